/** What grows: broad crowns, pines, palms, giants with roots, ferns, mushrooms, reeds. */
import type { Stamp } from './rocks';
import {
  dot,
  fill,
  hatch,
  ink,
  line,
  loop,
  points,
  r1,
  shake,
  shape,
  smooth,
  straight,
  stroke,
  tick,
  walk,
  type Chance,
  type Point,
} from './pen';

function crown(x: number, y: number, rx: number, ry: number, n: number, R: Chance): string {
  const from = R() * 6;
  let d = '';
  for (let i = 0; i <= n; i++) {
    const t = from + (i / n) * 6.283;
    const [X, Y] = [x + Math.cos(t) * rx, y + Math.sin(t) * ry];
    const [m, o] = [t - Math.PI / n, R.in(1.28, 1.46)];
    d += i
      ? `Q${r1(x + Math.cos(m) * rx * o)} ${r1(y + Math.sin(m) * ry * o)} ${r1(X)} ${r1(Y)}`
      : `M${r1(X)} ${r1(Y)}`;
  }
  return `${d}Z`;
}

export const broad: Stamp = (x, y, z, R, c) => {
  const [h, rx, ry] = [z * R.in(0.9, 1.15), z * R.in(0.34, 0.42), z * R.in(0.3, 0.38)];
  const cy = y - h * 0.62;
  const d = crown(x, cy, rx, ry, 7 + Math.floor(R() * 3), R);
  return (
    ink(tick(x - 1, y, x, cy, 2.4) + tick(x + 3, y + 1, x + 1, cy, 1.6)) +
    fill(d, R.pick(c.leaf)) +
    fill(crown(x + rx * 0.3, cy + ry * 0.34, rx * 0.62, ry * 0.56, 6, R), c.dark, 0.5) +
    ink(
      hatch([x + rx * 0.1, cy + ry * 0.72], [x + rx * 0.98, cy + ry * 0.05], 4, -z * 0.07, -z * 0.12, R, 1),
      0.7,
    ) +
    stroke(d, 1.6)
  );
};

export const pine: Stamp = (x, y, z, R, c) => {
  const h = R.in(1, 1.3);
  const p = points(
    '0 -1, .16 -.6, .08 -.6, .24 -.3, .12 -.3, .3 0, -.3 0, -.12 -.3, -.24 -.3, -.08 -.6, -.16 -.6',
  ).map(([u, v]): Point => [x + u * z, y + v * z * h]);
  return (
    ink(tick(x, y + z * 0.12, x, y - 4, 2.6)) +
    fill(straight(shake(p, 1, R)), R.pick(c.leaf)) +
    ink(
      hatch([x + 2, y - z * h * 0.8], [x + z * 0.22, y - 4], 5, -z * 0.05, z * 0.14, R) +
        loop(p, 1.5, R, 0.6, 30),
    )
  );
};

export const dead: Stamp = (x, y, z, R) => {
  let d = tick(x, y, x + R.pm(3), y - z, 2.6, R.pm(4));
  for (let i = 0; i < 5; i++) {
    const [t, side] = [R.in(0.35, 0.9), R() < 0.5 ? -1 : 1];
    d += tick(x, y - z * t, x + side * z * R.in(0.2, 0.4), y - z * (t + R.in(0.1, 0.28)), 1.3, side * 4);
  }
  return ink(d, 0.9);
};

function frond(x: number, y: number, a: number, l: number, R: Chance, colour: string): string {
  const [X, Y] = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.62 + l * 0.3];
  const [mx, my] = [x + Math.cos(a) * l * 0.55, y + Math.sin(a) * l * 0.6 - l * 0.14];
  const d = `M${r1(x)} ${r1(y)}Q${r1(mx)} ${r1(my - l * 0.1)} ${r1(X)} ${r1(Y)}Q${r1(mx)} ${r1(my + l * 0.24)} ${r1(x)} ${r1(y)}Z`;
  return (
    fill(d, colour) +
    stroke(d, l < 34 ? 0.9 : 1.2) +
    (l < 30 ? '' : ink(tick(mx, my, mx + l * 0.05 + R.pm(1), my + l * 0.13, 0.9), 0.8))
  );
}

