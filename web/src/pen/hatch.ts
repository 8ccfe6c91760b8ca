/** Hatching: many thin strokes in one path, cut to a shape by arithmetic, so that it needs no clip. */
import { radians, short, type Pen, type Point } from './pen';

export interface Hatching {
  /** In degrees: 0 lies flat. */
  angle: number;
  gap: number;
  width?: number;
  colour?: string;
  opacity?: number;
  /** How uneven the ends are, of the gap. */
  rag?: number;
  /** A shape that is left out. */
  without?: readonly Point[];
}

type Span = readonly [number, number];

/** Where a flat line crosses a shape. */
function spans(shape: readonly Point[], y: number): Span[] {
  const cuts: number[] = [];
  shape.forEach(([ax, ay], i) => {
    const [bx, by] = shape[(i + 1) % shape.length] ?? [ax, ay];
    if (ay <= y !== by <= y) cuts.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
  });
  cuts.sort((a, b) => a - b);
  const found: Span[] = [];
  for (let i = 0; i + 1 < cuts.length; i += 2) found.push([cuts[i] ?? 0, cuts[i + 1] ?? 0]);
  return found;
}

function less(from: readonly Span[], what: readonly Span[]): Span[] {
  let left: Span[] = [...from];
  for (const [l, h] of what)
    left = left.flatMap(([a, b]): Span[] => {
      if (h <= a || l >= b) return [[a, b]];
      const rest: Span[] = [
        [a, l],
        [h, b],
      ];
      return rest.filter(([p, q]) => q > p);
    });
  return left;
}

const turned = (points: readonly Point[], c: number, s: number): Point[] =>
  points.map(([x, y]) => [x * c + y * s, y * c - x * s]);

export function hatch(pen: Pen, shape: readonly Point[], how: Hatching): string {
  const { angle, gap, width = 1, colour = 'var(--pen)', opacity = 1, rag = 0.3, without = [] } = how;
  const [c, s] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const [inner, outer] = [turned(shape, c, s), turned(without, c, s)];
  const ys = inner.map(([, y]) => y);
  let path = '';
  for (let y = Math.min(...ys) + gap / 2; y < Math.max(...ys); y += gap * (0.85 + 0.3 * pen.chance()))
    for (const [a, b] of less(spans(inner, y), spans(outer, y))) {
      const [from, to] = [a + pen.chance() * rag * gap * 3, b - pen.chance() * rag * gap * 3];
      if (to - from > 1.5)
        path += `M${short(from * c - y * s)} ${short(from * s + y * c)}L${short(to * c - y * s)} ${short(to * s + y * c)}`;
    }
  return strokes(path, short(width * pen.weight), colour, opacity);
}

/** Many strokes of one colour. */
export const strokes = (path: string, width: number, colour: string, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
