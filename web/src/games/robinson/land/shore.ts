/** The shape of the land: where its spaces lie, and the coast around them. */
import { radians, type Pen, type Point } from '../../../pen/pen';

export interface Spot {
  space: string;
  row: number;
  column: number;
}

const WIDE = 250;
const RADIUS = WIDE / Math.sqrt(3);
const SAMPLES = 240;
const ROUND = Math.PI * 2;
/** The beach on which they were washed ashore: three ellipses in the west. */
const BEACH: readonly (readonly [number, number, number, number])[] = [
  [-462, 62, 184, 158],
  [-265, 196, 185, 92],
  [-520, -70, 122, 98],
];
/** How flat the beach was drawn. */
const DRAWN = 0.66;

const LOOKOUT: Point = [548, -196];
/** How far east the spaces of most islands reach. */
const EAST = 2 * WIDE;

export class Shore {
  readonly spots: ReadonlyMap<string, Point>;
  private readonly reach: number[];
  /** How flat the land is seen: 1 from above. */
  readonly flat: number;

  constructor(spaces: readonly Spot[], flat = DRAWN) {
    this.flat = flat;
    this.spots = new Map(spaces.map((one) => [one.space, this.centre(one)]));
    const raw = Array.from({ length: SAMPLES }, (_, i) => this.ray((i / SAMPLES) * ROUND));
    this.reach = raw.map((_, i) => {
      const around = [-3, -2, -1, 0, 1, 2, 3].map((k) => raw[(i + k + SAMPLES) % SAMPLES] ?? 0);
      const angle = (i / SAMPLES) * ROUND;
      const wobble = 7 * Math.sin(angle * 13 + 1) + 5 * Math.sin(angle * 29 + 2) + 3 * Math.sin(angle * 53);
      return around.reduce((sum, one) => sum + one, 0) / around.length + wobble;
    });
  }

  private centre({ row, column }: Spot): Point {
    return [(column - (row === 1 ? 1.5 : 1)) * WIDE, (row - 1) * 1.5 * RADIUS * this.flat];
  }

  at(space: string): Point {
    return this.spots.get(space) ?? [0, 0];
  }

  /** How much farther east than most this island reaches. */
  farther(): number {
    return Math.max(EAST, ...[...this.spots.values()].map(([x]) => x + WIDE / 2)) - EAST;
  }

  /** The rock from which exploring sets out: before the north-east, or the east where land is there. */
  lookout(): Point {
    const [x, y] = LOOKOUT;
    const taken = [...this.spots.values()].some(([u, v]) => Math.hypot(u - x, v - y) < WIDE / 2);
    return taken ? [612, 30] : LOOKOUT;
  }

  /** The corners of a space around its middle. */
  corners(scale = 1): Point[] {
    return [-90, -30, 30, 90, 150, 210].map((angle) => [
      RADIUS * scale * Math.cos(radians(angle)),
      RADIUS * scale * this.flat * Math.sin(radians(angle)),
    ]);
  }

  private cornersOf(space: string): Point[] {
    const [x, y] = this.at(space);
    return this.corners().map(([u, v]) => [x + u, y + v]);
  }

  /** How far the land reaches in a direction. */
  private ray(angle: number): number {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    let best = 0;
    for (const space of this.spots.keys()) {
      const corners = this.cornersOf(space);
      corners.forEach(([x1, y1], i) => {
        const [x2, y2] = corners[(i + 1) % 6] ?? [0, 0];
        const [ex, ey] = [x2 - x1, y2 - y1];
        const across = dx * ey - dy * ex;
        if (Math.abs(across) < 1e-6) return;
        const [t, u] = [(x1 * ey - y1 * ex) / across, (x1 * dy - y1 * dx) / across];
        if (t > 0 && u >= 0 && u <= 1) best = Math.max(best, t + 34);
      });
    }
    for (const [x, y0, rx, ry0] of BEACH) {
      const [y, ry] = [(y0 * this.flat) / DRAWN, (ry0 * this.flat) / DRAWN];
      const a = (dx / rx) ** 2 + (dy / ry) ** 2;
      const b = -2 * ((dx * x) / rx ** 2 + (dy * y) / ry ** 2);
      const root = b * b - 4 * a * ((x / rx) ** 2 + (y / ry) ** 2 - 1);
      if (root > 0) best = Math.max(best, (-b + Math.sqrt(root)) / (2 * a));
    }
    return best;
  }

  private out(angle: number): number {
    const place = Math.round((((angle % ROUND) + ROUND) % ROUND) * (SAMPLES / ROUND)) % SAMPLES;
    return this.reach[place] ?? 0;
  }

  /** The coast, or a line so far outside of it; less to the north, which is further away. */
  coast(outside = 0, every = 1): Point[] {
    const found: Point[] = [];
    for (let i = 0; i < SAMPLES; i += every) {
      const angle = (i / SAMPLES) * ROUND;
      const south = Math.sin(angle);
      const r = (this.reach[i] ?? 0) + outside * (south < 0 ? 1 + 0.62 * south : 1 - 0.12 * south);
      found.push([Math.cos(angle) * r, south * r]);
    }
    return found;
  }

  /** A part of the coast, from one direction to another, in degrees. */
  arc(from: number, to: number, outside = 0, step = 1): Point[] {
    const found: Point[] = [];
    for (let degrees = from; degrees <= to; degrees += step) {
      const angle = radians(degrees);
      const r = this.out(angle) + outside;
      found.push([Math.cos(angle) * r, Math.sin(angle) * r]);
    }
    return found;
  }

  /** The ground of a space: its hexagon, outer corners drawn out towards the shore. */
  ground(pen: Pen, space: string, reach: number): Point[] {
    const all = [...this.spots.keys()].map((one) => this.cornersOf(one));
    const near = ([x, y]: Point) => all.flat().filter(([u, v]) => Math.hypot(u - x, v - y) < 4).length;
    const drawn = this.cornersOf(space).map((corner): Point => {
      if (near(corner) >= 3) return corner;
      const [x, y] = corner;
      const angle = Math.atan2(y, x);
      const more = Math.min(this.out(angle) - Math.hypot(x, y) - 5, reach);
      return [x + Math.cos(angle) * more, y + Math.sin(angle) * more];
    });
    return drawn.flatMap(([x, y], i) => {
      const [u, v] = drawn[(i + 1) % 6] ?? [x, y];
      return [0, 0.2, 0.4, 0.6, 0.8].map((t): Point => [
        x + (u - x) * t + (t ? pen.shake(2.2) : 0),
        y + (v - y) * t + (t ? pen.shake(1.6) : 0),
      ]);
    });
  }

  /** The space nearest to a point of the coast. */
  nearest([x, y]: Point): string {
    const far = ([u, v]: Point) => Math.hypot(u - x, (v - y) / this.flat);
    return [...this.spots].reduce((best, one) => (far(one[1]) < far(best[1]) ? one : best))[0];
  }
}

/** How high the cliffs are in a direction, in degrees: none on the beach and in the north. */
export function cliff(degrees: number): number {
  const d = ((degrees % 360) + 360) % 360;
  if (d >= 340) return 0.75 * (d - 340);
  if (d < 20) return 15 + 0.75 * d;
  if (d < 104) return 30 + 16 * Math.sin(((d - 20) / 84) * Math.PI);
  return d < 112 ? (30 * (112 - d)) / 8 : 0;
}
