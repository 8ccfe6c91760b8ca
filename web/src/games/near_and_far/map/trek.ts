/** Treks: the ways to a space, what each costs and meets, and what is left at its end. */
import type { SeatSight, Sight, SpaceSight } from '../view.gen';
import { STRONGEST_HEARTS } from '../view';

export interface Step {
  space: string;
  /** Hearts for leaving the space before, and for water here. */
  hearts: number;
  meets: '' | 'threat' | 'treasure';
}
/** Whom a step meets: its card, and the hearts left for the fight. */
export interface Foe {
  card: string;
  hearts: number;
}
export interface Trek {
  steps: Step[];
  hearts: number;
  threats: number;
  treasures: number;
  /** Hearts left at its end. */
  left: number;
}

/** Where a trek begins and what there is for it. */
interface Purse {
  from: string;
  moves: number;
  hearts: number;
  /** Whether the free departure is used up. */
  departed: boolean;
  spared: number;
}

/** What a seat could travel with now: in the middle of a move what is left of it, else a whole move. */
export function purseOf(view: Sight, seat: SeatSight, moving: boolean): Purse {
  const town = view.map.spaces.find(({ town }) => town)?.space ?? '';
  if (moving)
    return {
      from: seat.space,
      moves: view.moves,
      hearts: seat.hearts,
      departed: view.departed,
      spared: view.spared,
    };
  const hearts = seat.space ? seat.hearts : Math.min(STRONGEST_HEARTS, seat.icons['heart'] ?? 0);
  return { from: seat.space || town, moves: seat.movement, hearts, departed: false, spared: seat.spares };
}

/** Who stands in the way at each step of a trek, one after the other from the top of the deck. */
export function foes(view: Sight, { steps, hearts, left }: Trek): (Foe | null)[] {
  const deck = view.threats.length ? view.threats : view.bosses;
  let [met, rest] = [0, hearts + left];
  return steps.map(({ hearts: paid, meets }) => {
    rest -= paid;
    const card = meets === 'threat' ? deck[met++] : undefined;
    return card === undefined ? null : { card, hearts: rest };
  });
}

interface Open extends Trek {
  departed: boolean;
  spared: number;
}

const MOST_WAYS = 3;
/** Longer moves are not looked through to their end. */
const FURTHEST = 8;

/** All treks from a purse, by the space where they end; the best of each kind, cheapest first. */
export function treks(view: Sight, purse: Purse): Map<string, Trek[]> {
  const spaces = new Map(view.map.spaces.map((space) => [space.space, space]));
  const next = neighbours(view);
  const found = new Map<string, Trek[]>();
  const go = (at: string, so: Open, seen: readonly string[]): void => {
    for (const { to, meets } of so.steps.length < Math.min(purse.moves, FURTHEST)
      ? (next.get(at) ?? [])
      : []) {
      const further = seen.includes(to) ? null : step(so, spaces.get(at), spaces.get(to), to, meets);
      if (!further) continue;
      const better = kept(found.get(to) ?? [], further);
      if (!better) continue;
      found.set(to, better);
      go(to, further, [...seen, to]);
    }
  };
  const { hearts, departed, spared } = purse;
  go(purse.from, { steps: [], hearts: 0, threats: 0, treasures: 0, left: hearts, departed, spared }, [
    purse.from,
  ]);
  return found;
}

const isEmpty = (space: SpaceSight) => space.camp === null && !space.town;

function step(
  so: Open,
  from: SpaceSight | undefined,
  to: SpaceSight | undefined,
  space: string,
  meets: Step['meets'],
): Open | null {
  if (!from || !to) return null;
  const leaves = so.departed && isEmpty(from);
  const due = (leaves && so.spared === 0 ? 1 : 0) + (to.water ? 1 : 0);
  if (due > so.left) return null;
  return {
    steps: [...so.steps, { space, hearts: due, meets }],
    hearts: so.hearts + due,
    threats: so.threats + (meets === 'threat' ? 1 : 0),
    treasures: so.treasures + (meets === 'treasure' ? 1 : 0),
    left: so.left - due,
    departed: true,
    spared: so.spared - (leaves && so.spared > 0 ? 1 : 0),
  };
}

/** The treks to a space with one more, without those that another is better than in everything; null: it is not worth it. */
function kept(known: readonly Trek[], trek: Trek): Trek[] | null {
  if (known.some((other) => beats(other, trek))) return null;
  const all = [...known.filter((other) => !beats(trek, other)), trek];
  return all.sort((one, other) => weight(one) - weight(other)).slice(0, MOST_WAYS);
}

const beats = (one: Trek, other: Trek) =>
  one.hearts <= other.hearts &&
  one.threats <= other.threats &&
  one.treasures >= other.treasures &&
  one.steps.length <= other.steps.length;

const weight = ({ hearts, threats, treasures, steps }: Trek) =>
  hearts * 3 + threats * 4 - treasures * 2 + steps.length;

interface Next {
  to: string;
  meets: Step['meets'];
}

function neighbours(view: Sight): Map<string, Next[]> {
  const next = new Map<string, Next[]>();
  for (const { ends, symbol, active } of view.map.paths) {
    const [a = '', b = ''] = ends;
    const meets =
      active && (symbol === 'treasure' || (symbol === 'threat' && view.threats.length > 0)) ? symbol : '';
    next.set(a, [...(next.get(a) ?? []), { to: b, meets: meets as Step['meets'] }]);
    next.set(b, [...(next.get(b) ?? []), { to: a, meets: meets as Step['meets'] }]);
  }
  return next;
}
