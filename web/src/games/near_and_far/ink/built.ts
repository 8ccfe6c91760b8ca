/** What people built: huts and towns, ruins, ships that became streets, lamps, signs, kilns, bridges. */
import type { Colours } from './colours';
import type { Stamp } from './rocks';
import { rock } from './rocks';
import {
  blob,
  box,
  dot,
  edge,
  fill,
  grow,
  hatch,
  ink,
  inked,
  line,
  loop,
  r1,
  shape,
  smooth,
  straight,
  stroke,
  tick,
  type Chance,
  type Point,
} from './pen';

export const hut: Stamp = (x, y, z, R, c) => {
  const at = (text: string) => shape(x, y, z, text);
  return (
    fill(straight(at('-.4 0, -.4 -.4, 0 -.8, .4 -.4, .4 0')), c.light) +
    fill(straight(at('.1 0, .1 -.7, .4 -.4, .4 0')), c.shade, 0.7) +
    fill(straight(at('-.52 -.34, 0 -.9, .52 -.34, .36 -.34, 0 -.68, -.36 -.34')), c.roof) +
    ink(
      line(at('-.4 0, -.4 -.4, 0 -.8, .4 -.4, .4 0'), 1.6, R, 0.4, 40) +
        line(at('-.52 -.34, 0 -.9, .52 -.34'), 2.2, R, 0.5, 40),
    ) +
    fill(straight(at('-.1 0, -.1 -.26, .06 -.26, .06 0')), '#3a2a20')
  );
};

/** The town as it is seen from the map: five roofs, a flag, a fence. */
export function town(x: number, y: number, z: number, R: Chance, c: Colours): string {
  const huts: [number, number, number][] = [
    [-0.5, -0.14, 0.5],
    [0.46, -0.16, 0.46],
    [0, -0.26, 0.62],
    [-0.26, 0.06, 0.44],
    [0.26, 0.08, 0.46],
  ];
  let fence = '';
  for (let i = 0; i < 13; i++) {
    const u = -0.8 + i * 0.133;
    const foot = y + z * 0.26 - Math.abs(u) * z * 0.14;
    if (Math.abs(u) > 0.14) fence += tick(x + u * z, foot, x + u * z, foot - z * 0.16, 2.4);
  }
  return (
    huts
      .map(([u, v, k]) => hut(x + u * z, y + v * z, z * k, R, { ...c, light: '#f6e8c8', shade: '#b58a5c' }))
      .join('') +
    ink(line(shape(x, y, z, '.02 -.8, .02 -1.14'), 1.8, R)) +
    fill(straight(shape(x, y, z, '.03 -1.14, .3 -1.06, .03 -.96')), '#a4241c') +
    ink(
      fence +
        line(shape(x, y, z, '-.84 .08, -.16 .2'), 1.6, R) +
        line(shape(x, y, z, '.16 .2, .84 .08'), 1.6, R),
    )
  );
}

/** Planks on ropes, over whatever is deep. */
export function bridge(a: Point, b: Point, R: Chance): string {
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [ux, uy] = [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
  const [nx, ny] = [-uy * 9, ux * 9];
  const n = Math.max(4, Math.round(l / 7));
  const rim = (k: number, sag: number): Point[] => [
    [a[0] + nx * k, a[1] + ny * k],
    [(a[0] + b[0]) / 2 + nx * k, (a[1] + b[1]) / 2 + ny * k + sag],
    [b[0] + nx * k, b[1] + ny * k],
  ];
  const planks = Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n;
    const [X, Y] = [a[0] + ux * l * t, a[1] + uy * l * t + Math.sin(t * Math.PI) * 5];
    return tick(X + nx, Y + ny, X - nx, Y - ny, 2.6);
  });
  const posts = [a, b].flatMap((e) =>
    [1.1, -1.1].map((k) => tick(e[0] + nx * k, e[1] + ny * k + 3, e[0] + nx * k, e[1] + ny * k - 12, 2.6)),
  );
  return (
    fill(smooth([...rim(1, 5), ...rim(-1, 5).reverse()], true), '#d9b27c') +
    ink(planks.join(''), 0.75) +
    ink(line(rim(1.1, 6), 1.6, R, 0.3) + line(rim(-1.1, 6), 1.6, R, 0.3) + posts.join(''))
  );
}

