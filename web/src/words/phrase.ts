/** Phrases put together, taken apart and compared. */
import type { Phrase } from './lexicon';

/** A phrase with its arguments. */
export const word = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });

/** The phrase that another one has for an argument; null where that is none. */
export function nested(phrase: Phrase, name: string): Phrase | null {
  const arg = phrase.args[name];
  return typeof arg === 'object' && 'key' in arg ? arg : null;
}

/** What a key speaks of, and which of these: `good-food` is the food among the goods. */
export function parted(key: string): [sort: string, word: string] {
  const [sort = '', ...rest] = key.split('-');
  return [sort, rest.join('-')];
}

/** Whether two phrases say the same. */
export function alike(one: Phrase, other: Phrase): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
