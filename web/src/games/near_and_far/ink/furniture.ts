/** What lies on a land: spaces with their symbols, books, tents, figures, threats, chests. */
import { drawing } from '../../../icons/icons';
import {
  chance,
  dot,
  fill,
  ink,
  inked,
  line,
  loop,
  r1,
  shape,
  smooth,
  straight,
  tick,
  type Chance,
} from './pen';

const CREAM = '#fbf3df';
const SEATS = ['circle', 'diamond', 'hexagon', 'square'] as const;
const CORNERS: Record<string, string> = {
  diamond: '0 -1.2, 1.2 0, 0 1.2, -1.2 0',
  hexagon: '-.55 -1, .55 -1, 1.1 0, .55 1, -.55 1, -1.1 0',
  square: '-.92 -.92, .92 -.92, .92 .92, -.92 .92',
};
const ROUTE_COLOURS: Record<string, string> = {
  pepper: '#a8321f',
  machine_part: '#46545f',
  stoneblood: '#7a2348',
  tea_leaves: '#4a6a24',
};
const seatColour = (seat: number) => `var(--figure-${seat % 4})`;

export function icon(name: string, x: number, y: number, z: number, colour: string): string {
  return `<svg x="${r1(x - z / 2)}" y="${r1(y - z / 2)}" width="${r1(z)}" height="${r1(z)}" viewBox="0 0 512 512"><path d="${drawing(name) ?? ''}" fill="${colour}"/></svg>`;
}

/** The mark of a seat: its shape in its colour. */
export function mark(seat: number, x: number, y: number, r: number, more: string): string {
  const kind = SEATS[seat % 4] ?? 'circle';
  const corners = CORNERS[kind];
  return corners
    ? `<path d="${straight(shape(x, y, r, corners))}" ${more}/>`
    : `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}" ${more}/>`;
}

export function heart(x: number, y: number, z: number, colour = '#a4241c'): string {
  return `<path transform="translate(${r1(x)} ${r1(y)}) scale(${r1(z) / 20})" d="M0 8.6C-4.2 5-9.4 1.4-9.2-3.2-9-7-5.8-8.8-3.2-8.2-1.6-7.8-.4-6.6 0-5.2.6-6.8 2-8 3.8-8.2 6.6-8.5 9.2-6.4 9.2-3 9.2 1.6 4 5.2 0 8.6Z" fill="${colour}"/>`;
}

const ring = (x: number, y: number, r: number, R: Chance, w: number) =>
  loop(
    Array.from({ length: 14 }, (_, i) => [x + Math.cos(i / 2.228) * r, y + Math.sin(i / 2.228) * r] as const),
    w,
    R,
    0.3,
    9,
  );

function coin(x: number, y: number, r: number, R: Chance): string {
  return (
    dot(x + r * 0.07, y + r * 0.1, r * 0.5, '#8f6414') +
    dot(x, y, r * 0.5, '#ecc451') +
    ink(ring(x, y, r * 0.5, R, r * 0.08) + ring(x, y, r * 0.3, R, r * 0.05)) +
    ink(tick(x - r * 0.06, y - r * 0.17, x - r * 0.02, y + r * 0.17, r * 0.07))
  );
}

function gem(x: number, y: number, r: number, R: Chance): string {
  const at = (text: string) => shape(x, y, r, text);
  const lines = [
    '-.54 -.1, .54 -.1',
    '-.16 -.1, 0 .56',
    '.16 -.1, 0 .56',
    '-.3 -.42, -.16 -.1',
    '.3 -.42, .16 -.1',
  ];
  return (
    fill(straight(at('-.3 -.42, .3 -.42, .54 -.1, 0 .56, -.54 -.1')), '#9a7fc4') +
    fill(straight(at('.3 -.42, .54 -.1, 0 .56, .16 -.1')), '#5c4590') +
    fill(straight(at('-.3 -.42, -.16 -.1, -.54 -.1')), '#cdbce6') +
    ink(loop(at('-.3 -.42, .3 -.42, .54 -.1, 0 .56, -.54 -.1'), r * 0.08, R, 0.3, 60)) +
    ink(lines.map((one) => line(at(one), r * 0.07, R, 0.1, 30)).join(''))
  );
}

function townSign(x: number, y: number, r: number, R: Chance): string {
  return (
    heart(x - r * 0.24, y + r * 0.02, r * 0.62) +
    ink(
      line(shape(x, y, r, '.06 0, .56 0'), r * 0.12, R, 0.3) +
        tick(x + r * 0.34, y - r * 0.24, x + r * 0.6, y, r * 0.09) +
        tick(x + r * 0.34, y + r * 0.24, x + r * 0.6, y, r * 0.09),
    )
  );
}

