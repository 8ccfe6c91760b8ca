/** What is seen through the mouth of the cave: mountains, a river, woods; sun or moon. */
import { curve, filled, outline, short, type Pen, type Point } from '../../../pen/pen';
import { hatch, strokes } from '../../../pen/hatch';
import type { Room } from './room';

type At = (u: number, v: number) => Point;

const HOLE: readonly Point[] = [
  [-0.2, 1.06],
  [-0.2, 0.1],
  [0.12, 0.06],
  [0.4, 0.05],
  [0.66, 0.1],
  [0.84, 0.23],
  [0.9, 0.4],
  [0.86, 0.55],
  [0.94, 0.73],
  [1, 0.9],
  [0.98, 1.06],
];
const RIM: readonly Point[] = [
  [1.03, 0.93],
  [1, 0.72],
  [0.94, 0.54],
  [0.98, 0.38],
  [0.91, 0.17],
  [0.7, 0.01],
  [0.4, -0.03],
  [0.1, -0.01],
  [-0.2, 0.02],
];
const PEAKS: readonly Point[] = [
  [-0.3, 0.64],
  [-0.1, 0.46],
  [0.02, 0.52],
  [0.16, 0.36],
  [0.26, 0.46],
  [0.34, 0.42],
  [0.5, 0.56],
  [0.64, 0.44],
  [0.76, 0.52],
  [0.9, 0.48],
  [1.1, 0.62],
  [1.1, 0.82],
  [-0.3, 0.82],
];
const RIVER: readonly Point[] = [
  [0.4, 0.64],
  [0.5, 0.64],
  [0.44, 0.71],
  [0.62, 0.77],
  [0.46, 0.87],
  [0.66, 1.1],
  [0.1, 1.1],
  [0.26, 0.87],
  [0.42, 0.78],
  [0.34, 0.71],
];
const TREES: readonly (readonly [number, number, number])[] = [
  [-0.02, 0.74, 0.14],
  [0.08, 0.72, 0.11],
  [0.68, 0.7, 0.1],
  [0.78, 0.72, 0.13],
  [0.02, 0.86, 0.22],
  [0.13, 0.82, 0.16],
  [0.7, 0.84, 0.17],
  [0.84, 0.9, 0.24],
  [-0.08, 0.98, 0.28],
];

