/** The painted lands: the studio is fetched when one is looked at; each land is painted once and kept as a picture. */
import { SvelteMap } from 'svelte/reactivity';
import { PLAIN, type Colours } from '../ink/colours';
import type { Way } from '../map/lines';
import type { LandSight } from '../view.gen';

type Studio = typeof import('./studio');

const kept = new SvelteMap<number, string>();
const begun = new Set<number>();
let studio = $state.raw<Studio | null>(null);
let asked = false;

/** The studio; null until it is there. */
export function open(): Studio | null {
  if (!asked) {
    asked = true;
    void import('./studio').then((found) => (studio = found));
  }
  return studio;
}

/** The colours of a land. */
export const coloursOf = (number: number): Colours => open()?.landOf(number).colours ?? PLAIN;

/** The address of a land's picture; null until it is painted. */
export function picture(number: number, ways: readonly Way[], map: LandSight): string | null {
  const found = open();
  if (found && !begun.has(number)) {
    begun.add(number);
    setTimeout(() => {
      const text = found.painting(found.landOf(number), map, ways);
      kept.set(number, `data:image/svg+xml,${encodeURIComponent(text)}`);
    });
  }
  return kept.get(number) ?? null;
}
