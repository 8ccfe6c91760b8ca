/** A corner of a land seen at eye level, as the storybook draws it. */
import { blob, chance, fill, ink, line, smooth, tick, wash, type Point } from '../ink/pen';
import type { Land } from './land';
import { STAMPS } from './stamps';

const [WIDE, HIGH] = [700, 660];

export function vignette(land: Land, seed: string): string {
  const R = chance(`vignette ${land.number} ${seed}`);
  const { colours: c, stands } = land;
  const skyline = (y: number, rough: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => [i * 100 - 50, y + R.pm(rough)]);
  const ground = (p: Point[]): Point[] => [...p, [WIDE + 60, HIGH + 60], [-60, HIGH + 60]];
  const [far, near, nearest] = [skyline(R.in(290, 340), 26), skyline(R.in(400, 430), 12), skyline(560, 10)];
  const sun: Point = [R.in(120, 580), R.in(90, 160)];
  const row = (line: Point[], n: number, size: [number, number], skip: boolean) =>
    Array.from({ length: n }, () => {
      const [x, y = 0] = [R.in(20, WIDE - 20), line[3]?.[1] ?? 400];
      if (skip && x > 90 && x < 300) return '';
      return STAMPS[R.pick(stands)](x, y + R.in(2, 22), R.in(...size), R, c);
    }).join('');
  const tufts = Array.from({ length: 26 }, () =>
    STAMPS.tuft(R.in(0, WIDE), R.in(590, 655), R.in(12, 24), R, c),
  );
  return (
    `<rect width="${WIDE}" height="${HIGH}" fill="${c.wordHalo.startsWith('#2') ? c.ground : '#f6ead0'}"/>` +
    wash(blob(350, 150, 420, 190, R, 12, 0.1), c.water, R, { n: 3, a: 0.16, spread: 30, dried: 0 }) +
    wash(blob(sun[0], sun[1], 200, 120, R, 12, 0.1), c.glow, R, { n: 3, a: 0.16, spread: 20, dried: 0 }) +
    fill(smooth(blob(sun[0], sun[1], 42, 42, R, 12, 0.03), true), '#fbe7a2') +
    ink(
      Array.from({ length: 12 }, (_, i) => i * 0.5236)
        .map((a) =>
          tick(
            sun[0] + Math.cos(a) * 54,
            sun[1] + Math.sin(a) * 54,
            sun[0] + Math.cos(a) * 72,
            sun[1] + Math.sin(a) * 72,
            1.4,
          ),
        )
        .join(''),
      0.6,
    ) +
    fill(smooth(ground(far), true), c.hill) +
    ink(line(far, 2, R), 0.7) +
    row(far, 4, [90, 170], false) +
    fill(smooth(ground(near), true), c.ground) +
    wash(ground(near), c.tint, R, { n: 3, a: 0.16, spread: 16, dried: 0.1 }) +
    ink(line(near, 2.2, R)) +
    row(near, 3, [110, 200], true) +
    fill(smooth(ground(nearest), true), c.shade, 0.55) +
    ink(line(nearest, 2.4, R)) +
    tufts.join('')
  );
}
