/** The dice behind a roll: each shows one trait, once or twice. */
import type { Die, Rolled } from '../../table/dice';
import type { LogLine, Phrase } from '../../table/protocol';
import { TRAITS, type Trait } from './view';

const die = (sign: Trait, n: number): Die => ({ die: 'trait', sign, n });

function points(phrase: Phrase, trait: Trait): number {
  const n = phrase.args[trait];
  return typeof n === 'number' ? n : 0;
}

/** Lay the symbols of a roll out on dice: two of a trait fit on one die, more need a second. */
export function facesOf(phrase: Phrase): Die[] {
  return TRAITS.flatMap((trait) => {
    const n = points(phrase, trait);
    if (!n) return [];
    return n <= 2 ? [die(trait, n)] : [die(trait, 2), die(trait, n - 2)];
  });
}

/** The last roll in these lines of the log. */
export function diceOf(lines: readonly LogLine[]): Rolled {
  const roll = lines.findLast((line) => /^event-(rolled|lent)$/.test(line.phrase.key));
  return roll ? { lines: [roll], dice: facesOf(roll.phrase) } : { lines: [], dice: [] };
}
