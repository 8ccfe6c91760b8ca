/** The street of the town, drawn on 1920 by 1080: sky, land, and one house after the other. */
import { bird } from '../ink/beasts';
import {
  blob,
  box,
  dot,
  edge,
  fill,
  hatch,
  line,
  loop,
  points,
  smooth,
  straight,
  tick,
  wash,
  type Points,
} from '../ink/pen';
import { glow, handOf, type Hand } from './hand';
import type { Light } from './light';
import { clouds, ground, heavens, MESAS } from './sky';

function planks(
  h: Hand,
  x: number,
  y: number,
  w: number,
  high: number,
  colour: string,
  gap = 14,
  upright = false,
): string {
  const { R, light } = h;
  const n = (upright ? w : high) / gap;
  const boards = Array.from({ length: Math.max(0, Math.ceil(n) - 1) }, (_, i) =>
    upright
      ? tick(x + (i + 1) * gap, y + 2, x + (i + 1) * gap + R.pm(1), y + high - 2, 1)
      : tick(x + 2, y + (i + 1) * gap + R.pm(1), x + w - 2, y + (i + 1) * gap + R.pm(1), 1),
  );
  return (
    fill(straight(box(x, y, w, high)), light.tone(colour)) +
    fill(straight(box(x + w * 0.62, y, w * 0.38, high)), light.pen, 0.2) +
    h.ink(boards.join(''), 0.55) +
    h.ink(edge(box(x, y, w, high), 2.6, R))
  );
}

function pane(h: Hand, x: number, y: number, w: number, high: number, lit = true): string {
  const { R, light } = h;
  const shines = lit && light.side === 'dusk';
  return (
    (shines
      ? `<rect x="${x - 8}" y="${y - 8}" width="${w + 16}" height="${high + 16}" rx="10" fill="#ffb04a" opacity=".22"/>`
      : '') +
    fill(straight(box(x, y, w, high)), lit ? light.lit : light.tone('#332840')) +
    fill(
      straight([
        [x, y + high],
        [x + w * 0.6, y],
        [x + w, y],
        [x + w, y + high],
      ]),
      shines ? '#f2a545' : '#8fb4bc',
      0.5,
    ) + // prettier-ignore
    h.ink(
      edge(box(x, y, w, high), 2.6, R, 0.5) +
        tick(x + w / 2, y, x + w / 2, y + high, 1.6) +
        tick(x, y + high / 2, x + w, y + high / 2, 1.6),
    )
  );
}

const door = (h: Hand, x: number, y: number, w: number, high: number) =>
  fill(straight(box(x, y, w, high)), h.light.tone('#4a2c22')) +
  h.ink(
    edge(box(x, y, w, high), 2.6, h.R, 0.6) +
      tick(x + w * 0.33, y + 4, x + w * 0.33, y + high - 2, 0.9) +
      tick(x + w * 0.66, y + 4, x + w * 0.66, y + high - 2, 0.9),
  ) +
  dot(x + w * 0.82, y + high * 0.54, 2.6, '#f2c75a');

const roof = (h: Hand, text: string, colour: string) =>
  fill(straight(points(text)), h.light.tone(colour)) + h.ink(edge(points(text), 3, h.R, 0.9));

const solid = (h: Hand, p: Points, colour: string, w = 2) =>
  fill(smooth(p, true), h.light.tone(colour)) + h.ink(loop(p, w, h.R, 0.4, 12));

function lantern(h: Hand, x: number, y: number): string {
  const body = points(`${x - 7} ${y - 8}, ${x + 7} ${y - 8}, ${x + 9} ${y + 10}, ${x - 9} ${y + 10}`);
  return (
    glow(h, x, y, 46, 46, 0.17) +
    h.ink(tick(x, y - 22, x, y - 8, 1.3)) +
    fill(straight(body), h.light.side === 'dusk' ? '#ffcf74' : '#e6d3a0') +
    h.ink(
      edge(body, 2, h.R, 0.3) + tick(x - 10, y + 11, x + 10, y + 11, 2) + tick(x - 8, y - 9, x + 8, y - 9, 2),
    )
  );
}

