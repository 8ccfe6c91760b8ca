/** A list under the pointer never changes its meaning: while a question stands, every option keeps its place. */
import { alike } from '../words/phrase';
import { nameOf } from './gather';
import type { Ask, Option } from './protocol';

/** The options of a question in places that stay, those that are gone among them. */
export interface Places {
  options: Option[];
  /** The names of those that can be chosen no more. */
  gone: ReadonlySet<string>;
  /** Whether the list was long when it was first seen, and so stands under headings. */
  long: boolean;
}

/** Lists up to this long need no headings: every option has a number key. */
export const SHORT = 9;

/** Whether a question is the one that stood here before, put anew while others acted. */
export function isSame(one: Ask | null, other: Ask | null): boolean {
  return Boolean(one && other && one.seat === other.seat && alike(one.prompt, other.prompt));
}

/** Where options stand: as before where the same question stands, new ones after them; else as they come. */
export function placesOf(options: readonly Option[], before: Places | null): Places {
  const now = new Map(options.map((option) => [nameOf(option), option]));
  const kept = (before?.options ?? []).map((option) => now.get(nameOf(option)) ?? option);
  const known = new Set(kept.map(nameOf));
  return {
    options: [...kept, ...options.filter((option) => !known.has(nameOf(option)))],
    gone: new Set([...known].filter((name) => !now.has(name))),
    long: before?.long ?? options.length > SHORT,
  };
}
