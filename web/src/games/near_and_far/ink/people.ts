/** Faces: every person is made from data with the same pen, so that two are never alike. A bust on 100 by 122. */
import {
  blob,
  chance,
  dot,
  fill,
  hatch,
  ink,
  inked,
  line,
  loop,
  points,
  smooth,
  straight,
  tick,
  type Chance,
} from './pen';
import { castOf, type Face } from './cast';

const skinned = (text: string, colour: string, w: number, R: Chance) => inked(points(text), colour, w, R);

function shoulders(face: Face, R: Chance): string {
  const coat = points('8 112, 14 92, 33 80, 50 84, 67 80, 87 92, 92 112');
  return (
    fill(`${smooth(coat)}Z`, face.coat) +
    fill(smooth(points('58 84, 67 80, 87 92, 92 112, 60 112'), true), '#1d1510', 0.22) +
    ink(hatch([64, 88], [86, 104], 6, -4, 12, R), 0.6) +
    ink(line(coat, 2.3, R))
  );
}

function eyes(face: Face, e: number, R: Chance): string {
  const eye = (x: number) =>
    ink(tick(x - 5, e + 1, x + 5, e + 0.6, 1.3, -2.2)) +
    dot(x + 0.6, e + 1.6, 1.9, '#1d1510') +
    (face.old ? ink(tick(x - 4, e + 6, x + 4, e + 5.5, 0.7, 1.5), 0.6) : '');
  const brows =
    tick(35, e - 7 + R.pm(1.5), 46, e - 6.5, 1.9, -1.5) + tick(54, e - 6.5, 65, e - 7 + R.pm(1.5), 1.9, -1.5);
  const nose = line([[50.5, e + 1], [47.5, e + 10], [46.5 + R.pm(1), e + 12], [52, e + 13]], 1.7, R, 0.3, 5); // prettier-ignore
  const mouth = tick(43, 65 + R.pm(0.8), 57, 64 + R.pm(1.4), 1.5, face.smile ?? R.in(-1, 2.4));
  return eye(41) + eye(59) + ink(brows + nose + mouth);
}

function lines(face: Face, R: Chance): string {
  let s = '';
  if (face.old)
    s += ink(
      tick(38, 58, 41, 66, 0.8) +
        tick(62, 58, 59, 66, 0.8) +
        tick(40, 30, 60, 30, 0.7, -1) +
        tick(42, 34, 57, 34, 0.6, -1),
      0.6,
    );
  if (face.stubble)
    s += ink(
      Array.from({ length: 26 }, () => [R.in(36, 63), R.in(60, 72)] as const)
        .map(([x, y]) => tick(x, y, x + 0.6, y + 2, 0.6))
        .join(''),
      0.7,
    );
  if (face.scar)
    s += ink(
      tick(60, 34, 66, 60, 1.1, 1.5) + tick(61, 42, 66, 41, 0.7) + tick(62, 49, 67, 48, 0.7),
      0.9,
      '#8a2a1c',
    );
  const { marks } = face;
  if (marks)
    s +=
      [0, 1, 2]
        .map((i) => dot(36 + i * 2.4, 55 + i * 2, 1, marks) + dot(64 - i * 2.4, 55 + i * 2, 1, marks))
        .join('') + dot(50, 36, 1.6, marks);
  return s;
}

function hair(face: Face, R: Chance): string {
  let s = '';
  if (face.beard)
    s +=
      skinned(
        '32 56, 38 62, 44 61, 50 63, 56 61, 62 62, 68 56, 66 74, 58 86, 50 92, 42 86, 34 74',
        face.beard,
        1.7,
        R,
      ) +
      ink(hatch([40, 70], [62, 70], 8, 0, 14, R, 0.9), 0.6) +
      ink(tick(44, 67.5, 57, 67, 1.4, 1));
  if (face.hair && !face.bald)
    s +=
      skinned(
        '28 46, 27 30, 36 17, 50 13, 64 16, 73 30, 72 46, 67 34, 58 28, 46 31, 34 33',
        face.hair,
        1.8,
        R,
      ) + ink(hatch([36, 22], [64, 22], 7, -2, 8, R, 1), 0.55);
  if (face.hair && face.braid)
    s +=
      skinned('70 40, 77 56, 74 70, 78 84, 72 98, 66 88, 70 74, 66 62', face.hair, 1.6, R) +
      ink(tick(67, 66, 77, 62, 1) + tick(67, 78, 78, 75, 1) + tick(67, 90, 77, 86, 1));
  return s;
}

