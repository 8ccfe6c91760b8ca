/** Dice that have fallen, as the table shows them. */
import type { ArgData, LogLine } from './protocol';

/** A die as it lies on the table: which one, the sign that is up, and how often it stands there. */
export interface Die {
  die: string;
  /** Nothing where the face is blank, or bears a number. */
  sign: string;
  n: number;
  /** Whether it lay there before and does not fall now. */
  lies?: boolean;
}

/** What was rolled, and the lines of the log that tell it. */
export interface Rolled {
  dice: Die[];
  lines: LogLine[];
}

/** Under which names an event tells the bare face of a die, and what that die is called. */
const FACES: readonly [arg: string, die: string][] = [
  ['die', 'plain'],
  ['other', 'plain'],
  ['face', 'plain'],
  ['grey', 'grey'],
  ['red', 'red'],
];

/** The dice that a line tells of, whatever the game: tuples of die, face, sign and number, or bare faces. */
export function diceIn({ args }: Pick<LogLine, 'args'>): Die[] {
  const bare = FACES.flatMap(([arg, die]) => {
    const face = args[arg];
    return typeof face === 'number' ? [{ die, sign: '', n: face }] : [];
  });
  return [...asDice(args['dice'] ?? args['faces']), ...bare];
}

function asDice(dice: ArgData | undefined): Die[] {
  if (!Array.isArray(dice)) return [];
  return dice.flatMap((one) => {
    if (!Array.isArray(one)) return [];
    const words = one.filter((part): part is string => typeof part === 'string');
    const n = one.findLast((part): part is number => typeof part === 'number');
    return [{ die: words[0] ?? '', sign: words[1] ?? '', n: n ?? 1 }];
  });
}

/** The last roll in these lines of the log: all dice that fell at once. */
export function rolledIn(lines: readonly LogLine[]): Rolled {
  const last = lines.findLast(({ shows }) => shows === 'dice');
  const rolled = lines.filter(({ key, at }) => key === last?.key && at === last.at);
  return { lines: rolled, dice: rolled.flatMap(diceIn) };
}
