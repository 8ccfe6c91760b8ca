/** Stone: peaks and mesas, hills, dunes, what grows in caves, what fell from the sky. */
import type { Colours } from './colours';
import {
  blob,
  dot,
  edge,
  fill,
  hatch,
  ink,
  line,
  loop,
  points,
  shape,
  shake,
  smooth,
  straight,
  tick,
  type Chance,
  type Point,
} from './pen';

export type Stamp = (x: number, y: number, z: number, R: Chance, c: Colours, flip?: boolean) => string;

export const peak: Stamp = (x, y, z, R, c) => {
  const h = z * R.in(0.75, 1.05);
  const top = R.pm(0.08);
  const at = (text: string) => points(text).map(([u, v]): Point => [x + u * z, y + v * h]);
  const left = at(`-.55 0, -.3 ${-R.in(0.34, 0.46)}, -.14 ${-R.in(0.66, 0.76)}, ${top} -1`);
  const right = at(`${top} -1, .12 ${-R.in(0.66, 0.76)}, .24 -.5, .34 -.28, .56 .02`);
  const ridge = at(
    `${top} -1, ${top + 0.03} -.72, ${top - 0.05} -.52, ${top + 0.06} -.3, ${top - 0.02} -.06`,
  );
  let cuts = '';
  for (let i = 0; i < 9; i++) {
    const [ax, ay] = [x + (top + (0.5 - top) * (i / 9) * 0.92) * z, y - h + h * (i / 9) * 0.92];
    cuts += tick(ax + 2, ay + 5, ax - z * R.in(0.04, 0.1), ay + h * R.in(0.2, 0.34), 1.2);
  }
  return (
    fill(straight([...left, ...right.slice(1)]), c.light) +
    fill(straight([...ridge, ...right.slice(1).reverse()]), c.shade, 0.75) +
    ink(cuts, 0.75) +
    ink(line(left, 2.2, R) + line(right, 2.8, R) + line(ridge.slice(0, 4), 1.4, R))
  );
};

export const mesa: Stamp = (x, y, z, R, c) => {
  const h = z * R.in(0.34, 0.5);
  const t = z * R.in(0.34, 0.41);
  const e = h * 0.1;
  const left: Point[] = [
    [x - z * 0.62, y + 5],
    [x - z * 0.46, y - h * 0.16],
    [x - t - 3, y - h * 0.36],
    [x - t, y - h * 0.7],
    [x - t + 3, y - h],
  ];
  const right: Point[] = [
    [x + t - 2, y - h + 2],
    [x + t + 1, y - h * 0.7],
    [x + t + 5, y - h * 0.38],
    [x + z * 0.48, y - h * 0.14],
    [x + z * 0.66, y + 7],
  ];
  const top = blob(x, y - h, t, e, R, 13, 0.16);
  const band = (v: number, k: number, o: number) => {
    const line = (w: number): Point[] => [
      [x - t, y - h * w + e * 0.3],
      [x, y - h * w + e * 1.1],
      [x + t, y - h * w + e * 0.4],
    ];
    return fill(smooth([...line(v), ...line(v - k).reverse()], true), c.band, o);
  };
  let cuts = '';
  for (let i = 0; i < 16; i++) {
    const u = i / 15;
    const [X, from] = [x - t + 2 * t * u, y - h + e * Math.sin(Math.PI * u)];
    if (u > 0.34 || R() < 0.4)
      cuts += tick(X, from + R.in(2, 6), X + R.pm(2), from + h * R.in(0.3, u > 0.6 ? 0.62 : 0.46), 1.3);
  }
  return (
    fill(smooth(shape(x, y, z, '-.3 .02, .6 -.02, 1.02 .09, .5 .13'), true), '#5a3a2a', 0.16) +
    fill(smooth(shake([...left, ...right], 1, R), true), c.cliff) +
    band(0.86, 0.1, 0.34) +
    band(0.66, 0.13, 0.5) +
    band(0.46, 0.07, 0.34) +
    fill(
      straight([
        [x + t * 0.2, y - h * 0.88],
        [x + t, y - h * 0.98],
        ...right.slice(1),
        [x + z * 0.16, y + 5],
        [x + t * 0.34, y - h * 0.36],
      ]),
      c.shade,
      0.55,
    ) +
    fill(smooth(top, true), c.light) +
    ink(cuts, 0.75) +
    ink(loop(top, 1.9, R, 0.8, 14) + line(left, 2.4, R) + line(right, 2.9, R))
  );
};

