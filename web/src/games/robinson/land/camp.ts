/** The camp and what people have built: it grows level by level. */
import {
  curve,
  ellipse,
  filled,
  INK,
  outline,
  PENCIL,
  radians,
  short,
  type Pen,
  type Point,
} from '../../../pen/pen';
import { palm } from './growth';

export interface Built {
  shelter: boolean;
  roof: number;
  palisade: number;
  weapons: number;
}

export function log(pen: Pen, x: number, y: number, length: number, r: number, wood = '#a7894f'): string {
  const side = `M${short(x)} ${short(y - r)}h${short(length)}a${short(r * 0.6)} ${short(r)} 0 0 1 0 ${short(2 * r)}h${short(-length)}Z`;
  const end = `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(r * 0.7)}" ry="${short(r)}" fill="#e9cf94" stroke="${INK}" stroke-width="${short(1.3 * pen.weight)}"/>`;
  return pen.outlined(side, wood, 1.3) + end;
}

const FLAME: readonly Point[] = [
  [-11, -2],
  [-13, -14],
  [-6, -22],
  [-5, -36],
  [3, -24],
  [8, -29],
  [12, -13],
  [9, -2],
];
const HEART: readonly Point[] = [
  [-6, -2],
  [-7, -11],
  [-1, -20],
  [5, -12],
  [5, -2],
];

export function fire(pen: Pen, x: number, y: number, s = 1): string {
  const at = (points: readonly Point[]) => points.map(([u, v]): Point => [x + u * s, y + v * s]);
  let drawn =
    ellipse(x, y, 17 * s, 5 * s, '#4b2f1b', 0.4) + log(pen, x - 14 * s, y - s, 26 * s, 3 * s, '#7c5c34');
  drawn += filled(curve(at(FLAME)), '#e58a2b') + filled(curve(at(HEART)), '#f9d56b');
  return drawn + pen.ink(at(FLAME), 1.6, { from: 0.3, to: 0.3 });
}

export function smoke(pen: Pen, x: number, y: number, s = 1): string {
  return [0, 7, -6]
    .map((k) =>
      pen.ink(
        [
          [x + k * 0.4 * s, y],
          [x + (8 + k) * s, y - 24 * s],
          [x + (-4 + k) * s, y - 48 * s],
          [x + (11 + k) * s, y - 76 * s],
          [x + (4 + k * 1.6) * s, y - 100 * s],
        ],
        1.5,
        { opacity: 0.45, from: 0.6, to: 0.05 },
      ),
    )
    .join('');
}

function stake(pen: Pen, x: number, y: number, h: number): string {
  const post = outline([
    [x - 4, y],
    [x - 4 + pen.shake(0.6), y - h + 6],
    [x + pen.shake(1), y - h],
    [x + 4, y - h + 6],
    [x + 4, y],
  ]);
  return (
    pen.outlined(post, '#b98f56', 1.2) + pen.line(x + 1.5, y - 2, x + 1.5, y - h + 9, 0.8, { opacity: 0.6 })
  );
}

/** Stakes around the camp, higher with every level. */
function stakes(pen: Pen, x: number, y: number, level: number, angles: readonly number[]): string {
  const height = 16 + Math.min(level, 4) * 6;
  return angles
    .map((angle) =>
      stake(pen, x + Math.cos(radians(angle)) * 92, y + 4 + Math.sin(radians(angle)) * 34, height),
    )
    .join('');
}

const BEHIND = Array.from({ length: 11 }, (_, i) => 190 + i * 16);
const BEFORE = [...Array.from({ length: 8 }, (_, i) => 8 + i * 11), 150, 161, 172];

/** The hut, one more row of thatch for every level of the roof; stakes behind and before it; a spear for every weapon level. */
export function camp(pen: Pen, x: number, y: number, built: Built): string {
  let drawn = ellipse(x + 6, y + 4, 86, 24, '#6b4a24', 0.16);
  if (built.palisade > 0) drawn += stakes(pen, x, y, built.palisade, BEHIND);
  if (built.shelter) drawn += hut(pen, x, y, built.roof);
  else if (built.roof > 0) drawn += hut(pen, x, y, built.roof);
  drawn += rack(pen, x + 112, y - 6, built.weapons);
  if (built.palisade > 0) drawn += stakes(pen, x, y, built.palisade, BEFORE);
  return drawn;
}

