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

const STORY = 'campfire.story';

/** Where the story since the last answer begins, for a page that is loaded again in the middle of it. */
export function rememberStory(table: string, from: number): void {
  try {
    sessionStorage.setItem(STORY, JSON.stringify({ table, from }));
  } catch {
    // Without storage the story is only told once.
  }
}

/** Where that was at a table; null: nothing was answered here since the page was first opened. */
export function storyOf(table: string): number | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORY) ?? 'null') as {
      table: string;
      from: number;
    } | null;
    return kept?.table === table ? kept.from : null;
  } catch {
    return null;
  }
}