export const hill: Stamp = (x, y, z, R, c) => {
  const h = R.in(0.28, 0.4);
  const at = (text: string) => points(text).map(([u, v]): Point => [x + u * z, y + v * z * h]);
  const back = at('-.5 0, -.28 -.7, 0 -1, .26 -.66, .5 .03');
  return (
    fill(`${smooth(back)}Z`, c.hill) +
    fill(smooth(at('.02 -.98, .26 -.66, .5 .03, .14 0'), true), c.shade, 0.35) +
    ink(
      hatch([x + z * 0.08, y - z * h * 0.86], [x + z * 0.42, y - z * h * 0.2], 7, -z * 0.05, z * h * 0.34, R),
      0.6,
    ) +
    ink(line(back, 2, R))
  );
};

export const rock: Stamp = (x, y, z, R, c) => {
  const p = shape(x, y, z, '-.5 0, -.36 -.44, .08 -.58, .46 -.28, .55 0');
  return (
    fill(straight(p), c.light) +
    ink(
      hatch([x + z * 0.16, y - z * 0.46], [x + z * 0.44, y - z * 0.1], 4, -z * 0.08, z * 0.24, R, 0.9) +
        line(p, 1.7, R, 0.5, 9),
    )
  );
};

export const dune: Stamp = (x, y, z, R, c) => {
  const back = shape(x, y, z, '-.6 0, -.2 -.2, .12 -.24, .3 -.06, .6 .04');
  const lee = Array.from({ length: 5 }, (_, i) =>
    tick(x + z * (0.14 + i * 0.07), y - z * (0.2 - i * 0.045), x + z * (0.06 + i * 0.08), y + z * 0.06, 0.8),
  );
  return fill(`${smooth(back)}Z`, c.light, 0.6) + ink(line(back, 1.6, R, 0.5)) + ink(lee.join(''), 0.5);
};

/** Stone that grows from the floor of a cave. */
export const stalagmite: Stamp = (x, y, z, R, c) => {
  const cone = (u: number, k: number) => {
    const p = shape(x + u * z, y, z * k, `-.22 .02, -.12 -.5, -.04 ${-R.in(0.95, 1.15)}, .08 -.6, .2 .03`);
    return (
      fill(smooth(p, true), c.light) +
      fill(smooth(shape(x + u * z, y, z * k, '0 -.98, .08 -.6, .2 .03, .04 .02'), true), c.shade, 0.6) +
      ink(
        hatch(
          [x + u * z + z * k * 0.06, y - z * k * 0.8],
          [x + u * z + z * k * 0.14, y - 3],
          6,
          -z * 0.05,
          z * 0.05,
          R,
        ),
        0.6,
      ) +
      ink(line(p, 2, R))
    );
  };
  return cone(-0.26, R.in(0.5, 0.7)) + cone(0.24, R.in(0.4, 0.6)) + cone(0, 1);
};

/** Stone that hangs from the roof of a cave. */
export const stalactite: Stamp = (x, y, z, R, c) => {
  const cone = (u: number, k: number) => {
    const p = shape(x + u * z, y, z * k, `-.24 0, -.14 .5, 0 ${R.in(0.95, 1.2)}, .12 .5, .24 0`);
    return (
      fill(smooth(p, true), c.cliff) +
      fill(smooth(shape(x + u * z, y, z * k, '.02 .98, .12 .5, .24 0, .06 0'), true), c.shade, 0.6) +
      ink(line(p, 2.2, R))
    );
  };
  return cone(-0.34, R.in(0.5, 0.7)) + cone(0.3, R.in(0.6, 0.8)) + cone(0, 1);
};

export const crystal: Stamp = (x, y, z, R, c) => {
  const shard = (u: number, k: number, lean: number) => {
    const p = shape(
      x + u * z,
      y,
      z * k,
      `-.16 .02, ${-0.2 + lean} -.7, ${lean} -1, ${0.2 + lean} -.72, .16 .02`,
    );
    const side = shape(
      x + u * z,
      y,
      z * k,
      `${lean} -1, ${0.2 + lean} -.72, .16 .02, .02 .02, ${0.04 + lean} -.66`,
    );
    return fill(straight(p), c.glow) + fill(straight(side), c.deep, 0.45) + ink(edge(p, 1.7, R, 0.4));
  };
  return (
    dot(x, y - z * 0.4, z * 0.9, c.glow, 'opacity=".16"') +
    shard(-0.3, 0.66, -0.2) +
    shard(0.3, 0.56, 0.22) +
    shard(0, 1, R.pm(0.08))
  );
};