export const column: Stamp = (x, y, z, R, c) => {
  const [w, h] = [z * 0.12, z * R.in(0.7, 1.05)];
  const shaft: Point[] = [
    [x - w, y],
    [x - w, y - h],
    [x + w * 0.2, y - h - R.in(2, 6)],
    [x + w, y - h + R.in(0, 6)],
    [x + w, y],
  ];
  return (
    fill(straight(shaft), c.light) +
    fill(straight(box(x + w * 0.2, y - h, w * 0.8, h)), c.shade, 0.6) +
    ink(
      line(shaft, 1.8, R, 0.4, 30) +
        tick(x - w * 0.3, y - 4, x - w * 0.3, y - h * 0.8, 0.8) +
        tick(x + w * 0.4, y - 4, x + w * 0.4, y - h * 0.8, 0.9) +
        tick(x - w * 1.5, y + 1, x + w * 1.5, y + 1, 2),
    )
  );
};

export const ruin: Stamp = (x, y, z, R, c) => {
  const beam = shape(x, y, z, '-.34 -.92, -.32 -1.08, .36 -1.06, .38 -.9');
  return (
    column(x - z * 0.5, y, z * 0.78, R, c) +
    column(x - z * 0.2, y, z * 1.02, R, c) +
    column(x + z * 0.24, y, z * 1.02, R, c) +
    column(x + z * 0.58, y, z * 0.42, R, c) +
    fill(straight(beam), c.light) +
    ink(loop(beam, 1.9, R, 0.7, 12)) +
    rock(x + z * 0.1, y + z * 0.1, z * 0.22, R, c) +
    rock(x - z * 0.36, y + z * 0.12, z * 0.16, R, c)
  );
};

/** A gate that nobody closes any more. */
export const arch: Stamp = (x, y, z, R, c) => {
  const at = (text: string) => shape(x, y, z, text);
  const frame = at(
    '-.5 0, -.5 -.66, -.34 -.96, 0 -1.1, .34 -.96, .5 -.66, .5 0, .3 0, .3 -.6, .2 -.78, 0 -.86, -.2 -.78, -.3 -.6, -.3 0',
  );
  const joints = [
    '-.5 -.3, -.3 -.3',
    '.5 -.3, .3 -.3',
    '-.5 -.62, -.3 -.58',
    '.5 -.62, .3 -.58',
    '-.2 -1.04, -.12 -.84',
    '.2 -1.04, .12 -.84',
  ];
  return (
    fill(smooth(at('-.3 0, -.3 -.6, 0 -.86, .3 -.6, .3 0'), true), c.deep, 0.35) +
    fill(straight(frame), c.light) +
    fill(straight(at('.3 0, .3 -.6, .2 -.78, .34 -.96, .5 -.66, .5 0')), c.shade, 0.6) +
    ink(joints.map((one) => line(at(one), 1.1, R, 0.3)).join(''), 0.7) +
    ink(edge(frame, 2.2, R, 0.6))
  );
};

export const stairs: Stamp = (x, y, z, R, c) => {
  const step = (i: number) =>
    box(x - z * (0.7 - i * 0.08), y - z * 0.13 * (i + 1), z * (1.4 - i * 0.16), z * 0.13);
  return [0, 1, 2, 3]
    .map(
      (i) =>
        fill(straight(step(i)), i % 2 ? c.light : c.cliff) +
        ink(
          edge(step(i), 1.7, R, 0.5) +
            hatch(
              [x + z * 0.2, y - z * 0.13 * (i + 1)],
              [x + z * (0.66 - i * 0.08), y - z * 0.13 * (i + 1)],
              6,
              0,
              z * 0.1,
              R,
            ),
        ),
    )
    .join('');
};

/** A table laid for guests who do not come. */
export const table: Stamp = (x, y, z, R) => {
  const at = (text: string) => shape(x, y, z, text);
  const cups = [-0.5, -0.16, 0.2, 0.54].map((u) =>
    dot(x + u * z, y - z * 0.42, z * 0.07, '#c98a3a', 'stroke="#2a2018" stroke-width="1.3"'),
  );
  return (
    ink(['-.7 0, -.66 -.34', '.7 0, .66 -.34'].map((leg) => line(at(leg), 3, R)).join('')) +
    fill(straight(at('-.86 -.3, -.74 -.46, .74 -.46, .86 -.3')), '#fbf4e2') +
    fill(straight(at('-.86 -.3, .86 -.3, .84 -.16, .4 -.2, 0 -.14, -.4 -.2, -.84 -.16')), '#e6d8b8') +
    ink(edge(at('-.86 -.3, -.74 -.46, .74 -.46, .86 -.3'), 1.8, R, 0.4)) +
    cups.join('')
  );
};

