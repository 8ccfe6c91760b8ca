/** Spaces: where they lie, their corners, and the outlines of several. */
import { R3, type Point } from './pen';

/** The size of a space in the units of the drawing. */
export const UNIT = 60;
const S = UNIT;

export interface Hex {
  q: number;
  r: number;
  /** The tile that it is a part of. */
  tile: number;
  /** Null: nobody has been there. */
  terrain: string | null;
}

/** A place that stays free. */
export interface Clearing extends Point {
  r: number;
}

export interface Edge {
  a: Point;
  b: Point;
  /** Whether a closed tile lies beyond it. */
  sheet: boolean;
}

export const centre = (q: number, r: number): Point => ({ x: S * R3 * (q + r / 2), y: S * 1.5 * r });
export const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** A corner of the space round a point. */
export function corner(c: Point, at: number, size = S): Point {
  const a = (Math.PI / 180) * (60 * at - 30);
  return { x: c.x + size * Math.cos(a), y: c.y + size * Math.sin(a) };
}

export const nameOf = (p: Point): string =>
  `${Math.round(p.x / ((S * R3) / 2))}:${Math.round(p.y / (S / 2))}`;
export const placeOf = (q: number, r: number): string => `${q},${r}`;

/** Edges joined end to end. */
export function loops(edges: readonly Edge[]): Edge[][] {
  const from = new Map<string, Edge[]>();
  for (const edge of edges) from.set(nameOf(edge.a), [...(from.get(nameOf(edge.a)) ?? []), edge]);
  const found: Edge[][] = [];
  for (const starts of from.values())
    for (let edge = starts.pop(); edge; edge = starts.pop()) {
      const loop: Edge[] = [];
      for (let next: Edge | undefined = edge; next; next = from.get(nameOf(next.b))?.pop()) loop.push(next);
      found.push(loop);
    }
  return found;
}

/** The outline of a closed tile or of any few spaces, drawn straight. */
export function border(hexes: readonly { q: number; r: number }[], shrink = 1): Point[] {
  const inside = new Set(hexes.map(({ q, r }) => placeOf(q, r)));
  const edges = hexes.flatMap(({ q, r }) => {
    const c = centre(q, r);
    return DIRECTIONS.flatMap(([dq, dr], at) =>
      inside.has(placeOf(q + dq, r + dr)) ? [] : [{ a: corner(c, at), b: corner(c, at + 1), sheet: false }],
    );
  });
  const m = middle(hexes);
  return (loops(edges)[0] ?? []).map(({ a }) => ({
    x: m.x + (a.x - m.x) * shrink,
    y: m.y + (a.y - m.y) * shrink,
  }));
}

/** The middle of some spaces. */
export function middle(hexes: readonly { q: number; r: number }[]): Point {
  const all = hexes.map(({ q, r }) => centre(q, r));
  const n = all.length || 1;
  return { x: all.reduce((sum, { x }) => sum + x, 0) / n, y: all.reduce((sum, { y }) => sum + y, 0) / n };
}
