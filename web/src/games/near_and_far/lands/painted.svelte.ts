/** The painted lands: each is made once, after the table stands, and kept as a picture. */
import { SvelteMap } from 'svelte/reactivity';
import type { Way } from '../map/lines';
import type { LandSight } from '../view.gen';
import { landOf } from '.';
import { painting } from './painting';

const kept = new SvelteMap<number, string>();
const begun = new Set<number>();

/** The address of a land's picture; null until it is painted. */
export function picture(number: number, ways: readonly Way[], map: LandSight): string | null {
  if (!begun.has(number)) {
    begun.add(number);
    setTimeout(() => {
      const text = painting(landOf(number), map, ways);
      kept.set(number, `data:image/svg+xml,${encodeURIComponent(text)}`);
    });
  }
  return kept.get(number) ?? null;
}
