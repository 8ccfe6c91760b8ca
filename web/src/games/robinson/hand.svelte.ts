/** The pawn in hand while the group plans: a click on the board places this one. */
import type { Picked } from '../../table/session.svelte';

export const hand = $state<{ pawn: string | null }>({ pawn: null });

const PLACING = new Set(['lead', 'lead_on_credit', 'support']);

/** The pawn that an option places; null where it places none. */
export function pawnOf({ key, args }: Picked): string | null {
  return PLACING.has(key) ? String(args[0]) : null;
}

/** Whether an option places the pawn in hand, or none. */
export function inHand(option: Picked): boolean {
  return hand.pawn === null || [null, hand.pawn].includes(pawnOf(option));
}