export const lamp: Stamp = (x, y, z, R) =>
  dot(x, y - z * 0.9, z * 0.8, '#ffcf74', 'opacity=".2"') +
  dot(x, y - z * 0.9, z * 0.44, '#ffe3a0', 'opacity=".3"') +
  ink(line(shape(x, y, z, '0 0, 0 -.7'), 2.4, R)) +
  inked(shape(x, y, z, '-.13 -.7, -.16 -1, 0 -1.14, .16 -1, .13 -.7'), '#ffd87a', 1.9, R);

export const sign: Stamp = (x, y, z, R, c) => {
  const board = shape(x, y, z, '-.1 -.98, .5 -.94, .64 -.84, .5 -.72, -.1 -.76');
  return (
    ink(line(shape(x, y, z, '0 0, 0 -1'), 2.6, R)) +
    fill(straight(board), c.light) +
    ink(loop(board, 1.6, R, 0.4, 40))
  );
};

export const pole: Stamp = (x, y, z, R) =>
  ink(
    line(
      [
        [x, y],
        [x + R.pm(3), y - z],
      ],
      2.4,
      R,
    ) +
      line(shape(x, y, z, '0 -.92, .26 -.86'), 1.5, R) +
      tick(x + z * 0.26, y - z * 0.86, x + z * 0.26, y - z * 0.78, 0.8) +
      tick(x - z * 0.2, y + 1, x + z * 0.22, y + 1, 1),
  ) + dot(x + z * 0.26, y - z * 0.7, z * 0.1, '#f0c45c', 'stroke="#2a2018" stroke-width="1.4"');

/** A pipe of the old workshops that still runs. */
export const pipe: Stamp = (x, y, z, R, c) => {
  const body = shape(x, y, z, '-.8 -.5, .2 -.5, .44 -.4, .5 -.16, .5 .1, .22 .1, .2 -.14, -.8 -.16');
  const rings = [-0.5, -0.1].map((u) => box(x + u * z, y - z * 0.56, z * 0.1, z * 0.46));
  return (
    fill(
      smooth(shape(x, y, z, '.24 .08, .3 .5, .2 .9, .6 .92, .5 .5, .48 .08'), true),
      R.pick(c.leaf),
      0.85,
    ) +
    fill(smooth(body, true), '#7d7a72') +
    fill(
      smooth(shape(x, y, z, '-.8 -.28, .2 -.26, .36 -.1, .5 .1, .22 .1, .2 -.14, -.8 -.16'), true),
      '#3a3a3c',
      0.5,
    ) +
    ink(loop(body, 2.2, R, 0.5, 12)) +
    rings.map((ring) => fill(straight(ring), '#9a8a6a') + ink(edge(ring, 1.6, R, 0.3))).join('')
  );
};

/** A basket on a rope, between above and below. */
export const pulley: Stamp = (x, y, z, R, c) => {
  const at = (text: string) => shape(x, y, z, text);
  return (
    ink(
      line(at('-.5 0, -.1 -1.2'), 3, R) +
        line(at('.3 0, -.06 -1.2'), 3, R) +
        line(at('-.1 -1.2, .6 -1.1'), 2.8, R) +
        tick(x + z * 0.56, y - z * 1.1, x + z * 0.56, y - z * 0.44, 0.9),
    ) +
    `<circle cx="${r1(x + z * 0.56)}" cy="${r1(y - z * 1.08)}" r="${r1(z * 0.09)}" fill="${c.light}" stroke="#2a2018" stroke-width="2"/>` +
    inked(at('.36 -.44, .78 -.44, .7 -.14, .44 -.14'), c.wood, 2, R) +
    ink(hatch([x + z * 0.4, y - z * 0.42], [x + z * 0.74, y - z * 0.42], 6, 0, z * 0.24, R), 0.7)
  );
};

