/** What is being played, in words. */
import { lexicon, t } from '../words/words.svelte';

function moduleName(module: unknown): string {
  if (typeof module === 'string') return t('web-module', { letter: module });
  const file = (module as { file?: string } | null)?.file;
  return file ?? '?';
}

export function scenarioName(options: Record<string, unknown>): string {
  const scenario = options['scenario'];
  if (typeof scenario === 'string' && scenario) {
    return lexicon().has(`scenario-${scenario}`)
      ? t(`scenario-${scenario}`)
      : t('web-scenario', { id: scenario });
  }
  const modules = options['modules'];
  return Array.isArray(modules) ? modules.map(moduleName).join(' + ') : '';
}
