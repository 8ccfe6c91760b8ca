/** The mammoth on the wall: scratched at first, then painted fifth by fifth; 600 × 340. */
import { curve, filled, outline, Pen, short, type Point } from '../../../pen/pen';
import { hairs, type Hair } from '../../../pen/fur';
import { hatch, strokes } from '../../../pen/hatch';
import { dense } from '../../../pen/pen';

const BODY: readonly Point[] = [
  [150, 34],
  [176, 40],
  [198, 66],
  [214, 74],
  [240, 50],
  [284, 34],
  [340, 40],
  [410, 64],
  [470, 96],
  [520, 134],
  [546, 178],
  [552, 222],
  [548, 262],
  [552, 312],
  [548, 326],
  [500, 327],
  [496, 310],
  [494, 284],
  [480, 268],
  [440, 274],
  [390, 280],
  [340, 276],
  [324, 284],
  [326, 312],
  [322, 328],
  [274, 328],
  [270, 310],
  [268, 288],
  [252, 276],
  [244, 290],
  [246, 316],
  [240, 329],
  [198, 328],
  [196, 306],
  [200, 270],
  [192, 244],
  [176, 226],
  [150, 214],
  [130, 200],
  [114, 170],
  [108, 130],
  [112, 88],
  [126, 52],
];
const TRUNK: readonly Point[] = [
  [116, 122],
  [98, 160],
  [86, 206],
  [80, 250],
  [66, 284],
  [42, 290],
  [30, 274],
];
const TUSKS: readonly (readonly Point[])[] = [
  [
    [132, 192],
    [112, 236],
    [70, 258],
    [26, 246],
    [4, 206],
    [6, 168],
  ],
  [
    [146, 200],
    [134, 246],
    [96, 274],
    [52, 272],
    [22, 246],
  ],
];
const EAR: readonly Point[] = [
  [166, 96],
  [196, 92],
  [206, 128],
  [186, 156],
  [170, 136],
];
const TAIL: readonly Point[] = [
  [548, 168],
  [566, 192],
  [568, 226],
  [562, 250],
];
/** Where the parts meet, from the tusks to the tail. */
const CUTS = [0, 172, 268, 362, 456, 600];
const PARTS = CUTS.length - 1;

const beside = (points: readonly Point[], dx: number, slope: number, dy: number): Point[] =>
  points.map(([x, y]) => [x + dx + (y - 120) * slope, y + dy]);

/** Scratched into the rock everywhere. */
export function scratched(): string {
  const pen = new Pen(11);
  const twice = (points: readonly Point[], width: number) =>
    pen.ink(points, width, { colour: 'var(--scratch)', opacity: 0.8 }) +
    pen.ink(
      points.map(([x, y]): Point => [x + 2 + pen.shake(2), y + 1.6 + pen.shake(2)]),
      width * 0.5,
      { colour: 'var(--scratch)', opacity: 0.5 },
    );
  const body = dense(BODY, true);
  let drawn = filled(curve(BODY), 'var(--scratch-light)');
  for (let i = 0; i < BODY.length; i += 3)
    drawn += twice([...BODY.slice(i, i + 4), ...(i + 4 > BODY.length ? BODY.slice(0, 1) : [])], 3);
  drawn += twice(beside(TRUNK, -13, 0.03, -4), 2.8) + twice(beside(TRUNK, 14, -0.06, 8), 2.8);
  for (const tusk of TUSKS) drawn += twice(tusk, 3);
  drawn += hatch(pen, body, {
    angle: 66,
    gap: 9,
    width: 0.8,
    colour: 'var(--scratch)',
    opacity: 0.5,
    without: body.map(([x, y]): Point => [x - 34, y - 16]),
  });
  let seams = '';
  for (const x of CUTS.slice(1, PARTS)) for (let y = 44; y < 300; y += 18) seams += `M${x} ${y}v7`;
  return (
    drawn +
    strokes(seams, 1.8, 'var(--scratch)', 0.5) +
    `<circle cx="150" cy="112" r="5" fill="none" stroke="var(--scratch)" stroke-width="2"/>`
  );
}

