/** Those who go, and what stays of those who do not. Every drawing stands on its foot; h is how tall somebody is. */
import { curve, ellipse, filled, type Pen, type Point } from '../../../pen/pen';

const INK = 'var(--l-ink)';
type Shape = readonly Point[];

/** A shape in sizes of a person, laid at a place. */
const at = (x: number, y: number, h: number, points: Shape): Point[] =>
  points.map(([u, v]) => [x + u * h, y + v * h]);

const COAT: Shape = [
  [-0.13, -0.28],
  [-0.16, -0.55],
  [-0.12, -0.74],
  [0, -0.79],
  [0.12, -0.74],
  [0.17, -0.52],
  [0.14, -0.27],
  [0, -0.24],
];
const PACK: Shape = [
  [-0.11, -0.42],
  [-0.12, -0.66],
  [0, -0.72],
  [0.11, -0.66],
  [0.1, -0.42],
  [0, -0.39],
];
const ROLL: Shape = [
  [-0.15, -0.7],
  [-0.14, -0.77],
  [0.13, -0.78],
  [0.15, -0.71],
];
const LEGS: readonly Shape[] = [
  [
    [-0.07, -0.29],
    [-0.08, -0.14],
    [-0.12, 0],
    [-0.04, 0.005],
    [-0.01, -0.14],
    [0, -0.27],
  ],
  [
    [0.02, -0.29],
    [0.06, -0.16],
    [0.05, -0.03],
    [0.12, -0.035],
    [0.13, -0.17],
    [0.11, -0.28],
  ],
];
const HATS: readonly Shape[] = [
  [
    [-0.2, -0.89],
    [-0.08, -0.93],
    [-0.06, -1.03],
    [0.06, -1.03],
    [0.08, -0.93],
    [0.2, -0.89],
    [0, -0.86],
  ],
  [
    [-0.1, -0.88],
    [-0.09, -0.99],
    [0, -1.04],
    [0.09, -0.99],
    [0.1, -0.88],
    [0, -0.86],
  ],
];

/** Somebody who walks away, with a pack and a staff, in the colour of the seat. */
export function walker(pen: Pen, x: number, y: number, h: number, colour: string, seat: number): string {
  const put = (points: Shape, wash: string, width: number) =>
    filled(curve(at(x, y, h, points)), wash) + pen.round(at(x, y, h, points), width * h, { colour: INK });
  const shadow = at(x, y, h, [
    [-0.12, 0],
    [0.1, 0.02],
    [-0.5, 0.17],
    [-0.62, 0.14],
  ]);
  return (
    filled(curve(shadow), INK, 0.22) +
    LEGS.map((leg) => put(leg, 'var(--l-ink2)', 0.012)).join('') +
    put(COAT, colour, 0.018) +
    put(
      [
        [-0.07, -0.8],
        [-0.075, -0.92],
        [0, -0.97],
        [0.075, -0.92],
        [0.07, -0.8],
      ],
      '#c99f78',
      0.014,
    ) +
    put(
      HATS[seat % HATS.length] ?? COAT,
      ['#7a5a34', '#57442f', '#8a6a3c', '#4d4438'][seat % 4] ?? '',
      0.014,
    ) +
    put(PACK, '#d8bd86', 0.015) +
    put(ROLL, '#b9a684', 0.014) +
    pen.ink(
      at(x, y, h, [
        [0.16, -0.52],
        [0.22, -0.44],
        [0.23, -0.5],
      ]),
      0.05 * h,
      { colour, from: 0.8, to: 0.6 },
    ) +
    pen.ink(
      at(x, y, h, [
        [0.27, 0.01],
        [0.24, -0.5],
        [0.23, -0.98],
      ]),
      0.024 * h,
      { colour: INK, from: 0.7, to: 0.4 },
    )
  );
}

/** A heap of stones with a staff in it, and on the staff a ribbon in the colour of the seat. */
export function cairn(pen: Pen, x: number, y: number, h: number, colour: string): string {
  const rows = [
    [-0.2, 0, 0.17],
    [0.18, 0.02, 0.18],
    [-0.02, 0.04, 0.16],
    [-0.1, -0.15, 0.15],
    [0.13, -0.14, 0.14],
    [0.02, -0.28, 0.13],
  ] as const;
  const staff = at(x, y, h, [
    [0.02, -0.2],
    [0.04, -0.6],
    [0.02, -1],
  ]);
  const ribbon = at(x, y, h, [
    [0.03, -0.96],
    [0.2, -0.93],
    [0.34, -0.98],
    [0.5, -0.9],
    [0.4, -0.84],
    [0.2, -0.8],
    [0.03, -0.84],
  ]);
  return (
    pen.ink(staff, 0.045 * h, { colour: INK, from: 0.8, to: 0.5 }) +
    `<g class="drift">${filled(curve(ribbon), colour)}${pen.round(ribbon, 0.018 * h, { colour: INK })}</g>` +
    rows
      .map(([u, v, r]) => {
        const stone = pen.blob(x + u * h, y + v * h, r * h, r * h * 0.72, 8, 0.12);
        const dark = stone.map(([p, q]): Point => [p + r * h * 0.18, Math.max(q, y + v * h - r * h * 0.1)]);
        return (
          filled(curve(stone), 'var(--stone)') +
          filled(curve(dark), INK, 0.16) +
          pen.round(stone, 0.02 * h, { colour: INK })
        );
      })
      .join('')
  );
}

/** A pack that nobody carries any more. */
export function pack(pen: Pen, x: number, y: number, h: number, colour: string, lean: number): string {
  const put = (points: Shape, wash: string, width = 0.035) =>
    filled(curve(at(0, 0, h, points)), wash) + pen.round(at(0, 0, h, points), width * h, { colour: INK });
  const strap = (u: number) =>
    put([[u - 0.05, -0.62], [u + 0.05, -0.62], [u + 0.05, -0.2], [u - 0.05, -0.2]], '#57442f', 0.02); // prettier-ignore
  return `<g transform="translate(${x} ${y}) rotate(${lean})">${
    ellipse(0, 0, h * 0.5, h * 0.09, INK, 0.35) +
    put(ROUNDED, colour) +
    filled(curve(at(0, 0, h, SHADED)), INK, 0.25) +
    put([[-0.38, -0.56], [-0.28, -0.82], [0, -0.9], [0.28, -0.82], [0.38, -0.56], [0.2, -0.46], [-0.2, -0.46]], '#8d7850') + // prettier-ignore
    strap(-0.17) +
    strap(0.17) +
    put([[-0.42, -0.88], [-0.42, -1.02], [0.42, -1.02], [0.42, -0.88]], '#6f6a5e') + // prettier-ignore
    put([[-0.46, -0.95], [-0.42, -1.03], [-0.37, -0.95], [-0.42, -0.87]], '#a39b86', 0.025) // prettier-ignore
  }</g>`;
}

const ROUNDED: Shape = [[-0.36, -0.02], [-0.42, -0.3], [-0.36, -0.7], [0, -0.8], [0.36, -0.7], [0.42, -0.3], [0.36, -0.02], [0, 0.03]]; // prettier-ignore
const SHADED: Shape = [[0.14, 0.02], [0.22, -0.4], [0.16, -0.76], [0.36, -0.7], [0.42, -0.3], [0.36, -0.02]]; // prettier-ignore
