/** A land painted from its data: paper, washes, what stands in it, the ways through it. One text of SVG. */
import { bridge, ship, town } from '../ink/built';
import {
  chance,
  fill,
  ink,
  inside,
  line,
  points,
  r1,
  shake,
  smooth,
  stroke,
  walk,
  type Chance,
  type Point,
} from '../ink/pen';
import type { Way } from '../map/lines';
import { BEYOND, HIGH, spot, WIDE } from '../map/lines';
import type { LandSight } from '../view.gen';
import { paint, type Painted } from './features';
import type { Land } from './land';

const BOOK = [46, 22] as const;

/** Whether a place is free of spaces, books, ways, holes and clearings. */
function freeOf(land: Land, map: LandSight, ways: readonly Way[], holes: Point[][]) {
  const spaces = map.spaces.map((space) => ({ at: spot(space), town: space.town, entry: space.entry }));
  const clearings = land.clear ? points(land.clear) : [];
  return (x: number, y: number, keep = 46, way = 22): boolean =>
    spaces.every(({ at, town, entry }) => {
      if (Math.hypot(at[0] - x, at[1] - y + 6) <= keep * (town ? 2.1 : 1.12)) return false;
      return !entry || Math.hypot(at[0] + BOOK[0] - x, at[1] + BOOK[1] - y) >= keep * 0.8;
    }) &&
    ways.every(({ line }) => line.every((q, i) => i % 2 === 1 || Math.hypot(q[0] - x, q[1] - y) > way)) &&
    holes.every((hole) => !inside(hole, x, y) && !inside(hole, x - 8, y - 16) && !inside(hole, x, y + 8)) &&
    clearings.every(([X, Y, r = 0]) => Math.hypot(X - x, Y - y) > r);
}

function specks(R: Chance): string {
  let d = '';
  for (let i = 0; i < 240; i++) {
    const k = r1(R() ** 3 * 2.6 + 0.5);
    d += `M${r1(R.in(-BEYOND, WIDE + BEYOND))} ${r1(R.in(0, HIGH))}m${-k} 0a${k} ${k} 0 1 0 ${2 * k} 0a${k} ${k} 0 1 0 ${-2 * k} 0`;
  }
  return d;
}

/** Dashes along the ways, and bridges where they cross what is deep. */
function waysOver(land: Land, ways: readonly Way[], holes: Point[][], R: Chance): string {
  let [dashes, halo, bridges] = ['', '', ''];
  for (const { line: l } of ways) {
    halo += smooth(l.filter((_, i) => i % 2 === 0 || i === l.length - 1));
    for (let i = 3; i < l.length - 3; i += 4) dashes += line(l.slice(i, i + 3), 4.2, R, 0.5, 6);
    for (const hole of holes) bridges += bridgesOn(l, hole, R);
  }
  return stroke(halo, 13, land.colours.halo, 0.5) + ink(dashes, 0.95, land.colours.way) + bridges;
}

function bridgesOn(l: readonly Point[], hole: Point[], R: Chance): string {
  let found = '';
  let from: number | null = null;
  l.forEach(([x, y], i) => {
    const within = inside(hole, x, y);
    if (within && from === null) from = Math.max(0, i - 1);
    if (from === null || (within && i < l.length - 1)) return;
    const [a, b] = [l[from], l[i]];
    from = null;
    const far = a && b ? Math.hypot(b[0] - a[0], b[1] - a[1]) : 0;
    if (!a || !b || far <= 14) return;
    const [ux, uy] = [((b[0] - a[0]) / far) * 7, ((b[1] - a[1]) / far) * 7];
    found += bridge([a[0] - ux, a[1] - uy], [b[0] + ux, b[1] + uy], R);
  });
  return found;
}

/** The edge of the painting: the paper comes back. */
function edgeOf(R: Chance, paper: string): string {
  const [left, right] = [-BEYOND, WIDE + BEYOND];
  return [5, 13, 22, 34]
    .map((d, i) => {
      const rim = [
        ...walk(
          [
            [left + d, d],
            [right - d, d * 0.9],
          ],
          60,
        ),
        ...walk(
          [
            [right - d * 0.8, d],
            [right - d, HIGH - d],
          ],
          60,
        ),
        ...walk(
          [
            [right - d, HIGH - d * 0.8],
            [left + d, HIGH - d],
          ],
          60,
        ),
        ...walk(
          [
            [left + d * 0.8, HIGH - d],
            [left + d, d],
          ],
          60,
        ),
      ];
      return `<path fill-rule="evenodd" d="M${left - 60} -60H${right + 60}V1084H${left - 60}Z${smooth(shake(rim, 4 + i * 3, R), true)}" fill="${paper}" opacity=".4"/>`;
    })
    .join('');
}

export function painting(land: Land, map: LandSight, ways: readonly Way[]): string {
  const R = chance(`land${land.number}`);
  const holes: Point[][] = [];
  const free = freeOf(land, map, ways, holes);
  const done: Painted[] = land.features.map((feature, i) => {
    const one = paint(feature, {
      c: land.colours,
      R: chance(`${land.number} ${i} ${feature.kind}`),
      id: `hole${i}`,
      free,
    });
    if (one.hole) holes.push(one.hole);
    return one;
  });
  const all = (part: 'ground' | 'air' | 'front') => done.map((one) => one[part] ?? '').join('');
  const [tx, ty] = spot(map.spaces.find(({ town }) => town) ?? { x: 500, y: 320 });
  const settled = land.ship
    ? ship(tx, ty - 44, 100, R, land.colours)
    : town(tx, ty - 46, 78, R, land.colours);
  const stamps = [...done.flatMap(({ stamps = [] }) => stamps), [ty - 20, settled] as [number, string]].sort(
    (one, other) => one[0] - other[0],
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-BEYOND} -40 ${WIDE + 2 * BEYOND} 1104" width="${WIDE + 2 * BEYOND}" height="1104">` +
    `<rect x="${-BEYOND}" y="-40" width="${WIDE + 2 * BEYOND}" height="1104" fill="${land.colours.ground}"/>` +
    all('ground') +
    fill(specks(R), land.colours.speck, 0.28) +
    stamps.map(([, text]) => text).join('') +
    all('air') +
    waysOver(land, ways, holes, R) +
    edgeOf(R, land.colours.ground) +
    `${all('front')}</svg>`
  );
}
