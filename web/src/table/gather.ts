/** Several small questions of one thought, answered in one gesture: so many of this, so many of that. */
import type { Ask, Option } from './protocol';
import type { Picked } from './session.svelte';

interface Row {
  option: Option;
  most: number;
}
export interface Gathered {
  /** How many answers there are to give at most. */
  total: number;
  rows: Row[];
  /** The answer that ends the thought early, where there is one. */
  stop: Option | null;
  /** Whether so many of each can be had together; all of them where nothing is said. */
  fits?(counts: readonly number[]): boolean;
}

/** What tells an option from the others of its question. */
export const nameOf = ({ key, args }: Picked): string => JSON.stringify([key, args]);

export const same = (one: Picked, other: Picked): boolean => nameOf(one) === nameOf(other);

/** How many of a row may still be added. */
export function room(gathered: Gathered, counts: readonly number[], row: number): number {
  const taken = counts.reduce((sum, n) => sum + n, 0);
  const more = gathered.rows.map((_, place) => (counts[place] ?? 0) + (place === row ? 1 : 0));
  if (gathered.fits && !gathered.fits(more)) return 0;
  return Math.min((gathered.rows[row]?.most ?? 0) - (counts[row] ?? 0), gathered.total - taken);
}

/** The answers in the order they are given. */
export function spelled(gathered: Gathered, counts: readonly number[]): Picked[] {
  return gathered.rows.flatMap((row, place) => Array.from({ length: counts[place] ?? 0 }, () => row.option));
}

/** A plan that gives the answers one after the other, as long as the same question comes and still offers them. */
export function planOf(
  prompt: string,
  answers: readonly Picked[],
  stop: Picked | null,
): (ask: Ask) => Picked | null {
  const left = [...answers];
  let stopped = false;
  return (ask) => {
    if (ask.prompt.key !== prompt || stopped) return null;
    const next = left.shift();
    const wanted = next ?? stop;
    if (!next) stopped = true;
    return (wanted && ask.options.find((option) => same(option, wanted))) ?? null;
  };
}

/** A plan that repeats one answer while the same question offers it. */
export function repeatOf(prompt: string, answer: Picked): (ask: Ask) => Picked | null {
  return (ask) =>
    ask.prompt.key === prompt ? (ask.options.find((option) => same(option, answer)) ?? null) : null;
}
