/** How a stay in unknown lands ends: the road out of them at sunrise, or a cold camp in the rain. */
import { curve, dense, ellipse, filled, outline, Pen, short, type Point } from '../../../pen/pen';
import { strokes } from '../../../pen/hatch';
import { chances, seedOf } from '../../../pen/seed';
import { FEATURES, GROWS, TALL } from '../land/growth';
import { regionOf } from '../land/regions';
import { ashes } from '../art/tokens';
import { cairn, pack, walker } from './people';

const INK = 'var(--l-ink)';

interface Fate {
  seat: number;
  away: boolean;
}

const colourOf = (seat: number) => `var(--seat-colour-${seat % 4})`;

/** Great features that lie rather than rise. */
const FLAT = ['pool', 'crater', 'slab'];

class Canvas {
  readonly pen: Pen;
  readonly chance: () => number;

  constructor(readonly region: string) {
    this.pen = new Pen(seedOf(region), 1.4);
    this.chance = chances(seedOf(`${region} end`));
  }

  /** A feature of the land, at a size. */
  stand(name: string, x: number, y: number, u: number, wash?: string): string {
    return FEATURES[name]?.(x, y, u, this.chance, wash) ?? '';
  }

  /** What rises out of a terrain: its great features, or the tallest that grow there. */
  rises(terrain: string): readonly [string, string?] {
    const grows = GROWS[terrain];
    if (grows?.big && !FLAT.includes(grows.big)) return [grows.big];
    const [name = 'tuft', , wash] =
      [...(grows?.small ?? [])].sort(([one], [other]) => (TALL[other] ?? 0) - (TALL[one] ?? 0))[0] ?? [];
    return [name, wash];
  }

  /** Features side by side along a line, the far ones first. */
  row(names: readonly (readonly [string, string?])[], from: Point, to: Point, n: number, u: number): string {
    const all = Array.from({ length: n }, (_, i): [number, string] => {
      const part = (i + 0.5 + (this.chance() - 0.5) * 0.7) / n;
      const y = from[1] + (to[1] - from[1]) * part + (this.chance() - 0.3) * u * 0.3;
      const [name, wash] = names[Math.floor(this.chance() * names.length)] ?? ['tuft'];
      return [
        y,
        this.stand(name, from[0] + (to[0] - from[0]) * part, y, u * (0.8 + this.chance() * 0.4), wash),
      ];
    });
    return all
      .sort(([one], [other]) => one - other)
      .map(([, text]) => text)
      .join('');
  }

  /** A slope of the land down to the lower edge of the picture. */
  slope(edge: readonly Point[], wash: string, width: number): string {
    return (
      filled(outline([[-80, 980], ...dense(edge, false), [1700, 980]]), wash) +
      this.pen.ink(edge, width, { colour: INK, from: 0.7, to: 0.7 })
    );
  }
}

/** Light around a sun or a moon. */
const glow = (x: number, y: number, r: number, colour: string) =>
  `<radialGradient id="end-glow"><stop offset=".2" stop-color="${colour}" stop-opacity=".85"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#end-glow)"/>`;

const sky = (stops: readonly string[]) =>
  `<linearGradient id="end-sky" x2="0" y2="1">${stops.map((stop, i) => `<stop offset="${short(i / (stops.length - 1))}" stop-color="${stop}"/>`).join('')}</linearGradient><rect width="1600" height="900" fill="url(#end-sky)"/>`;

