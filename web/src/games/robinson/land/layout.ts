/** Where the island lies on the screen. */
import { Shore, type Spot as Space } from './shore';

export interface Layout {
  width: number;
  height: number;
  /** Where sky and sea meet; 0 where only the island is drawn. */
  horizon: number;
  scale: number;
  x: number;
  y: number;
  /** How large labels and tokens are drawn on a space. */
  label: number;
  shore: Shore;
  /** How heavy the lines are drawn. */
  weight: number;
}

/** A point of the screen, and where what is said there lies: before it, after it or around it. */
export interface Spot {
  x: number;
  y: number;
  side: 'before' | 'after' | 'around';
}

const FLAT = 0.66;
/** How wide a space is, its radius, and that for which its labels are made. */
const WIDE = 250;
const RADIUS = WIDE / Math.sqrt(3);
const LABELLED = 60;
/** The whole place: the island, the beach, and the rocks to its right. */
const PLACE = { wide: 1352, high: 622, middle: 292 };
/** Room below it for what is planned at the shore. */
const STRIP = 34;
/** The island alone. */
const ALONE = { wide: 1236, high: 634, left: 664, middle: 294 };

const weight = (scale: number) => (scale < 0.4 ? 1.9 : scale < 0.62 ? 1.4 : scale < 0.8 ? 1.2 : 1);

/** The island with its sky, its beach and its rocks, in a room of its own. */
export function place(spaces: readonly Space[], width: number, height: number): Layout {
  const shore = new Shore(spaces, FLAT);
  const wide = PLACE.wide + shore.farther() * 1.3;
  const horizon = Math.round(Math.min(210, Math.max(100, height * 0.22)));
  const scale = Math.min(width / wide, (height - horizon - STRIP) / PLACE.high);
  const spare = height - horizon - STRIP - PLACE.high * scale;
  const beside = width - wide * scale;
  const label = Math.min(1.35, (RADIUS * FLAT * scale) / LABELLED);
  return {
    width,
    height,
    horizon,
    scale,
    x: width / 2 + (34 - shore.farther() * 0.65) * scale + beside * 0.2,
    y: horizon + spare / 2 + PLACE.middle * scale,
    label,
    shore,
    weight: weight(scale),
  };
}

/** The island alone, as wide as its room; seen more from above where that is narrow, less where it is low. */
export function alone(spaces: readonly Space[], width: number, low: boolean): Layout {
  const flat = low ? 0.8 : width < 560 ? 0.95 : FLAT;
  const tall = flat / FLAT;
  const shore = new Shore(spaces, flat);
  const scale = width / (ALONE.wide + shore.farther());
  return {
    width,
    height: Math.round(ALONE.high * tall * scale),
    horizon: 0,
    scale,
    x: ALONE.left * scale,
    y: ALONE.middle * tall * scale,
    label: (RADIUS * flat * scale) / LABELLED,
    shore,
    weight: weight(scale),
  };
}

/** A point of the island on the screen. */
export function on({ x, y, scale }: Layout, u: number, v: number): { x: number; y: number } {
  return { x: x + u * scale, y: y + v * scale };
}

/** From the top of the northern spaces to the middle of the land. */
const NORTH = 2.5 * RADIUS * FLAT;

/** Where the land begins below the sky. */
export const north = ({ y, scale }: Layout): number => y - NORTH * scale;

/** Where the spaces begin behind the beach. */
export const west = (layout: Layout): number => on(layout, -1.5 * WIDE, 0).x;

/** How wide the threats hang from the sky. */
export const hung = (width: number): number => Math.min(480, Math.max(0.42 * width, 400));

/** Where a round stands on the horizon: from beside the threats to the right edge; far ones are higher and smaller. */
export function skyOf(
  layout: Layout,
  place: number,
  rounds: number,
): { x: number; y: number; scale: number } {
  const left = hung(layout.width) + Math.min(76, 0.07 * layout.width);
  const far = rounds > 1 ? place / (rounds - 1) : 0;
  const size = Math.min(1.05, (layout.width - left) / Math.max(1, rounds - 1) / 84);
  return {
    x: left + (layout.width - left - 40) * far,
    y: layout.horizon - layout.horizon * 0.42 * (1 - 0.3 * far),
    scale: size * (1.1 - 0.4 * far),
  };
}
