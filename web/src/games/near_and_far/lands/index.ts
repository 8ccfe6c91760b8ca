/** The eleven lands. */
import caverns from './caverns';
import delta from './delta';
import forest from './forest';
import islands from './islands';
import jungle from './jungle';
import type { Land } from './land';
import mountain from './mountain';
import plains from './plains';
import ruin from './ruin';
import sea from './sea';
import valley from './valley';
import wastes from './wastes';

const LANDS: Record<number, Land> = Object.fromEntries(
  [caverns, plains, forest, mountain, wastes, valley, sea, delta, islands, jungle, ruin].map((land) => [
    land.number,
    land,
  ]),
);

export const landOf = (number: number): Land => LANDS[number] ?? plains;