const FAR: readonly Point[] = [[-60, 452], [160, 424], [330, 440], [520, 430], [760, 448], [1040, 420], [1340, 446], [1680, 426]]; // prettier-ignore
const MIDDLE: readonly Point[] = [[-60, 560], [180, 530], [420, 508], [640, 520], [900, 560], [1200, 548], [1680, 590]]; // prettier-ignore
const NEAR: readonly Point[] = [[-60, 700], [140, 664], [360, 640], [560, 636], [760, 664], [1060, 720], [1680, 760]]; // prettier-ignore
const ROAD_LEFT: readonly Point[] = [[120, 940], [250, 810], [420, 730], [440, 670], [380, 628], [430, 572], [500, 540], [512, 512]]; // prettier-ignore
const ROAD_RIGHT: readonly Point[] = [[520, 514], [520, 544], [468, 580], [424, 628], [500, 668], [508, 742], [392, 830], [340, 940]]; // prettier-ignore
/** Where people walk: the last of them is the nearest. */
const STEPS = [
  [498, 566, 74],
  [432, 634, 104],
  [474, 716, 152],
  [352, 836, 236],
] as const;
const HEAPS = [
  [690, 760, 150],
  [810, 800, 170],
  [120, 800, 176],
  [740, 860, 180],
] as const;

function sunrise({ pen }: Canvas): string {
  let rays = '';
  for (let i = 0; i < 15; i++) {
    const angle = Math.PI * (1.03 + i * 0.067);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const far = i % 2 ? 196 : 232;
    rays += pen.line(505 + c * 142, 430 + s * 142, 505 + c * far, 430 + s * far, 4, {
      colour: '#b4762a',
      to: 0.1,
    });
  }
  const clouds = [[120, 150, 190], [760, 96, 230], [980, 210, 170], [300, 236, 120]] // prettier-ignore
    .map(([x = 0, y = 0, l = 0]) => {
      const streak: Point[] = [[x - l, y], [x - l * 0.3, y - 20], [x + l * 0.3, y - 12], [x + l, y + 4], [x + l * 0.2, y + 14], [x - l * 0.5, y + 10]]; // prettier-ignore
      return (
        filled(curve(streak), '#fff6e2', 0.75) +
        pen.ink(streak.slice(0, 4), 2.4, { colour: INK, opacity: 0.4 })
      );
    })
    .join('');
  return `${glow(505, 430, 400, '#ffe2a0')}<circle cx="505" cy="430" r="118" fill="#f6c558"/>${pen.round(pen.blob(505, 430, 118, 118, 14, 0.012), 3.4, { colour: INK })}${rays}<g class="drift">${clouds}</g>`;
}

/** The way out: a ship off an island, elsewhere the roofs of a village. */
function wayOut({ pen, region }: Canvas): string {
  if (region === 'island')
    return (
      '<rect x="-80" y="446" width="1780" height="200" fill="var(--l-ocean)"/>' +
      pen.line(-20, 447, 1620, 446, 3, { colour: INK, from: 1, to: 1 }) +
      strokes(
        Array.from({ length: 60 }, (_, i) => {
          const y = 460 + (i % 8) * 11;
          return `M${short(pen.chance() * 1600)} ${short(y)}q12 -5 22 0t22 0`;
        }).join(''),
        2,
        'var(--l-ocean-k)',
        0.7,
      ) +
      `<g transform="translate(640 500) scale(2.6)" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"><path d="M-26 -8Q0 -2 30 -11L22 5H-18Z" fill="#8a5f38"/><path d="M-4 -9V-52M14 -10V-42" fill="none" stroke-width="2"/><path d="M-3 -50Q14 -36 2 -13L-22 -12Q-10 -30 -3 -50Z" fill="#f6ecd6"/><path d="M15 -40Q28 -28 20 -13H5Q12 -26 15 -40Z" fill="#efdfbc"/><path d="M-4 -52l12 -4l-12 -3Z" fill="#a4241c"/></g>`
    );
  const house = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"><path d="M-20 0V-18H20V0Z" fill="#efe2c4"/><path d="M-25 -16L-8 -36H8L25 -16Z" fill="#a8532f"/><path d="M-5 0V-10H4V0Z" fill="#57442f"/><path d="M10 -13h6v6h-6Z" fill="#f6c558"/><path d="M12 -30V-42H17V-27" fill="#c9b8a0"/></g>`;
  return (
    house(596, 500, 1.1) +
    house(654, 494, 1.3) +
    `<g transform="translate(716 496) scale(1.2)" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"><path d="M-10 0V-44H10V0Z" fill="#efe2c4"/><path d="M-14 -43L0 -74L14 -43Z" fill="#7a5a6a"/><path d="M-4 -26Q0 -34 4 -26V-18H-4Z" fill="#57442f"/></g>` +
    house(770, 506, 1.2) +
    house(624, 518, 1.2) +
    pen.ink([[672, 440], [680, 410], [664, 384], [684, 350], [672, 320]], 3, { colour: INK, opacity: 0.5, to: 0.1 }) // prettier-ignore
  );
}

