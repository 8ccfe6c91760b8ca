/** What grows and rises on the island: trees, palms, grass, hills, peaks. */
import { curve, ellipse, filled, outline, radians, type Pen, type Point } from '../../../pen/pen';

export function tree(pen: Pen, x: number, y: number, s = 1, green = '#7d9a58'): string {
  const crown = pen.blob(x, y - 27 * s, 15 * s, 16 * s, 9, 0.13);
  let drawn = pen.line(x, y, x + pen.shake(1), y - 16 * s, 3 * s, { to: 0.7, from: 1 });
  drawn += filled(curve(crown), green);
  drawn += filled(curve(pen.blob(x - 4 * s, y - 32 * s, 8 * s, 8 * s)), '#fff8dc', 0.28);
  drawn += pen.round(crown, 1.5, { from: 0.5, to: 0.3 });
  for (let i = 0; i < 3; i++)
    drawn += pen.line(
      x + (4 + i * 3) * s,
      y - (35 - i * 5) * s,
      x + (7 + i * 2.4) * s,
      y - (20 - i * 2) * s,
      0.9,
      { opacity: 0.75 },
    );
  return drawn;
}

export function thicket(pen: Pen, x: number, y: number, s = 1): string {
  return (
    tree(pen, x - 11 * s, y - 4 * s, s * 0.85, '#6f9152') +
    tree(pen, x + 12 * s, y - 5 * s, s * 0.8, '#86a05c') +
    tree(pen, x, y + 2 * s, s, '#7d9a58')
  );
}

const FRONDS: readonly Point[] = [
  [-165, 38],
  [-120, 30],
  [-60, 30],
  [-18, 40],
  [22, 36],
  [158, 36],
  [-88, 26],
];

export function palm(pen: Pen, x: number, y: number, s = 1, lean = 14): string {
  const [tx, ty] = [x + lean * s, y - 62 * s];
  const trunk = (d: number): Point[] => [
    [x + d, y],
    [x + lean * 0.1 * s + d, y - 22 * s],
    [x + lean * 0.5 * s + d, y - 45 * s],
    [tx + d / 2, ty],
  ];
  let drawn = ellipse(x + 14 * s, y + 1, 20 * s, 4 * s, '#6d4a22', 0.22);
  drawn += pen.ink(trunk(0), 6.5 * s, { from: 1, to: 0.55, colour: '#8b6c45' }) + pen.ink(trunk(2 * s), 1.6);
  for (const [angle, reach] of FRONDS) {
    const [c, d] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
    const end: Point = [tx + c * reach * s, ty + d * reach * 0.55 * s + 13 * s];
    const [mx, my] = [tx + c * reach * 0.55 * s, ty + d * reach * 0.7 * s - 5 * s];
    drawn += filled(curve([[tx, ty], [mx - 2 * s, my - 4 * s], end, [mx + 2 * s, my + 5 * s]]), '#7f9f57');
    drawn += pen.ink([[tx, ty], [mx, my], end], 1.7, { to: 0.1, from: 0.6 });
  }
  return drawn;
}

export function grass(pen: Pen, x: number, y: number, s = 1, colour?: string): string {
  return [-5, -2, 1, 4.5]
    .map((d) =>
      pen.ink(
        [
          [x + d * 0.4 * s, y],
          [x + d * 0.7 * s, y - 6 * s],
          [x + d * 1.5 * s, y - (11 + pen.shake(2)) * s],
        ],
        1.3 * s,
        { to: 0.1, from: 0.8, steps: 3, colour },
      ),
    )
    .join('');
}

export function mound(pen: Pen, x: number, y: number, w: number, h: number, green = '#b2bf7c'): string {
  const ridge: Point[] = [
    [x - w, y],
    [x - w * 0.62, y - h * 0.62],
    [x - w * 0.1, y - h],
    [x + w * 0.45, y - h * 0.72],
    [x + w, y],
  ];
  const light: Point[] = [
    [x - w * 0.9, y],
    [x - w * 0.6, y - h * 0.56],
    [x - w * 0.12, y - h * 0.92],
    [x - w * 0.05, y - h * 0.5],
    [x - w * 0.4, y],
  ];
  let drawn = filled(`${curve(ridge, false)}Z`, green) + filled(`${curve(light, false)}Z`, '#fff6cf', 0.33);
  drawn += pen.ink(ridge, 2.1, { from: 0.3 });
  for (let t = 0.08; t < 0.96; t += 0.12) {
    const [sx, sy] = [x + w * t, y - h * (1 - t * t * 0.85) * 0.93];
    const foot = sy + Math.min(h * 0.5, (y - sy) * 0.75);
    drawn += pen.ink(
      [
        [sx, sy + 3],
        [sx + w * 0.05, sy + h * 0.2],
        [sx + w * 0.05, foot],
      ],
      1.1,
      { to: 0.1, opacity: 0.8, steps: 3 },
    );
  }
  return drawn;
}

