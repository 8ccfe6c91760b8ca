/** How a game ended for whom. */
import { alike } from '../words/phrase';
import type { Phrase, ResultData } from './protocol';

/** How a seat came out: its place, whether others share it, and why where that is its own story. */
export interface Standing {
  seat: number;
  won: boolean;
  place: number;
  tied: boolean;
  score: number | null;
  own: Phrase | null;
}

/** Whether all won or lost together, for one reason, and nothing tells them apart. */
export function isTogether({ standings }: ResultData): boolean {
  const [first] = standings;
  return standings.every(
    ({ won, cause, place, score }) =>
      won === first?.won && cause === first.cause && place === first.place && score === null,
  );
}

/** A score as it is printed: with a minus, not a hyphen. */
export const signed = (score: number): string => (score < 0 ? `−${-score}` : `${score}`);

/** The seats by their places. */
export function ranked({ standings, phrase: end }: ResultData): Standing[] {
  return standings
    .map(({ won, place, score, phrase }, seat) => ({
      seat,
      won,
      place,
      tied: standings.filter((other) => other.place === place).length > 1,
      score,
      own: alike(phrase, end) ? null : phrase,
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** The word for what the end means. */
export const OUTCOMES = { won: 'web-won', lost: 'web-lost', over: 'web-over' } as const;
export type Outcome = keyof typeof OUTCOMES;

/** What the end means to those who look from these seats; whoever only watches, or sees some win and some lose, is told no more than that. */
export function outcome(result: ResultData, seats: readonly number[]): Outcome {
  const mine = isTogether(result) ? result.standings : seats.flatMap((seat) => result.standings[seat] ?? []);
  const won = mine.filter((standing) => standing.won).length;
  if (mine.length && won === mine.length) return 'won';
  return mine.length && !won ? 'lost' : 'over';
}
