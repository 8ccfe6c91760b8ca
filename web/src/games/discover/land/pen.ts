/** The pen: chance that repeats itself, points, paths, and the strokes of ink that everything is drawn with. */
import { short } from '../../../pen/pen';

export { chances as rng, seedOf as hash } from '../../../pen/seed';

export interface Point {
  x: number;
  y: number;
}
export type Random = () => number;
/** A small drawing that stands at a point: u is the size of a space, c a wash of the region, big a further factor. */
export type Feature = (x: number, y: number, u: number, r: Random, c?: string, big?: number) => string;

export const R3 = Math.sqrt(3);

/** A figure in a path: one decimal is fine enough. */
export const f = (n: number): string => short(n).toString();
/** Two figures in a path. */
export const P = (x: number, y: number): string => `${f(x)} ${f(y)}`;
/** Straight on through points. */
export const lines = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => (at ? 'L' : 'M') + P(x, y)).join('');

/** A soft line through points. */
export function smooth(points: readonly Point[], closed: boolean): string {
  const n = points.length;
  const first = points[0];
  if (!first || n < 2) return '';
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? first;
  let d = `M${P(first.x, first.y)}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${P(b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6)} ${P(c.x - (e.x - b.x) / 6, c.y - (e.y - b.y) / 6)} ${P(c.x, c.y)}`;
  }
  return d + (closed ? 'Z' : '');
}

/** A stroke of ink. */
export const ink = (d: string, w = 1.3, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="var(--l-ink)" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;

/** A washed shape, with an outline where it has a width. */
export const shape = (d: string, fill: string, w = 0, extra = ''): string =>
  `<path d="${d}" fill="var(--l-${fill})"${w ? ` stroke="var(--l-ink)" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"` : ''}${extra}/>`;
