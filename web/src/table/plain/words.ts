/** Words for a view that nobody has drawn a board for: those of the game where it has them, else the names themselves. */
import type { Lexicon } from '../../words/lexicon';

/** What the view calls a part; a game may say it as `view-<name>`. */
export function partName(words: Lexicon, name: string): string {
  return said(words, [`view-${name}`, `thing-${name}`, `card-${name}`]) ?? spaced(words, name);
}

/** A word in the view: a phase, a kind, a thing. */
export function wordName(words: Lexicon, name: string, word: string): string {
  return (
    said(words, [`${name}-${word}`, `view-${word}`, `thing-${word}`, `card-${word}`]) ?? spaced(words, word)
  );
}

function said(words: Lexicon, keys: string[]): string | undefined {
  const key = keys.find((one) => words.has(one));
  return key && words.say({ key, args: {} });
}

function spaced({ lang }: Lexicon, name: string): string {
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
}
