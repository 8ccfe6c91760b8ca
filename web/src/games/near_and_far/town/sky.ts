/** What is behind the houses: the sky, far mesas, the ground of the street. */
import { gull } from '../ink/beasts';
import { dot, fill, points, smooth, tick, wash } from '../ink/pen';
import type { Hand } from './hand';

export function heavens(h: Hand): string {
  const { R, light } = h;
  if (light.side === 'day')
    return dot(1650, 190, 46, '#fbe7a2', 'stroke="#d9a94a" stroke-width="3"') + [[520, 190, 15], [570, 170, 11], [1180, 240, 13]].map(([x = 0, y = 0, z = 0]) => gull(x, y, z)).join(''); // prettier-ignore
  const stars = Array.from({ length: 46 }, () =>
    dot(
      R.in(300, 1900),
      R.in(20, 250) * R.in(0.3, 1),
      R.in(0.8, 2),
      '#ffeecb',
      `opacity="${Math.round(R.in(3, 9)) / 10}"`,
    ),
  );
  return (
    dot(330, 560, 260, '#ffd98a', 'opacity=".16"') +
    dot(330, 560, 150, '#ffe3a0', 'opacity=".22"') +
    stars.join('') +
    `<path d="M1640 156a34 34 0 1 0 34 46a27 27 0 1 1 -34 -46Z" fill="#fbe9c0"/>`
  );
}

export function clouds(h: Hand): string {
  const colour = h.light.side === 'dusk' ? '#e58f6c' : '#fffaf0';
  return [[560, 230, 190], [1060, 170, 240], [1500, 290, 260], [140, 270, 180]] // prettier-ignore
    .map(([x = 0, y = 0, l = 0]) =>
      wash(
        [
          [x - l, y],
          [x - l * 0.4, y - 13],
          [x + l * 0.4, y - 9],
          [x + l, y + 3],
          [x + l * 0.3, y + 12],
          [x - l * 0.5, y + 9],
        ],
        colour,
        h.R,
        { n: 3, a: h.light.side === 'day' ? 0.4 : 0.2, spread: 8, dried: 0.1 },
      ),
    ) // prettier-ignore
    .join('');
}

export const MESAS =
  '-60 640, 60 600, 120 540, 250 536, 290 598, 460 606, 500 556, 610 552, 650 606, 900 612, 1180 604, 1220 540, 1400 532, 1450 600, 1560 606, 1590 560, 1720 556, 1770 604, 2000 610, 2000 900, -60 900';

export function ground(h: Hand): string {
  const { R, light } = h;
  const [near, nearer, nearest] = light.ground;
  const pebbles = Array.from({ length: 70 }, () => [R.in(0, 1920), R.in(800, 880)] as const).map(([x, y]) =>
    tick(x, y, x + R.in(10, 30), y + R.pm(1), 1),
  );
  return (
    fill(smooth(points('-60 690, 300 668, 800 680, 1300 664, 1980 684, 1980 1080, -60 1080'), true), near) +
    wash(points('-60 720, 500 700, 1200 716, 1980 700, 1980 1080, -60 1080'), nearer, R, {
      n: 4,
      a: 0.3,
      spread: 18,
      dried: 0,
    }) +
    wash(points('-60 800, 500 788, 1200 806, 1980 790, 1980 1080, -60 1080'), nearest, R, {
      n: 4,
      a: 0.32,
      spread: 14,
      dried: 0,
    }) +
    h.ink(pebbles.join(''), 0.35)
  );
}
