/** What is said at the table: the phrases that need no typing, and what has not been read yet. */
import type { Chat, ChatData } from './protocol';

/** The phrases that each reads in their own language, in the order in which they are offered. */
const PHRASES: Record<NonNullable<Chat['quick']>, true> = {
  hello: true,
  well_done: true,
  thanks: true,
  sorry: true,
  wait: true,
  your_turn: true,
  help: true,
  go_on: true,
  good_game: true,
};
type Quick = keyof typeof PHRASES;
export const QUICK = Object.keys(PHRASES) as Quick[];

/** What somebody says: typed, or one of the phrases. */
export type Said = { text: string } | { quick: Quick };

/** How many lines of others came after the last one that was read here. */
export function unread(chat: readonly ChatData[], read: number, mine: readonly number[]): number {
  return chat.filter(({ n, seat }) => n > read && (seat === null || !mine.includes(seat))).length;
}

const KEY = 'campfire.heard';
const MOST_TABLES = 50;

function kept(): Record<string, number> {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return all && typeof all === 'object' ? (all as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** The number of the last line that was read on this device. */
export const readBefore = (table: string): number => Number(kept()[table]) || 0;

/** What has been said up to here is read; of many tables those read last are remembered. */
export function rememberRead(table: string, n: number): void {
  const others = Object.entries(kept()).filter(([other]) => other !== table);
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...others.slice(1 - MOST_TABLES), [table, n]])),
    );
  } catch {
    // A browser that keeps nothing marks as unread what was said before.
  }
}
