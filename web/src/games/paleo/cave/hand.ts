/** A hand on the wall for every death: scratched while it is free, blown around with red when it is taken; 100 × 120. */
import { curve, filled, outline, Pen, type Point } from '../../../pen/pen';

const FINGERS: readonly (readonly Point[])[] = [
  [
    [-19, 6],
    [-30, -6],
    [-37, -18],
  ],
  [
    [-12, -12],
    [-16, -32],
    [-18, -50],
  ],
  [
    [-3, -16],
    [-4, -38],
    [-4, -60],
  ],
  [
    [6, -14],
    [9, -36],
    [11, -54],
  ],
  [
    [14, -8],
    [20, -24],
    [25, -40],
  ],
];
const PALM: readonly Point[] = [
  [-18, -10],
  [-4, -17],
  [10, -14],
  [18, -4],
  [18, 16],
  [12, 30],
  [-8, 31],
  [-19, 18],
];
const SKULL = 'M-10 2C-10 -10 10 -10 10 2Q10 8 5 10V16H-5V10Q-10 8 -10 2Z';

function press(pen: Pen, wide: number, colour: string): string {
  const fingers = FINGERS.map((finger) =>
    pen.ink(finger, 12 + wide, { colour, from: 0.82, to: 0.8, steps: 3 }),
  );
  const tips = FINGERS.map((finger) => {
    const [x, y] = finger[2] ?? [0, 0];
    return `<circle cx="${x}" cy="${y}" r="${5.2 + wide / 2}" fill="${colour}"/>`;
  });
  const palm = PALM.map(([x, y]): Point => [x * (1 + wide / 38), y * (1 + wide / 48)]);
  return fingers.join('') + tips.join('') + filled(curve(palm), colour);
}

export function hand(place: number, taken: boolean): string {
  const pen = new Pen(31 + place);
  if (!taken)
    return `<g opacity=".85">${press(pen, 3.6, 'var(--scratch)')}${press(pen, -0.4, 'var(--hand-free)')}</g>`;
  const halo = Array.from({ length: 16 }, (_, i): Point => {
    const angle = (i / 16) * Math.PI * 2;
    return [Math.cos(angle) * (43 + pen.shake(5)), -12 + Math.sin(angle) * (55 + pen.shake(6))];
  });
  const specks = Array.from({ length: 30 }, () => {
    const angle = pen.chance() * Math.PI * 2;
    const far = 38 + pen.chance() * 18;
    return outline(pen.blob(Math.cos(angle) * far, -12 + Math.sin(angle) * far * 1.2, 1.2, 1.2, 4));
  });
  return (
    filled(curve(halo), 'var(--halo)', 0.6) +
    filled(specks.join(''), 'var(--halo)') +
    press(pen, 0, 'var(--hand-taken)') +
    `<path d="${SKULL}" fill="#f2e0c0"/><path d="M-6.5 3a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0M1.3 3a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0M0 6l1.6 3.4h-3.2Z" fill="#5a0f0c"/>`
  );
}
