/** A corner of a land seen at eye level, as the storybook draws it. */
import { blob, chance, fill, ink, line, smooth, tick, wash, type Point } from '../ink/pen';
import { PLAIN } from '../ink/colours';
import type { Land } from './land';
import { STAMPS } from './stamps';

const [WIDE, HIGH] = [700, 660];

export function vignette(land: Land, seed: string): string {
  const R = chance(`vignette ${land.number} ${seed}`);
  const { colours: c, stands } = land;
  const dark = c.word !== PLAIN.word;
  const skyline = (y: number, rough: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => [i * 100 - 50, y + R.pm(rough)]);
  const ground = (p: Point[]): Point[] => [...p, [WIDE + 60, HIGH + 60], [-60, HIGH + 60]];
  const [far, near, nearest] = [skyline(R.in(270, 320), 30), skyline(R.in(390, 420), 14), skyline(566, 10)];
  const sun: Point = [R.in(330, 620), R.in(90, 150)];
  const stand = (x: number, y: number, z: number) => STAMPS[R.pick(stands)](x, y, z, R, c);
  const row = (line: Point[], n: number, size: [number, number], from = 0): string =>
    Array.from({ length: n }, (_, i): [number, string] => {
      const x = from + ((WIDE - from) * (i + 0.5 + R.pm(0.3))) / n;
      const y = (line[Math.round(x / 100)]?.[1] ?? 400) + R.in(6, 40);
      return [y, stand(x, y, R.in(...size))];
    })
      .sort((one, other) => one[0] - other[0])
      .map(([, text]) => text)
      .join('');
  const rays = Array.from({ length: 12 }, (_, i) => [Math.cos(i * 0.5236), Math.sin(i * 0.5236)] as const);
  const tufts = Array.from({ length: 30 }, () =>
    STAMPS.tuft(R.in(0, WIDE), R.in(588, 655), R.in(12, 26), R, c),
  );
  return (
    `<rect width="${WIDE}" height="${HIGH}" fill="${dark ? c.shade : '#f6ead0'}"/>` +
    wash(blob(350, 150, 430, 200, R, 12, 0.1), dark ? c.deep : c.water, R, {
      n: 3,
      a: 0.22,
      spread: 30,
      dried: 0,
    }) +
    wash(blob(sun[0], sun[1], 210, 130, R, 12, 0.1), c.glow, R, { n: 3, a: 0.2, spread: 20, dried: 0 }) +
    fill(smooth(blob(sun[0], sun[1], dark ? 26 : 42, dark ? 26 : 42, R, 12, 0.03), true), '#fbe7a2') +
    (dark
      ? ''
      : ink(
          rays
            .map(([u, v]) => tick(sun[0] + u * 54, sun[1] + v * 54, sun[0] + u * 72, sun[1] + v * 72, 1.4))
            .join(''),
          0.6,
        )) +
    fill(smooth(ground(far), true), c.hill) +
    wash(ground(far), c.shade, R, { n: 2, a: 0.12, spread: 18, dried: 0.1 }) +
    ink(line(far, 2, R), 0.7) +
    row(far, 6, [70, 130]) +
    fill(smooth(ground(near), true), c.ground) +
    wash(ground(near), c.tint, R, { n: 3, a: 0.16, spread: 16, dried: 0.1 }) +
    ink(line(near, 2.2, R)) +
    row(near, 4, [90, 150], 300) +
    fill(smooth(ground(nearest), true), c.shade, 0.55) +
    ink(line(nearest, 2.4, R)) +
    stand(R.in(600, 690), 640, R.in(150, 210)) +
    tufts.join('')
  );
}
