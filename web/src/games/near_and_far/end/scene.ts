/** The count at the campfire: whoever has won stands on the steps of the ruin, the others sit around the fire below. */
import { arch, column, lamp, stairs } from '../ink/built';
import { figure, tent } from '../ink/furniture';
import {
  blob,
  chance,
  dot,
  fill,
  ink,
  line,
  smooth,
  stroke,
  tick,
  wash,
  type Chance,
  type Point,
} from '../ink/pen';
import type { Colours } from '../ink/colours';
import { landOf } from '../lands';
import { STAMPS } from '../lands/stamps';
import { DUSK, mixed } from '../town/light';

interface Traveller {
  seat: number;
  character: string;
  won: boolean;
}

const PEN = '#1a1220';
/** Beside the fire, from the nearest. */
const SEATS = [
  [250, 806, 150],
  [640, 812, 156],
  [176, 742, 128],
  [720, 750, 130],
] as const;
const TENTS = [
  [92, 812, 84],
  [838, 806, 88],
  [30, 660, 56],
  [900, 716, 64],
] as const;
/** On the steps. */
const STEPS = [
  [452, 566, 168],
  [372, 600, 150],
  [532, 600, 150],
  [452, 640, 150],
] as const;

function heaven(R: Chance): string {
  const bands = DUSK.bands.map(([y, colour]) =>
    wash(
      [[-80, y], [400, y - 24], [900, y + 14], [1700, y - 10], [1700, 700], [-80, 700]], // prettier-ignore
      colour,
      R,
      { n: 2, a: 0.34, spread: 16, dried: 0 },
    ),
  );
  const stars = Array.from({ length: 90 }, () =>
    dot(
      R.in(0, 1600),
      R.in(8, 300) * R.in(0.3, 1),
      R.in(1, 2.6),
      '#ffeecb',
      `opacity="${Math.round(R.in(3, 9)) / 10}"`,
    ),
  );
  return `<rect width="1600" height="900" fill="${DUSK.sky}"/>${bands.join('')}${stars.join('')}<path d="M150 96a50 50 0 1 0 50 66a40 40 0 1 1 -50 -66Z" fill="#fbe9c0" stroke="${PEN}" stroke-width="2.4"/>`;
}

/** The land of the game, as it lies behind the ruin in the last light. */
function country(R: Chance, number: number, c: Colours): string {
  const { stands } = landOf(number);
  const stand = (x: number, y: number, z: number) => STAMPS[R.pick(stands)](x, y, z, R, c);
  const far: Point[] = [[-80, 520], [120, 486], [340, 500], [620, 480], [900, 506], [1240, 470], [1700, 500], [1700, 960], [-80, 960]]; // prettier-ignore
  const near: Point[] = [[-80, 640], [200, 600], [460, 588], [760, 606], [1100, 650], [1700, 640], [1700, 960], [-80, 960]]; // prettier-ignore
  const row = (from: number, to: number, y: number, n: number, z: number) =>
    Array.from({ length: n }, (_, i) => stand(from + ((to - from) * (i + 0.5 + R.pm(0.3))) / n, y + R.in(0, 26), z * R.in(0.8, 1.2))).join(''); // prettier-ignore
  return (
    fill(smooth(far, true), c.hill) +
    ink(line(far.slice(0, 7), 3, R), 0.8, PEN) +
    row(-20, 260, 520, 4, 120) +
    row(640, 1640, 510, 10, 130) +
    fill(smooth(near, true), c.ground) +
    wash(near, c.shade, R, { n: 3, a: 0.16, spread: 14, dried: 0 }) +
    ink(line(near.slice(0, 6), 3.4, R), 1, PEN) +
    row(860, 1640, 690, 7, 170)
  );
}

function ruins(R: Chance, c: Colours): string {
  return (
    column(196, 640, 260, R, c) +
    column(268, 624, 330, R, c) +
    column(640, 624, 340, R, c) +
    column(716, 644, 210, R, c) +
    column(790, 652, 120, R, c) +
    arch(452, 606, 360, R, c) +
    dot(452, 440, 120, '#ffd98a', 'opacity=".16"') +
    stairs(452, 690, 260, R, c) +
    lamp(330, 612, 90, R, c) +
    lamp(574, 612, 90, R, c)
  );
}

