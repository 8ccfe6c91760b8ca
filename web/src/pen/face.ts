/** A portrait kit: head, age, hair, what is worn, and how its owner fares. */
import { fill, line } from './strokes';
import { GEAR, type Gear } from './gear';

/** How somebody fares: well, hurt, near death. */
export type Fare = 0 | 1 | 2;
export type Hair = 'bun' | 'long' | 'messy' | 'short' | 'bald' | 'curls' | 'bob' | 'braid' | 'fringe';
export interface Look {
  hair: Hair;
  colour: string;
  skin: string;
  coat: string;
  collar?: 'officer' | 'shawl' | 'jersey' | 'robe' | 'apron' | 'bow';
  scarf?: string;
  beard?: 'moustache' | 'full' | 'goatee' | 'whiskers' | 'stubble';
  gear?: Gear;
  gearColour?: string;
  age?: 'child' | 'old';
  jaw?: boolean;
  glasses?: 'round' | 'half' | 'monocle';
  freckles?: boolean;
  scar?: boolean;
  thing?: 'fork' | 'pencil' | 'feather' | 'pin' | 'flower' | 'earring';
  brow?: number;
}

const WOUND = '#a4241c';

/** Hair behind the head. */
const BEHIND: Partial<Record<Hair, (colour: string) => string>> = {
  bun: (c) =>
    fill('M4 -34C-9 -36 -8 -55 5 -55C19 -55 19 -36 6 -34Z', c, 2) +
    line('M-1 -40C-4 -47 3 -51 8 -48C12 -45 8 -40 4 -43', 1.3),
  long: (c) => fill('M-28 -8C-34 22 -30 40 -26 46L26 46C31 36 34 18 28 -8Z', c, 2),
  bob: (c) => fill('M-29 -10C-35 10 -32 26 -24 28L24 28C32 26 35 10 29 -10Z', c, 2),
  braid: (c) =>
    fill('M18 10C34 14 36 34 26 52C22 56 18 52 20 48C24 34 18 26 14 18Z', c, 2) +
    line('M22 20L30 24M23 30L31 32M22 40L28 42', 1.2),
  curls: (c) =>
    fill('M-26 0C-40 2 -38 20 -28 20C-32 30 -22 34 -18 28L18 28C24 34 34 30 28 20C40 18 38 2 26 0Z', c, 2),
};

/** Hair in front. */
const FRONT: Partial<Record<Hair, (colour: string) => string>> = {
  bun: (c) =>
    fill(
      'M-26 -1C-33 -36 -9 -42 2 -40C25 -40 32 -22 26 -1C26 -12 20 -21 7 -25C-3 -19 -22 -18 -26 -1Z',
      c,
      2,
    ) + line('M4 -25C-2 -31 -8 -35 -12 -36M8 -25C10 -31 12 -35 14 -37M-10 -22C-16 -26 -20 -26 -24 -22', 1.1),
  messy: (c) =>
    fill(
      'M-27 -2L-32 -14L-25 -17L-29 -30L-17 -29L-15 -42L-4 -35L5 -47L11 -36L24 -39L22 -27L32 -23L26 -14L28 -2C23 -12 18 -17 11 -17L7 -10L1 -18L-7 -10L-12 -18C-19 -16 -24 -10 -27 -2Z',
      c,
      2,
    ) + line('M-8 -20L-10 -28M4 -20L5 -31M15 -20L19 -27', 1.1),
  short: (c) =>
    fill(
      'M-25 -4C-30 -34 -10 -38 0 -38C14 -38 30 -32 25 -4C23 -12 20 -18 14 -21C4 -24 -10 -22 -16 -20C-21 -16 -23 -10 -25 -4Z',
      c,
      2,
    ) + line('M-10 -28C-4 -31 4 -31 10 -28', 1.1),
  long: (c) =>
    fill('M-27 2C-33 -34 -10 -41 0 -40C12 -41 33 -34 27 2C25 -12 16 -24 0 -26C-16 -24 -25 -12 -27 2Z', c, 2) +
    line('M0 -26V-38M-8 -27C-12 -30 -15 -33 -17 -36M8 -27C12 -30 15 -33 17 -36', 1.1),
  bob: (c) =>
    fill(
      'M-29 4C-34 -34 -12 -42 2 -41C20 -41 33 -30 29 4C26 -8 25 -14 22 -19C8 -17 -10 -19 -20 -22C-24 -14 -26 -6 -29 4Z',
      c,
      2,
    ) + line('M-12 -31C-4 -35 6 -35 14 -32', 1.1),
  braid: (c) =>
    fill(
      'M-26 0C-32 -34 -10 -41 0 -40C14 -41 31 -32 26 0C24 -14 12 -24 -4 -26C-14 -22 -23 -14 -26 0Z',
      c,
      2,
    ) + line('M-4 -26C-2 -31 0 -35 2 -39M8 -25C12 -28 16 -30 20 -30', 1.1),
  curls: (c) =>
    fill(
      'M-27 2C-38 -4 -36 -20 -28 -20C-34 -32 -20 -42 -12 -36C-8 -48 10 -48 14 -37C24 -43 36 -32 28 -20C38 -18 36 -2 27 2C26 -8 22 -14 18 -16C14 -22 8 -24 4 -20C-2 -26 -10 -24 -14 -18C-20 -16 -25 -8 -27 2Z',
      c,
      2,
    ) + line('M-16 -28c3 -4 8 -4 9 0M2 -31c3 -4 8 -4 9 0M14 -24c3 -3 7 -3 8 0', 1.1),
  fringe: (c) =>
    fill('M-24 -6C-27 -16 -26 -22 -24 -25L-20 -12ZM24 -6C27 -16 26 -22 24 -25L20 -12Z', c, 1.6) +
    line('M-12 -31Q0 -35 12 -31', 1),
  bald: () => line('M-12 -24C-8 -28 -2 -29 3 -28', 1.2, 'var(--pen)', ' opacity=".5"'),
};