export const volcano: Stamp = (x, y, z, R, c) => {
  const p = shape(x, y, z, '-.8 .02, -.44 -.42, -.2 -.86, -.08 -.8, .06 -.84, .2 -.88, .42 -.44, .82 .03');
  const runs = ['-.04 -.8, -.08 -.5, .02 -.24, -.06 0', '.12 -.82, .22 -.5, .2 -.3'];
  return (
    dot(x + z * 0.02, y - z * 0.95, z * 0.4, '#f7a03a', 'opacity=".3"') +
    fill(smooth(p, true), c.cliff) +
    fill(
      smooth(shape(x, y, z, '.06 -.84, .2 -.88, .42 -.44, .82 .03, .2 .02, .12 -.4'), true),
      c.shade,
      0.6,
    ) +
    runs
      .map(
        (run) =>
          `<path d="${smooth(shape(x, y, z, run))}" fill="none" stroke="#e5642a" stroke-width="${z * 0.05}" stroke-linecap="round"/>`,
      )
      .join('') +
    ink(hatch([x + z * 0.26, y - z * 0.7], [x + z * 0.7, y - z * 0.06], 9, -z * 0.06, z * 0.16, R), 0.7) +
    ink(line(p, 2.8, R) + line(shape(x, y, z, '0 -.96, -.1 -1.14, .06 -1.3, -.06 -1.5'), 2, R))
  );
};

/** A pillar of rock in the sea. */
export const stack: Stamp = (x, y, z, R, c) => {
  const p = shape(x, y, z, '-.34 .04, -.3 -.4, -.22 -.86, -.02 -1.02, .2 -.88, .26 -.44, .36 .05');
  const foam = [1.3, 1.7].map(
    (k) =>
      `<ellipse cx="${x}" cy="${y + 2}" rx="${z * 0.36 * k}" ry="${z * 0.09 * k}" fill="none" stroke="${c.sea}" stroke-width="1.3" opacity=".45"/>`,
  );
  return (
    foam.join('') +
    fill(smooth(p, true), c.cliff) +
    fill(
      smooth(shape(x, y, z, '.02 -.98, .2 -.88, .26 -.44, .36 .05, .06 .04, .1 -.5'), true),
      c.shade,
      0.6,
    ) +
    fill(smooth(shape(x, y, z, '-.24 -.86, -.02 -1.04, .22 -.88, .1 -.78, -.1 -.8'), true), c.hill) +
    ink(hatch([x + z * 0.1, y - z * 0.8], [x + z * 0.26, y - z * 0.06], 8, -z * 0.08, z * 0.1, R), 0.7) +
    ink(
      line(p, 2.5, R) +
        tick(x - z * 0.26, y - z * 0.4, x + z * 0.02, y - z * 0.36, 1) +
        tick(x - z * 0.2, y - z * 0.62, x + z * 0.06, y - z * 0.6, 1),
    )
  );
};

/** The star that fell: half dark and cold, half still warm. */
export const meteor: Stamp = (x, y, z, R, c) => {
  const p = blob(x, y - z * 0.5, z, z * 0.62, R, 13, 0.1);
  const pits = Array.from({ length: 9 }, () =>
    blob(x + R.pm(z * 0.7), y - z * 0.5 + R.pm(z * 0.36), z * R.in(0.06, 0.16), z * R.in(0.04, 0.1), R, 8),
  );
  const veins = ['.1 -1, .3 -.7, .2 -.4, .5 -.2', '.6 -.9, .66 -.6, .9 -.5', '.3 -.7, .62 -.66'];
  return (
    dot(x + z * 0.3, y - z * 0.45, z * 1.25, '#f08a3a', 'opacity=".16"') +
    dot(x + z * 0.3, y - z * 0.45, z * 0.95, '#f7b25a', 'opacity=".16"') +
    fill(smooth(p, true), c.deep) +
    fill(smooth(shape(x, y, z, '.06 -1.1, .6 -1, .98 -.6, .8 -.1, .2 .08, .24 -.5'), true), '#b8502a', 0.7) +
    veins
      .map(
        (vein) =>
          `<path d="${smooth(shape(x, y, z, vein))}" fill="none" stroke="#ffc45a" stroke-width="4" stroke-linecap="round"/>`,
      )
      .join('') +
    pits
      .map((pit) => fill(smooth(pit, true), c.deeper, 0.55) + ink(line(pit.slice(0, 5), 1.3, R), 0.7))
      .join('') +
    ink(
      loop(p, 3.4, R) +
        hatch([x - z * 0.8, y - z * 0.3], [x - z * 0.1, y + z * 0.06], 10, z * 0.05, -z * 0.14, R),
    )
  );
};
