/** The grounds of the island: what a terrain looks like, and what an unknown space does. */
import { curve, filled, outline, Pen, PENCIL, short, type Point } from '../../../pen/pen';
import { grass, mound, palm, peak, thicket, totem, tree } from './growth';
import type { Shore, Spot } from './shore';

export interface Ground extends Spot {
  /** What is known of it: a terrain, the back of a tile, lava, or nothing. */
  terrain: string | null;
  turned: boolean;
  lava: boolean;
  totem: boolean;
  cave: boolean;
}

/** A thing and how near it stands; near ones cover far ones. */
export type Standing = readonly [number, string];

const WASHES: Readonly<Record<string, string>> = {
  beach: '#ead9a8',
  plains: '#d3d08c',
  mountains: '#cbbfae',
  hills: '#b9c481',
  river: '#bccb8c',
};

/** Paper, broken hatching with a clear middle, curls of mist. */
export function unknown(shore: Shore, ground: Ground, weight: number): readonly [string, Standing[]] {
  const pen = new Pen(seed(ground), weight);
  const [x, y] = shore.at(ground.space);
  const edge = outline(shore.ground(pen, ground.space, 40));
  const clip = `unknown-${ground.space}`;
  const tall = 130 * (shore.flat / 0.66);
  let hatching = '';
  for (let d = -250; d < 250; d += 10) {
    const parts: readonly Point[] =
      Math.abs(d) < 86
        ? [
            [0.06, 0.34 + pen.shake(0.04)],
            [0.64 + pen.shake(0.04), 0.96],
          ]
        : [[0.05, 0.97]];
    for (const [from, to] of parts)
      hatching += pen.line(
        x + d + 76 - 152 * from,
        y - tall + 2 * tall * from,
        x + d + 76 - 152 * to,
        y - tall + 2 * tall * to,
        1.05,
        {
          colour: PENCIL,
          opacity: 0.45,
          from: 0.3,
        },
      );
  }
  const veil = ground.lava ? lava(pen, x, y) : ground.turned ? turned(shore, x, y) : '';
  const drawn =
    `<clipPath id="${clip}"><path d="${edge}"/></clipPath>` +
    filled(edge, ground.lava ? '#c9a48c' : '#f4ead3') +
    `<g clip-path="url(#${clip})">${hatching}${filled(curve(pen.blob(x - 2, y + 2, 84, 46, 11, 0.12)), ground.lava ? '#e9c9ae' : '#f8f1df', 0.92)}</g>` +
    veil;
  return [drawn, ground.lava || ground.turned ? [] : [[y - 200, mist(pen, x, y)]]];
}

function mist(pen: Pen, x: number, y: number): string {
  const curl = (u: number, v: number, s: number) =>
    pen.ink(
      [
        [u - 34 * s, v + 4],
        [u - 20 * s, v - 7 * s],
        [u - 6 * s, v - 3 * s],
        [u + 6 * s, v - 11 * s],
        [u + 20 * s, v - 5 * s],
        [u + 25 * s, v + 2 * s],
        [u + 18 * s, v + 4 * s],
      ],
      1.5,
      { colour: PENCIL, opacity: 0.7 },
    );
  return (
    curl(x - 56, y - 40, 0.9) +
    curl(x + 52, y + 44, 1) +
    curl(x + 56, y - 44, 0.7) +
    curl(x - 60, y + 42, 0.7)
  );
}

/** Glowing cracks. */
function lava(pen: Pen, x: number, y: number): string {
  const crack = (points: readonly Point[], width: number) =>
    pen.ink(points, width * 2.2, { colour: '#b5331a' }) + pen.ink(points, width, { colour: '#f2a33a' });
  return (
    crack(
      [
        [x - 80, y - 40],
        [x - 30, y - 10],
        [x - 44, y + 20],
        [x - 8, y + 58],
      ],
      6,
    ) +
    crack(
      [
        [x + 60, y - 60],
        [x + 34, y - 20],
        [x + 66, y + 10],
        [x + 40, y + 52],
      ],
      7,
    ) +
    crack(
      [
        [x - 30, y - 10],
        [x + 8, y - 24],
        [x + 34, y - 20],
      ],
      4,
    )
  );
}

/** The back of a tile, with a rose. */
function turned(shore: Shore, x: number, y: number): string {
  const rose = 'M0-34l8 22 22 12-22 12-8 22-8-22-22-12 22-12z';
  const corners = outline(shore.corners(0.86).map(([u, v]): Point => [x + u, y + v]));
  return `<path d="${corners}" fill="#dcc9a0" stroke="${PENCIL}" stroke-width="2" stroke-dasharray="3 6"/><path transform="translate(${short(x)} ${short(y)}) scale(1 ${shore.flat})" d="${rose}" fill="#f8f1df" stroke="#2a2018" stroke-width="2"/>`;
}

const seed = ({ row, column }: Spot) => 97 + row * 31 + column * 7;

