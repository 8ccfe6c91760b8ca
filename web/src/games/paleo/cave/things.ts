/** What lies in the cave: the hide under the cards, the slab of the workshop, the ledge; meat, logs and stones. */
import { curve, ellipse, filled, outline, Pen, type Point } from '../../../pen/pen';
import { hairs, tuft, type Hair } from '../../../pen/fur';
import { hatch } from '../../../pen/hatch';

const HIDE: readonly Point[] = [
  [0.03, 0.16],
  [0.1, 0.02],
  [0.2, 0.1],
  [0.36, 0.04],
  [0.5, 0],
  [0.64, 0.04],
  [0.8, 0.1],
  [0.9, 0],
  [0.98, 0.14],
  [0.96, 0.34],
  [0.97, 0.6],
  [1, 0.86],
  [0.92, 1],
  [0.82, 0.92],
  [0.64, 0.96],
  [0.5, 1],
  [0.36, 0.96],
  [0.18, 0.92],
  [0.07, 1],
  [0, 0.86],
  [0.03, 0.6],
  [0.04, 0.36],
];
const SLAB: readonly Point[] = [
  [0, 0.2],
  [0.1, 0.01],
  [0.5, 0.03],
  [0.92, 0],
  [1, 0.26],
  [0.985, 0.84],
  [0.6, 1],
  [0.2, 0.97],
  [0.015, 0.84],
];
const LEDGE: readonly Point[] = [
  [-0.02, 0.3],
  [0.08, 0.05],
  [0.3, 0.12],
  [0.52, 0],
  [0.8, 0.1],
  [1, 0],
  [1.02, 0.35],
  [0.92, 0.75],
  [0.7, 0.6],
  [0.5, 1],
  [0.24, 0.7],
  [0.06, 0.9],
];

const scaled = (shape: readonly Point[], w: number, h: number) =>
  shape.map(([x, y]): Point => [x * w, y * h]);
const moved = (shape: readonly Point[], dx: number, dy: number) =>
  shape.map(([x, y]): Point => [x + dx, y + dy]);

export function hide(w: number, h: number): string {
  const pen = new Pen(41);
  const shape = scaled(HIDE, w, h);
  const edge = tuft(pen, shape, 7, 0.4);
  const coat = Array.from({ length: Math.round(w * 0.45) }, (): Hair => {
    const [x, y] = [(0.06 + pen.chance() * 0.88) * w, (0.08 + pen.chance() * 0.84) * h];
    return [[x, y], [x + 2, y + 5], [x + pen.shake(5), y + 11], 0.9];
  });
  const middle = shape.map(([x, y]): Point => [w / 2 + (x - w / 2) * 0.92, h / 2 + (y - h / 2) * 0.86]);
  return (
    filled(outline(moved(edge, 6, 8)), '#2a1810', 0.28) +
    `<path d="${outline(edge)}" fill="var(--hide-dark)" stroke="var(--pen)" stroke-width="1.8" stroke-linejoin="round"/>` +
    filled(curve(middle), 'var(--hide)', 0.85) +
    hairs(coat, 'var(--pen)', 0.4)
  );
}

export function slab(w: number, h: number): string {
  const pen = new Pen(43);
  const shape = scaled(SLAB, w, h);
  const inner = shape.map(([x, y]): Point => [
    w * 0.47 + (x - w * 0.47) * 0.93,
    h * 0.46 + (y - h * 0.46) * 0.88,
  ]);
  return (
    filled(curve(moved(shape, 4, 7)), '#2a1810', 0.3) +
    filled(curve(shape), 'var(--slab-dark)') +
    filled(curve(inner), 'var(--slab)', 0.9) +
    hatch(pen, shape, { angle: 62, gap: 5, width: 0.9, opacity: 0.5, without: moved(shape, -7, -8) }) +
    pen.round(shape, 2.4, { from: 1, to: 1, colour: 'var(--pen)' })
  );
}

export function ledge(w: number): string {
  const pen = new Pen(47);
  const shape = scaled(LEDGE, w, 20);
  const under: Point[] = [
    [0, 14],
    [w, 10],
    [w * 0.9, 32],
    [w * 0.5, 40],
    [w * 0.1, 30],
  ];
  return (
    hatch(pen, under, { angle: 64, gap: 5, width: 0.9, colour: 'var(--cave-deep)', opacity: 0.4 }) +
    `<path d="${outline(shape)}" fill="var(--cave-rim)" stroke="var(--pen)" stroke-width="1.8"/>` +
    hatch(pen, shape, { angle: 62, gap: 4, width: 0.8, opacity: 0.5, without: moved(shape, -4, -7) })
  );
}