const COLLAR: Record<NonNullable<Look['collar']>, (scarf: string) => string> = {
  officer: () =>
    fill('M-12 32L-20 36L-6 50L0 40L6 50L20 36L12 32L0 40Z', '#e9dfc6', 1.7) +
    line('M0 41L-3 60M0 41L3 60M-26 45L-18 44M22 44L30 45', 1.6),
  shawl: (c) =>
    fill('M-26 38C-18 34 -12 32 -10 31Q0 40 10 31C14 33 22 35 27 38Q14 52 2 52Q-14 52 -26 38Z', c, 1.8) +
    line('M-18 40Q-8 47 0 47M-10 37Q-2 43 6 43M12 38Q18 40 21 42M2 52L0 60M8 51L9 60', 1.2),
  jersey: () => line('M-14 34Q0 46 14 34M-16 37Q0 50 16 37M-36 46Q0 56 36 46', 1.6),
  robe: (c) =>
    fill('M-20 36L0 58L20 36L12 31L0 44L-12 31Z', c, 1.7) + line('M-34 48L-20 60M34 48L20 60', 1.3),
  apron: () =>
    fill('M-16 60L-14 42H14L16 60Z', '#efe4cc', 1.7) + line('M-14 42L-20 35M14 42L20 35M-4 50h8', 1.6),
  bow: (c) => fill('M0 40L-13 34L-13 47ZM0 40L13 34L13 47Z', c, 1.7) + line('M0 41V60', 1.4),
};

const BEARD: Record<NonNullable<Look['beard']>, (colour: string) => string> = {
  moustache: (c) =>
    line('M-4 21Q0 20 4 21', 1.6) +
    fill('M0 13C-6 9.5 -15 12 -19 20C-12 19 -4 20 0 16.5C4 20 12 19 19 20C15 12 6 9.5 0 13Z', c, 1.7) +
    line('M-12 15L-14 18M-7 14L-8 18M7 14L8 18M12 15L14 18', 0.8),
  full: (c) =>
    fill(
      'M-23 2C-24 24 -16 42 0 43C16 42 24 24 23 2C19 10 14 12 8 13C3 11 -3 11 -8 13C-14 12 -19 10 -23 2Z',
      c,
      1.8,
    ) +
    line('M-7 20Q0 17 7 20', 1.8) +
    line('M-12 26L-10 35M-3 30L-2 39M8 28L6 37M-17 18L-15 26M16 18L14 26', 1),
  goatee: (c) =>
    line('M-7 19Q0 21 7 18', 1.8) +
    fill('M-8 23Q0 20 8 23Q6 38 0 40Q-6 38 -8 23Z', c, 1.6) +
    line('M-2 28L-1 36M3 28L2 35', 0.9),
  whiskers: (c) =>
    line('M-6 20Q0 17 6 20', 1.8) +
    fill(
      'M-24 -4C-28 12 -24 24 -14 28C-16 18 -18 8 -20 -2ZM24 -4C28 12 24 24 14 28C16 18 18 8 20 -2Z',
      c,
      1.6,
    ),
  stubble: () =>
    line('M-7 18Q0 21 7 17', 1.9) +
    line(
      'M-14 17h.1M-10 22h.1M-5 26h.1M0 27h.1M5 26h.1M10 22h.1M14 17h.1M-12 12h.1M12 12h.1M-3 23h.1M4 23h.1',
      1.3,
    ),
};

