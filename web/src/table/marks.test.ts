import { expect, it } from 'vitest';
import { markBefore, momentsOf, nextMark, roundsOf } from './marks';
import type { LogLine } from './protocol';

const line = (at: number, key: string, shows: LogLine['shows'], args: LogLine['args'] = {}): LogLine => ({
  at,
  key,
  args,
  phrase: { key: `event-${key}`, args: {} },
  shows,
  icon: '',
  things: [],
  path: null,
});
const log = [
  line(0, 'round', 'phase', { n: 1 }),
  line(3, 'wounded', 'wound', { n: 2 }),
  line(3, 'wounded', 'wound', { n: 1 }),
  line(5, 'turn', 'phase', { seat: 1, n: 4 }),
  line(6, 'mystery', 'card'),
  line(7, 'tree', 'card'),
  line(9, 'round', 'phase', { n: 2 }),
  line(11, 'died', 'death'),
];
const great = { cards: ['mystery'], goals: [] };

it('marks the rounds and nobody’s turn', () => {
  expect(roundsOf(log).map(({ at }) => at)).toEqual([0, 9]);
});

it('finds what mattered, once for each answer', () => {
  expect(momentsOf(log, 'wounds', great).map(({ at }) => at)).toEqual([3]);
  expect(momentsOf(log, 'deaths', great).map(({ at }) => at)).toEqual([11]);
  expect(momentsOf(log, 'cards', great).map(({ at }) => at)).toEqual([6]);
  expect(momentsOf(log, 'goals', great)).toEqual([]);
});

it('goes from mark to mark, and after the last to the first again', () => {
  const rounds = roundsOf(log);
  expect(nextMark(rounds, 0)?.at).toBe(9);
  expect(nextMark(rounds, 9)?.at).toBe(0);
  expect(markBefore(rounds, 9)?.at).toBe(0);
  expect(markBefore(rounds, 0)).toBeUndefined();
});