export function explored(shore: Shore, ground: Ground, weight: number): readonly [string, Standing[]] {
  const pen = new Pen(seed(ground) + 1, weight);
  const [x, y] = shore.at(ground.space);
  const terrain = ground.terrain ?? 'plains';
  const edge = outline(shore.ground(pen, ground.space, terrain === 'hills' ? 12 : 24));
  let drawn = `<path d="${edge}" fill="${WASHES[terrain] ?? '#d3d08c'}" stroke="#8c8a4f" stroke-opacity=".6" stroke-width="2.4"/>`;
  drawn += filled(curve(pen.blob(x - 30, y - 18, 62, 34)), '#fff6cf', 0.25);
  drawn += filled(curve(pen.blob(x + 40, y + 30, 56, 26)), '#5d6a3a', 0.12);
  if (terrain === 'river') drawn += river(pen, x, y, shore.flat / 0.66);
  const things = standing(pen, terrain, x, y, shore.flat / 0.66);
  if (ground.cave) things.push([y + 44, cave(pen, x - 6, y + 44)]);
  if (ground.totem) things.push([y + 60, totem(pen, x + 84, y + 40, 0.95)]);
  return [drawn, things];
}

/** What stands on a terrain; the middle is left for what lies there. */
function standing(pen: Pen, terrain: string, x: number, y: number, tall: number): Standing[] {
  const things: Standing[] = [];
  const put = (v: number, thing: string) => things.push([y + v, thing]);
  if (terrain === 'plains') {
    for (let i = 0; i < 34; i++) {
      const [angle, r] = [pen.chance() * Math.PI * 2, Math.sqrt(pen.chance())];
      const [u, v] = [Math.cos(angle) * 104 * r, Math.sin(angle) * 72 * r * tall];
      put(v, grass(pen, x + u, y + v, 0.75 + pen.chance() * 0.4, pen.chance() < 0.5 ? '#6c6a2c' : undefined));
    }
    put(-42 * tall, thicket(pen, x - 66, y - 42 * tall, 1));
    put(-52 * tall, tree(pen, x - 28, y - 54 * tall, 0.8));
    put(-50 * tall, tree(pen, x + 68, y - 46 * tall, 0.9));
  } else if (terrain === 'hills') {
    put(-30 * tall, mound(pen, x - 46, y - 22 * tall, 58, 44, '#b7c381'));
    put(-24 * tall, mound(pen, x + 48, y - 18 * tall, 60, 52, '#aebc78'));
    put(6, mound(pen, x - 62, y + 22, 46, 34, '#bdc888'));
    put(34, mound(pen, x + 14, y + 46 * tall, 66, 52, '#b2bf7c'));
    put(40, thicket(pen, x - 56, y + 58 * tall, 0.95));
  } else if (terrain === 'mountains') {
    put(-40, peak(pen, x - 42, y - 6, 66, 128));
    put(-39, peak(pen, x + 60, y - 8, 58, 104));
    put(10, peak(pen, x + 12, y + 42, 78, 138));
    put(24, peak(pen, x - 68, y + 34, 44, 62));
    put(30, peak(pen, x + 84, y + 34, 32, 50));
    for (const [u, v, s] of [
      [-92, 44, 0.7],
      [-44, 60, 0.75],
      [40, 68, 0.65],
    ] as const)
      put(v, tree(pen, x + u, y + v, s, '#6f8d58'));
  } else if (terrain === 'river') {
    put(-20, thicket(pen, x - 76, y - 18, 1.05));
    put(14, tree(pen, x - 92, y + 20, 0.85));
    put(52, tree(pen, x - 66, y + 58 * tall, 0.9));
    put(-8, tree(pen, x + 96, y - 12, 0.8));
    for (let i = 0; i < 8; i++)
      put(30, grass(pen, x + (pen.chance() < 0.5 ? -50 : 66) + pen.shake(14), y + 34 + pen.shake(34), 0.8));
  } else {
    put(-50, palm(pen, x - 70, y - 30 * tall, 0.85, -12));
    put(-46, palm(pen, x + 78, y - 24 * tall, 0.75, 10));
    for (let i = 0; i < 5; i++)
      put(50, grass(pen, x + pen.shake(90), y + 56 * tall + pen.shake(8), 0.7, '#8a7a3c'));
  }
  return things;
}

function river(pen: Pen, x: number, y: number, tall: number): string {
  const bed: Point[] = [
    [x + 62, y - 92 * tall],
    [x + 44, y - 58 * tall],
    [x - 6, y - 30 * tall],
    [x - 22, y + 2],
    [x + 26, y + 34 * tall],
    [x + 22, y + 70 * tall],
    [x + 8, y + 92 * tall],
  ];
  const widths = [9, 13, 17, 20, 21, 22, 22];
  const left = bed.map(([u, v], i): Point => [u - (widths[i] ?? 20), v]);
  const right = bed.map(([u, v], i): Point => [u + (widths[i] ?? 20), v]);
  let drawn = filled(`${curve(left, false)}L${curve(right.toReversed(), false).slice(1)}Z`, '#8fc0d2');
  drawn += pen.ink(left, 2, { from: 0.3, to: 0.8 }) + pen.ink(right, 2.2, { from: 0.8, to: 0.3 });
  for (const d of [-9, -2, 6, 12])
    drawn += pen.ink(
      bed.map(([u, v], i): Point => [u + d * (0.5 + i * 0.12) + pen.shake(1.5), v]),
      1.2,
      { colour: '#2d6a88', opacity: 0.7 },
    );
  return drawn;
}

function cave(pen: Pen, x: number, y: number): string {
  const mouth: Point[] = [
    [x - 16, y],
    [x - 13, y - 22],
    [x, y - 30],
    [x + 13, y - 20],
    [x + 16, y],
  ];
  return filled(`${curve(mouth, false)}Z`, '#241a18') + pen.ink(mouth, 2);
}
