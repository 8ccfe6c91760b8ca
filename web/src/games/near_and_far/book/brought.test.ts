import { expect, it } from 'vitest';
import type { LogLine } from '../../../table/protocol';
import { brought, doerOf } from './brought';

const line = (at: number, key: string, args: LogLine['args'] = {}): LogLine => ({
  at,
  key,
  args,
  phrase: { key: `event-${key}`, args: {} },
  shows: 'note',
  icon: '',
  things: [],
  path: null,
});
const log = [
  line(3, 'gained'),
  line(7, 'read', { seat: 1, entry: '3' }),
  line(7, 'gained'),
  line(7, 'noted'),
  line(8, 'treasure'),
  line(9, 'paid'),
  line(9, 'gained'),
];

it('tells what was received with an entry, and not what was done after it', () => {
  expect(brought(log, '3').map(({ key }) => key)).toEqual(['gained', 'noted', 'treasure']);
});

it('knows whose entry it was', () => {
  expect(doerOf(log, '3')).toBe(1);
  expect(doerOf(log, '4')).toBeNull();
});

it('tells nothing of an entry that is not the last one read', () => {
  expect(brought(log, '4')).toEqual([]);
  expect(brought([], '3')).toEqual([]);
  expect(brought([...log, line(12, 'read', { entry: '9' })], '3')).toEqual([]);
});
