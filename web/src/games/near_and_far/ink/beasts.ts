/** Beasts: pack birds and turtles, mammoths, gulls, bones. */
import {
  chance,
  dot,
  fill,
  hatch,
  ink,
  inked,
  line,
  loop,
  points,
  r1,
  shape,
  smooth,
  stroke,
  tick,
  type Chance,
} from './pen';

const FEATHERS = ['#d9a24a', '#c98a5a', '#b8904a'];
const part = (text: string, colour: string, w: number, R: Chance) => inked(points(text), colour, w, R);

/** A pack bird on 150 by 140, laden or not. */
export function bird(laden: boolean, kind = 0): string {
  const R = chance(`bird${kind}`);
  const dark = '#8a5a24';
  const legs = ['64 92, 60 112, 64 128, 52 130', '84 92, 90 110, 86 128, 76 131'];
  let s = `<ellipse cx="74" cy="132" rx="46" ry="5" fill="#2a2018" opacity=".25"/>`;
  s += ink(
    legs.map((leg) => line(points(leg), 3.4, R, 0.4, 8)).join('') +
      tick(64, 128, 72, 131, 2) +
      tick(86, 128, 96, 131, 2),
  );
  s += part('34 66, 12 52, 4 60, 14 66, 2 74, 16 76, 10 86, 34 84', dark, 1.9, R);
  s += part(
    '30 74, 40 56, 64 52, 88 56, 98 44, 104 22, 114 10, 128 12, 132 24, 124 34, 116 46, 110 70, 98 90, 70 98, 44 94',
    FEATHERS[kind % 3] ?? dark,
    2.4,
    R,
  );
  s +=
    fill(smooth(points('44 94, 70 98, 98 90, 110 70, 112 60, 96 80, 66 86, 36 80'), true), dark, 0.5) +
    ink(hatch([50, 70], [92, 72], 8, -6, 12, R), 0.6);
  s +=
    part('130 18, 146 24, 131 29', '#e8c25a', 1.7, R) +
    dot(122, 20, 2.6, '#1d1510') +
    ink(
      tick(117, 14, 127, 15, 1.4) +
        tick(114, 10, 106, 0, 2) +
        tick(117, 9, 114, -3, 2) +
        tick(121, 10, 122, -2, 1.8),
    );
  if (laden)
    return (
      s +
      part('48 54, 50 34, 70 28, 90 34, 92 54, 70 60', '#7a4a2a', 2.1, R) +
      ink(tick(52, 44, 90, 44, 1.4, 3) + tick(70, 29, 70, 59, 1.4)) +
      dot(70, 44, 5, '#f2d36b')
    );
  return (
    s +
    part('46 58, 52 50, 70 48, 88 50, 94 58, 88 66, 70 68, 52 66', '#a8532f', 2, R) +
    ink(tick(58, 66, 60, 92, 1.5) + tick(82, 66, 82, 92, 1.5))
  );
}

/** A pack turtle on the same ground. */
export function turtle(laden: boolean): string {
  const R = chance('turtle');
  let s = `<ellipse cx="74" cy="132" rx="56" ry="5" fill="#2a2018" opacity=".25"/>`;
  s += ['34 112, 24 130, 44 130, 50 114', '94 112, 92 130, 112 130, 112 112']
    .map((leg) => part(leg, '#8a9a5a', 2.2, R))
    .join('');
  s +=
    part('108 100, 122 84, 138 78, 148 88, 142 102, 124 110', '#9aa866', 2.2, R) +
    dot(136, 88, 2.4, '#1d1510') +
    ink(tick(140, 97, 148, 93, 1.2));
  s +=
    part('12 112, 18 84, 44 58, 74 50, 102 60, 122 88, 124 114, 70 120', '#6f7a44', 2.6, R) +
    ink(
      line(points('16 106, 70 112, 122 106'), 1.6, R) +
        line(points('50 58, 44 84, 54 110'), 1.3, R) +
        line(points('92 58, 96 84, 88 110'), 1.3, R) +
        line(points('22 84, 70 82, 118 86'), 1.3, R),
      0.8,
    );
  s += ink(hatch([84, 70], [114, 100], 7, -8, 8, R), 0.5);
  return laden
    ? s +
        part('44 56, 48 34, 72 28, 94 36, 98 58, 72 52', '#7a4a2a', 2.1, R) +
        ink(tick(48, 46, 96, 46, 1.4, 3)) +
        dot(71, 42, 5, '#f2d36b')
    : s;
}

