/** Spaces as one landscape: a pure function from hexes and a seed to SVG. */
import { Ground } from './ground';
import type { Clearing, Hex } from './hexes';
import { Planting } from './planting';
import { Sheet } from './sheet';

export interface Drawn {
  defs: string;
  ground: string;
  shadow: string;
  fireShadow: string;
  features: string;
}

/** Draw a land; what must stay free stays free. */
export function drawLand(
  name: string,
  hexes: readonly Hex[],
  seed: number,
  clearings: readonly Clearing[],
  fires: readonly Clearing[],
  id: string,
): Drawn {
  const sheet = new Sheet(name, hexes, seed, id);
  return { ...new Ground(sheet).draw(), ...new Planting(sheet, clearings, fires).draw() };
}