function mine(h: Hand): string {
  const { R, light } = h;
  const hill = points('-80 790, -60 560, 20 440, 110 412, 190 470, 262 600, 300 790');
  const cuts = Array.from({ length: 34 }, () => {
    const t = R();
    const [x, y] = [110 + t * 170 + R.pm(18), 440 + t * 300 + R.pm(20)];
    return tick(x, y, x - R.in(8, 18), y + R.in(16, 40), 1.3);
  });
  const beams = ['70 770, 84 630', '208 770, 194 630', '66 634, 212 630'];
  return (
    fill(smooth(hill, true), light.tone('#54395a')) +
    fill(
      smooth(points('110 412, 190 470, 262 600, 300 790, 180 790, 170 600, 120 500'), true),
      light.pen,
      0.3,
    ) +
    h.ink(cuts.join(''), 0.7) +
    h.ink(line(hill.slice(1), 3.4, R)) +
    fill(straight(points('70 770, 82 636, 196 636, 208 770')), '#120c14') +
    glow(h, 140, 716, 60, 70, 0.16) +
    beams
      .map(
        (beam) =>
          `<path d="${straight(points(beam), false)}" stroke="${light.tone('#7a5236')}" stroke-width="13"/>${h.ink(line(points(beam), 2, R))}`,
      )
      .join('') +
    lantern(h, 140, 666) +
    h.ink(line(points('100 800, 126 762'), 2.4, R) + line(points('176 800, 154 762'), 2.4, R))
  );
}

function farm(h: Hand): string {
  const { R } = h;
  const wheat = Array.from({ length: 60 }, (_, i) => {
    const [x, y] = [300 + (i % 15) * 11 + R.pm(3), 756 + Math.floor(i / 15) * 11];
    return tick(x, y, x + R.pm(4), y - 19, 1.4);
  });
  return (
    planks(h, 318, 640, 96, 104, '#7a3a34', 13, true) +
    roof(h, '304 644, 324 600, 366 572, 408 600, 428 644', '#4a2c3c') +
    pane(h, 352, 606, 28, 26) +
    door(h, 348, 690, 38, 54) +
    h.ink(wheat.join(''), 0.95, h.light.side === 'dusk' ? '#c99a3e' : '#a8781c')
  );
}

function stables(h: Hand, birds: number): string {
  const stalls = [
    [500, 672],
    [560, 676],
    [620, 670],
  ] as const;
  const seen = stalls
    .slice(0, Math.min(3, birds))
    .map(
      ([x, y], i) =>
        `<svg x="${x - 6}" y="${y}" width="92" height="87" viewBox="-2 -6 152 144">${bird(false, i)}</svg>`,
    );
  return (
    fill(straight(box(492, 626, 204, 144)), h.light.side === 'dusk' ? '#20161e' : '#5a4030') +
    glow(h, 594, 690, 90, 60, 0.15) +
    seen.join('') +
    planks(h, 486, 740, 216, 32, '#6b4630', 16) +
    roof(h, '470 640, 516 566, 676 560, 722 636', '#5a3340') +
    planks(h, 488, 632, 12, 138, '#7a5236', 40) +
    planks(h, 694, 632, 12, 138, '#7a5236', 40) +
    lantern(h, 594, 656)
  );
}

function townHall(h: Hand): string {
  const { R, light } = h;
  return (
    planks(h, 746, 520, 190, 250, '#8a6a5c', 22) +
    planks(h, 806, 356, 70, 170, '#94705e', 20) +
    roof(h, '796 360, 841 268, 886 360', '#5a3340') +
    h.ink(line(points('841 270, 841 214'), 2.6, R)) +
    fill(straight(points('842 214, 882 226, 842 240')), '#c2452c') +
    roof(h, '732 526, 760 480, 922 480, 950 526', '#5a3340') +
    dot(841, 404, 25, light.side === 'dusk' ? light.lit : '#fbf3df') +
    h.ink(
      loop(blob(841, 404, 25, 25, R, 12, 0.02), 2.6, R, 0.3, 10) +
        tick(841, 404, 841, 386, 1.8) +
        tick(841, 404, 854, 410, 1.8),
    ) +
    glow(h, 841, 404, 44, 44, 0.14) +
    [764, 824, 884].map((x) => pane(h, x, 556, 34, 46)).join('') +
    pane(h, 764, 650, 34, 54, false) +
    pane(h, 884, 650, 34, 54) +
    door(h, 816, 668, 50, 102) +
    planks(h, 800, 760, 84, 14, '#6f5a52', 7)
  );
}