const MAMMOTH =
  '-.95 -.52, -.8 -.78, -.5 -.9, -.1 -1, .18 -1.12, .42 -1.3, .66 -1.28, .82 -1.06, .88 -.82, .9 -.5, .88 -.22, .98 -.1, 1.08 -.18, 1.06 -.04, .92 .03, .78 -.1, .72 -.42, .62 -.56, .54 -.4, .56 0, .3 .02, .26 -.3, .1 -.24, .08 0, -.12 .01, -.14 -.26, -.42 -.24, -.44 .01, -.66 .02, -.7 -.26, -.8 -.2, -.82 .02, -.98 .02, -.98 -.3';

/** It remembers everything. */
export function mammoth(x: number, y: number, z: number, R: Chance, flip: boolean): string {
  const at = (text: string) => shape(0, 0, z, text);
  const tusk = (text: string) =>
    stroke(smooth(at(text)), z * 0.085 + 2.4) + stroke(smooth(at(text)), z * 0.085 - 0.6, '#f7ecd2');
  let wool = '';
  for (let i = 0; i < 34; i++) {
    const [u, v] = [R.in(-0.9, 0.7), R.in(-0.85, -0.3)];
    wool += tick(u * z, v * z, (u - 0.03) * z, (v + R.in(0.08, 0.17)) * z, 0.9, 2);
  }
  for (let i = 0; i < 16; i++)
    wool += tick(
      (-0.92 + i * 0.09) * z,
      -0.32 * z,
      (-0.94 + i * 0.09) * z,
      (-0.32 + R.in(0.06, 0.16)) * z,
      1.1,
      1.5,
    );
  return (
    `<g transform="translate(${r1(x)} ${r1(y)}) scale(${flip ? -1 : 1} 1)"><ellipse cx="0" cy="2" rx="${r1(z * 1.05)}" ry="${r1(z * 0.1)}" fill="#1d2a18" opacity=".28"/>` +
    tusk('.8 -.66, .96 -.5, 1.2 -.44, 1.4 -.58, 1.46 -.82') +
    fill(smooth(at(MAMMOTH), true), '#b4602f') +
    fill(
      smooth(
        at(
          '-.9 -.4, -.3 -.42, .3 -.46, .6 -.56, .54 -.34, .56 0, .3 .02, .24 -.28, -.4 -.22, -.66 .02, -.98 .02',
        ),
        true,
      ),
      '#6c3016',
      0.5,
    ) +
    fill(smooth(at('.28 -1, .42 -1.06, .48 -.84, .4 -.6, .28 -.72'), true), '#6c3016', 0.55) +
    ink(wool, 0.75) +
    ink(loop(at(MAMMOTH), 2.6, R, 0.7, 24) + line(at('.28 -1, .44 -1.04, .48 -.82, .38 -.6'), 1.7, R)) +
    dot(0.66 * z, -0.98 * z, z * 0.032 + 0.6, '#1b130c') +
    tusk('.74 -.6, .86 -.38, 1.06 -.28, 1.26 -.34, 1.36 -.52') +
    '</g>'
  );
}

export function ribs(x: number, y: number, z: number, R: Chance): string {
  const spine = line(shape(x, y, z, '-1 0, -.2 -.28, .8 -.12'), 3.4, R);
  const bones = Array.from({ length: 6 }, (_, i) => {
    const u = -0.7 + i * 0.26;
    return line([[x + u * z, y - z * 0.16], [x + (u + 0.16) * z, y - z * R.in(0.4, 0.52)], [x + (u + 0.3) * z, y - z * 0.06]], 2, R); // prettier-ignore
  });
  return ink(spine + bones.join(''), 0.85);
}

export const gull = (x: number, y: number, z: number): string =>
  ink(tick(x - z, y - z * 0.3, x, y, 1.2, -z * 0.25) + tick(x, y, x + z, y - z * 0.4, 1.2, -z * 0.25));
