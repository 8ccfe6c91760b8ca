/** What can be chosen, in words: each value by a message of the game or of the table. */
import type { Lexicon } from '../words/lexicon';
import type { ChoiceData } from '../table/protocol';
import type { Value } from './wish';

/** The key of a value's name: `scenario-1`, or `module-A` for one of the modules; null where it has none. */
export function keyOf(words: Lexicon, choice: string, value: Value): string | null {
  const keys = [`${choice}-${value}`, `${choice.replace(/s$/, '')}-${value}`];
  return keys.find((key) => words.has(key)) ?? null;
}

export function choiceName(words: Lexicon, { name }: ChoiceData): string {
  return words.say({ key: `web-option-${name}`, args: {} });
}

/** What is said about a choice, or about one of its values; nothing where there is nothing to say. */
export function choiceAbout(words: Lexicon, { name }: ChoiceData): string {
  return maybe(words, `web-option-${name}-about`);
}

export function valueName(words: Lexicon, { name }: Pick<ChoiceData, 'name'>, value: Value): string {
  const known = keyOf(words, name, value) ?? `card-${value}`;
  return maybe(words, known) || maybe(words, `web-choice-${value}`) || String(value);
}

export function valueAbout(words: Lexicon, { name }: ChoiceData, value: Value): string {
  const key = keyOf(words, name, value);
  if (!key) return maybe(words, `web-about-${value}`);
  return maybe(words, `${key}-about`) || maybe(words, `${key}-blurb`);
}

/** The letter that stands for a value, where it has one. */
export const letterOf = (words: Lexicon, value: Value): string => maybe(words, `letter-${value}`);

/** Whether one of its values is laid out to be read: where something is said about them. */
export function isLaidOut(words: Lexicon, choice: ChoiceData): boolean {
  if (choice.each || choice.many) return false;
  return choice.values.some((value) => valueAbout(words, choice, value));
}

/** Whether a choice without values is a code of one's own: a new one, or that of a friend. */
export function isCoded(words: Lexicon, { name, values, each }: ChoiceData): boolean {
  return !each && !values.length && words.has(`web-option-${name}-new`);
}

function maybe(words: Lexicon, key: string): string {
  return words.has(key) ? words.say({ key, args: {} }) : '';
}
