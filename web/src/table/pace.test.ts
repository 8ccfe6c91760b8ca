import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pauseBefore } from './line';
import { Pace, standing } from './pace';

describe('the pace of what others do', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function following(calm = true): { pace: Pace<string>; shown: string[]; waits: boolean[] } {
    const shown: string[] = [];
    const waits: boolean[] = [];
    const pace = new Pace<string>(
      (message) => shown.push(message),
      (waiting) => waits.push(waiting),
      () => calm,
      () => Date.now(),
    );
    return { pace, shown, waits };
  }

  it('shows one thing at a time', () => {
    const { pace, shown, waits } = following();
    for (const move of ['a', 'b', 'c']) pace.push(move, false);
    expect(shown).toEqual(['a']);
    expect(waits.at(-1)).toBe(true);
    vi.advanceTimersByTime(900);
    expect(shown).toEqual(['a', 'b']);
    vi.advanceTimersByTime(900);
    expect(shown).toEqual(['a', 'b', 'c']);
    expect(waits.at(-1)).toBe(false);
  });

  it('lets one skip to now', () => {
    const { pace, shown } = following();
    for (const move of ['a', 'b', 'c']) pace.push(move, false);
    pace.skip();
    expect(shown).toEqual(['a', 'b', 'c']);
  });

  it('never makes one wait for the effect of the own answer', () => {
    const { pace, shown } = following();
    pace.push('theirs', false);
    pace.push('mine', true);
    expect(shown).toEqual(['theirs', 'mine']);
  });

  it('shows everything at once to whoever wants that', () => {
    const { pace, shown } = following(false);
    for (const move of ['a', 'b']) pace.push(move, false);
    expect(shown).toEqual(['a', 'b']);
  });

  it('hurries when much has piled up', () => {
    expect(standing(10, false)).toBeLessThan(standing(1, false));
  });
});

describe('a lost line', () => {
  it('is tried again after pauses that grow to ten seconds', () => {
    const pauses = [0, 1, 2, 3, 10].map((attempt) => pauseBefore(attempt, 1));
    expect(pauses).toEqual([500, 1000, 2000, 4000, 10_000]);
  });

  it('is tried by chance within half the pause, so that a crowd does not return at once', () => {
    expect(pauseBefore(2, 0)).toBe(1000);
    expect(pauseBefore(2, 0.5)).toBe(1500);
  });
});
