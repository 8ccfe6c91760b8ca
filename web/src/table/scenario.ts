/** What is being played, in words. */
import type { Lexicon } from '../words/lexicon';
import { lexicon } from '../words/words.svelte';

function moduleName(module: unknown, words: Lexicon): string {
  if (typeof module === 'string') return words.say({ key: 'web-module', args: { letter: module } });
  const file = (module as { file?: string } | null)?.file;
  return file ?? '?';
}

/** Name a scenario or the modules, in the words of the game on the table or in those given. */
export function scenarioName(options: Record<string, unknown>, words: Lexicon = lexicon()): string {
  const scenario = options['scenario'];
  if (typeof scenario === 'string' && scenario) {
    return words.has(`scenario-${scenario}`)
      ? words.say({ key: `scenario-${scenario}`, args: {} })
      : words.say({ key: 'web-scenario', args: { id: scenario } });
  }
  const modules = options['modules'];
  return Array.isArray(modules) ? modules.map((module) => moduleName(module, words)).join(' + ') : '';
}