/** The saloon with its front wall taken away; who is for hire is drawn by the page. */
function saloon(h: Hand): string {
  const { R, light } = h;
  const bottles = Array.from({ length: 26 }, (_, i) => {
    const [x, high] = [986 + i * 17.4, R.in(14, 26)];
    return (
      fill(straight(box(x, 598 - high, 9, high)), R.pick(['#8a3a2a', '#3f6b4c', '#5c4590', '#a8742c'])) +
      h.ink(edge(box(x, 598 - high, 9, high), 1.2, R, 0.3))
    );
  });
  return (
    planks(h, 962, 470, 486, 96, '#7d4a3a', 16) +
    roof(h, '950 474, 962 452, 1100 452, 1116 420, 1296 420, 1312 452, 1448 452, 1460 474', '#54303a') +
    fill(straight(box(962, 560, 486, 210)), light.tone('#6b3a22')) +
    fill(straight(box(970, 566, 470, 150)), light.side === 'dusk' ? '#e39a4a' : '#e9cf9c') +
    fill(straight(box(970, 566, 470, 70)), light.side === 'dusk' ? '#f6c46a' : '#f3dfb4', 0.7) +
    glow(h, 1205, 650, 300, 120, 0.16) +
    bottles.join('') +
    h.ink(tick(974, 599, 1436, 599, 2.6)) +
    pane(h, 1000, 496, 40, 46) +
    pane(h, 1370, 496, 40, 46)
  );
}

/** The bar before whoever sits in the saloon. */
export function counter(h: Hand): string {
  const { R } = h;
  return (
    planks(h, 964, 704, 482, 66, '#5a3226', 22) +
    fill(straight(box(958, 698, 494, 13)), h.light.tone('#8a5a34')) +
    h.ink(edge(box(958, 698, 494, 13), 2.2, R, 0.5)) +
    [958, 1452].map((x) => planks(h, x - 7, 560, 14, 212, '#7a4a36', 50) + lantern(h, x, 610)).join('')
  );
}

function store(h: Hand): string {
  const { R } = h;
  const stripe = (i: number) =>
    straight(
      points(
        `${1498 + i * 21.4} 600, ${1519.4 + i * 21.4} 600, ${1518 + i * 21.4} 632, ${1495 + i * 21.4} 632`,
      ),
    );
  const barrel = (x: number, y: number) =>
    solid(
      h,
      points(
        `${x - 12} ${y}, ${x - 15} ${y - 16}, ${x - 12} ${y - 32}, ${x + 12} ${y - 32}, ${x + 15} ${y - 16}, ${x + 12} ${y}`,
      ),
      '#7a5236',
    ) + h.ink(tick(x - 14, y - 22, x + 14, y - 22, 1.2) + tick(x - 14, y - 10, x + 14, y - 10, 1.2));
  return (
    planks(h, 1508, 560, 150, 210, '#5d5a68', 16) +
    roof(h, '1498 564, 1508 508, 1658 508, 1668 564', '#44364e') +
    pane(h, 1526, 640, 62, 62) +
    door(h, 1604, 660, 42, 110) +
    Array.from({ length: 8 }, (_, i) => fill(stripe(i), i % 2 ? '#e6d3a8' : '#a8432c')).join('') +
    h.ink(line(points('1496 600, 1670 600'), 2.4, R) + line(points('1494 632, 1584 635, 1672 632'), 2.2, R)) +
    barrel(1516, 770) +
    barrel(1540, 774)
  );
}