function gear(face: Face, R: Chance): string {
  let s = '';
  if (face.scarf)
    s +=
      skinned('24 40, 28 22, 50 10, 72 22, 77 40, 64 33, 50 31, 36 33', face.scarf, 2, R) +
      ink(tick(30, 30, 60, 14, 1.1, 3) + tick(40, 31, 70, 20, 1.1, 3), 0.7) +
      skinned('74 34, 88 46, 90 66, 82 60, 78 48', face.scarf, 1.6, R);
  if (face.goggles)
    s +=
      [41, 59]
        .map(
          (x) =>
            dot(x, 28, 6.6, '#c9dbe0') +
            ink(loop(blob(x, 28, 6.6, 6.6, R, 9, 0.02), 2, R, 0.2, 6) + tick(x - 3, 30, x, 25, 0.8)),
        )
        .join('') + ink(tick(47, 28, 53, 28, 1.4) + tick(26, 31, 34, 28, 1.6) + tick(66, 28, 75, 31, 1.6));
  if (face.brim)
    s +=
      skinned('8 34, 26 27, 50 30, 74 27, 93 33, 74 38, 50 39, 26 39', face.brim, 2.1, R) +
      skinned('29 31, 31 12, 44 6, 52 9, 62 6, 70 14, 72 31, 50 34', face.brim, 2, R) +
      ink(line(points('30 27, 50 30, 71 27'), 3, R), 0.8);
  if (face.point)
    s +=
      skinned('22 38, 34 24, 44 2, 58 -8, 56 6, 66 24, 79 38, 50 31', face.point, 2.1, R) +
      ink(hatch([58, 8], [70, 30], 5, -4, 8, R, 1), 0.55) +
      dot(48, 20, 1.8, '#ecce6b') +
      dot(56, 14, 1.4, '#ecce6b');
  if (face.hood)
    s += skinned(
      '24 60, 24 34, 36 18, 50 14, 64 18, 77 34, 76 62, 70 42, 60 29, 50 27, 40 29, 31 42',
      face.hood,
      1.9,
      R,
    );
  if (face.kerchief)
    s +=
      skinned('32 74, 50 80, 69 74, 64 90, 50 100, 37 90', face.kerchief, 1.8, R) +
      ink(tick(44, 84, 46, 94, 1) + tick(54, 84, 53, 95, 1), 0.6);
  if (face.ring) s += `<circle cx="25" cy="57" r="3" fill="none" stroke="#b8891c" stroke-width="1.8"/>`;
  return s;
}

function human(face: Face, R: Chance): string {
  const { skin, shade } = face;
  const [j, k, e] = [R.pm(2.5), R.pm(1.6), 46 + R.pm(1.5)];
  const head = points(
    `50 20, 63 24, ${70 + k} 40, ${67 + j} 58, 58 71, 50 74, 42 71, ${33 - j} 58, ${30 - k} 40, 37 24`,
  );
  const cheek = points(`61 26, ${70 + k} 40, ${67 + j} 58, 58 71, 51 74, 60 60, 64 44`);
  let s = face.hood
    ? skinned('20 96, 21 50, 32 20, 50 10, 68 20, 80 50, 82 96, 50 104', face.hood, 2.2, R)
    : '';
  if (face.longhair && face.hair)
    s += skinned('26 84, 25 44, 34 22, 50 17, 67 22, 76 44, 77 88, 66 84, 50 70, 36 84', face.hair, 1.9, R);
  s += shoulders(face, R) + fill(straight(points('41 68, 41 82, 50 88, 59 82, 59 68')), shade);
  s +=
    skinned('29 44, 25 44, 25 52, 30 55', skin, 1.3, R) +
    skinned('71 44, 75 44, 75 52, 70 55', shade, 1.3, R);
  s +=
    fill(smooth(head, true), skin) +
    fill(smooth(cheek, true), shade, 0.42) +
    ink(loop(head, 1.6, R, 0.4, 9)) +
    ink(hatch([63, 36], [60, 66], 6, -5, 4, R, 0.9), 0.55);
  return s + eyes(face, e, R) + lines(face, R) + hair(face, R) + gear(face, R);
}

