/** Counts the sets of icons that have come, so that what is drawn already is drawn anew. */
export const fresh = $state({ sets: 0 });
