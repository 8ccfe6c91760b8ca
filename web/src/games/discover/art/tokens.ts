/** What lies on the land: find tokens, springs, fires, the camp, numbers, the compass. */
import { f, P } from '../land/pen';
import { fill, line } from '../../../pen/strokes';

const SYMBOLS: Readonly<Record<string, string>> = {
  leaf:
    fill('M-7 7C-12 -7 0 -14 11 -11C12 0 7 12 -7 7Z', 'var(--wash-life)', 1.5) +
    line('M-9 10L7 -7M-1 1L5 2M-1 1L-2 -5', 1.2),
  shell:
    fill('M0 10C-5 9 -13 0 -11 -4Q0 -16 11 -4C13 0 5 9 0 10Z', 'var(--wash-water)', 1.5) +
    line('M0 8V-9M-1 8L-7 -5M1 8L7 -5', 1.2),
  flint:
    fill('M-10 7L-5 -8L3 -11L11 0L5 9Z', 'var(--wash-stone)', 1.5) + line('M-5 -8L1 1L11 0M1 1L5 9', 1.2),
  crate: fill('M-10 -8H10V9H-10Z', 'var(--wash-food)', 1.5) + line('M-10 -3H10M-10 3H10M-6 -8V9M6 -8V9', 1.1),
};

/** The symbol on the back of a find token, within a circle of 14. */
export const symbol = (name: string): string => SYMBOLS[name] ?? '';

/** A round token of radius 15 with something on it. */
export const chip = (inner: string, colour = 'var(--token)'): string =>
  `<circle cx="1.5" cy="2.5" r="15" fill="#1a120c" opacity=".3"/><circle r="15" fill="${colour}" stroke="var(--pen)" stroke-width="1.6"/><circle r="12.6" fill="none" stroke="var(--pen)" stroke-width=".7" opacity=".5" stroke-dasharray="2 2"/>${inner}`;

/** How many lie on a heap, on a tag below the token. */
export const many = (n: number): string =>
  `<circle cy="19" r="11" fill="var(--tag)"/><text y="25" text-anchor="middle" class="figure" fill="var(--tag-ink)">${n}</text>`;

/** A drawing of the icon set inside a token. */
export const glyph = (path: string | undefined, size: number, colour: string): string =>
  path
    ? `<path transform="translate(${f(-size / 2)} ${f(-size / 2)}) scale(${(size / 512).toFixed(4)})" fill="${colour}" d="${path}"/>`
    : '';

const CROSS = 'M0 -18V-6M0 6V18M-18 0H-6M6 0H18';
/** A survey point; checked once somebody has been there. */
export const target = (done: boolean): string =>
  `<g fill="none" stroke-linecap="round"><circle r="12" stroke="var(--token)" stroke-width="5" opacity=".75"/><path d="${CROSS}" stroke="var(--token)" stroke-width="5" opacity=".7"/><circle r="12" stroke="var(--red)" stroke-width="2.6"/><path d="${CROSS}" stroke="var(--red)" stroke-width="2.4"/><circle r="2.4" fill="var(--red)"/></g>` +
  (done ? line('M-9 1l7 8 13 -17', 6, 'var(--token)') + line('M-9 1l7 8 13 -17', 3.4) : '');

const LOGS = 'M-18 4L16 -4M-16 -4L18 4';
export const flame =
  '<g class="flame"><ellipse cy="3" rx="22" ry="6" fill="#1a120c" opacity=".35"/>' +
  line(LOGS, 8) +
  line(LOGS, 4.5, '#7a4a24') +
  `<g class="tongue">${fill('M-13 -2C-22 -18 -6 -24 -8 -44C6 -34 4 -24 9 -22C12 -27 10 -31 9 -34C22 -22 20 -6 12 -1Z', '#f2952e', 2.2)}${fill('M-6 -2C-11 -12 0 -16 -1 -27C8 -19 9 -8 5 -1Z', '#ffe3a0')}</g></g>`;
export const ashes =
  '<ellipse cy="3" rx="24" ry="7" fill="#3a332e" opacity=".5"/>' +
  line(LOGS, 8) +
  line(LOGS, 4, '#6a6460') +
  line('M-10 4l2 -4M4 5l2 -4M-22 6h.1M22 7h.1M10 8h.1', 2.4) +
  line('M0 -10C-7 -18 8 -24 1 -34C-4 -41 5 -46 2 -52', 2, 'var(--pen)', ' opacity=".6"');