function lizard(face: Face, R: Chance): string {
  const { skin, shade } = face;
  let s = shoulders(face, R);
  for (let i = 0; i < 6; i++) {
    const x = 33 + i * 7;
    s += skinned(
      `${x - 4} 24, ${x - 1 + (i - 2.5) * 2} ${4 + Math.abs(i - 2.5) * 4}, ${x + 5} 23`,
      face.crest ?? '#b8452e',
      1.5,
      R,
    );
  }
  const head = points('50 17, 68 22, 78 36, 73 48, 72 62, 62 76, 50 80, 38 76, 28 62, 27 48, 22 36, 32 22');
  s +=
    fill(smooth(head, true), skin) +
    fill(smooth(points('64 22, 78 36, 73 48, 72 62, 62 76, 52 79, 62 62, 64 44'), true), shade, 0.5);
  const scale = (x: number, y: number) => tick(x - 2.3, y, x + 2.3, y, 0.9, 2);
  s += ink(
    Array.from({ length: 26 }, (_, i) =>
      i < 18 ? scale(R.in(34, 66), R.in(22, 40)) : scale(R.in(58, 70), R.in(50, 70)),
    ).join(''),
    0.6,
  );
  s +=
    ink(loop(head, 2.1, R, 0.5, 9)) +
    skinned('28 40, 35 36, 42 41, 35 46', '#e8c94e', 1.5, R) +
    skinned('58 41, 65 36, 72 40, 65 46', '#e8c94e', 1.5, R);
  s += ink(
    tick(35, 37, 35, 45, 1.7) +
      tick(65, 37, 65, 45, 1.7) +
      tick(26, 35, 43, 36, 2, -2) +
      tick(57, 36, 74, 35, 2, -2),
  );
  s += ink(
    tick(45, 60, 43, 63, 1.5) +
      tick(55, 60, 57, 63, 1.5) +
      line(points('29 63, 40 70, 50 71, 60 70, 71 62'), 1.9, R, 0.4, 8),
  );
  return (
    s +
    (face.goggles
      ? `<circle cx="65" cy="41" r="9" fill="none" stroke="#b8891c" stroke-width="2"/>${ink(tick(72, 48, 78, 82, 0.9, 4))}`
      : '')
  );
}

/** Dogs with hanging ears, cats with pointed ones, the platypus with its bill. */
function pet(face: Face, R: Chance): string {
  const { skin, shade, pet: kind } = face;
  let s =
    skinned('16 112, 22 88, 38 76, 62 76, 78 88, 84 112, 50 116', skin, 2.2, R) +
    ink(hatch([62, 86], [80, 106], 7, -3, 10, R));
  if (kind === 'dog')
    s +=
      skinned('26 30, 14 34, 12 58, 22 70, 31 52', shade, 2, R) +
      skinned('74 30, 86 34, 88 58, 78 70, 69 52', shade, 2, R);
  if (kind === 'cat')
    s += skinned('28 40, 24 8, 46 24', shade, 2, R) + skinned('72 40, 76 8, 54 24', shade, 2, R);
  const head = points('50 18, 68 24, 74 44, 68 60, 62 76, 50 82, 38 76, 32 60, 26 44, 32 24');
  s +=
    fill(smooth(head, true), skin) +
    fill(smooth(points('52 18, 68 24, 74 44, 66 54, 57 44'), true), shade, 0.7);
  if (kind === 'dog') s += fill(smooth(points('50 52, 62 60, 60 74, 50 79, 40 74, 38 60'), true), '#f0dfc0');
  s +=
    ink(loop(head, 2.1, R, 0.5, 9)) +
    dot(41, 45, 3, '#1d1510') +
    dot(59, 45, 3, '#1d1510') +
    dot(42, 44, 1, '#fff') +
    dot(60, 44, 1, '#fff');
  if (kind === 'platypus')
    return (
      s +
      skinned('30 62, 50 56, 70 62, 76 76, 50 84, 24 76', '#7d6a4a', 2.2, R) +
      ink(tick(44, 64, 45, 66, 1.4) + tick(56, 64, 55, 66, 1.4) + line(points('27 74, 50 79, 73 74'), 1.4, R))
    );
  s +=
    skinned('44 57, 50 55, 56 57, 50 64', '#2a2018', 1, R) +
    ink(line(points('50 63, 50 68, 43 72'), 1.6, R, 0.3, 4) + line(points('50 68, 57 72'), 1.6, R, 0.3, 4));
  if (kind === 'cat')
    return (
      s +
      ink(
        tick(36, 62, 16, 58, 0.9) +
          tick(36, 66, 16, 68, 0.9) +
          tick(64, 62, 84, 58, 0.9) +
          tick(64, 66, 84, 68, 0.9),
      )
    );
  return (
    s +
    skinned('47 71, 53 71, 54 80, 50 84, 46 80', '#d0695a', 1.4, R) +
    skinned('34 84, 50 90, 66 84, 66 90, 50 97, 34 90', '#1d5f93', 1.5, R)
  );
}

/** The bust of somebody, on a patch of their people's colour. */
export function bust(name: string, tribe: string | undefined): string {
  const face = castOf(name, tribe);
  const R = chance(`face${name}`);
  const patch =
    fill(smooth(blob(50, 58, 45, 46, R, 11, 0.05), true), face.ground, 0.55) +
    fill(smooth(blob(52, 60, 43, 44, R, 11, 0.07), true), face.ground, 0.45);
  return patch + (face.pet ? pet(face, R) : face.lizard ? lizard(face, R) : human(face, R));
}