function sun(pen: Pen, [x, y]: Point, r: number): string {
  let rays = '';
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const far = 1.65 + pen.chance() * 0.3;
    rays += `M${short(x + c * r * 1.3)} ${short(y + s * r * 1.3)}L${short(x + c * r * far)} ${short(y + s * r * far)}`;
  }
  return (
    `<g class="sun"><circle cx="${short(x)}" cy="${short(y)}" r="${short(r * 2)}" fill="#ffefb8" opacity=".6"/>` +
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="#f6cf62" stroke="#2a2018" stroke-width="1.8"/>${strokes(rays, 1.6, '#2a2018')}</g>`
  );
}

function moon(pen: Pen, at: At, w: number): string {
  const [x, y] = at(0.44, 0.24);
  let stars = '';
  for (let i = 0; i < 44; i++) {
    const [sx, sy] = at(pen.chance(), 0.05 + pen.chance() * 0.45);
    stars += `<circle cx="${short(sx)}" cy="${short(sy)}" r="${short(0.6 + pen.chance())}" fill="#f5e6c8" opacity="${short(0.5 + pen.chance() * 0.5)}"/>`;
  }
  const r = w * 0.11;
  return `<g class="moon">${stars}<path d="M${short(x - r * 0.3)} ${short(y - r)}a${short(r)} ${short(r)} 0 1 0 ${short(r * 1.1)} ${short(r * 1.5)}a${short(r * 0.8)} ${short(r * 0.8)} 0 0 1 ${short(-r * 1.1)} ${short(-r * 1.5)}Z" fill="#f3e2b0"/></g>`;
}

function tree(pen: Pen, [x, y]: Point, h: number): string {
  const w = h * 0.34;
  const half: readonly Point[] = [
    [0.5, 0.62],
    [0.3, 0.62],
    [0.8, 0.3],
    [0.5, 0.3],
    [1, 0],
  ];
  const right = half.map(([u, v]): Point => [x + u * w, y - v * h]);
  const left = half.toReversed().map(([u, v]): Point => [x - u * w, y - v * h]);
  const shape: Point[] = [[x, y - h], ...right, ...left];
  const lit = shape.map(([a, b]): Point => [a - w * 0.5, b]);
  return (
    `<path d="${outline(shape)}" fill="var(--valley-pine)" stroke="var(--pen)" stroke-width="1.3"/>` +
    hatch(pen, shape, { angle: 60, gap: 4, width: 0.7, opacity: 0.6, without: lit })
  );
}

function land(pen: Pen, at: At, w: number): string {
  const to = (points: readonly Point[]) => points.map(([u, v]) => at(u, v));
  const peaks = to(PEAKS);
  const snow = [at(0.16, 0.36), at(0.64, 0.44)].map(([x, y]) => {
    const s = w / 335;
    return filled(
      outline([
        [x, y],
        [x + 23 * s, y + 24 * s],
        [x + 10 * s, y + 20 * s],
        [x, y + 27 * s],
        [x - 10 * s, y + 20 * s],
        [x - 23 * s, y + 26 * s],
      ]),
      'var(--valley-snow)',
    );
  });
  const river = to(RIVER);
  const hills: Point[] = to([
    [-0.3, 0.67],
    [0.2, 0.61],
    [0.5, 0.65],
    [1.1, 0.61],
    [1.1, 1.2],
    [-0.3, 1.2],
  ]);
  return [
    filled(outline(peaks), 'var(--valley-far)'),
    hatch(pen, peaks, { angle: 60, gap: 8, width: 0.8, opacity: 0.3, rag: 1.4 }),
    pen.ink(peaks.slice(0, 11), 2.2, { straight: true, colour: 'var(--pen)' }),
    ...snow,
    filled(curve(hills), 'var(--valley-hill)'),
    filled(curve(river), 'var(--valley-river)'),
    pen.ink(river.slice(1, 6), 1.7, { colour: 'var(--pen)' }),
    pen.ink([...river.slice(6), river[0] ?? [0, 0]], 1.7, { colour: 'var(--pen)' }),
    ...TREES.map(([u, v, t]) => tree(pen, at(u, v), t * w * 1.3)),
  ].join('');
}

/** The mouth with the land outside, and the rim of rock around it. */
export function valley(pen: Pen, { mouth: w, ground, unit, roof }: Room): string {
  const top = roof + 10 * unit;
  const h = ground - top + 6;
  const at: At = (u, v) => [u * w, top + v * h];
  const hole = HOLE.map(([u, v]) => at(u, v));
  const rim = RIM.map(([u, v]) => at(u, v));
  const ring = [...hole.slice(1, 10), ...rim];
  const bird = ([x, y]: Point) => `M${short(x - 10)} ${short(y - 4)}q6 -3 10 4q4 -8 11 -4`;
  return (
    `<defs><clipPath id="cave-mouth"><path d="${curve(hole)}"/></clipPath></defs><g clip-path="url(#cave-mouth)">` +
    `<rect x="-60" y="0" width="${short(w + 120)}" height="${short(ground + 20)}" fill="url(#cave-sky)"/>` +
    sun(pen, at(0.26, 0.24), w * 0.09) +
    moon(pen, at, w) +
    `<g class="sun">${strokes(bird(at(0.58, 0.2)) + bird(at(0.68, 0.25)), 1.5, '#2a2018')}</g>` +
    land(pen, at, w) +
    `</g>` +
    filled(curve(ring), 'var(--cave-rim)') +
    hatch(pen, ring, { angle: 64, gap: 7 * unit, width: 0.9, colour: 'var(--cave-deep)', opacity: 0.4 }) +
    pen.ink(hole.slice(1), 3.4 * unit, { from: 1, to: 1, colour: 'var(--pen)' }) +
    pen.ink(rim, 1.6, { opacity: 0.6, colour: 'var(--pen)' })
  );
}
