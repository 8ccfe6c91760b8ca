/** Dice that have fallen, as the table shows them. */
import type { ArgData, LogLine } from './protocol';

export interface Die {
  /** The sign on the face; nothing where the face is blank. */
  sign: string | null;
  /** How often the sign stands on the face. */
  n: number;
  /** Which die it is, where they differ by colour. */
  die: string;
}

/** What was rolled, and the lines of the log that tell it. */
export interface Rolled {
  dice: Die[];
  lines: LogLine[];
}

/** A die as an event names it: which one it is, and at the end the sign that is up and how often it stands there. */
function dieOf(face: ArgData): Die[] {
  if (!Array.isArray(face) || face.length < 3) return [];
  return [{ die: String(face[0]), sign: String(face.at(-2)) || null, n: Number(face.at(-1)) }];
}

/** The last roll in these lines of the log: all dice that fell at once. */
export function rolledIn(lines: readonly LogLine[]): Rolled {
  const last = lines.findLast(({ shows }) => shows === 'dice');
  const rolled = lines.filter(({ key, at }) => key === last?.key && at === last.at);
  const faces = rolled.flatMap(({ args }) => Object.values(args).filter((arg) => Array.isArray(arg)));
  return { lines: rolled, dice: faces.flat().flatMap(dieOf) };
}
