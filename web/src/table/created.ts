/** Sit down at a table that was just made. */
import { go } from '../route.svelte';
import { keep } from './keys';
import type { Created } from './protocol';

export function sitDown(made: Created): void {
  const invites = Object.fromEntries(made.invites.map(({ seat, invite }) => [seat, invite]));
  keep({ key: made.key, watchKey: made.watch, invites });
  go('table', made.key);
}
