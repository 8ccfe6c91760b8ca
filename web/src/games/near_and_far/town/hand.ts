/** The hand that draws the town in a light. */
import { chance, ink as inkIn, type Chance } from '../ink/pen';
import type { Light } from './light';

export interface Hand {
  light: Light;
  R: Chance;
  ink(d: string, opacity?: number, colour?: string): string;
}

export function handOf(light: Light): Hand {
  return {
    light,
    R: chance(light.side),
    ink: (d, opacity = 1, colour = light.pen) => inkIn(d, opacity, colour),
  };
}

export function glow(h: Hand, x: number, y: number, rx: number, ry = rx, o = 0.2): string {
  if (h.light.side === 'day') return '';
  const one = (k: number, c: string) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx * k}" ry="${ry * k}" fill="${c}" opacity="${o}"/>`;
  return one(1, '#ffb04a') + one(0.6, '#ffd58a');
}
