/** One's own finished games, kept on this device: how each ended, and its figures. */
import { figuresOf, type Figures } from './figures';
import type { LogLine, Phrase, ResultData, TableInfo } from './protocol';
import { outcome } from './standings';

export interface Finished {
  id: string;
  game: string;
  options: Record<string, unknown>;
  names: string[];
  /** When it was seen to end. */
  at: string;
  end: 'won' | 'lost' | 'over';
  /** Where in the game that was. */
  clock: Phrase;
  cause: Phrase;
  /** One's own points, where any were counted. */
  score: number | null;
  figures: Figures;
}

const KEY = 'campfire.finished';
const MOST = 200;

/** Games that ended, newest first. */
export function finished(): Finished[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept)
      ? (kept as Finished[]).filter((one) => typeof one?.id === 'string' && one.figures !== undefined)
      : [];
  } catch {
    return [];
  }
}

function write(all: Finished[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing remembers no games.
  }
}

/** Remember how a game ended for those who sat here; the same game is remembered once. */
export function rememberEnd(
  table: TableInfo,
  result: ResultData,
  log: readonly LogLine[],
  names: string[],
  clock: Phrase,
): void {
  const all = finished();
  const { seats } = table.you;
  if (!seats.length || all.some(({ id }) => id === table.id)) return;
  const scores = seats.flatMap((seat) => result.standings[seat]?.score ?? []);
  write([
    {
      id: table.id,
      game: table.game,
      options: table.options,
      names,
      at: table.changed,
      end: outcome(result, seats),
      clock,
      cause: result.phrase,
      score: scores.length ? Math.max(...scores) : null,
      figures: figuresOf(log),
    },
    ...all,
  ]);
}

/** Forget one of them. */
export function forgetEnd(id: string): void {
  write(finished().filter((one) => one.id !== id));
}

interface Tally {
  game: string;
  played: number;
  won: number;
  best: number | null;
}

/** How often each game was played and won, and the best score. */
export function tallies(all: readonly Finished[]): Tally[] {
  return [...new Set(all.map(({ game }) => game))].map((game) => {
    const of = all.filter((one) => one.game === game);
    const scores = of.flatMap(({ score }) => score ?? []);
    return {
      game,
      played: of.length,
      won: of.filter(({ end }) => end === 'won').length,
      best: scores.length ? Math.max(...scores) : null,
    };
  });
}