const THING: Record<NonNullable<Look['thing']>, string> = {
  fork: line('M-14 -60L-11 -49M-7 -62L-5 -50M-12 -49Q-8 -45 -5 -50M-8 -47L1 -28', 2.2, '#4c4a55'),
  pencil: line('M20 -14L36 -24', 4.6) + line('M20.5 -14.3L33 -22', 2.6, '#d9a21b'),
  feather:
    fill('M20 -24C24 -44 34 -52 40 -56C42 -44 34 -30 24 -22Z', '#c8553d', 1.6) + line('M21 -22L37 -50', 1.1),
  pin: `<circle cx="22" cy="42" r="4.5" fill="#d9a21b" stroke="var(--pen)" stroke-width="1.5"/>`,
  flower:
    `<circle cx="22" cy="-22" r="7" fill="#dd8a76" stroke="var(--pen)" stroke-width="1.5"/>` +
    `<circle cx="22" cy="-22" r="2.6" fill="#d9a21b"/>`,
  earring: `<circle cx="-26" cy="12" r="3.4" fill="none" stroke="#b98a1a" stroke-width="2"/>`,
};

function eyes({ age }: Look, fare: Fare): string {
  const kid = age === 'child';
  const [x, y] = [kid ? 10 : 9.5, -3];
  if (fare === 2) {
    return (
      line(
        `M${-x - 5} ${y}Q${-x} ${y + 4} ${-x + 4} ${y + 1}M${x - 4} ${y + 1}Q${x} ${y + 4} ${x + 5} ${y}`,
        2,
      ) + line(`M${-x - 4} ${y + 6}q4 2 7 0M${x - 3} ${y + 6}q4 2 7 0`, 1.1)
    );
  }
  const k = kid ? 3.3 : 2.5;
  const [rx, ry] = [kid ? 5.4 : 4.8, fare ? 2.6 : kid ? 4.3 : 3.3];
  const lid = kid ? 7 : 5.5;
  const balls = [-x, x].map(
    (at) =>
      `<ellipse cx="${at}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fbf4e4"/><ellipse cx="${at}" cy="${y + 0.4}" rx="${k * 0.85}" ry="${fare ? 2.3 : k}" fill="#201812"/>`,
  );
  const lids = `M${-x - 6} ${y - 0.5}Q${-x} ${y - lid + fare} ${-x + 5} ${y}M${x - 5} ${y}Q${x} ${y - lid + fare} ${x + 6} ${y - 0.5}`;
  const tired =
    fare || age === 'old' ? line(`M${-x - 4} ${y + 5}q4 2.5 8 0M${x - 4} ${y + 5}q4 2.5 8 0`, 0.9) : '';
  return balls.join('') + line(lids, 1.8) + tired;
}

function brows({ age, brow }: Look, fare: Fare): string {
  const kid = age === 'child';
  const [x, y] = [kid ? 10 : 9.5, kid ? -12.5 : -11.5];
  return fare
    ? line(`M${-x - 6} ${y + 2}L${-x + 5} ${y - 2}M${x - 5} ${y - 2}L${x + 6} ${y + 2}`, brow ?? 2.3)
    : line(
        `M${-x - 6} ${y + 1}Q${-x} ${y - 3} ${-x + 5} ${y + 0.5}M${x - 5} ${y + 0.5}Q${x} ${y - 3} ${x + 6} ${y + 1}`,
        brow ?? 2,
      );
}

function mouth(look: Look, fare: Fare): string {
  if (look.beard) return BEARD[look.beard](look.colour);
  if (look.age === 'child') {
    return fare
      ? line('M-6 18Q0 14 6 18', 1.9)
      : fill('M-7 15Q0 22 7 15Q0 17.5 -7 15Z', '#fbf4e4', 1.7) + line('M0 16.5V18.5', 1.2);
  }
  if (fare === 2) return line('M-6 20Q0 16 6 20', 2);
  if (fare) return line('M-7 19Q0 17 7 19', 2);
  return line('M-8 17Q0 21.5 8 16.5', 1.9) + line('M-3 24Q0 25 3 24', 0.9);
}

function glasses(kind: NonNullable<Look['glasses']>): string {
  const glass = (x: number) =>
    `<circle cx="${x}" cy="-2.5" r="8" fill="#fff" fill-opacity=".18" stroke="var(--pen)" stroke-width="1.7"/>`;
  if (kind === 'monocle') return glass(9.5) + line('M16 3C20 14 20 24 16 34', 1.1);
  if (kind === 'half') return line('M-17 0Q-9.5 9 -2 0ZM2 0Q9.5 9 17 0ZM-2 0H2M-17 0L-24 -4M17 0L24 -4', 1.6);
  return glass(-9.5) + glass(9.5) + line('M-1.5 -3.5Q0 -5 1.5 -3.5M-17 -4L-24 -6M17 -4L24 -6', 1.6);
}