function fur(pen: Pen): string {
  const coat = Array.from({ length: 130 }, (): Hair => {
    const x = 130 + pen.chance() * 400;
    const y = 60 + Math.max(0, x - 340) * 0.36 + pen.chance() * (200 - (x > 480 ? 60 : 0));
    const l = 16 + pen.chance() * 26;
    return [[x, y], [x + 5, y + l * 0.5], [x + 1 + pen.shake(5), y + l], 1.8];
  });
  const skirt = Array.from({ length: 40 }, (_, i): Hair => {
    const x = 252 + i * 6;
    const l = 22 + pen.chance() * 20;
    return [[x, 258 + pen.shake(6)], [x + 5, 270 + l * 0.4], [x - 2, 266 + l], 2.4];
  });
  const mane = Array.from({ length: 24 }, (_, k): Hair => {
    const low = Math.abs(k - 10);
    return [
      [138 + k * 2.4, 40 + low * 1.6],
      [134 + k * 2.8, 30 + low],
      [130 + k * 3.2, 20 + low * 1.2 + pen.shake(3)],
      1.8,
    ];
  });
  return hairs(coat, 'var(--char)', 0.75) + hairs([...skirt, ...mane], 'var(--char)', 0.9);
}

/** Ochre rubbed into the rock, charcoal on top. */
export function painted(): string {
  const pen = new Pen(23);
  const char = { colour: 'var(--char)' };
  const edge = BODY.map(([x, y]): Point => [x + pen.shake(3), y + pen.shake(3)]);
  let drawn = filled(curve(edge), 'var(--ochre)', 0.85);
  drawn += filled(
    curve(BODY.map(([x, y]): Point => [x * 0.94 + 20 + pen.shake(6), y * 0.9 + 12])),
    '#7a2c14',
    0.2,
  );
  drawn += pen.ink(TRUNK, 32, { colour: 'var(--ochre)', from: 1, to: 0.35 });
  for (let k = 0; k < 9; k++)
    drawn += filled(
      curve(pen.blob(150 + pen.chance() * 370, 90 + pen.chance() * 130, 34, 12)),
      k % 2 ? '#e3a45e' : '#6b2a14',
      0.18,
    );
  drawn += fur(pen);
  for (let i = 0; i < BODY.length - 1; i += 4)
    drawn += pen.ink(BODY.slice(i, i + 6), 8, { ...char, from: 0.5, to: 0.5 });
  drawn += pen.ink([...BODY.slice(-3), ...BODY.slice(0, 2)], 8, char);
  drawn += pen.ink(beside(TRUNK, -14, 0.035, -4), 6, char) + pen.ink(beside(TRUNK, 13, -0.06, 8), 5, char);
  for (const [x, y] of [
    [90, 170],
    [84, 196],
    [79, 222],
    [76, 246],
  ] as const)
    drawn += pen.line(x - 6, y, x + 12, y + 5, 2, char);
  for (const tusk of TUSKS)
    drawn += pen.ink(tusk, 15, { ...char, from: 0.9 }) + pen.ink(tusk, 9, { colour: '#f2e4c4', from: 0.9 });
  drawn += filled(curve(EAR), '#6f3014', 0.85) + pen.round(EAR, 4, char) + pen.ink(TAIL, 7, char);
  return `${drawn}<circle cx="150" cy="112" r="5.5" fill="var(--char)"/>`;
}

/** The strip of a part, with ragged edges; the tribe begins at the tail. */
export function strip(part: number): string {
  const place = PARTS - 1 - part;
  const edge = (cut: number): Point[] => {
    const pen = new Pen(cut + 5);
    const x = CUTS[cut] ?? 0;
    const far = cut === 0 ? x - 60 : cut === PARTS ? x + 60 : x;
    return Array.from({ length: 13 }, (_, i): Point => [short(far + pen.shake(9)), -30 + i * 34]);
  };
  return outline([...edge(place), ...edge(place + 1).toReversed()]);
}
