/** Sea, sky and the weather to come: the horizon is the track of rounds. */
import {
  curve,
  dense,
  filled,
  outline,
  PENCIL,
  radians,
  short,
  type Pen,
  type Point,
} from '../../../pen/pen';

export function sea(pen: Pen, w: number, h: number, horizon: number): string {
  const edge: Point[] = [];
  for (let x = w + 60; x >= -20; x -= 34) edge.push([x, h - 14 + 7 * Math.sin(x / 90) + pen.shake(5)]);
  let drawn = `<rect width="${w}" height="${horizon + 2}" fill="url(#sky)"/>`;
  drawn += filled(outline([[-20, horizon], [w + 60, horizon], ...dense(edge, false, 4)]), 'url(#sea)');
  drawn += pen.ink(edge, 3, { colour: '#5d97a6', opacity: 0.5, from: 1, to: 1 });
  if (horizon > 0)
    drawn += pen.ink(
      [
        [-10, horizon],
        [w * 0.3, horizon + 0.6],
        [w * 0.7, horizon - 0.6],
        [w + 60, horizon],
      ],
      2.2,
      { from: 1, to: 1 },
    );
  return drawn + ripples(pen, w, h, horizon);
}

/** Close together far away, wide apart near. */
function ripples(pen: Pen, w: number, h: number, horizon: number): string {
  let drawn = '';
  for (let y = horizon + 6; y < h - 30; y += 6 + (y - horizon) * 0.055) {
    const far = y - horizon;
    const n = Math.max(3, Math.round(w / (100 + far * 0.6)));
    for (let i = 0; i < n; i++) {
      if (pen.chance() < 0.5) continue;
      const [x, l, a] = [
        ((i + pen.chance()) / n) * (w + 40),
        14 + far * 0.075 + pen.chance() * 22,
        1.2 + far * 0.006,
      ];
      drawn += pen.ink(
        [
          [x, y],
          [x + l * 0.3, y - a],
          [x + l * 0.6, y + a * 0.4],
          [x + l, y - a * 0.4],
        ],
        1.15 + far * 0.0012,
        { colour: '#2d5f73', opacity: 0.42, steps: 3 },
      );
    }
  }
  return drawn;
}

/** A waning moon, and stars in the upper sky. */
export function moon(
  pen: Pen,
  { width, horizon }: { width: number; horizon: number },
  [x, y, r]: readonly [number, number, number],
): string {
  let drawn = '';
  for (let n = 0; n < width / 26; n++) {
    const [u, v] = [pen.chance() * width, pen.chance() * horizon * 0.8];
    drawn += `<circle cx="${short(u)}" cy="${short(v)}" r="${short(0.7 + pen.chance())}" opacity="${short(0.4 + pen.chance() * 0.5)}"/>`;
  }
  drawn += `<path d="M${short(x - r * 0.3)} ${short(y - r)}a${short(r)} ${short(r)} 0 1 0 ${short(r * 1.1)} ${short(r * 1.5)}a${short(r * 0.8)} ${short(r * 0.8)} 0 0 1 ${short(-r * 1.1)} ${short(-r * 1.5)}Z"/>`;
  return `<g fill="#f3e2b0">${drawn}</g>`;
}

export function sun(pen: Pen, x: number, y: number, r: number): string {
  let drawn = `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="#f3cf6d"/>`;
  drawn += pen.round(pen.blob(x, y, r, r, 10, 0.02), 2);
  for (let i = 0; i < 16; i++) {
    const [c, s] = [Math.cos(radians(i * 22.5 + 4)), Math.sin(radians(i * 22.5 + 4))];
    const far = i % 2 ? 1.5 : 1.75;
    drawn += pen.line(x + c * r * 1.22, y + s * r * 1.22, x + c * r * far, y + s * r * far, 2, {
      to: 0.1,
      from: 0.8,
    });
  }
  return drawn;
}

const CLOUD: readonly Point[] = [
  [-40, 6],
  [-44, -6],
  [-30, -15],
  [-22, -28],
  [-2, -33],
  [14, -25],
  [28, -22],
  [38, -10],
  [44, 2],
  [34, 9],
  [0, 10],
];
const BELLY: readonly Point[] = [
  [-38, 6],
  [-20, -1],
  [0, 2],
  [22, -6],
  [42, 0],
  [34, 9],
  [0, 10],
];
const EDGES: readonly Point[] = [
  [1, 4],
  [3, 7],
  [6, 9],
];

