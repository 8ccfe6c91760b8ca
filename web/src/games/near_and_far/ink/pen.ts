/** The pen: lines with a belly, washes that do not quite meet. Everything is SVG as text, made from a seed, so that a map is always the same drawing. */
import { between, filled as fill, INK as PEN, short as r1 } from '../../../pen/pen';
import { chances, seedOf } from '../../../pen/seed';

export { fill, PEN, r1 };

export type Point = readonly [x: number, y: number, wide?: number];
export type Points = readonly Point[];

/** Chance that always falls the same way for the same seed. */
export interface Chance {
  (): number;
  in(low: number, high: number): number;
  pm(most: number): number;
  pick<T>(all: readonly T[]): T;
}

export function chance(seed: string): Chance {
  const next = chances(seedOf(seed));
  return Object.assign(next, {
    in: (low: number, high: number) => low + (high - low) * next(),
    pm: (most: number) => (next() * 2 - 1) * most,
    pick: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T,
  });
}

/** Points written as text: `x y, x y` or with a width `x y w`. */
export function points(text: string): Point[] {
  return text.split(',').map((one) => {
    const [x = 0, y = 0, wide] = one.trim().split(/\s+/).map(Number);
    return wide === undefined ? [x, y] : [x, y, wide];
  });
}

/** A shape written in units, laid at a place in a size. */
export function shape(x: number, y: number, z: number, text: string, flip = 1): Point[] {
  return points(text).map(([u, v]) => [x + u * z * flip, y + v * z]);
}

export const box = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

const near = (p: Points, i: number, closed: boolean): Point =>
  p[closed ? (i + p.length) % p.length : Math.max(0, Math.min(p.length - 1, i))] ?? [0, 0];

/** A soft curve through points. */
export function smooth(p: Points, closed = false): string {
  const [x = 0, y = 0] = p[0] ?? [];
  let d = `M${r1(x)} ${r1(y)}`;
  for (let i = 0; i < (closed ? p.length : p.length - 1); i++) {
    const [a, b, c, e] = [-1, 0, 1, 2].map((k) => near(p, i + k, closed)) as [Point, Point, Point, Point];
    d += `C${r1(b[0] + (c[0] - a[0]) / 6)} ${r1(b[1] + (c[1] - a[1]) / 6)} ${r1(c[0] - (e[0] - b[0]) / 6)} ${r1(c[1] - (e[1] - b[1]) / 6)} ${r1(c[0])} ${r1(c[1])}`;
  }
  return d + (closed ? 'Z' : '');
}

export const straight = (p: Points, closed = true): string =>
  `M${p.map(([x, y]) => `${r1(x)} ${r1(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** The same curve as points about a step apart; widths are carried along. */
export function walk(p: Points, step: number, closed = false): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < (closed ? p.length : p.length - 1); i++) {
    const [a, b, c, e] = [-1, 0, 1, 2].map((k) => near(p, i + k, closed)) as [Point, Point, Point, Point];
    const n = Math.max(1, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / step));
    for (let j = 0; j < n; j++) {
      const on = (k: 0 | 1 | 2) => between(a[k] ?? 0, b[k] ?? 0, c[k] ?? 0, e[k] ?? 0, j / n);
      out.push([on(0), on(1), on(2)]);
    }
  }
  const last = p.at(-1);
  if (!closed && last) out.push(last);
  return out;
}

export const shake = (p: Points, most: number, R: Chance): Point[] =>
  p.map(([x, y, w]) => [x + R.pm(most), y + R.pm(most), w]);

export const shift = (p: Points, dx: number, dy: number): Point[] =>
  p.map(([x, y, w]) => [x + dx, y + dy, w]);

export function normals(p: Points, closed = false): [number, number][] {
  return p.map((_, i) => {
    const [a, b] = [near(p, i - 1, closed), near(p, i + 1, closed)];
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [-(b[1] - a[1]) / l, (b[0] - a[0]) / l];
  });
}

/** A closed line so much further out. */
export function grow(p: Points, by: number): Point[] {
  const N = normals(p, true);
  const area = p.reduce((sum, [x, y], i) => {
    const [X, Y] = near(p, i + 1, true);
    return sum + x * Y - X * y;
  }, 0);
  const side = area > 0 ? -by : by;
  return p.map(([x, y], i) => [x + (N[i]?.[0] ?? 0) * side, y + (N[i]?.[1] ?? 0) * side]);
}

/** A ribbon along a line, as wide as its points say. */
export function ribbon(p: Points, factor = 1): Point[] {
  const N = normals(p);
  const side = (k: number): Point[] =>
    p.map(([x, y, w = 0], i) => [x + (N[i]?.[0] ?? 0) * w * k, y + (N[i]?.[1] ?? 0) * w * k]);
  return [...side(factor), ...side(-factor).reverse()];
}

