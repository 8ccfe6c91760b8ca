/** Which sign stands for which word: the same on cards, in sentences and in the log. */
import type { Phrase } from '../../table/protocol';
import { parted } from '../../words/phrase';

const KINDS = new Set(['resource', 'symbol', 'damage']);

/** The sign of a phrase; undefined when it has none. */
export function signOf({ key }: Phrase): string | undefined {
  const [sort, word] = parted(key);
  if (KINDS.has(sort)) return word === 'any' ? undefined : word;
  if (key === 'price-stamina' || key === 'effect-stamina' || key === 'effect-tire') return 'stamina';
  return undefined;
}

const WASHES: Readonly<Record<string, string>> = {
  food: 'food',
  meat: 'danger',
  clean_water: 'water',
  dirty_water: 'wood',
  water: 'water',
  medicine: 'life',
  wood: 'wood',
  stone: 'stone',
  poison: 'night',
  scrap: 'ink-2',
};

/** The colour of a resource. */
export const inkOf = (kind: string): string => `var(--${WASHES[kind] ?? 'ink'})`;
