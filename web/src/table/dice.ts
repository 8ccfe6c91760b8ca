/** Dice that have fallen, as the table shows them. */
import type { LogLine } from './protocol';

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
