/** Features of a land, each painted from its data: ground, what stands on it, air, and what is near. */
import type { Colours } from '../ink/colours';
import {
  blob,
  fill,
  grow,
  ink,
  inside,
  line,
  loop,
  normals,
  points,
  r1,
  ribbon,
  shake,
  shift,
  smooth,
  straight,
  stroke,
  tick,
  walk,
  wash,
  type Chance,
  type Point,
  type Points,
} from '../ink/pen';
import { bigLeaf } from '../ink/trees';
import { STAMPS } from './stamps';
import type { Feature } from './land';

/** What a feature adds to the picture. */
export interface Painted {
  ground?: string;
  stamps?: [y: number, text: string][];
  air?: string;
  front?: string;
  /** Ways over it are bridged, and nothing grows in it. */
  hole?: Point[];
}

export interface Canvas {
  c: Colours;
  R: Chance;
  id: string;
  /** Whether a place is free of spaces, ways and holes. */
  free(x: number, y: number, keep?: number, way?: number): boolean;
}

type Of<K extends Feature['kind']> = Extract<Feature, { kind: K }>;
const WHOLE = [-340, -40, 1940, 1064] as const;
/** What reaches the edge of the canvas goes on beyond it. */
const wider = (p: Points, edge: number): Point[] =>
  p.map(([x, y, w]) => [x <= edge ? x - 300 : x >= 1600 - edge ? x + 300 : x, y, w]);
const areaOf = (text: string) => wider(points(text), 20);
const lineOf = (text: string) => wider(points(text), 0);

