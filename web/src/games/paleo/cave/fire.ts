/** The fire, and the torches on the wall. */
import { curve, ellipse, filled, type Pen, type Point } from '../../../pen/pen';

const FLAME: readonly Point[] = [
  [-36, -2],
  [-44, -32],
  [-26, -58],
  [-28, -82],
  [-10, -66],
  [2, -112],
  [14, -74],
  [28, -88],
  [30, -54],
  [42, -30],
  [34, -2],
];
const FLAMES = ['var(--flame-1)', 'var(--flame-2)', 'var(--flame-3)'] as const;

/** A flame of three colours; the inner ones are lower. */
function flame(pen: Pen, shape: readonly Point[], width: number): string {
  const scaled = (u: number, v: number) => shape.map(([x, y]): Point => [x * u, y * v]);
  return (
    filled(curve(shape), FLAMES[0]) +
    `<g class="lick">${filled(curve(scaled(0.72, 0.74)), FLAMES[1])}${filled(curve(scaled(0.4, 0.48)), FLAMES[2])}</g>` +
    pen.ink(shape.slice(0, 6), width, { from: 0.3 }) +
    pen.ink(shape.slice(5), width, { to: 0.3 })
  );
}

function log(pen: Pen, a: Point, b: Point): string {
  return (
    pen.line(...a, ...b, 21, { from: 0.9, to: 0.9 }) +
    pen.line(...a, ...b, 16, { from: 0.9, to: 0.9, colour: '#6d4526' }) +
    ellipse(a[0], a[1], 5.4, 7, '#d6ac70')
  );
}

/** A fire of 100 in width around 0 0: stones, logs, flames, sparks. */
export function fire(pen: Pen): string {
  let drawn = '';
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (0.02 + i * 0.12);
    const stone = pen.blob(Math.cos(angle) * 78, 8 + Math.sin(angle) * 20, 15, 10, 8, 0.12);
    drawn += pen.outlined(curve(stone), 'var(--hearthstone)', 2.2);
  }
  drawn += log(pen, [-58, 8], [30, -16]) + log(pen, [58, 10], [-28, -18]) + log(pen, [-36, 18], [40, 4]);
  let sparks = '';
  for (let i = 0; i < 12; i++)
    sparks += ellipse(
      pen.shake(40),
      -90 - pen.chance() * 90,
      1.8,
      2.4,
      FLAMES[1 + (i % 2)] ?? FLAMES[1],
      0.9,
    );
  return `${drawn}<g class="flame">${flame(pen, FLAME, 3)}</g><g class="sparks">${sparks}</g>`;
}

const TONGUE: readonly Point[] = [
  [-12, -14],
  [-22, -38],
  [-10, -54],
  [-6, -84],
  [8, -58],
  [18, -66],
  [22, -36],
  [13, -14],
];

/** A torch in its hold of rock: it burns, or only smoulders. */
export function torch(pen: Pen, lit: boolean): string {
  const head: Point[] = [
    [-12, 6],
    [-14, -16],
    [12, -18],
    [14, 4],
  ];
  const hold: Point[] = [
    [-22, 54],
    [-6, 44],
    [28, 46],
    [36, 62],
    [20, 76],
    [-14, 72],
  ];
  const smoke = pen.ink(
    [
      [0, -22],
      [-7, -40],
      [4, -56],
      [-3, -74],
      [5, -88],
    ],
    2.6,
    { opacity: 0.5, colour: 'var(--pen)' },
  );
  return [
    pen.line(10, 96, 0, -6, 13, { from: 0.8, to: 0.8 }),
    pen.line(10, 96, 0, -6, 8.6, { from: 0.8, to: 0.8, colour: '#7d532c' }),
    pen.outlined(curve(head), '#5a3f2a', 2.2),
    ...[-10, -3, 4].map((y) => pen.line(-13, y + 2, 13, y - 3, 2.2, { colour: '#c9a263' })),
    lit ? `<g class="flame">${flame(pen, TONGUE, 2.4)}</g>` : smoke + ellipse(0, -17, 8, 3, '#d9582a', 0.9),
    pen.outlined(curve(hold), 'var(--cave-mid)', 2.2),
  ].join('');
}