/** One stroke of a nib: thick in the belly, thin at the ends; to be filled. */
export function nib(p: Points, w: number, R: Chance, from = 0.2, to = 0.15): string {
  const last = Math.max(1, p.length - 1);
  const wide = p.map(([x, y], i): Point => {
    const t = i / last;
    const k = Math.min(from + (1 - from) * Math.min(1, t * 5), to + (1 - to) * Math.min(1, (1 - t) * 5));
    return [x, y, k * w * 0.5 * (0.72 + 0.56 * R())];
  });
  return smooth(ribbon(wide), true);
}

export const line = (p: Points, w: number, R: Chance, most = 0.8, step = 16): string =>
  nib(shake(walk(p, step), most, R), w, R);

export function loop(p: Points, w: number, R: Chance, most = 0.8, step = 16): string {
  const q = shake(walk(p, step, true), most, R);
  return nib([...q, ...q.slice(0, 2)], w, R, 0.5, 0.3);
}

/** Straight sides, corners a little crossed, as a builder draws. */
export function edge(p: Points, w: number, R: Chance, most = 0.8): string {
  return p
    .map((a, i) => {
      const b = near(p, i + 1, true);
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const n = Math.max(2, Math.round(l / 34));
      const side = Array.from({ length: n + 1 }, (_, k): Point => {
        const t = (k === 0 ? -2 : k === n ? l + 2 : (l * k) / n) / l;
        return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      });
      return nib(shake(side, Math.min(most, l / 30), R), w, R, 0.6, 0.4);
    })
    .join('');
}

/** A short stroke, perhaps bowed. */
export function tick(x: number, y: number, X: number, Y: number, w = 1.4, bow = 0): string {
  const l = Math.hypot(X - x, Y - y) || 1;
  const [nx, ny] = [-(Y - y) / l, (X - x) / l];
  const [mx, my] = [(x + X) / 2 + nx * bow, (y + Y) / 2 + ny * bow];
  return `M${r1(x)} ${r1(y)}Q${r1(mx + nx * w)} ${r1(my + ny * w)} ${r1(X)} ${r1(Y)}Q${r1(mx - nx * w)} ${r1(my - ny * w)} ${r1(x)} ${r1(y)}Z`;
}

/** Strokes side by side, from one point towards another. */
export function hatch(from: Point, to: Point, n: number, dx: number, dy: number, R: Chance, w = 1.1): string {
  return Array.from({ length: n }, (_, i) => {
    const t = (i + 0.5) / n;
    const [x, y] = [from[0] + (to[0] - from[0]) * t + R.pm(1), from[1] + (to[1] - from[1]) * t + R.pm(1)];
    const l = R.in(0.55, 1);
    return tick(x, y, x + dx * l, y + dy * l, w * R.in(0.6, 1.1));
  }).join('');
}

export const ink = (d: string, opacity = 1, colour = PEN): string => fill(d, colour, opacity);

export const stroke = (d: string, w: number, colour = PEN, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${r1(w)}" stroke-linejoin="round" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const dot = (x: number, y: number, r: number, colour: string, more = ''): string =>
  `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}" fill="${colour}" ${more}/>`;

/** A closed shape in its colour, drawn round with the pen. */
export const inked = (p: Points, colour: string, w: number, R: Chance, soft = true): string =>
  soft
    ? fill(smooth(p, true), colour) + ink(loop(p, w, R, 0.4, 9))
    : fill(straight(p), colour) + ink(edge(p, w, R, 0.6));

interface Glaze {
  n?: number;
  a?: number;
  spread?: number;
  dried?: number;
  step?: number;
}

/** Watercolour: a few thin glazes that do not quite meet, and a dried edge. */
export function wash(area: Points, colour: string, R: Chance, o: Glaze = {}): string {
  const { n = 4, a = 0.2, spread = 10, dried = 0.22, step = 46 } = o;
  const base = shake(walk(area, step, true), spread * 0.5, R);
  const glazes = Array.from(
    { length: n },
    () => `<path d="${smooth(shake(base, spread, R), true)}" fill-opacity="${a}"/>`,
  );
  const rim = dried ? stroke(smooth(shake(base, spread * 0.3, R), true), 2.2, colour, dried) : '';
  return `<g fill="${colour}">${glazes.join('')}${rim}</g>`;
}

export function inside(p: Points, x: number, y: number): boolean {
  return p.reduce((within, [ax, ay], i) => {
    const [bx, by] = near(p, i - 1, true);
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !within : within;
  }, false);
}

export const blob = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  R: Chance,
  n = 10,
  rough = 0.12,
): Point[] =>
  Array.from({ length: n }, (_, i) => {
    const t = (i / n) * 2 * Math.PI;
    const m = 1 + R.pm(rough);
    return [x + Math.cos(t) * rx * m, y + Math.sin(t) * ry * m];
  });