/** A kiln of the glass fishers. */
export const kiln: Stamp = (x, y, z, R, c) => {
  const dome = shape(
    x,
    y,
    z,
    '-.5 0, -.48 -.4, -.24 -.76, -.12 -.84, -.14 -1.1, .14 -1.1, .12 -.84, .26 -.74, .5 -.4, .52 0',
  );
  return (
    dot(x, y - z * 0.16, z * 0.7, '#f7a03a', 'opacity=".2"') +
    fill(smooth(dome, true), c.light) +
    fill(smooth(shape(x, y, z, '.12 -.84, .26 -.74, .5 -.4, .52 0, .2 0, .2 -.5'), true), c.shade, 0.6) +
    ink(loop(dome, 2.2, R, 0.6, 12)) +
    fill(smooth(shape(x, y, z, '-.2 0, -.2 -.26, 0 -.4, .2 -.26, .2 0'), true), '#e5642a') +
    fill(smooth(shape(x, y, z, '-.1 0, -.08 -.16, 0 -.26, .08 -.16, .1 0'), true), '#ffd87a') +
    ink(line(shape(x, y, z, '0 -1.14, -.1 -1.3, .08 -1.46, -.04 -1.66'), 1.8, R), 0.6)
  );
};

const HULL =
  '-1 -.42, -.86 -.12, -.6 .04, .1 .08, .66 .02, .88 -.3, 1.02 -.56, .7 -.36, .2 -.27, -.5 -.28, -.8 -.36';
const SAIL = '-.48 -1.1, -.2 -.98, -.07 -1.14, -.09 -.72, -.34 -.62, -.42 -.86';

/** A stranded hull that became a street. */
export const ship: Stamp = (x, y, z, R, c, flip = false) => {
  const at = (text: string) => shape(x, y, z, text, flip ? -1 : 1);
  const shoal = blob(x, y + z * 0.12, z * 1.12, z * 0.2, R, 14, 0.1);
  const house = (u: number, v: number, w: number, h: number, top: number) => {
    const wall = at(
      `${u} ${v}, ${u} ${v - h}, ${u + w * 0.5} ${v - h - top}, ${u + w} ${v - h}, ${u + w} ${v}`,
    );
    const window = at(
      `${u + w * 0.25} ${v - h * 0.3}, ${u + w * 0.25} ${v - h * 0.75}, ${u + w * 0.6} ${v - h * 0.75}, ${u + w * 0.6} ${v - h * 0.3}`,
    );
    return (
      fill(straight(wall), c.light) +
      fill(
        straight(
          at(
            `${u - 0.02} ${v - h + 0.01}, ${u + w * 0.5} ${v - h - top - 0.01}, ${u + w + 0.02} ${v - h + 0.01}`,
          ),
        ),
        c.roof,
      ) +
      ink(line(wall, 1.6, R, 0.4, 40)) +
      fill(straight(window), c.glow) +
      stroke(straight(window), 1)
    );
  };
  const pennants = Array.from({ length: 6 }, (_, i) => {
    const t = (i + 0.7) / 7;
    const [u, v] = [0.04 + 0.44 * t, -0.86 + Math.sin(t * 3.14) * 0.09];
    return straight(at(`${u} ${v}, ${u + 0.045} ${v}, ${u + 0.04} ${v + 0.09}, ${u} ${v + 0.085}`));
  });
  const bank = at('-1 .1, -.7 0, -.2 .09, .3 .06, .8 .06, 1 .14, .3 .22, -.6 .2');
  return (
    stroke(smooth(grow(shoal, 14), true), 1.2, c.sea, 0.3) +
    fill(smooth(shoal, true), c.land, 0.9) +
    ink(
      line(at('-.1 -.2, -.06 -1, -.02 -1.5'), z * 0.045 + 1.5, R, 0.5) +
        line(at('-.5 -1.12, -.05 -1.16, .4 -1.06'), z * 0.03 + 1, R, 0.5) +
        line(at('.48 -.3, .5 -.86, .47 -.98'), z * 0.04 + 1.2, R, 0.5),
    ) +
    inked(at(SAIL), '#f2e8d0', 1.5, R) +
    house(-0.78, -0.34, 0.3, 0.2, 0.13) +
    house(0.08, -0.26, 0.26, 0.2, 0.12) +
    house(-0.44, -0.26, 0.24, 0.3, 0.14) +
    house(0.56, -0.34, 0.24, 0.28, 0.12) +
    house(-0.14, -0.26, 0.18, 0.38, 0.1) +
    fill(smooth(at(HULL), true), c.wood) +
    fill(smooth(at('.1 .08, .66 .02, .88 -.3, 1.02 -.56, .72 -.2, .4 -.06, -.3 0'), true), '#5a3a26', 0.7) +
    ink(
      [0.03, 0.12, 0.22]
        .map((v) =>
          line(
            at(
              `${-0.88 + v * 0.6} ${-0.34 + v}, -.4 ${-0.24 + v}, .2 ${-0.22 + v}, ${0.76 - v * 0.3} ${-0.32 + v}`,
            ),
            1.1,
            R,
            0.8,
            26,
          ),
        )
        .join(''),
      0.65,
    ) +
    ink(loop(at(HULL), 2.4, R, 0.9, 20) + line(at('-.05 -.86, .26 -.77, .49 -.86'), 1.1, R, 0.3)) +
    fill(pennants.join(''), '#b9553a', 0.85) +
    fill(smooth(bank, true), c.land) +
    ink(line(bank.slice(0, 6), 1.6, R), 0.8)
  );
};