function hut(h: Hand): string {
  const { R, light } = h;
  const bells = [[1692, 26], [1706, 38], [1786, 34], [1800, 22]] as const; // prettier-ignore
  return (
    fill(
      smooth(points('1690 770, 1684 690, 1706 660, 1776 658, 1800 690, 1798 770'), true),
      light.tone('#4c4468'),
    ) +
    solid(
      h,
      points('1668 692, 1700 630, 1738 540, 1752 500, 1758 560, 1790 636, 1820 690, 1744 704'),
      '#3a4a6c',
      3,
    ) +
    h.ink(
      hatch([1752, 540], [1806, 690], 12, -12, 22, R, 1.3) +
        line(points('1690 770, 1684 694'), 2.6, R) +
        line(points('1798 770, 1802 694'), 2.6, R),
    ) +
    fill(smooth(points('1726 770, 1724 724, 1744 706, 1764 724, 1764 770'), true), '#9fe0d0') +
    glow(h, 1744, 740, 46, 46, 0.1) +
    h.ink(line(points('1726 770, 1724 724, 1744 706, 1764 724, 1764 770'), 2.4, R)) +
    h.ink(line(points('1756 500, 1770 470, 1752 440, 1774 404, 1760 370'), 2.6, R), 0.5, '#e8d6e0') +
    bells
      .map(
        ([x, l]) =>
          h.ink(tick(x, 696, x, 696 + l, 0.9)) +
          dot(x, 700 + l, 4.5, '#f2c75a', `stroke="${light.pen}" stroke-width="1.5"`),
      )
      .join('')
  );
}

function jail(h: Hand): string {
  const { R } = h;
  const courses = Array.from(
    { length: 5 },
    (_, r) =>
      tick(1838, 662 + r * 22, 1930, 662 + r * 22, 1) +
      [0, 1, 2, 3]
        .map((i) =>
          tick(1846 + i * 27 + (r % 2) * 13, 662 + r * 22, 1846 + i * 27 + (r % 2) * 13, 684 + r * 22, 0.9),
        )
        .join(''),
  );
  return (
    fill(straight(box(1836, 640, 110, 130)), h.light.tone('#6a6472')) +
    h.ink(edge(box(1836, 640, 110, 130), 2.8, R, 0.9)) +
    h.ink(courses.join(''), 0.5) +
    fill(straight(box(1862, 676, 40, 36)), '#171019') +
    h.ink(
      edge(box(1862, 676, 40, 36), 2.4, R, 0.4) +
        [1870, 1879, 1888, 1896].map((x) => tick(x, 677, x, 711, 1.8)).join(''),
      1,
      '#b9b2bc',
    ) +
    roof(h, '1826 644, 1836 618, 1940 618, 1950 644', '#44364e')
  );
}

/** Everything behind the people: the sky, the land, the houses. */
export function street(light: Light, birds: number): string {
  const h = handOf(light);
  const { R } = h;
  const sky = light.bands.map(([y, c]) => wash([[-80, y], [300, y - 34], [700, y + 6], [1150, y - 14], [1600, y + 18], [2000, y + 8], [2000, 1000], [-80, 1000]], c, R, { n: 4, a: 0.36, spread: 20, dried: 0.1, step: 120 })); // prettier-ignore
  const far =
    fill(straight(points(MESAS)), light.far, 0.92) + h.ink(line(points(MESAS).slice(0, 19), 2.2, R, 1), 0.6);
  const lamps = [[140, 90], [594, 120], [841, 90], [1205, 330], [1570, 90], [1744, 60]].map(([x = 0, w = 0]) => glow(h, x, 796, w, 20, 0.1)); // prettier-ignore
  return (
    `<rect x="-80" y="-500" width="2080" height="1580" fill="${light.sky}"/>` +
    sky.join('') +
    heavens(h) +
    clouds(h) +
    far +
    ground(h) +
    [mine, farm, townHall, saloon, store, hut, jail].map((house) => house(h)).join('') +
    stables(h, birds) +
    lamps.join('')
  );
}
