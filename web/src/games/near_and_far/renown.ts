/** Reputation for the ear, wherever the track hangs. */
import { t } from '../../words/words.svelte';
import type { Sight } from './view.gen';

export const renown = ({ seats }: Sight, names: readonly string[]): string =>
  `${t('web-nf-reputation')}: ${seats.map(({ seat, reputation }) => `${names[seat]} ${reputation}`).join(', ')}`;