/** It walks at night, on the wrong coasts. */
export const lighthouse: Stamp = (x, y, z, R, c) => {
  const at = (text: string) => shape(x, y, z, text);
  const legs = ['.03 -.62, .34 -.42, .5 0', '-.06 -.62, -.42 -.42, -.3 0', '.06 -.62, .08 -.42, .06 0'];
  const tower = at('-.2 -.62, -.13 -1.4, .13 -1.4, .2 -.62');
  const stripes = [-0.72, -0.98, -1.24].map((v) =>
    fill(straight(at(`-.18 ${v}, .18 ${v}, .16 ${v - 0.12}, -.16 ${v - 0.12}`)), '#b4503a', 0.8),
  );
  return (
    fill(straight(at('.12 -1.62, 1.25 -1.95, 1.3 -1.3, .12 -1.5')), c.glow, 0.34) +
    ink(legs.map((leg) => line(at(leg), z * 0.055 + 1.6, R, 0.5, 14)).join('')) +
    fill(straight(tower), c.light) +
    fill(straight(at('.03 -.62, .03 -1.4, .13 -1.4, .2 -.62')), c.shade, 0.6) +
    stripes.join('') +
    ink(
      line(tower.slice(0, 2), 2, R) +
        line(tower.slice(2), 2.4, R) +
        line(at('-.24 -.61, .24 -.61'), 4, R) +
        line(at('-.2 -1.41, .2 -1.41'), 3.6, R),
    ) +
    inked(at('-.1 -1.42, -.1 -1.62, .1 -1.62, .1 -1.42'), '#f6d979', 1.4, R, false) +
    inked(at('-.16 -1.62, 0 -1.8, .16 -1.62'), '#b4503a', 1.6, R, false)
  );
};

/** He would say that he is sorry, but who would mind the onions? */
export const cook: Stamp = (x, y, z, R) => {
  const at = (text: string) => shape(x, y, z, text);
  return (
    dot(x + z * 0.66, y - z * 0.36, z * 0.5, '#f6dfa8', 'opacity=".5"') +
    inked(at('-.3 0, -.3 -.42, -.16 -.6, .04 -.46, .12 -.1, .34 -.04, .34 .04'), '#8c4a2a', 1.8, R) +
    dot(x - z * 0.12, y - z * 0.74, z * 0.15, '#e3b98f', 'stroke="#2a2018" stroke-width="1.7"') +
    fill(smooth(at('-.3 -.78, -.12 -.96, .08 -.8, -.1 -.84'), true), '#3a2416') +
    ink(line(at('-.02 -.42, .22 -.34, .4 -.4'), 2.4, R) + line(at('.36 -.38, .56 -.34'), 2.2, R)) +
    fill(smooth(at('.5 -.4, .92 -.4, .86 -.24, .58 -.24'), true), '#33302e') +
    dot(x + z * 0.64, y - z * 0.42, z * 0.06, '#f0dc9a') +
    dot(x + z * 0.76, y - z * 0.42, z * 0.06, '#f4e6b6') +
    fill(smooth(at('.6 -.04, .64 -.2, .72 -.12, .78 -.22, .84 -.04'), true), '#e07a24') +
    ink(
      line(at('.7 -.52, .62 -.76, .78 -.98, .68 -1.24'), 1.5, R) +
        line(at('.82 -.54, .92 -.74, .84 -.92'), 1.2, R),
      0.6,
    )
  );
};
