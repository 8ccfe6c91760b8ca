/** From the view to the drawing: hexes, what must stay free of trees, fires and their light. */
import { centre, UNIT, type Clearing, type Hex } from './land/hexes';
import { hash, type Point } from './land/pen';
import { hexesOf, type DiscoverView, type SpaceSeen, type TokenSeen } from './view';

type Open = ReadonlyMap<number, SpaceSeen>;

/** All spaces of the pattern, scouted or not. */
export function landHexes({ tiles }: DiscoverView): Hex[] {
  return tiles.flatMap((tile) =>
    hexesOf(tile).map((hex, at) => ({
      ...hex,
      tile: tile.place,
      terrain: tile.open ? (tile.spaces[at]?.terrain ?? null) : null,
    })),
  );
}

/** The same box looks the same for everybody. */
export const seedOf = ({ box, scenario }: DiscoverView): number =>
  Math.abs(hash(`${box} ${scenario}`)) % 9973;

/** Where in its space something stands, in sizes of a space. */
const SPOTS = {
  landmark: { x: -0.1, y: 0.3 },
  camp: { x: -0.16, y: 0.26 },
  water: { x: 0, y: 0.26 },
  target: { x: 0, y: 0.12 },
  find: { x: 0, y: 0.26 },
  fire: { x: -0.44, y: 0.36 },
  campfire: { x: 0.46, y: 0.4 },
  beast: { x: 0.4, y: -0.3 },
  pawn: { x: 0, y: -0.34 },
  loose: { x: 0, y: 0.64 },
} as const;

export function spot(space: SpaceSeen, name: keyof typeof SPOTS): Point {
  const c = centre(space.q, space.r);
  const { x, y } = SPOTS[name];
  return { x: c.x + x * UNIT, y: c.y + y * UNIT };
}

const FREE: Readonly<Record<string, { spot: keyof typeof SPOTS; up: number; r: number }>> = {
  landmark: { spot: 'landmark', up: 0.3, r: 0.5 },
  camp: { spot: 'camp', up: 0.1, r: 0.52 },
  water: { spot: 'water', up: 0.06, r: 0.42 },
  target: { spot: 'target', up: 0, r: 0.3 },
  leaf: { spot: 'find', up: 0, r: 0.27 },
  shell: { spot: 'find', up: 0, r: 0.27 },
  flint: { spot: 'find', up: 0, r: 0.27 },
  crate: { spot: 'find', up: 0, r: 0.27 },
};

/** What is printed on the tiles stays free of trees, whatever lies there now. */
export function clearingsOf(open: Open): Clearing[] {
  return [...open.values()].flatMap((space) => {
    const free = FREE[space.mark];
    if (!free) return [];
    const { x, y } = spot(space, free.spot);
    return [{ x, y: y - free.up * UNIT, r: free.r * UNIT }];
  });
}

/** Resources of one kind on one space lie on a heap that shows how many they are. */
export function heaped(tokens: readonly TokenSeen[]): TokenSeen[] {
  const heaps = new Map<string, TokenSeen>();
  for (const token of tokens) {
    const key = `${token.space} ${token.kind || token.token}`;
    const heap = heaps.get(key);
    heaps.set(key, heap ? { ...heap, amount: heap.amount + token.amount } : token);
  }
  return [...heaps.values()];
}

/** Burning fires and how far they shine. */
export function firesOf({ fires, camp }: DiscoverView, open: Open): Clearing[] {
  return fires.flatMap((fire) => {
    const space = open.get(fire);
    if (!space) return [];
    const p = spot(space, fire === camp ? 'campfire' : 'fire');
    return [{ x: p.x, y: p.y, r: UNIT * (fire === camp ? 3.9 : 3.1) }];
  });
}

type Corner = 'west north' | 'west south' | 'east south';

/** The corner of the map that is farthest from every tile; in the north-east one looks nearer or farther. */
export function freeCorner(hexes: readonly Hex[]): Corner {
  const all = hexes.map(({ q, r }) => centre(q, r));
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const far = (x: number, y: number) => Math.min(...all.map((one) => Math.hypot(one.x - x, one.y - y)));
  const corners: [Corner, number][] = [
    ['east south', far(Math.max(...xs), Math.max(...ys))],
    ['west south', far(Math.min(...xs), Math.max(...ys))],
    ['west north', far(Math.min(...xs), Math.min(...ys))],
  ];
  return corners.reduce((best, one) => (one[1] > best[1] + 1 ? one : best))[0];
}