export function symbol(shows: string, x: number, y: number, r: number, R: Chance): string {
  if (shows === 'coin') return coin(x, y, r, R);
  if (shows === 'gem') return gem(x, y, r, R);
  if (shows === 'town') return townSign(x, y, r, R);
  return icon(shows, x, y, r * 1.18, ROUTE_COLOURS[shows] ?? '#2a2018');
}

/** A round space with what it shows; routes have a ticked ring. */
export function disc(
  shows: string,
  r: number,
  seed: string,
  on: { water: boolean; mammoth: boolean },
): string {
  const R = chance(`space${seed}`);
  const route = ROUTE_COLOURS[shows];
  let s = dot(0, 0, r * 1.5, '#f8eed6', 'opacity=".42"') + dot(1.5, 3, r * 1.02, '#2a2018', 'opacity=".3"');
  s += dot(0, 0, r, route ? `color-mix(in srgb, ${route} 14%, ${CREAM})` : CREAM);
  if (route)
    for (let i = 0; i < 24; i++) {
      const [c, n] = [Math.cos(i * 0.2618), Math.sin(i * 0.2618)];
      s += ink(tick(c * r * 0.8, n * r * 0.8, c * r * 0.96, n * r * 0.96, 0.9), 0.8, route);
    }
  s += ink(ring(0, 0, r, R, 3.2) + ring(0, 0, r * 0.76, R, route ? 0.6 : 1.3));
  if (on.water)
    s += `<circle r="${r1(r * 1.24)}" fill="none" stroke="#3d8a6a" stroke-width="${r1(r * 0.16)}" stroke-dasharray="${r1(r * 0.12)} ${r1(r * 0.26)}" stroke-linecap="round"/>`;
  if (on.mammoth)
    s += `<circle r="${r1(r * 1.24)}" fill="none" stroke="#a5562e" stroke-width="${r1(r * 0.16)}" stroke-dasharray="${r1(r * 0.3)} ${r1(r * 0.16)}"/>`;
  return s + symbol(shows, 0, 0, r, R);
}

/** A book with its number: red and starred while its quest lies there, pale when it is gone. */
export function book(z: number, seed: string, open: boolean): string {
  const R = chance(`book${seed}`);
  const page = '-.9 -.34, -.4 -.44, 0 -.32, .4 -.44, .9 -.34, .9 .4, .4 .3, 0 .42, -.4 .3, -.9 .4';
  let s = open ? fill(smooth(shape(0, z * 0.1, z, page), true), '#8a2a1c') : '';
  s += fill(smooth(shape(0, 0, z, page), true), open ? '#fffaf0' : '#e9dcc0', open ? 1 : 0.85);
  s += ink(loop(shape(0, 0, z, page), open ? 1.9 : 1.2, R, 0.3, 12), open ? 1 : 0.55);
  if (!open) return s;
  const star = Array.from({ length: 10 }, (_, i) => {
    const [a, k] = [(i / 10) * 6.283 - 1.571, i % 2 ? 0.11 : 0.25];
    return [z * 0.78 + Math.cos(a) * z * k, -z * 0.46 + Math.sin(a) * z * k] as const;
  });
  return (
    s +
    dot(z * 0.78, -z * 0.46, z * 0.36, '#e9a93a', 'stroke="#2a2018" stroke-width="1.6"') +
    fill(straight(star), '#8a2a1c')
  );
}

/** A camp: a tent in the colour of its seat, with the seat's mark above. */
export function tent(x: number, y: number, z: number, seat: number, seed: string): string {
  const R = chance(`tent${seed}`);
  const at = (text: string) => shape(x, y, z, text);
  return (
    fill(straight(at('-.6 .02, -.04 -1, .12 -1, .66 .04')), seatColour(seat)) +
    fill(straight(at('.04 -.96, .12 -1, .66 .04, .2 .03')), '#1d1510', 0.3) +
    fill(straight(at('-.2 .03, .02 -.5, .2 .03')), '#2a1c14') +
    fill(straight(at('-.2 .03, .02 -.5, -.04 .03')), '#f3dfb4', 0.8) +
    ink(loop(at('-.6 .02, -.04 -1, .12 -1, .66 .04'), z * 0.07, R, 0.4, 40)) +
    ink(line(at('.04 -.98, .0 -1.24'), z * 0.06, R, 0.2)) +
    mark(
      seat,
      x + z * 0.01,
      y - z * 1.38,
      z * 0.24,
      `fill="${seatColour(seat)}" stroke="${CREAM}" stroke-width="2"`,
    )
  );
}

const HATS = ['hat', 'hood', 'braid', 'staff'] as const;

