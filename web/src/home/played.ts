/** What is being played, in words. */
import type { Lexicon } from '../words/lexicon';
import { keyOf } from './choices';
import type { Value } from './wish';

/** A value that goes without saying. */
const USUAL = 'usual';

/** Name what was chosen and has a name: the scenario, or else the several parts of it; a game may say it as `web-played-<choice>`. */
export function played(options: Record<string, unknown>, words: Lexicon): string {
  const named = Object.entries(options)
    .filter(([, value]) => value !== USUAL)
    .map(([choice, value]) => [value, nameOf(words, choice, value)] as const);
  const one = named.filter(([value, name]) => name && !Array.isArray(value));
  const several = named.filter(([value, name]) => name && Array.isArray(value));
  return (one.length ? one : several).map(([, name]) => name).join(' · ');
}

function nameOf(words: Lexicon, choice: string, value: unknown): string {
  if (Array.isArray(value))
    return value
      .map((part) => nameOf(words, choice, part))
      .filter(Boolean)
      .join(' + ');
  const own = `web-played-${choice}`;
  if (words.has(own) && (typeof value === 'string' || typeof value === 'number'))
    return words.say({ key: own, args: { value } });
  if (typeof value === 'object') return (value as { file?: string } | null)?.file ?? '';
  const key = keyOf(words, choice, value as Value);
  return key ? words.say({ key, args: {} }) : '';
}