export const palm: Stamp = (x, y, z, R, c) => {
  const [h, lean, w] = [z * R.in(1.1, 1.5), R.pm(z * 0.24), z * 0.055 + 1];
  const trunk = walk(
    [
      [x, y],
      [x + lean * 0.2, y - h * 0.5],
      [x + lean, y - h],
    ],
    14,
  );
  const side = (k: number): Point[] =>
    trunk.map(([X, Y], i) => [X + k * w * (1.25 - (0.5 * i) / trunk.length), Y]);
  const rings = trunk.slice(1).map(([X, Y]) => tick(X - w * 0.3, Y, X + w, Y - 1, 0.8));
  const n = z < 50 ? 6 : 7;
  const leaves = Array.from({ length: n }, (_, i) =>
    frond(x + lean, y - h, (i / n) * 6.283 + R.pm(0.3), z * R.in(0.56, 0.76), R, R.pick(c.leaf)),
  );
  return (
    fill(straight([...side(-1), ...side(1).reverse()]), c.bark) +
    ink(rings.join(''), 0.7) +
    ink(line(side(-1), 1.1, R, 0.3) + line(side(1), 1.8, R, 0.3)) +
    leaves.join('')
  );
};

export const giant: Stamp = (x, y, z, R, c) => {
  const [h, w] = [z * 1.35, z * 0.14];
  const cy = y - h;
  const trunk: Point[] = [
    [x - w * 2.6, y + 3],
    [x - w, y - h * 0.16],
    [x - w * 0.7, cy],
    [x + w * 0.7, cy],
    [x + w, y - h * 0.18],
    [x + w * 2.4, y + 4],
    [x + w * 0.4, y - h * 0.04],
    [x - w * 0.6, y - h * 0.03],
  ];
  const tops = points('-.42 -.02 .36, .44 .02 .34, -.1 -.22 .46, .2 -.12 .36, -.26 -.14 .34').map(
    ([dx, dy, k = 0.3]) => {
      const d = crown(x + dx * z, cy + dy * z, z * k * 0.86, z * k * 0.5, 9, R);
      return (
        fill(d, R.pick(c.leaf)) +
        fill(
          crown(x + (dx + 0.06) * z, cy + (dy + 0.06) * z, z * k * 0.5, z * k * 0.26, 7, R),
          c.dark,
          0.42,
        ) +
        stroke(d, 1.7)
      );
    },
  );
  const vines = Array.from({ length: 3 }, () => x + R.pm(z * 0.55)).map((X) =>
    tick(X, cy + z * 0.08, X + R.pm(6), cy + z * R.in(0.4, 0.62), 0.8, 3),
  );
  return (
    fill(smooth(trunk, true), c.bark) +
    ink(
      hatch([x + w * 0.2, y - h * 0.9], [x + w * 0.6, y - h * 0.1], 7, -w * 0.1, h * 0.12, R) +
        line(trunk.slice(0, 3), 2.2, R) +
        line(trunk.slice(3, 6), 2.6, R),
    ) +
    tops.join('') +
    ink(vines.join(''), 0.8)
  );
};

export const fern: Stamp = (x, y, z, R, c) =>
  Array.from({ length: 5 }, (_, i) =>
    frond(x, y, -2.9 + i * 0.66 + R.pm(0.15), z * R.in(0.5, 0.7), R, R.pick(c.leaf)),
  ).join('');

export const tuft: Stamp = (x, y, z, R) => {
  const n = 3 + Math.floor(R() * 3);
  const blades = Array.from({ length: n }, (_, i) => {
    const u = (i / (n - 1) - 0.5) * 2;
    return tick(x + u * z * 0.22, y, x + u * z * 0.6 + R.pm(2), y - z * R.in(0.6, 1), 1, u * 2);
  });
  return ink(blades.join(''), 0.75);
};