function hut(pen: Pen, x: number, y: number, roof: number): string {
  const [ax, ay, bx, by] = [x - 14, y - 82, x + 50, y - 92];
  const gable: Point[] = [
    [ax - 52, y + 7],
    [ax, ay],
    [ax + 36, y + 11],
  ];
  const door: Point[] = [
    [ax - 24, y + 7],
    [ax - 3, y - 42],
    [ax + 14, y + 9],
  ];
  let drawn = filled(outline(gable), '#d9b678') + filled(outline(door), '#3b2716');
  drawn += filled(
    outline([
      [ax, ay],
      [bx, by],
      [bx + 40, y - 8],
      [ax + 34, y + 10],
    ]),
    '#c69a5a',
  );
  drawn += roof > 0 ? thatch(pen, [ax, ay], [bx, by], y, roof) : rafters(pen, [ax, ay], [bx, by], y);
  drawn += pen.ink(gable, 2.8, { straight: true, from: 0.7, to: 0.6 });
  const ridge: Point[] = [
    [ax - 6, ay - 8],
    [ax, ay],
    [bx, by],
    [bx + 5, by - 7],
  ];
  drawn += pen.ink(ridge, 2.5, { straight: true, from: 0.5, to: 0.5 });
  drawn +=
    pen.line(bx, by, bx + 41, y - 7, 2.3, { from: 0.7 }) + pen.line(ax + 36, y + 11, bx + 41, y - 7, 1.8);
  return drawn + pen.ink(door, 1.6, { straight: true });
}

function rafters(pen: Pen, [ax, ay]: Point, [bx, by]: Point, y: number): string {
  return [1, 2, 3, 4]
    .map((i) => {
      const u = i / 5;
      return pen.line(
        ax + (bx - ax) * u,
        ay + (by - ay) * u,
        ax + 34 + (bx + 6 - ax) * u,
        y + 10 - 18 * u,
        1.6,
      );
    })
    .join('');
}

function thatch(pen: Pen, [ax, ay]: Point, [bx, by]: Point, y: number, roof: number): string {
  const rows = Math.min(roof, 4) * 2 + 1;
  const at = (t: number, u: number): Point => [
    ax + (bx - ax) * u + (34 + 6 * u) * t,
    ay + (by - ay) * u + (y + 10 - ay + (-18 - (by - ay)) * u) * t,
  ];
  let drawn = '';
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < 13; i++) {
      const [p, q] = [at(row / rows, i / 12), at(Math.min(1.06, (row + 1.12) / rows), i / 12)];
      const end: Point = [q[0] + pen.shake(2), q[1] + 2 + pen.shake(2)];
      drawn += pen.ink([p, [(p[0] + q[0]) / 2 + 2, (p[1] + q[1]) / 2], end], 2.8, {
        colour: row % 2 ? '#a87f3f' : '#b98f4c',
        steps: 2,
        from: 0.7,
      });
      if (i % 2) drawn += pen.line(...p, ...end, 1, { opacity: 0.7 });
    }
  return drawn;
}

function rack(pen: Pen, x: number, y: number, weapons: number): string {
  if (weapons <= 0) return '';
  let drawn = pen.line(x - 16, y, x - 16, y - 26, 2.2, { from: 1, to: 0.8 });
  drawn +=
    pen.line(x + 18, y, x + 18, y - 26, 2.2, { from: 1, to: 0.8 }) +
    pen.line(x - 20, y - 21, x + 22, y - 21, 2);
  const shown = Math.min(weapons, 6);
  for (let i = 0; i < shown; i++) {
    const sx = x - 12 + (i * 26) / Math.max(2, shown - 1);
    drawn += pen.line(sx, y + 3, sx + 5, y - 45, 1.9, { from: 0.8, to: 0.8 });
    drawn += pen.outlined(
      outline([
        [sx + 2, y - 43],
        [sx + 7, y - 58],
        [sx + 9, y - 43],
      ]),
      '#8d8794',
      1.2,
    );
  }
  return drawn;
}

/** The woodpile: level beside level, each laid from the ground up, with what is missing. */
export function woodpile(
  pen: Pen,
  x: number,
  y: number,
  levels: readonly { holds: number; of: number }[],
): string {
  const r = 7.4;
  let drawn = ellipse(x, y + r, 52, 5, '#6b4a24', 0.2);
  levels.forEach(({ holds, of }, level) => {
    for (let i = 0; i < of; i++) {
      const [cx, cy] = [x + (level - (levels.length - 1) / 2) * 2 * r, y - i * 1.75 * r];
      drawn +=
        i < holds
          ? `<circle cx="${short(cx)}" cy="${short(cy)}" r="${r}" fill="#dcb774" stroke="${INK}" stroke-width="${short(1.5 * pen.weight)}"/><circle cx="${short(cx)}" cy="${short(cy)}" r="${r * 0.5}" fill="none" stroke="${INK}" stroke-width="${short(0.9 * pen.weight)}"/>`
          : `<circle cx="${short(cx)}" cy="${short(cy)}" r="${r - 0.6}" fill="#fff8e4" fill-opacity=".65" stroke="${PENCIL}" stroke-width="${short(1.2 * pen.weight)}" stroke-dasharray="2.6 2.6"/>`;
    }
  });
  return drawn;
}