/** Those who got away go down the road to where the sun rises; the others stay beside it. */
export function road(region: string, fates: readonly Fate[]): string {
  const canvas = new Canvas(region);
  const { pen } = canvas;
  const { order } = regionOf(region);
  const [base = '', second = base, third = second, top = third] = order.filter(
    (one) => one !== 'ocean' && one !== 'water',
  );
  const isIsland = region === 'island';
  const away = fates.filter((fate) => fate.away);
  const stay = fates.filter((fate) => !fate.away);
  const people = away
    .map(({ seat }, i) => {
      const [x, y, h] = STEPS[STEPS.length - away.length + i] ?? STEPS[3];
      return walker(pen, x, y, h, colourOf(seat), seat);
    })
    .join('');
  const heaps = stay
    .map(({ seat }, i) => {
      const [x, y, h] = HEAPS[i] ?? HEAPS[0];
      return cairn(pen, x, y, h, colourOf(seat));
    })
    .join('');
  return (
    sky(['#9fc0cf', '#d9dfcd', '#f8deaa', '#f9c98b']) +
    sunrise(canvas) +
    (isIsland ? wayOut(canvas) : '') +
    (isIsland ? '' : canvas.slope(FAR, `var(--l-${top}-d)`, 2.4)) +
    `<g opacity=".8">${canvas.row([canvas.rises(top), canvas.rises(third)], [740, 470], [1640, 450], 9, 190)}` +
    `${isIsland ? '' : canvas.row([canvas.rises(top)], [-20, 470], [300, 452], 3, 170)}</g>` +
    canvas.slope(MIDDLE, `var(--l-${second})`, 3) +
    (isIsland ? '' : wayOut(canvas)) +
    canvas.row([canvas.rises(second), canvas.rises(third)], [780, 590], [1640, 620], 8, 170) +
    canvas.row([canvas.rises(second)], [-20, 606], [300, 574], 4, 190) +
    canvas.slope(NEAR, `var(--l-${base}-l)`, 3.6) +
    filled(curve([...ROAD_LEFT, ...ROAD_RIGHT], true, 6), 'var(--l-sheet)') +
    pen.ink(ROAD_LEFT, 3.4, { colour: INK }) +
    pen.ink(ROAD_RIGHT, 3.4, { colour: INK }) +
    canvas.row(underfoot(base), [-20, 760], [240, 700], 5, 190) +
    canvas.row(underfoot(base), [580, 720], [1640, 820], 14, 190) +
    heaps +
    people +
    canvas.row([canvas.rises(third), ...underfoot(base)], [560, 930], [1640, 910], 8, 300) +
    canvas.row(underfoot(base), [-20, 920], [140, 900], 3, 280) +
    [[300, 130, 300], [356, 104, 220], [860, 160, 260]].map(([x = 0, y = 0, u = 0]) => canvas.stand('gull', x, y, u)).join('') // prettier-ignore
  );
}

/** What lies and grows on a ground, without anything tall. */
const underfoot = (terrain: string): (readonly [string, string?])[] =>
  (GROWS[terrain]?.small ?? []).filter(([name]) => (TALL[name] ?? 0) < 0.35 && !['gull', 'wave', 'flower', 'goat'].includes(name)).map(([name, , wash]) => [name, wash] as const); // prettier-ignore

