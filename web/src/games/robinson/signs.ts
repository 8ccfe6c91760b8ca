/** Which sign stands for which word: the same on cards, in sentences and in the log. */
import type { Phrase } from '../../table/protocol';

const EFFECTS: [RegExp, string][] = [
  [/wound|blood|hurt|bite/, 'wound'],
  [/heal/, 'heart'],
  [/morale/, 'morale'],
  [/determination/, 'determination'],
  [/wood/, 'wood'],
  [/food|feast/, 'food'],
  [/fur/, 'fur'],
  [/fight|beast|hunt/, 'beast'],
  [/weapon/, 'weapons'],
  [/palisade/, 'palisade'],
  [/roof/, 'roof'],
  [/shelter/, 'shelter'],
  [/myster|treasure/, 'mystery'],
  [/discover/, 'discovery'],
  [/invent|item|idea/, 'invention'],
  [/token|marker/, 'marker'],
  [/tile|camp/, 'tile'],
];

/** The sign of a phrase; undefined when it has none. */
export function signOf({ key }: Phrase): string | undefined {
  const [kind, ...rest] = key.split('-');
  const word = rest.join('-');
  switch (kind) {
    case 'amount':
    case 'terrain':
    case 'source':
      return word === 'at' ? undefined : word;
    case 'need':
      if (word === 'pawns') return 'pawn';
      if (word === 'weapons') return 'weapons';
      return word.startsWith('terrain-') ? word.slice(8) : undefined;
    default:
      return undefined;
  }
}

/** The sign of an effect, where a short picture must stand for a sentence. */
export function effectSign({ key }: Phrase): string | undefined {
  return key.startsWith('effect-') ? EFFECTS.find(([word]) => word.test(key))?.[1] : undefined;
}
