/** Where things stand on a map: its canvas, its spaces, and the lines of its paths. */
import { walk, type Point } from '../ink/pen';
import type { LandSight, PathSight } from '../view.gen';

/** The maps are written on a canvas of 1000 by 640 and drawn larger. */
export const SCALE = 1.6;
export const WIDE = 1600;
export const HIGH = 1024;
/** How far the land goes on beyond its canvas on either side, where a screen is wide. */
export const BEYOND = 320;

export interface Way extends PathSight {
  a: string;
  b: string;
  line: Point[];
  mid: Point;
}

export const spot = ({ x, y }: { x: number; y: number }): [number, number] => [x * SCALE, y * SCALE];

export function spots(map: LandSight): Map<string, [number, number]> {
  return new Map(map.spaces.map((space) => [space.space, spot(space)]));
}

/** The paths as they bend over the land. */
export function ways(map: LandSight): Way[] {
  const at = spots(map);
  return map.paths.map((path, i) => {
    const [a = '', b = ''] = path.ends;
    const [A, B] = [at.get(a) ?? [0, 0], at.get(b) ?? [0, 0]] as [[number, number], [number, number]];
    const bend = path.bend ?? (i % 2 ? 0.07 : -0.07);
    const [dx, dy] = [B[0] - A[0], B[1] - A[1]];
    const mid: Point = [(A[0] + B[0]) / 2 - dy * bend, (A[1] + B[1]) / 2 + dx * bend];
    return { ...path, a, b, line: walk([A, mid, B], 9), mid };
  });
}

/** The line along several spaces. */
export function along(all: readonly Way[], spaces: readonly string[]): Point[] {
  return spaces.slice(1).flatMap((to, i) => {
    const from = spaces[i] ?? '';
    const way = between(all, from, to);
    return !way ? [] : way.a === from ? way.line : [...way.line].reverse();
  });
}

export function between(all: readonly Way[], one: string, other: string): Way | undefined {
  return all.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));
}
