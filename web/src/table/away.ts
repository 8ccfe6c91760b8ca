/** How much of a table's log this device has seen, so that whoever comes back is told what happened meanwhile. */
const KEY = 'campfire.seen';
const MOST_TABLES = 50;

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** How many lines had been seen; null where this device was never at the table. */
export function seenBefore(table: string): number | null {
  const seen = read()[table];
  return Number.isInteger(seen) ? (seen ?? null) : null;
}

/** So many lines have been seen; of many tables those seen last are remembered. */
export function rememberSeen(table: string, lines: number): void {
  const others = Object.entries(read()).filter(([other]) => other !== table);
  const kept = [...others.slice(1 - MOST_TABLES), [table, lines]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing tells nothing of what was missed.
  }
}
