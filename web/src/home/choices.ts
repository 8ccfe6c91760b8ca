/** The values of a game's choices, in words. */
import { lexicon, t } from '../words/words.svelte';
import type { Value } from './wish';

export function valueName(value: Value): string {
  if (typeof value === 'number') return String(value);
  return lexicon().has(`card-${value}`) ? t(`card-${value}`) : t(`web-choice-${value}`);
}
