/** The pawn in hand while the group plans: a click on the board places this one. */
export const hand = $state<{ pawn: string | null }>({ pawn: null });