function head({ age, jaw, skin }: Look): string {
  const shape =
    age === 'child'
      ? 'M-25 -8C-27 -36 27 -36 25 -8C26 10 17 27 0 28C-17 27 -26 10 -25 -8Z'
      : jaw
        ? 'M-24 -10C-25 -34 25 -34 24 -10L23 9C21 22 10 31 0 31C-10 31 -21 22 -23 9Z'
        : 'M-23 -10C-24 -34 24 -34 23 -10C24 8 13 31 0 31C-13 31 -24 8 -23 -10Z';
  return fill('M-24 -5C-31 -8 -31 8 -23 8ZM24 -5C31 -8 31 8 23 8Z', skin, 1.8) + fill(shape, skin, 2.2);
}

function shade(fare: Fare): string {
  const cheeks =
    fare < 2
      ? `<ellipse cx="-13" cy="9" rx="5.5" ry="3.6" fill="#c8553d" opacity=".3"/><ellipse cx="11" cy="9" rx="5" ry="3.4" fill="#c8553d" opacity=".28"/>`
      : fill('M-16 4Q-10 12 -6 8L-10 2ZM6 8Q11 12 16 4L10 2Z', '#3c3560', 0, ' opacity=".35"');
  return (
    fill(
      'M11 -28C26 -22 26 8 8 30C16 10 17 -12 11 -28Z',
      fare === 2 ? '#3c3560' : '#7a3d1c',
      0,
      ' opacity=".22"',
    ) +
    line(
      'M17 -12L22 -9M17 -6L22 -3M16.5 0L22 3M15 6L20.5 9M13.5 12L18 15M11 18L14.5 20.5',
      0.9,
      'var(--pen)',
      ' opacity=".55"',
    ) +
    cheeks
  );
}

/** Shoulders and neck. */
const body = ({ coat, skin }: Look): string =>
  fill('M-45 60C-44 41 -28 37 -11 32L11 32C28 37 44 41 45 60Z', coat, 2.2) +
  fill('M14 33C30 38 44 42 45 60L24 60C26 48 22 40 14 33Z', '#1a120c', 0, ' opacity=".18"') +
  fill('M-9 20L-10 34Q0 42 10 34L9 20Z', skin, 1.8) +
  fill('M-8 26Q2 34 9 24L9 32Q0 38 -6 32Z', '#5a2f18', 0, ' opacity=".25"');

const HURT =
  fill('M-25 -14C-10 -22 10 -24 25 -18L25 -11C10 -17 -10 -15 -24 -7Z', '#f1e7d2', 1.7) +
  line('M-16 -14L-14 -9M-4 -18L-3 -12M8 -20L8 -14', 1) +
  `<ellipse cx="-11" cy="-14" rx="4" ry="2.6" fill="${WOUND}" opacity=".75"/>`;
const SWEAT = fill('M-29 -2C-33 4 -32 8 -29 8C-26 8 -25 4 -29 -2Z', '#8fbcd4', 1.2);
const FRECKLES = line('M-15 6h.1M-12 9h.1M-9 6.5h.1M9 6.5h.1M12 9h.1M15 6h.1', 1.5, '#8a4a24');
const SCAR = line('M-17 10L-10 17M-16.5 14L-13.5 11.5M-14 17L-11 14.5', 1.3, '#8c2b20');

/** A face, about 90 wide and 130 high around 0 0. */
export function face(look: Look, fare: Fare = 0): string {
  const kid = look.age === 'child';
  const hidden = look.gear && GEAR[look.gear].hides;
  return [
    BEHIND[look.hair]?.(look.colour) ?? '',
    look.thing === 'fork' ? THING.fork : '',
    look.gear ? (GEAR[look.gear].behind?.(look.gearColour ?? look.coat) ?? '') : '',
    body(look),
    look.collar ? COLLAR[look.collar](look.scarf ?? '#c98a5c') : '',
    head(look),
    shade(fare),
    eyes(look, fare),
    brows(look, fare),
    line(kid ? 'M-1 3Q-3 8 -2 9Q0 10.5 3 9' : 'M1 -3C0 3 -5 8 -4 10.5Q0 13 4 10.5', 1.7),
    mouth(look, fare),
    look.freckles ? FRECKLES : '',
    look.glasses ? glasses(look.glasses) : '',
    hidden ? '' : (FRONT[look.hair]?.(look.colour) ?? ''),
    fare === 2 ? HURT : '',
    look.gear ? GEAR[look.gear].front(look.gearColour ?? look.coat, look.colour) : '',
    look.thing && look.thing !== 'fork' ? THING[look.thing] : '',
    look.scar ? SCAR : '',
    fare ? SWEAT : '',
  ].join('');
}
