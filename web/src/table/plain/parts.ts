/** Any view as a tidy list of what is on the table: figures, cards, groups of things, and what each seat has. */

/** Cards in a row that are alike; null: face down. */
interface Dealt {
  card: string | null;
  n: number;
}
export type Part =
  | { sort: 'number'; n: number }
  | { sort: 'flag'; on: boolean }
  | { sort: 'word'; word: string }
  | { sort: 'seat'; seat: number }
  | { sort: 'cards'; cards: Dealt[] }
  | { sort: 'list'; parts: Part[] }
  | { sort: 'facts'; facts: Fact[] };
/** A part by the name that the view gives it. */
export interface Fact {
  name: string;
  part: Part;
}
export interface Laid {
  /** What is told in one word or figure. */
  short: Fact[];
  long: Fact[];
  /** What belongs to each seat. */
  seats: Fact[][];
}

/** What a view is read against: how many sit at the table, and which words are cards. */
export interface Known {
  seats: number;
  isCard(word: string): boolean;
}

type Data = Record<string, unknown>;

/** Who looks, how late it is and how it ended are told elsewhere. */
const ELSEWHERE = new Set(['game', 'you', 'seat', 'players', 'round', 'result']);
const SEATS = new Set(['seat', 'first', 'leader', 'owner', 'by', 'turn']);
const HIDDEN = '?';

const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lay out a view. */
export function laidOut(view: Data, known: Known): Laid {
  const entries = Object.entries(view).filter(([name]) => !ELSEWHERE.has(name));
  const shared = entries.filter(([, value]) => !isBySeat(value, known));
  const facts = factsOf(shared, known);
  return {
    short: facts.filter(({ part }) => isShort(part)),
    long: facts.filter(({ part }) => !isShort(part)),
    seats: Array.from({ length: known.seats }, (_, seat) =>
      entries.flatMap(([name, value]) => (isBySeat(value, known) ? ofSeat(name, value, seat, known) : [])),
    ),
  };
}

/** Whether a list has one entry for each seat; words are rather cards in a row. */
function isBySeat(value: unknown, { seats }: Known): value is unknown[] {
  return Array.isArray(value) && value.length === seats && value.every((one) => typeof one !== 'string');
}

/** What a list by seats has for one of them; what it has under names stands beside the rest. */
function ofSeat(name: string, all: unknown[], seat: number, known: Known): Fact[] {
  const own = all.find((one) => isRecord(one) && one['seat'] === seat) ?? all[seat];
  if (!isRecord(own)) return factsOf([[name, own]], known);
  return factsOf(
    Object.entries(own).filter(([part]) => part !== 'seat'),
    known,
  );
}

function factsOf(entries: [string, unknown][], known: Known): Fact[] {
  return entries.flatMap(([name, value]) => {
    const part = partOf(name, value, known);
    return part ? [{ name, part }] : [];
  });
}

/** A value as a part; null where there is nothing to show. */
function partOf(name: string, value: unknown, known: Known): Part | null {
  if (typeof value === 'number') {
    return SEATS.has(name) && value < known.seats
      ? { sort: 'seat', seat: value }
      : { sort: 'number', n: value };
  }
  if (typeof value === 'boolean') return { sort: 'flag', on: value };
  if (typeof value === 'string') return wordOf(value, known);
  if (Array.isArray(value)) return listOf(name, value, known);
  if (!isRecord(value)) return null;
  const facts = factsOf(Object.entries(value), known);
  return facts.length ? { sort: 'facts', facts } : null;
}

function wordOf(word: string, known: Known): Part | null {
  if (!word) return null;
  return isDealt(word, known) ? { sort: 'cards', cards: dealt([word]) } : { sort: 'word', word };
}

const isDealt = (value: unknown, { isCard }: Known): value is string =>
  typeof value === 'string' && (value === HIDDEN || isCard(value));

function listOf(name: string, all: unknown[], known: Known): Part | null {
  if (all.length && all.every((one) => isDealt(one, known))) return { sort: 'cards', cards: dealt(all) };
  const parts = all.map((one) => partOf(name, one, known)).filter((part) => part !== null);
  return parts.length ? { sort: 'list', parts } : null;
}

/** Cards in their order; those that lie together and are alike are counted. */
function dealt(cards: readonly string[]): Dealt[] {
  const rows: Dealt[] = [];
  for (const one of cards) {
    const card = one === HIDDEN ? null : one;
    const last = rows.at(-1);
    if (last?.card === card) last.n += 1;
    else rows.push({ card, n: 1 });
  }
  return rows;
}

/** Whether a part is told in one word or figure. */
export function isShort({ sort }: Part): boolean {
  return sort === 'number' || sort === 'flag' || sort === 'word' || sort === 'seat';
}
