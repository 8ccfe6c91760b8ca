import { expect, it } from 'vitest';
import { figuresBySeat, figuresOf, turningPoints } from './figures';
import type { LogLine } from './protocol';

const line = (shows: LogLine['shows'], seat: number | null = null, args: LogLine['args'] = {}): LogLine => ({
  at: 1,
  key: shows,
  args,
  phrase: { key: `event-${shows}`, args: seat === null ? {} : { who: { seat } } },
  shows,
  icon: '',
  things: [],
  path: null,
});
const log = [
  line('phase'),
  line('card', 0),
  line('wound', 1, { n: 2 }),
  line('wound', 0),
  line('dice', 1),
  line('note', 1),
  line('death', 1),
  line('end'),
];

it('counts what happened', () => {
  expect(figuresOf(log)).toEqual({ cards: 1, dice: 1, wounds: 3, deaths: 1 });
});

it('counts for each who it happened to', () => {
  expect(figuresBySeat(log, 2)).toEqual([
    { cards: 1, dice: 0, wounds: 1, deaths: 0 },
    { cards: 0, dice: 1, wounds: 2, deaths: 1 },
  ]);
});

it('finds what decided the game', () => {
  const great = { cards: ['card'], goals: [] };
  expect(turningPoints(log, great).map(({ shows }) => shows)).toEqual(['card', 'wound', 'death']);
  expect(turningPoints(log, great, 2).map(({ shows }) => shows)).toEqual(['wound', 'death']);
  expect(turningPoints(log.slice(3, 6), { cards: [], goals: [] }).map(({ shows }) => shows)).toEqual([
    'wound',
    'dice',
  ]);
});

it('tells steps that follow each other by the last of them', () => {
  const steps = [
    line('note', 0, { n: 1 }),
    line('note', 0, { n: 2 }),
    line('death', 1),
    line('note', 0, { n: 3 }),
  ];
  const decided = turningPoints(steps, { cards: [], goals: ['note'] });
  expect(decided.map(({ shows, args }) => [shows, args['n']])).toEqual([
    ['note', 2],
    ['death', undefined],
    ['note', 3],
  ]);
});
