/** What people wear on their heads. */
import { fill, line } from './strokes';

export type Gear =
  | 'cap'
  | 'broad'
  | 'hood'
  | 'kerchief'
  | 'top'
  | 'bowler'
  | 'wool'
  | 'straw'
  | 'nurse'
  | 'goggles'
  | 'beret'
  | 'veil';

interface Worn {
  behind?: (colour: string) => string;
  front: (colour: string, hair: string) => string;
  /** Whether it hides the hair in front. */
  hides: boolean;
}

const temples = (hair: string) =>
  fill(
    'M-24 -4C-25 -12 -24 -15 -22 -17L22 -17C24 -15 25 -12 24 -4C22 -8 21 -12 20 -14L-20 -14C-21 -12 -22 -8 -24 -4Z',
    hair,
    1.4,
  );

export const GEAR: Record<Gear, Worn> = {
  cap: {
    hides: true,
    front: (c, hair) =>
      temples(hair) +
      fill('M-27 -17C-38 -30 -30 -43 0 -46C30 -43 38 -30 27 -17C14 -23 -14 -23 -27 -17Z', c, 2.2) +
      fill('M8 -45C30 -42 37 -30 27 -17L16 -20C22 -28 18 -38 8 -45Z', '#0e0a14', 0, ' opacity=".25"') +
      fill('M-27 -17C-14 -24 14 -24 27 -17L26 -11C14 -17 -14 -17 -26 -11Z', '#2a2018', 1.6) +
      fill('M-24 -12C-14 -18 14 -18 24 -12C20 -5 -20 -5 -24 -12Z', '#1a140f', 1.8) +
      fill('M-6 -31L0 -36L6 -31L4 -24L-4 -24Z', '#d9a21b', 1.5) +
      line('M-16 -8Q0 -11 10 -9', 1, '#8f8371'),
  },
  broad: {
    hides: true,
    front: (c, hair) =>
      temples(hair) +
      fill('M-22 -18C-24 -44 -12 -50 0 -47C12 -50 24 -44 22 -18Z', c, 2.2) +
      fill('M-47 -13C-30 -24 30 -24 47 -13C30 -6 -30 -6 -47 -13Z', c, 2.2) +
      fill('M6 -47C18 -46 24 -38 22 -19L12 -19C18 -28 14 -40 6 -47Z', '#0e0a14', 0, ' opacity=".22"') +
      fill('M-23 -24Q0 -30 23 -24L22 -18Q0 -24 -22 -18Z', '#3a2a20', 1.4) +
      line('M-34 -11Q0 -5 34 -11', 1.1),
  },
  straw: {
    hides: false,
    front: (c) =>
      fill('M-20 -22C-20 -42 20 -42 20 -22Z', c, 2) +
      fill('M-42 -18C-26 -28 26 -28 42 -18C28 -12 -28 -12 -42 -18Z', c, 2) +
      line(
        'M-30 -18L-24 -24M-18 -16L-14 -23M-4 -15L-2 -23M10 -15L10 -23M24 -17L20 -24M-12 -30L-8 -36M4 -31L4 -38',
        1,
      ),
  },
  hood: {
    hides: true,
    behind: (c) => fill('M-38 50C-42 -10 -34 -54 0 -56C34 -54 42 -10 38 50Z', c, 2.2),
    front: (c) =>
      fill(
        'M-38 50C-42 -10 -34 -54 0 -56C34 -54 42 -10 38 50L24 40C32 0 26 -32 0 -34C-26 -32 -32 0 -24 40Z',
        c,
        2,
      ) + line('M-30 20C-33 -10 -26 -40 0 -44C26 -40 33 -10 30 20', 1.1),
  },
  kerchief: {
    hides: true,
    front: (c) =>
      fill(
        'M-27 0C-34 -34 -12 -44 0 -44C14 -44 34 -34 27 0C26 -12 18 -24 0 -25C-18 -24 -26 -12 -27 0Z',
        c,
        2,
      ) +
      fill('M22 2L38 10L30 14L36 24L22 12Z', c, 1.7) +
      line('M-16 -32h.1M-4 -36h.1M8 -35h.1M18 -28h.1M-22 -20h.1M22 -16h.1', 3.4, '#f6ecd6'),
  },
  top: {
    hides: false,
    front: (c) =>
      fill('M-20 -22L-23 -62C-10 -67 10 -67 23 -62L20 -22Z', c, 2.2) +
      fill('M-33 -20C-20 -28 20 -28 33 -20C20 -13 -20 -13 -33 -20Z', c, 2.2) +
      fill('M-21 -30Q0 -35 21 -30L20 -22Q0 -27 -20 -22Z', '#8c2b16', 1.4) +
      fill('M8 -65C18 -64 23 -62 23 -62L20 -24L12 -26Z', '#fff', 0, ' opacity=".16"'),
  },
  bowler: {
    hides: false,
    front: (c) =>
      fill('M-25 -20C-27 -52 27 -52 25 -20Z', c, 2.2) +
      fill('M-37 -19C-22 -27 22 -27 37 -19C22 -11 -22 -11 -37 -19Z', c, 2.2) +
      line('M-26 -25Q0 -31 26 -25', 3, '#1a140f'),
  },
  wool: {
    hides: true,
    front: (c, hair) =>
      temples(hair) +
      fill('M-27 -12C-30 -48 30 -48 27 -12Z', c, 2.2) +
      fill('M-29 -18C-14 -24 14 -24 29 -18L28 -8C14 -14 -14 -14 -28 -8Z', c, 2) +
      line(
        'M-20 -18L-20 -10M-10 -21L-10 -13M0 -22V-14M10 -21L10 -13M20 -18L20 -10M-8 -40L-4 -26M8 -40L4 -26',
        1.2,
      ) +
      `<circle cx="0" cy="-44" r="7" fill="${c}" stroke="var(--pen)" stroke-width="1.8"/>`,
  },
  nurse: {
    hides: false,
    front: () =>
      fill('M-24 -22L-18 -44C-6 -50 6 -50 18 -44L24 -22C8 -30 -8 -30 -24 -22Z', '#f3ead6', 2) +
      line('M0 -44V-34M-5 -39H5', 2.6, '#a4241c'),
  },
  goggles: {
    hides: false,
    front: () =>
      line('M-27 -19Q0 -27 27 -19', 5) +
      `<circle cx="-9" cy="-23" r="7.5" fill="#8fbcd4" stroke="var(--pen)" stroke-width="2.6"/><circle cx="10" cy="-23" r="7.5" fill="#8fbcd4" stroke="var(--pen)" stroke-width="2.6"/>` +
      line('M-13 -26l4 -2M6 -26l4 -2', 1.4, '#fff'),
  },
  beret: {
    hides: false,
    front: (c) =>
      fill('M-27 -18C-40 -30 -26 -48 4 -46C32 -46 38 -30 26 -20C10 -27 -10 -26 -27 -18Z', c, 2.2) +
      line('M4 -46L6 -53M-22 -22Q0 -29 22 -23', 1.6),
  },
  veil: {
    hides: false,
    behind: (c) => fill('M-36 48C-44 0 -36 -48 0 -50C36 -48 44 0 36 48Z', c, 1.8, ' opacity=".85"'),
    front: (c) =>
      fill('M-30 -18C-30 -42 30 -42 30 -18C14 -26 -14 -26 -30 -18Z', c, 2) +
      line('M-32 -14C-36 10 -34 30 -30 44M32 -14C36 10 34 30 30 44', 1.4),
  },
};