/** The banner of whoever has won, flying from the arch. */
function banner(seat: number): string {
  const cloth = 'M452 120C500 96 540 150 604 118L584 164L604 208C540 232 500 186 452 210Z';
  return (
    stroke('M452 250V96', 8, PEN) +
    `<g class="drift"><path d="${cloth}" fill="var(--figure-${seat % 4})" stroke="${PEN}" stroke-width="4" stroke-linejoin="round"/>` +
    stroke('M470 132C506 116 546 158 586 138M470 190C506 174 546 212 588 194', 2.4, '#fff6e4', 0.5) +
    '</g>' +
    dot(452, 92, 9, '#f3cb62', `stroke="${PEN}" stroke-width="3"`)
  );
}

function campfire(R: Chance): string {
  const stones = Array.from({ length: 11 }, (_, i) => {
    const t = (i / 11) * Math.PI * 2;
    return fill(smooth(blob(452 + Math.cos(t) * 74, 816 + Math.sin(t) * 20, 15, 11, R, 8), true), '#8d8494') + ink(smooth(blob(452 + Math.cos(t) * 74, 816 + Math.sin(t) * 20, 15, 11, R, 8), true), 0.12, PEN); // prettier-ignore
  });
  const sparks = Array.from({ length: 14 }, () =>
    dot(452 + R.pm(60), R.in(610, 720), R.in(1.6, 3.4), '#ffcf74'),
  );
  return (
    `<radialGradient id="end-fire"><stop offset="0" stop-color="#ffb95a" stop-opacity=".75"/><stop offset=".5" stop-color="#f08a2e" stop-opacity=".24"/><stop offset="1" stop-color="#f08a2e" stop-opacity="0"/></radialGradient>` +
    `<ellipse cx="452" cy="790" rx="470" ry="230" fill="url(#end-fire)"/>${stones.join('')}` +
    stroke('M396 826L510 796M398 798L506 828M420 834L488 790', 15, PEN) +
    stroke('M396 826L510 796M398 798L506 828M420 834L488 790', 9, '#7a4a24') +
    `<g class="flicker"><path d="M410 810C386 762 428 748 424 690C460 716 456 746 470 752C478 738 476 728 474 718C510 754 512 790 488 812Z" fill="#e8832b" stroke="${PEN}" stroke-width="4" stroke-linejoin="round"/>` +
    `<path d="M430 812C418 784 446 772 446 738C470 762 480 790 470 812Z" fill="#ffd873"/></g><g class="drift">${sparks.join('')}</g>`
  );
}

/** The tent of somebody who has not won. */
function pitched({ seat }: Traveller, place: number): string {
  const [x, y, z] = TENTS[place] ?? TENTS[0];
  return tent(x, y, z, seat, `end${seat}`);
}

export function count(map: number, travellers: readonly Traveller[]): string {
  const R = chance(`count ${map}`);
  const day = landOf(map).colours;
  const c = Object.fromEntries(Object.entries(day).map(([part, colour]) => [part, typeof colour === 'string' ? mixed(colour, '#4a2f4a', 0.42) : colour.map((one: string) => mixed(one, '#4a2f4a', 0.42))])) as unknown as Colours; // prettier-ignore
  const put = (all: readonly Traveller[], places: readonly (readonly [number, number, number])[]) =>
    all
      .map(({ seat, character }, i) => {
        const [x, y, h] = places[i] ?? [0, 0, 100];
        return `<g transform="translate(${x} ${y})">${figure(h, seat, character)}</g>`;
      })
      .join('');
  const won = travellers.filter((one) => one.won);
  const rest = travellers.filter((one) => !one.won);
  const grass = Array.from({ length: 40 }, () => { const [x, y] = [R.in(0, 1600), R.in(700, 890)]; return tick(x, y, x + R.in(6, 18), y - R.in(6, 16), 1.4); }); // prettier-ignore
  return (
    heaven(R) +
    country(R, map, c) +
    banner(won[0]?.seat ?? 0) +
    ruins(R, c) +
    put(won, STEPS) +
    ink(grass.join(''), 0.6, PEN) +
    rest.map(pitched).join('') +
    campfire(R) +
    put(rest, SEATS)
  );
}
