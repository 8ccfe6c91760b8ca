/** Sit down at a table that was just made; where friends are awaited, their links come first. */
import { go } from '../route.svelte';
import { keep } from './keys';
import type { Created } from './protocol';

type Made = Pick<Created, 'key'> & Partial<Pick<Created, 'watch' | 'invites'>>;

export function sitDown(made: Made): void {
  const invites = Object.fromEntries((made.invites ?? []).map(({ seat, invite }) => [seat, invite]));
  keep({ key: made.key, watchKey: made.watch, invites });
  go(made.invites?.length ? 'invite' : 'table', made.key);
}