function extent(p: Points): [number, number, number, number] {
  const [xs, ys] = [p.map(([x]) => x), p.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Points spread over an area, none closer than a gap. */
function scatter(
  area: Points,
  gap: number,
  R: Chance,
  free: (x: number, y: number) => boolean,
  tries = 14,
): Point[] {
  const [x0, y0, x1, y1] = extent(area);
  const out: Point[] = [];
  const n = (((x1 - x0) * (y1 - y0)) / (gap * gap)) * tries;
  for (let i = 0; i < n; i++) {
    const [x, y] = [R.in(x0, x1), R.in(y0, y1)];
    if (!out.every((q) => Math.hypot(q[0] - x, (q[1] - y) * 1.25) > gap)) continue;
    if (inside(area, x, y) && free(x, y)) out.push([x, y]);
  }
  return out;
}

function crack(f: Of<'crack'>, { c, R, id }: Canvas): Painted {
  const deep = f.deep ?? 1;
  const l = walk(lineOf(f.line), 24).map(([x, y, w = 0]): Point => [
    x + R.pm(7),
    y + R.pm(7),
    Math.max(2, w * R.in(0.72, 1.2)),
  ]);
  const rim = ribbon(l);
  const cuts = rim.flatMap(([x, y]) =>
    [0, 1].map(() => tick(x + R.pm(9), y - 4, x + 5 * deep + R.pm(9), y + R.in(18, 44) * deep, 1.5)),
  );
  const walls: [number, number, string][] = [
    [7, 17, c.wall2],
    [12, 36, c.deep],
    [16, 58, c.deeper],
  ];
  return {
    ground:
      wash(rim, c.wall, R, { n: 2, a: 0.25, spread: 12, dried: 0 }) +
      `<clipPath id="${id}"><path d="${straight(rim)}"/></clipPath>${fill(straight(rim), c.wall)}<g clip-path="url(#${id})">` +
      walls.map(([dx, dy, colour]) => fill(straight(shift(rim, dx * deep, dy * deep)), colour)).join('') +
      `${ink(cuts.join(''), 0.8)}</g>${ink(loop(rim, 2.3, R, 0.8, 20))}`,
    hole: rim,
  };
}

function fissures(f: Of<'fissures'>, { R, free }: Canvas): Painted {
  let d = '';
  for (const [x, y] of scatter(areaOf(f.area), f.gap, R, (X, Y) => free(X, Y, 52, 16), 5)) {
    let [X, Y, a] = [x, y, R() * 6.3];
    for (let i = 0; i < 4; i++) {
      a += R.pm(0.9);
      const l = R.in(9, 20);
      const [u, v] = [X + Math.cos(a) * l, Y + Math.sin(a) * l * 0.7];
      d += tick(X, Y, u, v, 1.5 - i * 0.25);
      [X, Y] = [u, v];
    }
  }
  return { ground: ink(d, 0.5, f.colour ?? '#5a3a24') };
}

function blooms(f: Of<'blooms'>, { R }: Canvas): Painted {
  const [x0, y0, x1, y1] = WHOLE;
  const one = () => {
    const p = blob(R.in(x0, x1), R.in(y0, y1), R.in(50, 170), R.in(26, 84), R, 9, 0.3);
    return `<path d="${smooth(p, true)}" fill="${R.pick(f.colours)}" fill-opacity="${r1(R.in(0.05, f.a ?? 0.16) * 100) / 100}"/>`;
  };
  return { ground: Array.from({ length: f.n }, one).join('') };
}

function bars(f: { area: string; gap: number }, { c, R, free }: Canvas): Painted {
  const found = scatter(areaOf(f.area), f.gap, R, (X, Y) => free(X, Y, 40, 14), 4).map(([x, y]) => {
    const l = R.in(40, 110);
    const p = points(
      `-1 0, -.3 ${-R.in(0.05, 0.09)}, .5 ${-R.in(0.02, 0.07)}, 1 .02, .2 ${R.in(0.05, 0.09)}, -.5 ${R.in(0.03, 0.07)}`,
    ).map(([u, v]): Point => [x + u * l, y + v * 100]);
    return `<path d="${smooth(p, true)}" fill="${c.shoal}" fill-opacity="${R() < 0.5 ? 0.55 : 0.3}"/>`;
  });
  return { ground: found.join('') };
}

const waveAt = (x: number, y: number, z: number, R: Chance, colour: string) =>
  ink(
    line(
      [
        [x - z * 0.5, y],
        [x - z * 0.24, y - z * 0.12],
        [x, y],
        [x + z * 0.24, y - z * 0.1],
        [x + z * 0.5, y],
      ],
      1.3,
      R,
      0.3,
      8,
    ),
    0.5,
    colour,
  );

function water(f: Of<'water'>, { c, R }: Canvas): Painted {
  const p = shake(walk(points(f.area), 44, true), 5, R);
  const rings = [8, 17].map((k) => smooth(shake(grow(p, -k), 1.5, R), true)).join('');
  const waves = scatter(p, 80, R, () => true, 6).map(([x, y]) => waveAt(x, y, R.in(18, 34), R, c.sea));
  return {
    ground:
      wash(p, f.colour ?? c.water, R, { n: 4, a: 0.26, spread: 8, dried: 0.4 }) +
      waves.join('') +
      stroke(rings, 1.1, c.sea, 0.45) +
      ink(loop(p, 1.9, R, 0.8, 26), 0.9),
  };
}

function river(f: Of<'river' | 'lava'>, { c, R }: Canvas): Painted {
  const l = walk(lineOf(f.line), 30).map(([x, y, w = 0]): Point => [
    x + R.pm(4),
    y + R.pm(4),
    w * R.in(0.9, 1.1),
  ]);
  const p = ribbon(l);
  const banks = ink(line(p.slice(0, l.length), 2, R) + line(p.slice(l.length), 2, R));
  if (f.kind === 'lava')
    return {
      ground:
        wash(p, f.colour ?? '#d9531e', R, { n: 5, a: 0.4, spread: 7, dried: 0.6, step: 30 }) +
        fill(smooth(ribbon(l, 0.45), true), '#f7a63a', 0.85) +
        fill(smooth(ribbon(l, 0.16), true), '#ffe39a', 0.9) +
        banks,
      hole: p,
    };
  const ripples = l
    .filter((_, i) => i > 1 && i % 2 === 0)
    .map(([x, y, w = 0]) => tick(x + R.pm(w * 0.5), y - 12, x + R.pm(w * 0.5), y + 12, 1, 3));
  return {
    ground:
      wash(p, f.colour ?? c.water, R, { n: 4, a: 0.3, spread: 5, dried: 0.4, step: 30 }) +
      ink(ripples.join(''), 0.35, c.sea) +
      banks,
    hole: p,
  };
}

function isle(f: Of<'isle'>, { c, R }: Canvas): Painted {
  const p = shake(walk(points(f.area), 34, true), 5, R);
  const [, y0, , y1] = extent(p);
  const N = normals(p, true);
  const rings = [
    [34, 0.16],
    [22, 0.28],
    [11, 0.45],
  ].map(([k = 0, o = 0]) => stroke(smooth(shake(grow(p, k), 2, R), true), 1.3, c.sea, o));
  const cliff = p.flatMap(([x, y], i) =>
    N[i] && y > (y0 + y1) / 2 ? [tick(x, y - 1, x + 3, y + R.in(5, 13), 1.1)] : [],
  );
  return {
    ground:
      rings.join('') +
      fill(smooth(grow(p, 3), true), c.shoal, 0.8) +
      fill(smooth(p, true), f.colour ?? c.land) +
      wash(shift(p, -6, -8), f.tint ?? c.tint, R, { n: 3, a: 0.2, spread: 14, dried: 0 }) +
      ink(cliff.join(''), 0.6) +
      ink(loop(p, 2.1, R, 0.9, 24)),
  };
}

function ridge(f: Of<'ridge'>, { c, R }: Canvas): Painted {
  const w = walk(lineOf(f.line), 8);
  const stamps = Array.from({ length: f.n }, (_, i): [number, string] => {
    const [x = 0, y = 0] = w[Math.round((i / Math.max(1, f.n - 1)) * (w.length - 1))] ?? [];
    const at = y + R.pm(f.jitter ?? 14);
    return [at, STAMPS[f.of](x + R.pm(12), at, R.in(...f.size), R, c)];
  });
  return { stamps };
}

function forest(f: Of<'forest'>, { c, R, free }: Canvas): Painted {
  const places = scatter(areaOf(f.area), f.gap, R, (x, y) => free(x, y, f.keep ?? 46, f.way ?? 26));
  return { stamps: places.map(([x, y]) => [y, STAMPS[R.pick(f.of)](x, y, R.in(...f.size), R, c)]) };
}

function grass(f: Of<'grass'>, { c, R, free }: Canvas): Painted {
  const places = scatter(areaOf(f.area), f.gap, R, (x, y) => free(x, y, 44, 12), 5);
  return {
    stamps: places.map(([x, y]) => [
      y,
      R() < (f.stones ?? 0.18)
        ? STAMPS.rock(x, y, R.in(10, 22), R, c)
        : STAMPS.tuft(x, y, R.in(11, 20), R, c),
    ]),
  };
}

function fog(f: Of<'fog'>, { R }: Canvas): Painted {
  const area = areaOf(f.area);
  const [x0, y0, x1, y1] = extent(area);
  const veils = [0, 1, 2, 3].map(
    () =>
      `<path d="${smooth(shake(walk(area, 60, true), 22, R), true)}" fill="${f.colour ?? '#fbf4e4'}" fill-opacity="${f.a ?? 0.2}"/>`,
  );
  const curls = Array.from({ length: f.curls ?? 5 }, () => {
    const [x, y, l] = [R.in(x0 + 30, x1 - 60), R.in(y0 + 14, y1 - 14), R.in(50, 110)];
    return line(
      [
        [x, y],
        [x + l * 0.4, y - 7],
        [x + l, y],
        [x + l * 1.1, y + 8],
        [x + l * 0.95, y + 12],
      ],
      1.3,
      R,
    );
  });
  return { air: veils.join('') + ink(curls.join(''), 0.35) };
}

function rays(f: Of<'rays'>): Painted {
  const one = ([x, w, l = 0]: Point) =>
    fill(
      straight(points(`${x} -40, ${x + w} -40, ${x + w * 1.5 + l * 0.55} ${l}, ${x + l * 0.55} ${l}`)),
      f.colour ?? '#f7e6a0',
      f.a ?? 0.13,
    );
  return { air: points(f.list).map(one).join('') };
}

function leaves(f: Of<'leaves'>, { c, R }: Canvas): Painted {
  const one = (text: string) => {
    const [x = 0, y = 0, z = 0, a = 0, k = 0] = text.trim().split(/\s+/).map(Number);
    const at = x < 0 ? x - 230 : x > 1600 ? x + 230 : x;
    return bigLeaf(at, y, z * 1.4, a, R, c.leaf[k % c.leaf.length] ?? c.dark);
  };
  return { front: f.list.split(',').map(one).join('') };
}

function thing(f: Of<'thing'>, { c, R }: Canvas): Painted {
  const all = points(f.at).map(([x, y, z = f.size]): [number, string] => [
    y,
    STAMPS[f.of](x, y, z, R, c, f.flip),
  ]);
  return f.front ? { front: all.map(([, text]) => text).join('') } : { stamps: all };
}

export function paint(f: Feature, canvas: Canvas): Painted {
  const { c, R, free } = canvas;
  switch (f.kind) {
    case 'wash':
      return {
        ground: wash(areaOf(f.area), f.colour, R, { a: f.a ?? 0.16, spread: 22, dried: 0.12, step: 70 }),
      };
    case 'blooms':
      return blooms(f, canvas);
    case 'fissures':
      return fissures(f, canvas);
    case 'crack':
      return crack(f, canvas);
    case 'river':
    case 'lava':
      return river(f, canvas);
    case 'water':
      return water(f, canvas);
    case 'isle':
      return isle(f, canvas);
    case 'bars':
      return bars(f, canvas);
    case 'waves':
      return {
        ground: scatter(areaOf(f.area), f.gap, R, (x, y) => free(x, y, 40, 10), 5)
          .map(([x, y]) => waveAt(x, y, R.in(20, 44), R, c.sea))
          .join(''),
      };
    case 'dunes':
      return {
        stamps: scatter(areaOf(f.area), f.gap, R, (x, y) => free(x, y, 60, 24)).map(([x, y]) => [
          y,
          STAMPS.dune(x, y, R.in(50, 100), R, c),
        ]),
      };
    case 'grass':
      return grass(f, canvas);
    case 'ridge':
      return ridge(f, canvas);
    case 'forest':
      return forest(f, canvas);
    case 'thing':
      return thing(f, canvas);
    case 'fog':
      return fog(f, canvas);
    case 'rays':
      return rays(f);
    case 'leaves':
      return leaves(f, canvas);
  }
}
