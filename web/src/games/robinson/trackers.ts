/** What a scenario counts towards its goal, read from the view. */
import type { RobinsonView } from './view';

export interface Tracker {
  /** The word `web-robinson-track-<name>`. */
  name: string;
  icon: string;
  n: number;
  of: number;
  /** How strong it is, where it has to be fought. */
  strength?: number;
}

function onIsland(view: RobinsonView, token: string): number {
  return view.island.spaces.filter(({ tokens }) => tokens.includes(token)).length;
}

/** How many levels of the woodpile hold how many logs each. */
export function woodpile(view: RobinsonView): { holds: number; of: number }[] {
  let left = view.scenario.track['woodpile'] ?? 0;
  return (view.scenario.printed.woodpile ?? []).map((of) => {
    const holds = Math.min(of, left);
    left -= holds;
    return { holds, of };
  });
}

/** The inventions that the Robinson family wants, built or not. */
export function wanted(view: RobinsonView): { card: string; built: boolean }[] {
  const items = new Set(view.items.filter(({ fading }) => !fading).map(({ card }) => card));
  return view.signs
    .filter((sign) => sign.startsWith('family '))
    .map((sign) => sign.slice(7))
    .map((card) => ({ card, built: items.has(card) }));
}

export type Fate = 'alive' | 'dead' | 'taken';
const FATES: Fate[] = ['alive', 'dead', 'taken'];

export function crew(view: RobinsonView): { member: string; fate: Fate }[] {
  return (view.scenario.printed.crew ?? []).map((member) => ({
    member,
    fate: FATES[view.scenario.track[member] ?? 0] ?? 'alive',
  }));
}

/** Whom Kong kills or takes next. [RC-585] */
export function nextVictim(view: RobinsonView): string | null {
  return crew(view).find(({ fate }) => fate === 'alive')?.member ?? null;
}

/** What the cannibals have on a space, or what is left of it. */
export function settlement(view: RobinsonView, space: string): 'village' | 'city' | 'burned' | null {
  const city = view.scenario.printed.city === space;
  if (!city && !view.signs.includes(`village ${space}`)) return null;
  if (view.signs.includes(`burned ${space}`)) return 'burned';
  return city ? 'city' : 'village';
}

/** The plain counters of a scenario. */
export function trackers(view: RobinsonView): Tracker[] {
  const { printed, track, foes } = view.scenario;
  const needed = (by: number[] | undefined) => by?.[view.players - 1] ?? 0;
  const found: Tracker[] = [];
  if (printed.crosses)
    found.push({ name: 'crosses', icon: 'cross', n: onIsland(view, 'cross'), of: printed.crosses });
  if (printed.tiles) {
    const explored = view.island.spaces.filter(({ tile }) => tile).length;
    found.push({ name: 'tiles', icon: 'tiles', n: explored, of: needed(printed.tiles) });
    found.push({ name: 'places', icon: 'places', n: track['places'] ?? 0, of: needed(printed.places) });
  }
  if (printed.city) {
    const { village, city } = foes;
    found.push({
      name: 'villages',
      icon: 'burned',
      n: track['burned'] ?? 0,
      of: printed.villages ?? 0,
      strength: village,
    });
    found.push({ name: 'city', icon: 'city', n: track['city'] ?? 0, of: 1, strength: city });
  }
  if (printed.traps)
    found.push({ name: 'traps', icon: 'trap', n: onIsland(view, 'trap'), of: printed.traps });
  const family = wanted(view);
  if (family.length) {
    const { shelter, roof, palisade, weapons } = view.levels;
    const home = [shelter, roof > 0, palisade > 0, weapons > 0].filter(Boolean).length;
    found.push({
      name: 'family',
      icon: 'invention',
      n: family.filter(({ built }) => built).length,
      of: family.length,
    });
    found.push({ name: 'home', icon: 'shelter', n: home, of: 4 });
  }
  if (printed.births) {
    const born = printed.births.filter((round) => view.round >= round).length;
    found.push({ name: 'children', icon: 'child', n: born, of: printed.births.length });
  }
  return found;
}