function meat(pen: Pen, x: number, y: number): string {
  const shape = moved(
    [
      [-14, -6],
      [-4, -14],
      [10, -12],
      [16, -2],
      [12, 10],
      [-2, 13],
      [-13, 7],
    ],
    x,
    y,
  );
  const fat = moved(
    [
      [-8, -6],
      [0, -10],
      [6, -8],
      [2, -4],
      [-6, -1],
    ],
    x,
    y,
  );
  return (
    pen.line(x, y - 26, x, y - 10, 2) +
    pen.line(x + 9, y + 5, x + 23, y + 15, 6, { from: 0.8, to: 0.8 }) +
    pen.line(x + 9, y + 5, x + 23, y + 15, 3, { from: 0.8, to: 0.8, colour: '#f3e6cf' }) +
    pen.outlined(curve(shape), '#b5532e', 2) +
    filled(curve(fat), '#e9a06a', 0.8)
  );
}

/** The drying rack with its meat: two rows of five; 220 × 130. */
export function rack(food: number): string {
  const pen = new Pen(53);
  const pole = (a: Point, b: Point, w: number) =>
    pen.line(...a, ...b, w + 3, { from: 0.9, to: 0.9 }) +
    pen.line(...a, ...b, w, { from: 0.9, to: 0.9, colour: '#8a5f34' });
  let drawn =
    pole([12, 126], [30, 16], 6) +
    pole([48, 126], [26, 16], 6) +
    pole([174, 126], [192, 16], 6) +
    pole([210, 126], [188, 16], 6);
  drawn += pole([8, 24], [212, 23], 5);
  if (food > 5) drawn += pole([16, 76], [206, 75], 5);
  for (let i = 0; i < Math.min(10, food); i++) drawn += meat(pen, 46 + (i % 5) * 31, i < 5 ? 48 : 100);
  return drawn;
}

/** Logs, three to a row; 110 × 130. */
export function logs(wood: number): string {
  const pen = new Pen(59);
  let drawn = '';
  for (let i = 0; i < Math.min(9, wood); i++) {
    const [x, y] = [18 + (Math.floor(i / 3) % 2) * 6, 112 - i * 12.5];
    const shape: Point[] = [
      [x, y - 10],
      [x + 72, y - 11],
      [x + 78, y],
      [x + 72, y + 10],
      [x, y + 10],
    ];
    drawn +=
      pen.outlined(curve(shape), '#8a6a34', 2) +
      ellipse(x, y, 8, 10.5, '#2a2018') +
      ellipse(x, y, 6.4, 8.8, '#dcb878');
    drawn += pen.line(x + 18, y - 3, x + 62, y - 4, 1.2) + pen.line(x + 22, y + 4, x + 58, y + 4, 1.2);
  }
  return drawn;
}

/** Stones in a heap; 110 × 130. */
export function stones(n: number): string {
  const pen = new Pen(61);
  const places: readonly Point[] = [
    [30, 112],
    [76, 112],
    [53, 84],
    [98, 100],
    [10, 92],
    [78, 66],
    [32, 62],
    [54, 42],
  ];
  return places
    .slice(0, n)
    .map(([x, y]) => {
      const shape = moved(
        [
          [-22, 10],
          [-18, -8],
          [-4, -18],
          [14, -13],
          [24, 2],
          [18, 14],
          [-6, 16],
        ],
        x,
        y,
      );
      return (
        pen.outlined(outline(shape), '#a49ab2', 2.2) +
        pen.line(x - 4, y - 18, x, y - 4, 1.4) +
        pen.line(x, y - 4, x + 18, y + 14, 1.4) +
        pen.line(x, y - 4, x - 18, y - 8, 1.4)
      );
    })
    .join('');
}

/** Two tusks and a skull: what the dead mammoths left; 220 × 240 around 0 0. */
export function tusks(): string {
  const pen = new Pen(67);
  const all: readonly (readonly Point[])[] = [
    [
      [20, 120],
      [-30, 90],
      [-60, 30],
      [-40, -40],
      [10, -80],
    ],
    [
      [70, 120],
      [120, 90],
      [150, 30],
      [130, -40],
      [80, -84],
    ],
  ];
  const skull: Point[] = [
    [10, 130],
    [4, 70],
    [20, 34],
    [46, 22],
    [72, 34],
    [88, 70],
    [82, 130],
    [64, 150],
    [46, 142],
    [28, 150],
  ];
  return (
    all
      .map(
        (tusk) => pen.ink(tusk, 30, { from: 0.9 }) + pen.ink(tusk, 23, { from: 0.9, colour: 'var(--bone)' }),
      )
      .join('') +
    `<path d="${curve(skull)}" fill="var(--bone)" stroke="var(--pen)" stroke-width="3"/>` +
    ellipse(28, 84, 9, 12, '#2a1c18') +
    ellipse(66, 84, 9, 12, '#2a1c18') +
    filled('M46 96L52 118H40Z', '#2a1c18')
  );
}
