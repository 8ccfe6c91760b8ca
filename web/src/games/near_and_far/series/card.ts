/** A series of Near and Far between two games: the character cards, as they are carried over. */
export interface Card {
  experience: number;
  spent: number;
  talents: string[];
  keywords: string[];
  completed: number;
  side_quests: string[];
  lines: string[];
  past: number[];
}

interface Campaign {
  mode: 'campaign' | 'character';
  map: number;
  skipped: number[];
  quests: 'usual' | 'extra';
  side: 'dusk' | 'day';
  characters: string[];
  carried: Card[];
  away: { character: string; since: number; card: Card }[];
}

const FIRST_MAP = 2;
export const LAST_MAP = 11;
/** Squares of a campaign's card, and quests of a character. */
export const FULL = { campaign: 30, character: 10 } as const;
/** Quests that everybody needs before the last map of character mode. */
const READY = 8;
/** Maps that character mode plays at least before the last one. */
export const BEFORE_LAST = { usual: 3, extra: 2 } as const;

export const campaign = (options: Record<string, unknown>): Campaign => options as unknown as Campaign;

/** The maps of a campaign, or all that character mode may go to before the last. */
export function mapsOf({ mode, skipped, quests, carried, away }: Campaign): number[] {
  const all = Array.from({ length: LAST_MAP - FIRST_MAP + 1 }, (_, place) => FIRST_MAP + place);
  const played = Math.max(...[...carried, ...away.map(({ card }) => card)].map(({ past }) => past.length));
  const done = played >= BEFORE_LAST[quests] && carried.every(({ completed }) => completed >= READY);
  const ready = mode === 'campaign' || done;
  return all.filter((number) => !skipped.includes(number) && (ready || number < LAST_MAP));
}

/** Whose card it is, and the card: of somebody who played, or who stayed away; null for somebody new. */
export function cardOf(series: Campaign, seat: number | null, called: string): [string, Card | null] {
  if (seat !== null) return [series.characters[seat] ?? '', series.carried[seat] ?? null];
  return [called, series.away.find(({ character }) => character === called)?.card ?? null];
}
