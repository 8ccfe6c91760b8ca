/** The faces behind a roll: each die shows one trait, once or twice. */
import type { Phrase } from '../../table/protocol';
import { TRAITS, type Trait } from './view';

export interface Face {
  trait: Trait;
  points: number;
}

function points(phrase: Phrase, trait: Trait): number {
  const n = phrase.args[trait];
  return typeof n === 'number' ? n : 0;
}

/** Lay the symbols of a roll out on dice: two of a trait fit on one die, more need a second. */
export function facesOf(phrase: Phrase): Face[] {
  return TRAITS.flatMap((trait) => {
    const n = points(phrase, trait);
    if (!n) return [];
    return n <= 2
      ? [{ trait, points: n }]
      : [
          { trait, points: 2 },
          { trait, points: n - 2 },
        ];
  });
}