/** A figure, seen from the front, in the colour of its seat, on the seat's mark. */
export function figure(h: number, seat: number, character: string): string {
  const R = chance(`figure${character}`);
  const kind = HATS[[...character].reduce((sum, c) => sum + c.charCodeAt(0), 0) % HATS.length] ?? 'hat';
  const colour = seatColour(seat);
  const at = (text: string) => shape(0, 0, h, text);
  const cloak = at('-.2 0, -.17 -.3, -.12 -.66, 0 -.72, .12 -.66, .19 -.3, .22 .01, .06 .03, -.1 .02');
  let s = `<g transform="translate(0 ${r1(h * 0.01)}) scale(1 .42)">${mark(seat, 0, 0, h * 0.27, `fill="#fff6e4" stroke="${colour}" stroke-width="${r1(h * 0.06)}"`)}</g>`;
  if (kind === 'staff' || kind === 'hood')
    s += ink(line(at('.25 .02, .22 -.5, .26 -.98'), h * 0.045, R, 0.4));
  s +=
    fill(smooth(cloak, true), colour) +
    fill(straight(at('.02 -.66, .12 -.66, .19 -.3, .22 .01, .06 .03')), '#1d1510', 0.28);
  s += ink(
    tick(-h * 0.05, -h * 0.42, -h * 0.08, -h * 0.04, h * 0.02) +
      tick(h * 0.06, -h * 0.48, h * 0.09, -h * 0.02, h * 0.02) +
      loop(cloak, h * 0.036, R, 0.3, 14),
  );
  s +=
    dot(0, -h * 0.79, h * 0.115, '#e0b58c') +
    ink(ring(0, -h * 0.79, h * 0.115, R, h * 0.03)) +
    dot(-h * 0.045, -h * 0.785, h * 0.016, '#1d1510') +
    dot(h * 0.035, -h * 0.785, h * 0.016, '#1d1510');
  return s + headgear(kind, h, colour, R);
}

function headgear(kind: (typeof HATS)[number], h: number, colour: string, R: Chance): string {
  const put = (text: string, c: string) => inked(shape(0, 0, h, text), c, h * 0.03, R);
  switch (kind) {
    case 'hat':
      return (
        put('-.26 -.84, 0 -.9, .26 -.84, 0 -.81', '#5b3d22') +
        put('-.12 -.87, -.09 -1.01, .09 -1.01, .12 -.87', '#6f4c2c')
      );
    case 'hood':
      return put('-.13 -.77, -.12 -.93, .02 -1.09, .13 -.91, .13 -.77, .04 -.87, -.06 -.87', colour);
    case 'braid':
      return put(
        '-.13 -.76, -.11 -.89, 0 -.94, .12 -.88, .16 -.69, .19 -.53, .12 -.55, .1 -.79, 0 -.85, -.08 -.82',
        '#3a2416',
      );
    case 'staff':
      return put('-.14 -.8, -.1 -.92, .02 -.96, .14 -.9, .15 -.8, .06 -.87, -.06 -.86', '#c9b48a');
  }
}

/** A rust star with a skull; pale when camps have switched it off. */
export function threat(r: number, active: boolean): string {
  const R = chance('threat');
  const star = Array.from({ length: 14 }, (_, i) => {
    const [a, k] = [(i / 14) * 6.283, i % 2 ? 0.82 : 1.16];
    return [Math.cos(a) * r * k, Math.sin(a) * r * k] as const;
  });
  const s =
    fill(straight(star), active ? '#9a3a12' : '#c9b596') +
    ink(loop(star, r * 0.12, R, 0.3, 40), active ? 1 : 0.5);
  return s + icon('threat', 0, 0, r * 1.25, active ? '#fff1da' : '#f6ead2');
}

/** A chest; an open and empty one when camps have switched it off. */
export function chest(r: number, active: boolean): string {
  const R = chance('chest');
  const at = (text: string) => shape(0, 0, r, text);
  const [body, lid] = [
    '-.9 -.1, .9 -.1, .82 .8, -.82 .8',
    '-.95 -.12, -.82 -.62, 0 -.86, .82 -.62, .95 -.12',
  ];
  const s =
    dot(0, 0, r * 1.35, '#f6ecd6', 'opacity=".6"') +
    fill(straight(at(body)), active ? '#a86c26' : '#cdb892') +
    fill(`${smooth(at(lid))}Z`, active ? '#c88a35' : '#dccaa6') +
    fill(straight(at('.3 -.1, .9 -.1, .82 .8, .3 .8')), '#6d4315', active ? 0.6 : 0.2);
  const clasp = active ? fill(straight(at('-.18 -.22, .18 -.22, .18 .22, -.18 .22')), '#f2d36b') : '';
  return (
    s +
    clasp +
    ink(
      loop(at(body), r * 0.12, R, 0.3, 40) +
        line(at(lid), r * 0.14, R, 0.3, 12) +
        tick(-r * 0.95, -r * 0.12, r * 0.95, -r * 0.12, r * 0.07),
      active ? 1 : 0.5,
    )
  );
}