export const mushroom: Stamp = (x, y, z, R, c) => {
  const cap = shape(x, y, z, '-.5 -.55, -.3 -.86, 0 -.98, .32 -.86, .52 -.55, .2 -.5, -.2 -.5');
  const spots = [
    [-0.2, -0.7],
    [0.12, -0.8],
    [0.28, -0.64],
  ].map(([u = 0, v = 0]) => dot(x + u * z, y + v * z, z * 0.06, '#fbf1d6'));
  return (
    fill(smooth(shape(x, y, z, '-.12 .02, -.08 -.5, .1 -.5, .14 .02'), true), c.light) +
    ink(
      line(shape(x, y, z, '-.12 .02, -.08 -.5'), 1.5, R) + line(shape(x, y, z, '.14 .02, .1 -.5'), 1.8, R),
    ) +
    fill(smooth(cap, true), R.pick(c.leaf)) +
    spots.join('') +
    ink(
      loop(cap, 1.9, R, 0.5, 10) +
        hatch([x - z * 0.3, y - z * 0.5], [x + z * 0.34, y - z * 0.5], 6, 0, z * 0.07, R),
    )
  );
};

export const reed: Stamp = (x, y, z, R, c) => {
  const stems = Array.from({ length: 5 }, (_, i) => {
    const X = x + (i - 2) * z * 0.14;
    const [tx, ty] = [X + R.pm(z * 0.14), y - z * R.in(0.7, 1.05)];
    return (
      ink(tick(X, y, tx, ty, 1, 2)) +
      (i % 2 ? fill(smooth(shape(tx, ty, z * 0.2, '-.2 0, -.16 -.7, .1 -.9, .2 -.1'), true), c.bark) : '')
    );
  });
  return stems.join('');
};

/** A leaf so near that it hides a corner of the picture. */
export function bigLeaf(x: number, y: number, z: number, a: number, R: Chance, colour: string): string {
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const P = (t: number, k: number): Point => [
    x + c * z * t - s * z * 0.26 * k,
    y + s * z * t + c * z * 0.26 * k,
  ];
  const p = points('0 0, .2 .7, .5 1, .8 .66, 1 0, .8 -.62, .5 -.96, .2 -.7').map(([t, k]) => P(t, k));
  let veins = line([P(-0.2, 0), P(0.4, 0.05), P(1, 0)], 2.6, R);
  for (let i = 1; i < 8; i++) {
    const [t, m] = [i / 8.6, Math.sin(Math.PI * Math.min(1, i / 8.6 + 0.12)) * 0.9];
    for (const k of [m, -m])
      veins += tick(...(P(t, 0) as [number, number]), ...(P(t + 0.12, k) as [number, number]), 1.1);
  }
  return fill(smooth(p, true), colour) + ink(veins, 0.8) + ink(loop(p, 2.1, R, 1, 22));
}

/** Somebody whom the forest has grown over, asleep. */
export const sleeper: Stamp = (x, y, z, R, c) => {
  const p = shape(x, y, z, '-1 .04, -.9 -.2, -.5 -.3, -.1 -.26, .4 -.36, .8 -.3, 1 -.06, .9 .06');
  return (
    fill(smooth(p, true), R.pick(c.leaf)) +
    ink(
      loop(p, 2, R, 0.8, 14) +
        hatch([x - z * 0.7, y - z * 0.1], [x + z * 0.8, y - z * 0.1], 12, -z * 0.03, z * 0.1, R),
    ) +
    dot(x - z * 0.78, y - z * 0.26, z * 0.15, '#e3b890', 'stroke="#2a2018" stroke-width="1.7"') +
    ink(
      tick(x - z * 0.84, y - z * 0.27, x - z * 0.76, y - z * 0.26, 1, 1.4) +
        tick(x - z * 0.92, y - z * 0.36, x - z * 0.66, y - z * 0.4, 3),
    ) +
    fern(x + z * 0.2, y - z * 0.2, z * 0.5, R, c)
  );
};