const LEFT: readonly Point[] = [
  [-1, 0],
  [-0.72, 0.26],
  [-0.5, 0.5],
  [-0.34, 0.6],
  [-0.14, 0.9],
  [0, 1],
];
const RIGHT: readonly Point[] = [
  [0, 1],
  [0.16, 0.8],
  [0.3, 0.66],
  [0.52, 0.42],
  [0.74, 0.26],
  [1, 0],
];
const SPINE: readonly Point[] = [
  [0, 1],
  [0.06, 0.74],
  [-0.06, 0.52],
  [0.1, 0.3],
  [0.02, 0],
];
const SNOW: readonly Point[] = [
  [0, 1],
  [-0.14, 0.9],
  [-0.26, 0.7],
  [-0.14, 0.74],
  [-0.07, 0.62],
  [0.03, 0.73],
  [0.12, 0.62],
  [0.22, 0.75],
  [0.16, 0.8],
];

export function peak(pen: Pen, x: number, y: number, w: number, h: number): string {
  const at = (points: readonly Point[]) => points.map(([u, v]): Point => [x + u * w, y - v * h]);
  const [left, right, spine] = [at(LEFT), at(RIGHT), at(SPINE)];
  let drawn = filled(outline([...left, ...right.slice(1)]), '#d8cdbd');
  drawn += filled(outline([...spine, ...right.slice(1).reverse()]), '#8f83a3', 0.72);
  drawn += filled(outline(at(SNOW)), '#fffaf0');
  drawn += pen.ink(left, 2.5, { straight: true, from: 0.4, to: 0.8 });
  drawn += pen.ink(right, 2.7, { straight: true, from: 0.9, to: 0.3 });
  drawn += pen.ink(spine, 1.3, { from: 0.8, to: 0.1 });
  for (let t = 0.1; t < 0.9; t += 0.09) {
    const [sx, sy] = [x + w * t, y - h * (1 - t) * (t < 0.35 ? 0.97 : 0.9)];
    const foot = Math.min(y - 3, sy + h * (0.16 + 0.2 * pen.chance()));
    drawn += pen.line(sx - w * 0.02, sy + 5, sx - w * (0.1 + 0.1 * pen.chance()), foot, 1.15, {
      to: 0.1,
      opacity: 0.85,
    });
  }
  return drawn;
}

/** A carved post. */
export function totem(pen: Pen, x: number, y: number, s = 1): string {
  const at = (u: number, v: number): Point => [x + u * s, y + v * s];
  const post = [at(-8, 0), at(-9, -46), at(8, -47), at(8, 0)];
  const wings = [
    [at(-9, -40), at(-21, -47), at(-20, -38), at(-9, -32)],
    [at(8, -40), at(20, -48), at(20, -38), at(8, -32)],
  ];
  let drawn = ellipse(x + 9 * s, y, 17 * s, 4 * s, '#3c2a18', 0.25) + filled(outline(post), '#a9743f');
  drawn += filled(outline([at(2, 0), at(2, -46), at(8, -47), at(8, 0)]), '#5f3c22', 0.5);
  for (const wing of wings)
    drawn += filled(outline(wing), '#a4502c') + pen.ink(wing, 1.4, { straight: true });
  drawn += pen.ink(post, 1.9, { straight: true, from: 0.8, to: 0.6 });
  for (const v of [-30, -15]) drawn += pen.line(...at(-8, v), ...at(8, v), 1.3);
  for (const v of [-38, -22])
    for (const u of [-3.5, 3.5]) drawn += ellipse(...at(u, v), 2 * s, 2 * s, '#2a2018');
  drawn += pen.ink([at(-4, -33), at(0, -31.5), at(4, -33)], 1.4, { steps: 3 });
  drawn += pen.ink([at(-4, -16.5), at(0, -18.5), at(4, -16.5)], 1.4, { steps: 3 });
  return drawn;
}
