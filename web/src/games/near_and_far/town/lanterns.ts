/** Reputation over the street: a string of lanterns, a flame at nought; those above burn brighter. */
import { blob, chance, dot, fill, ink, loop, nib, smooth, tick, type Point } from '../ink/pen';
import { LEAST_REPUTATION, MOST_REPUTATION } from '../view';
import type { Light } from './light';

export const lanternAt = (value: number): [number, number] => [
  120 + ((value + 6) / 18) * 1690,
  216 + 62 * (1 - ((value - 3) / 9.6) ** 2),
];

export function lanterns(light: Light, type: number): string {
  const R = chance('lanterns');
  const cord = Array.from({ length: 54 }, (_, i): Point => {
    const [x, y] = lanternAt(-7.6 + i * 0.4);
    return [x, y - 20];
  });
  let s = ink(nib(cord, 2.6, R, 0.6, 0.6), 1, light.pen);
  for (let value = LEAST_REPUTATION; value <= MOST_REPUTATION; value++) {
    const [x, y] = lanternAt(value);
    const colour = value < 0 ? '#8a5a6c' : value >= 4 ? '#ffd884' : '#f0b25a';
    if (value >= 0 && light.side === 'dusk')
      s += dot(x, y, 30, '#ffb04a', `opacity="${value >= 4 ? 0.16 : 0.1}"`);
    s += fill(smooth(blob(x, y, 11, 13, R, 10, 0.03), true), colour);
    s += ink(
      tick(x, y - 21, x, y - 11, 1) +
        loop(blob(x, y, 11, 13, R, 10, 0.03), 2, R, 0.3, 8) +
        tick(x - 6, y - 12, x + 6, y - 12, 1.6) +
        tick(x - 6, y + 12, x + 6, y + 12, 1.6),
      1,
      light.pen,
    );
    if (value % 2 === 0)
      s += `<text x="${x}" y="${y + 22 + type * 0.8}" font-family="Alegreya Sans" font-size="${type}" text-anchor="middle" fill="${light.side === 'dusk' ? '#f5e6c8' : '#2a2018'}">${value < 0 ? `−${-value}` : value}</text>`;
  }
  return s;
}
