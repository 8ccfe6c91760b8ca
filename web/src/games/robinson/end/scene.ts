/** How an island is left: aboard the ship that has seen the fire, or never. */
import { curve, ellipse, filled, INK, outline, Pen, type Point } from '../../../pen/pen';
import { hatch } from '../../../pen/hatch';
import { fire, log, smoke } from '../land/camp';
import { grass, palm } from '../land/growth';
import { gull, sea, ship, sun } from '../land/sky';

const [WIDE, HIGH] = [1600, 940];

const light = (sky: readonly [string, string], below: readonly [string, string]) =>
  [['end-sky', sky] as const, ['end-sea', below] as const]
    .map(
      ([id, [high, low]]) =>
        `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
    )
    .join('');

/** The sea in a light of its own, while the board behind keeps the other. */
const water = (pen: Pen) => sea(pen, WIDE, HIGH + 60, 430).replaceAll(/#(sky|sea)\)/g, '#end-$1)');

const SAND: readonly Point[] = [[-60, 700], [120, 668], [330, 690], [520, 760], [700, 850], [900, 960], [-60, 980]]; // prettier-ignore
const HULL: readonly Point[] = [[-210, -64], [-196, -20], [-150, 22], [120, 26], [176, -16], [214, -88], [150, -60], [-120, -52]]; // prettier-ignore
/** Masts: where they stand, how high, how wide their lowest sail. */
const MASTS = [
  [-128, 300, 92],
  [-6, 350, 112],
  [108, 270, 84],
] as const;

/** A sail under the wind, from its yard down. */
function sail(pen: Pen, x: number, y: number, w: number, h: number): string {
  const cloth: Point[] = [[x - w, y], [x + w * 0.9, y], [x + w * 1.22, y + h * 0.55], [x + w * 1.04, y + h], [x, y + h * 0.9], [x - w * 1.06, y + h], [x - w * 0.86, y + h * 0.5]]; // prettier-ignore
  const shade: Point[] = [[x + w * 0.5, y], [x + w * 0.9, y], [x + w * 1.22, y + h * 0.55], [x + w * 1.04, y + h], [x + w * 0.62, y + h * 0.94], [x + w * 0.8, y + h * 0.5]]; // prettier-ignore
  return (
    filled(curve(cloth), '#f6ecd2') +
    filled(curve(shade), '#c9b48a', 0.55) +
    pen.round(cloth, 3.4) +
    pen.line(x - w * 1.12, y - 2, x + w * 1.04, y - 2, 7, { from: 0.6, to: 0.6 }) +
    pen.line(x - w * 0.3, y + 6, x - w * 0.26, y + h * 0.84, 1.6, { opacity: 0.5 }) +
    pen.line(x + w * 0.3, y + 6, x + w * 0.38, y + h * 0.84, 1.6, { opacity: 0.5 })
  );
}

/** The ship under full sail. */
function tall(pen: Pen, x: number, y: number, s: number): string {
  let rig = '';
  for (const [at, high, wide] of MASTS) {
    let top = -high * 0.36 - 70;
    let sails = '';
    for (const row of [1, 0.82, 0.6]) {
      const deep = high * 0.24 * (0.7 + row * 0.3);
      sails += sail(pen, at, top, wide * row * 0.62, deep);
      top -= deep * 0.98;
    }
    const tip = top + high * 0.12;
    const flag: Point[] = [[at, tip], [at + 44, tip + 9], [at, tip + 20]]; // prettier-ignore
    rig += pen.line(at, -40, at, tip, 9, { from: 0.9, to: 0.5, colour: '#57391f' }) + sails;
    rig += filled(outline(flag), '#a4241c') + pen.ink(flag, 2.4, { straight: true });
  }
  const jib: Point[] = [
    [116, -250],
    [236, -96],
    [150, -84],
  ];
  const planks = [-44, -24, -4]
    .map((v) => pen.line(-196 + (v + 44) * 0.7, v, 170 - (v + 44) * 0.3, v + 2, 2, { opacity: 0.6 }))
    .join('');
  const ports = [-140, -96, -52, -8, 36, 80, 122].map((u) => `<rect x="${u}" y="-40" width="16" height="14" fill="${INK}"/>`).join(''); // prettier-ignore
  const wake = [0, 1, 2]
    .map((k) =>
      pen.ink(
        [
          [-250 - k * 26, 28 + k * 12],
          [-90, 34 + k * 11],
          [90, 30 + k * 12],
          [240 + k * 22, 34 + k * 11],
        ],
        4 - k,
        { colour: '#f6fbf4', opacity: 0.85 - k * 0.2 },
      ),
    ) // prettier-ignore
    .join('');
  return (
    `<g class="drift"><g transform="translate(${x} ${y}) scale(${s})">` +
    pen.line(176, -60, 262, -108, 8, { to: 0.3, colour: '#57391f' }) +
    rig +
    filled(curve(jib, true, 4), '#efe2c2') +
    pen.round(jib, 3) +
    filled(curve(HULL, true, 4), '#8a5a32') +
    filled(
      outline([
        [-206, -56],
        [206, -74],
        [196, -56],
        [-200, -38],
      ]),
      '#e2c184',
    ) +
    hatch(
      pen,
      [
        [-150, 22],
        [120, 26],
        [176, -16],
        [60, -4],
        [-120, 0],
      ],
      { angle: 20, gap: 7, width: 1.6, colour: INK, opacity: 0.5 },
    ) + // prettier-ignore
    planks +
    ports +
    pen.round(HULL, 4.4) +
    wake +
    '</g></g>'
  );
}

/** Somebody on the beach who waves with both arms. */
function waving(pen: Pen, x: number, y: number, h: number, colour: string): string {
  const at = (points: readonly Point[]) => points.map(([u, v]): Point => [x + u * h, y + v * h]);
  const coat = at([[-0.12, -0.3], [-0.13, -0.62], [0, -0.7], [0.13, -0.62], [0.12, -0.3], [0, -0.27]]); // prettier-ignore
  const limb = (points: readonly Point[], wash: string, width: number) =>
    pen.ink(at(points), width * h + 4, { from: 0.9, to: 0.8 }) +
    pen.ink(at(points), width * h, { from: 0.9, to: 0.8, colour: wash });
  return (
    ellipse(x - h * 0.1, y, h * 0.26, h * 0.05, INK, 0.25) +
    limb([[-0.06, -0.3], [-0.08, -0.14], [-0.11, 0]], '#6b5436', 0.085) + // prettier-ignore
    limb([[0.06, -0.3], [0.09, -0.14], [0.1, 0]], '#6b5436', 0.085) + // prettier-ignore
    limb([[-0.1, -0.6], [-0.24, -0.78], [-0.2, -1]], colour, 0.07) + // prettier-ignore
    limb([[0.1, -0.6], [0.25, -0.76], [0.28, -0.98]], colour, 0.07) + // prettier-ignore
    at([[-0.2, -1.02], [0.28, -1]]).map(([u, v]) => ellipse(u, v, h * 0.045, h * 0.05, '#d9a878')).join('') + // prettier-ignore
    filled(curve(coat), colour) +
    pen.round(coat, 3) +
    filled(curve(pen.blob(x, y - h * 0.82, h * 0.1, h * 0.115, 9, 0.03)), '#d9a878') +
    pen.round(pen.blob(x, y - h * 0.82, h * 0.1, h * 0.115, 9, 0.03), 2.6) +
    filled(curve(at([[-0.11, -0.84], [-0.08, -0.95], [0.08, -0.95], [0.11, -0.84], [0, -0.9]])), '#4a3422') // prettier-ignore
  );
}

const PLACES = [
  [404, 764, 150],
  [486, 800, 164],
  [336, 836, 176],
  [566, 862, 178],
] as const;

function beach(pen: Pen, sand: string): string {
  return (
    pen.ink(SAND.map(([x, y]): Point => [x + 26, y - 14]).slice(0, 6), 9, {
      colour: '#f6fbf4',
      opacity: 0.8,
    }) +
    filled(curve(SAND), sand) +
    pen.ink(SAND.slice(0, 6), 5)
  );
}

/** Saved: everybody waves from the beach where the signal burns. */
export function saved(people: readonly string[]): string {
  const pen = new Pen(12, 1.3);
  const pyre = [0, 1, 2, 3].map((n) => log(pen, 128 + n * 34, 772 + (n % 2) * 12, 96, 14)).join('');
  return (
    light(['#a9cbd3', '#f9dfae'], ['#d3e2d4', '#7fb4c2']) +
    water(pen) +
    sun(pen, 300, 250, 84) +
    tall(pen, 610, 520, 1.02) +
    gull(pen, 150, 150, 2.2) +
    gull(pen, 240, 112, 1.5) +
    gull(pen, 850, 190, 1.8) +
    beach(pen, '#ecd39a') +
    palm(pen, 36, 724, 3.1, -28) +
    palm(pen, 96, 760, 2.4, 34) +
    smoke(pen, 206, 726, 4.4) +
    pyre +
    `<g class="flicker">${fire(pen, 206, 768, 3.7)}</g>` +
    people
      .map((colour, i) => {
        const [x, y, h] = PLACES[i] ?? PLACES[0];
        return waving(pen, x, y, h, colour);
      })
      .join('') + // prettier-ignore
    grass(pen, 70, 880, 3) +
    grass(pen, 250, 894, 2.4)
  );
}

/** Lost: a cross of driftwood above the beach with a ribbon for everybody who died, and the ship that did not come nearer. */
export function lost(ribbons: readonly string[]): string {
  const pen = new Pen(21, 1.3);
  const mound: Point[] = [[250, 790], [290, 726], [380, 696], [500, 700], [580, 742], [620, 806], [430, 830]]; // prettier-ignore
  const wood = (points: readonly Point[]) => filled(outline(points), '#8d7350') + pen.ink([...points, points[0] ?? [0, 0]], 4, { straight: true, from: 0.8, to: 0.8 }); // prettier-ignore
  const stones = Array.from({ length: 13 }, (_, i) => {
    const t = Math.PI * (0.04 + i * 0.077);
    const stone = pen.blob(436 + Math.cos(t) * 196, 786 + Math.sin(t) * 42, 24, 16, 8, 0.14);
    return filled(curve(stone), '#76708a') + pen.round(stone, 3);
  });
  const moonlight = Array.from({ length: 22 }, (_, i) => {
    const y = 446 + i * 15;
    return pen.line(660 - pen.chance() * (20 + i * 3), y, 680 + pen.chance() * (30 + i * 4), y, 5, { colour: '#dfe3f2', opacity: 0.55 }); // prettier-ignore
  });
  const ribbon = (colour: string, i: number) => {
    const y = 560 + i * 26;
    return filled(curve([[452, y], [520, y - 8], [566, y + 8], [620, y - 4], [600, y + 18], [520, y + 14], [452, y + 16]]), colour) + pen.round([[452, y], [520, y - 8], [566, y + 8], [620, y - 4], [600, y + 18], [520, y + 14], [452, y + 16]], 2.4); // prettier-ignore
  };
  return (
    light(['#1f2444', '#6b5a72'], ['#3c4a6c', '#1f3350']) +
    water(pen) +
    `<radialGradient id="end-moon"><stop offset=".1" stop-color="#cfd6f2" stop-opacity=".7"/><stop offset="1" stop-color="#cfd6f2" stop-opacity="0"/></radialGradient><circle cx="670" cy="230" r="270" fill="url(#end-moon)"/><circle cx="670" cy="230" r="64" fill="#eef0f8"/>` +
    pen.round(pen.blob(670, 230, 64, 64, 12, 0.015), 3) +
    moonlight.join('') +
    `<g opacity=".85">${ship(820, 440, 2.2, true)}</g>` +
    beach(pen, '#6d6474') +
    `<g class="dim">${palm(pen, 44, 734, 3.1, -28)}${palm(pen, 120, 766, 2.3, 34)}</g>` +
    filled(curve(mound), '#5d5263') +
    hatch(pen, mound, { angle: 24, gap: 11, width: 2, colour: INK, opacity: 0.4 }) +
    pen.round(mound, 4.6) +
    wood([
      [424, 740],
      [430, 470],
      [456, 466],
      [452, 742],
    ]) + // prettier-ignore
    wood([
      [330, 548],
      [552, 506],
      [556, 532],
      [336, 576],
    ]) + // prettier-ignore
    `<g class="drift">${ribbons.map(ribbon).join('')}</g>` +
    stones.join('') +
    grass(pen, 210, 862, 3, INK) +
    grass(pen, 660, 880, 2.6, INK)
  );
}