const PACKS = [
  [566, 744, 104, -6],
  [660, 806, 122, 10],
  [196, 826, 128, -74],
  [760, 738, 96, 4],
] as const;

/** Nobody got away: the fire is out, the packs lie where they were put down, and something watches. */
export function camp(region: string, fates: readonly Fate[]): string {
  const canvas = new Canvas(region);
  const { pen } = canvas;
  const { order } = regionOf(region);
  const [base = '', second = base, third = second, top = third] = order.filter(
    (one) => one !== 'ocean' && one !== 'water',
  );
  let rain = '';
  for (let i = 0; i < 220; i++) {
    const [x, y] = [pen.chance() * 1700, pen.chance() * 900];
    rain += `M${short(x)} ${short(y)}l${short(-9 - pen.chance() * 8)} ${short(30 + pen.chance() * 24)}`;
  }
  const eyes = [[96, 596], [214, 574], [636, 566], [752, 590]] // prettier-ignore
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="4.6"/><circle cx="${x + 17}" cy="${y - 1}" r="4.6"/>`,
    )
    .join('');
  const tent: Point[] = [[150, 720], [240, 600], [300, 640], [330, 612], [420, 724], [286, 744]]; // prettier-ignore
  const prints = Array.from({ length: 16 }, (_, i) => {
    const t = i / 15;
    const [x, y, s] = [470 + t * 190 + (i % 2) * 16 * (1 - t * 0.6), 780 - t * 168, 11 * (1 - t * 0.62)];
    return ellipse(x, y, s * 0.62, s, INK, 0.75);
  }).join('');
  return (
    sky(['#171a33', '#2b2d4d', '#4a3f56', '#5c4750']) +
    glow(560, 200, 300, '#7f86ac') +
    `<circle cx="560" cy="200" r="72" fill="#d9dcea"/>${pen.round(pen.blob(560, 200, 72, 72, 12, 0.015), 2.6, { colour: INK })}` +
    `<g class="drift">${[
      [470, 236, 250],
      [720, 170, 190],
      [180, 110, 260],
      [1100, 150, 330],
    ]
      .map(([x = 0, y = 0, l = 0]) => filled(curve(pen.blob(x, y, l, 38, 12, 0.16)), '#1d2038', 0.86))
      .join('')}</g>` + // prettier-ignore
    canvas.slope(FAR, `var(--l-${top})`, 2.4) +
    canvas.row([canvas.rises(top), canvas.rises(third)], [-20, 480], [1640, 470], 15, 200) +
    canvas.slope(MIDDLE, `var(--l-${second})`, 3) +
    canvas.row([canvas.rises(second)], [-20, 612], [1640, 622], 15, 210) +
    `<g fill="#e7d38a">${eyes}</g>` +
    canvas.slope(NEAR, `var(--l-${base}-l)`, 3.6) +
    canvas.row(underfoot(base), [560, 730], [1640, 830], 14, 180) +
    prints +
    filled(curve(tent, true, 3), '#8d8468') +
    filled(
      curve(
        [
          [300, 640],
          [330, 612],
          [420, 724],
          [330, 736],
        ],
        true,
        3,
      ),
      INK,
      0.3,
    ) + // prettier-ignore
    pen.round(tent, 4, { colour: INK }) +
    pen.ink(
      [
        [238, 596],
        [250, 650],
        [262, 742],
      ],
      6,
      { colour: INK },
    ) + // prettier-ignore
    `<g transform="translate(470 820) scale(2.7)">${ashes}</g>` +
    fates
      .map(({ seat }, i) => {
        const [x, y, h, lean] = PACKS[i] ?? PACKS[0];
        return pack(pen, x, y, h, colourOf(seat), lean);
      })
      .join('') +
    canvas.row([...underfoot(base), canvas.rises(third)], [-20, 930], [1640, 920], 11, 280) +
    strokes(rain, 2, '#b9c3df', 0.34)
  );
}