export function hammock(pen: Pen, x: number, y: number, s = 1): string {
  const cloth = curve([
    [x - 35 * s, y - 30 * s],
    [x - 14 * s, y - 16 * s],
    [x + 14 * s, y - 15 * s],
    [x + 37 * s, y - 30 * s],
    [x + 16 * s, y - 21 * s],
    [x - 16 * s, y - 22 * s],
  ]);
  return (
    palm(pen, x - 34 * s, y, s * 0.95, -8) +
    palm(pen, x + 36 * s, y + 3, s * 1.02, 10) +
    pen.outlined(cloth, '#e9dcc0', 1.4)
  );
}

export function bench(pen: Pen, x: number, y: number, s = 1): string {
  const top = outline([
    [x - 42 * s, y - 24 * s],
    [x + 38 * s, y - 25 * s],
    [x + 44 * s, y - 31 * s],
    [x - 34 * s, y - 31 * s],
  ]);
  let drawn = ellipse(x + 5, y + 1, 46 * s, 7 * s, '#6b4a24', 0.2);
  drawn += pen.line(x - 32 * s, y, x - 28 * s, y - 24 * s, 3, { from: 1, to: 1 });
  drawn += pen.line(x + 30 * s, y + 1, x + 27 * s, y - 24 * s, 3, { from: 1, to: 1 });
  drawn += pen.line(x - 30 * s, y - 10 * s, x + 28 * s, y - 10 * s, 1.6) + pen.outlined(top, '#c99f63', 1.6);
  return drawn + log(pen, x - 22 * s, y - 36 * s, 36 * s, 4.5 * s);
}

export function basket(pen: Pen, x: number, y: number, s = 1): string {
  const body = curve(
    [
      [x - 18 * s, y - 18 * s],
      [x - 14 * s, y - 1],
      [x, y + 2],
      [x + 14 * s, y - 1],
      [x + 18 * s, y - 18 * s],
    ],
    false,
  );
  let drawn = ellipse(x + 4, y, 22 * s, 5 * s, '#6b4a24', 0.2) + pen.outlined(`${body}Z`, '#d2a865', 1.6);
  for (const i of [-2, -1, 0, 1, 2])
    drawn += pen.line(x + i * 6.5 * s, y - 17 * s, x + i * 5 * s, y, 1, { opacity: 0.8 });
  for (const d of [-9, 0, 9])
    drawn += `<circle cx="${short(x + d * s)}" cy="${short(y - 20 * s - (d ? 0 : 3))}" r="${short(6 * s)}" fill="${d ? '#d9892b' : '#b9543a'}" stroke="${INK}" stroke-width="1.2"/>`;
  return drawn;
}

export function signpost(pen: Pen, x: number, y: number, s = 1): string {
  const boards: readonly (readonly [number, number, number])[] = [
    [-52, 1, 40],
    [-36, -1, 36],
  ];
  let drawn = pen.line(x, y, x + 1, y - 58 * s, 4, { from: 1, to: 0.9 });
  for (const [v, side, reach] of boards)
    drawn += pen.outlined(
      outline([
        [x - side * 8 * s, y + v * s],
        [x + side * reach * s, y + v * s - 2],
        [x + side * (reach + 9) * s, y + (v + 7) * s],
        [x + side * reach * s, y + (v + 14) * s],
        [x - side * 8 * s, y + (v + 13) * s],
      ]),
      '#d3ab6c',
      1.5,
    );
  return drawn;
}

/** The flag of morale on its pole of seven notches. */
export function flag(pen: Pen, x: number, y: number, space: number, spaces: number): string {
  const notch = (i: number) => y - 16 - i * 15;
  let drawn = pen.line(x, y, x, y - 30 - spaces * 13, 4, { from: 1, to: 0.7 });
  for (let i = 0; i < spaces; i++)
    drawn += pen.line(x - 5, notch(i), x + 5, notch(i), i === Math.floor(spaces / 2) ? 2.6 : 1.4, {
      from: 1,
      to: 1,
    });
  const v = notch(space);
  const cloth = curve([
    [x + 2, v - 14],
    [x - 16, v - 19],
    [x - 34, v - 11],
    [x - 52, v - 15],
    [x - 50, v + 7],
    [x - 33, v + 10],
    [x - 16, v + 4],
    [x + 2, v + 8],
  ]);
  return drawn + pen.outlined(cloth, '#e3b637', 1.7);
}
