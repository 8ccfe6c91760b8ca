/** The spaces of a region, and what lies beside what. */
import { DIRECTIONS, placeOf, type Hex } from './hexes';
import { regionOf, type Region } from './regions';

export class Sheet {
  readonly region: Region;
  readonly known: Hex[];
  private readonly at = new Map<string, Hex>();

  constructor(
    readonly name: string,
    hexes: readonly Hex[],
    readonly seed: number,
    /** What the parts of the drawing are called, so that several can stand on a page. */
    readonly id: string,
  ) {
    for (const hex of hexes) this.at.set(placeOf(hex.q, hex.r), hex);
    this.known = hexes.filter(({ terrain }) => terrain);
    this.region = regionOf(name);
  }

  hex(q: number, r: number): Hex | undefined {
    return this.at.get(placeOf(q, r));
  }

  isWater({ terrain }: Hex): boolean {
    return this.region.water.includes(terrain ?? '');
  }

  beside({ q, r }: Hex, at: number): Hex | undefined {
    const [dq, dr] = DIRECTIONS[at] ?? [0, 0];
    return this.hex(q + dq, r + dr);
  }
}