export const tent =
  fill('M-46 10L-12 -46L22 10Q-12 18 -46 10Z', 'var(--canvas)', 2.6) +
  fill('M-12 -46L22 10L2 13Z', 'var(--pen)', 0, ' opacity=".28"') +
  fill('M-14 12L-12 -30L2 13Z', 'var(--pen)', 0, ' opacity=".78"') +
  line('M-12 -46L-16 -56M-12 -46L-7 -57M-46 10L-56 14M22 10L32 14M8 -8l6 10M3 -14l10 18M-3 -22l4 8', 1.8) +
  fill('M-9 -56L12 -62L9 -55L14 -49Z', 'var(--red)', 1.8);

const DROP = 'M0 -10C7 -1 9 2 9 5A9 7 0 0 1 -9 5C-9 2 -7 -1 0 -10Z';
/** A spring: black as long as nobody knows its water, blue or brown then. */
export const spring = (kind: string): string =>
  fill('M-34 4C-36 -10 -14 -16 2 -14C22 -15 38 -6 33 6C28 16 -28 17 -34 4Z', 'var(--wash-water)', 2.2) +
  line('M-18 2q8 -4 16 0M-4 8q8 -4 16 0M6 -4q7 -3 13 0', 1.8, 'var(--water)') +
  fill(
    'M-38 2l-4 -10 9 -5 7 5ZM24 -10l6 -10 12 3 1 11 -8 3ZM-16 15l3 -5 9 0 3 6Z',
    'var(--stone-l)',
    2,
    ' stroke-linejoin="round"',
  ) +
  `<g transform="translate(3 -20)">${chip(fill(DROP, kind === 'clean_water' ? 'var(--wash-water)' : kind ? '#8a7a4a' : 'var(--pen)', 1.6))}</g>`;

/** The number of a landmark on a small flag. */
export const flag = (n: number): string =>
  fill('M-17 -12L15 -13L18 0L15 13L-17 12L-13 0Z', 'var(--tag)', 1.8) +
  `<text x="1" y="6.5" text-anchor="middle" class="figure" fill="var(--tag-ink)">${n}</text>`;

/** The number of stamina that a way costs, on a coin of radius 15. */
export const BOLT = 'M14 1 4 14.2h6.3L8.4 23 19.6 9.2h-6.4z';
export const coin = (n: number): string =>
  `<circle r="15" fill="var(--act)" stroke="var(--pen)" stroke-width="1.6"/><text x="-3" y="6" text-anchor="middle" class="figure" fill="var(--act-ink)">${n}</text><path transform="translate(1.5 -7.5) scale(.58)" fill="var(--act-ink)" d="${BOLT}"/>`;

const WINDS = ['1·2', '3·4', '5·6', '7·8', '9·10', '11·12'];
const FIRST = ['1', '3', '5', '7', '9', '11'];
/** The compass: where the value of a die leads; where there is little room, the first value of two. */
export function compass(r: number, isSmall = false): string {
  const hex = [0, 1, 2, 3, 4, 5]
    .map((k) => (k ? 'L' : 'M') + P(r * Math.sin(k * 1.0472), -r * Math.cos(k * 1.0472)))
    .join('');
  const rays = (isSmall ? FIRST : WINDS).map((wind, at) => {
    const a = ((30 + 60 * at) * Math.PI) / 180;
    const [dx, dy] = [Math.sin(a), -Math.cos(a)];
    const [px, py] = [-dy, dx];
    const tip = P(dx * r * 0.44, dy * r * 0.44);
    const foot = (side: number) =>
      P(side * px * r * 0.09 + dx * r * 0.2, side * py * r * 0.09 + dy * r * 0.2);
    /** Beside the rose there is room from its edge inwards. */
    const isBeside = at % 3 === 1;
    const anchor = isBeside ? (dx > 0 ? 'end' : 'start') : 'middle';
    const [x, y] = [dx * r * (isBeside ? 0.84 : 0.7), dy * r * 0.7];
    return `<path d="M0 0L${foot(1)}L${tip}Z" fill="var(--pen)"/><path d="M0 0L${foot(-1)}L${tip}Z" fill="${at ? 'var(--sheet)' : 'var(--red)'}" stroke="var(--pen)" stroke-width="1"/><text x="${f(x)}" y="${f(y + r * 0.08)}" text-anchor="${anchor}" class="figure" paint-order="stroke" stroke="var(--sheet)" stroke-width="4" fill="var(--pen)">${wind}</text>`;
  });
  return `<path d="${hex}Z" fill="var(--sheet)" stroke="var(--pen)" stroke-width="2" stroke-linejoin="round"/><circle r="${f(r * 0.3)}" fill="none" stroke="var(--pen)" stroke-width="1"/>${rays.join('')}`;
}