function cloud(pen: Pen, x: number, y: number, s: number, dark: number): string {
  const at = (points: readonly Point[]) => points.map(([u, v]): Point => [x + u * s, y + v * s]);
  const edge = at(CLOUD);
  const heavy = Math.sqrt(s);
  let drawn = filled(curve(edge), ['#eef0ea', '#cdd5d8', '#aab2c2'][dark] ?? '#cdd5d8');
  drawn += filled(curve(at(BELLY)), '#5f6f8c', 0.2 + dark * 0.12);
  for (const [from, to] of EDGES) drawn += pen.ink(edge.slice(from, to + 1), 2 * heavy);
  return drawn + pen.line(x - 40 * s, y + 7 * s, x + 34 * s, y + 9 * s, 1.5 * heavy);
}

/** The cloud of a round: rain for its dice, snow for those of winter; far ones are small. */
export function weather(pen: Pen, x: number, y: number, s: number, dice: readonly string[]): string {
  const winter = dice.includes('winter');
  let drawn = cloud(pen, x, y, s, winter ? 2 : 1);
  const low = y + 12 * s;
  const drops = winter ? 4 : 6;
  if (dice.includes('rain'))
    for (let k = 0; k < drops; k++) {
      const dx = (-28 + k * (winter ? 9 : 11)) * s;
      drawn += pen.line(
        x + dx,
        low + (k % 2) * 4 * s,
        x + dx - 6 * s,
        low + (15 + (k % 2) * 5) * s,
        1.9 * Math.sqrt(s),
        {
          colour: '#1f5f86',
          to: 0.3,
        },
      );
    }
  if (winter) drawn += flakes(x, low, s, '#3c3f7c');
  return drawn;
}

const FLAKES: readonly Point[] = [
  [14, 8],
  [28, 3],
  [24, 17],
];

function flakes(x: number, low: number, s: number, colour: string): string {
  const q = 4 * s;
  let path = '';
  for (const [u, v] of FLAKES)
    for (const angle of [0, 60, 120]) {
      const [c, d] = [Math.cos(radians(angle)) * q, Math.sin(radians(angle)) * q];
      const [cx, cy] = [x + u * s, low + v * s];
      path += `M${short(cx - c)} ${short(cy - d)}L${short(cx + c)} ${short(cy + d)}`;
    }
  return `<path d="${path}" stroke="${colour}" stroke-width="1.5" fill="none"/>`;
}

/** A ship that passes in this round: dashed, as it is not there yet. */
export function ship(x: number, y: number, s: number, there: boolean): string {
  const line = short(1.4 / Math.sqrt(Math.max(1, s)));
  const paint = there
    ? `fill="#efe4c9" stroke="#2a2018" stroke-width="${line}"`
    : `fill="#fff8e4" fill-opacity=".7" stroke="${PENCIL}" stroke-dasharray="3 2.4" stroke-width="1.3"`;
  return (
    `<g transform="translate(${short(x)} ${short(y)}) scale(${s})"><path d="M-18-7Q0-3 20-9L14 0H-13Z" ${paint}/>` +
    `<path d="M-3-8L-2-34M9-9L10-28" stroke="${PENCIL}" stroke-width="1.3"/><path d="M-1-33Q9-24 1-11L-13-10Q-6-22-1-33Z" ${paint}/>` +
    `<path d="M11-27Q19-20 13-11H5Q9-19 11-27Z" ${paint}/></g>`
  );
}

export function gull(pen: Pen, x: number, y: number, s: number): string {
  return (
    pen.ink(
      [
        [x - 15 * s, y - 4 * s],
        [x - 7 * s, y - 8 * s],
        [x, y],
      ],
      1.9,
      { to: 0.9 },
    ) +
    pen.ink(
      [
        [x, y],
        [x + 7 * s, y - 9 * s],
        [x + 16 * s, y - 6 * s],
      ],
      1.9,
      { from: 0.9 },
    )
  );
}
