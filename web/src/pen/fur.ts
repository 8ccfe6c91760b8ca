/** Fur: shaggy edges, and hairs that are thick in the middle. */
import { dense, filled, short, type Pen, type Point } from './pen';

/** A shaggy copy of a closed curve: uneven locks that lean one way. */
export function tuft(pen: Pen, points: readonly Point[], length: number, lean = 0.3): Point[] {
  const path = dense(points, true, 10);
  const at = (i: number): Point => path[(i + path.length) % path.length] ?? [0, 0];
  const found: Point[] = [];
  for (let i = 0; i < path.length;) {
    const step = 1 + Math.floor(pen.chance() * 3);
    const [a, b, from, to] = [at(i - 1), at(i + 1), at(i), at(Math.min(path.length - 1, i + step))];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const whole = Math.hypot(dx, dy) || 1;
    const far = (length * (0.4 + pen.chance() * (pen.chance() < 0.25 ? 1.3 : 0.8))) / whole;
    const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    found.push(from, [mx + (dx * lean + dy) * far, my + (dy * lean - dx) * far]);
    i += step;
  }
  return found;
}

export type Hair = readonly [Point, Point, Point, number];

/** Hairs from root to tip over a middle, each as wide as it says. */
export function hairs(all: readonly Hair[], colour: string, opacity = 1): string {
  const path = all.map(([[ax, ay], [bx, by], [cx, cy], w]) => {
    const length = Math.hypot(cx - ax, cy - ay) || 1;
    const [nx, ny] = [(-(cy - ay) / length) * w, ((cx - ax) / length) * w];
    return `M${short(ax)} ${short(ay)}Q${short(bx + nx)} ${short(by + ny)} ${short(cx)} ${short(cy)}Q${short(bx - nx)} ${short(by - ny)} ${short(ax)} ${short(ay)}Z`;
  });
  return filled(path.join(''), colour, opacity);
}
