/** The pen: seeded, tapered strokes, washes with pooled edges. The same seed gives the same drawing. */
import { chances } from './seed';

export type Point = readonly [number, number];

export interface Stroke {
  /** How thin it begins and ends, of its full width. */
  from?: number;
  to?: number;
  colour?: string;
  opacity?: number;
  /** Points between two that are given. */
  steps?: number;
  /** Through the points as they are, without a curve. */
  straight?: boolean;
}

export const INK = '#2a2018';
export const PENCIL = '#7d6a52';

const ROUND = Math.PI * 2;

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const short = (n: number) => Math.round(n * 10) / 10;

/** A curve through the points. */
export function dense(points: readonly Point[], closed: boolean, steps = 6): Point[] {
  const n = points.length;
  const at = (i: number) => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
  const found: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k++)
      found.push([between(a[0], b[0], c[0], d[0], k / steps), between(a[1], b[1], c[1], d[1], k / steps)]);
  }
  if (!closed) found.push(at(n - 1));
  return found;
}

/** Where a curve is between the second and the third of four figures. */
export function between(p: number, q: number, r: number, s: number, t: number): number {
  return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
}

export function outline(points: readonly Point[], closed = true): string {
  return 'M' + points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L') + (closed ? 'Z' : '');
}

export const curve = (points: readonly Point[], closed = true, steps = 5) =>
  outline(dense(points, closed, steps), closed);

export const filled = (path: string, colour: string, opacity = 1) =>
  `<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, colour: string, opacity = 1) =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${colour}" opacity="${opacity}"/>`;

export class Pen {
  /** A number from 0 to 1. */
  readonly chance: () => number;
  /** Lines get heavier as the drawing shrinks. */
  readonly weight: number;

  constructor(seed: number, weight = 1) {
    this.chance = chances(seed);
    this.weight = weight;
  }

  /** A number from -a to a. */
  shake(a: number): number {
    return (this.chance() - 0.5) * 2 * a;
  }

  /** A stroke of the pen: a ribbon that swells and tapers. */
  ink(points: readonly Point[], width = 2, stroke: Stroke = {}): string {
    const { from = 0.2, to = 0.2, colour = INK, opacity = 1, steps = 5, straight = false } = stroke;
    const path = straight ? points : dense(points, false, steps);
    const left: Point[] = [];
    const right: Point[] = [];
    const phase = this.chance() * 9;
    const last = path.length - 1;
    path.forEach(([x, y], i) => {
      const [ux, uy] = path[Math.max(0, i - 1)] ?? [x, y];
      const [vx, vy] = path[Math.min(last, i + 1)] ?? [x, y];
      const length = Math.hypot(vx - ux, vy - uy) || 1;
      const [dx, dy] = [(vx - ux) / length, (vy - uy) / length];
      const t = i / (last || 1);
      const swell = Math.min(1, from + ((1 - from) * t) / 0.3, to + ((1 - to) * (1 - t)) / 0.4);
      const half = (width * this.weight * swell * (0.86 + 0.2 * Math.sin(phase + i * 1.3))) / 2;
      left.push([x - dy * half, y + dx * half]);
      right.unshift([x + dy * half, y - dx * half]);
    });
    return filled(outline([...left, ...right]), colour, opacity);
  }

  /** A closed stroke around a shape. */
  round(points: readonly Point[], width = 2, stroke: Stroke = {}): string {
    const path = dense(points, true, 4);
    return this.ink([...path, path[0] ?? [0, 0]], width, { ...stroke, straight: true });
  }

  line(x1: number, y1: number, x2: number, y2: number, width = 1.2, stroke: Stroke = {}): string {
    const middle: Point = [(x1 + x2) / 2 + this.shake(1.2), (y1 + y2) / 2 + this.shake(1.2)];
    return this.ink([[x1, y1], middle, [x2, y2]], width, { steps: 3, ...stroke });
  }

  /** A rough round shape. */
  blob(x: number, y: number, rx: number, ry: number, n = 9, rough = 0.14): Point[] {
    const start = this.chance() * ROUND;
    return Array.from({ length: n }, (_, i) => {
      const angle = start + (i / n) * ROUND;
      const reach = 1 + this.shake(rough);
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const;
    });
  }

  outlined(path: string, colour: string, width = 1.5): string {
    return `<path d="${path}" fill="${colour}" stroke="${INK}" stroke-width="${short(width * this.weight)}"/>`;
  }
}
