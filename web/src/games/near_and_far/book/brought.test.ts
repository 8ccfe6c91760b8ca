import { expect, it } from 'vitest';
import type { LogLine } from '../../../table/protocol';
import { brought } from './brought';

const line = (key: string, args: LogLine['args'] = {}): LogLine => ({
  at: 0,
  key,
  args,
  phrase: { key: `event-${key}`, args: {} },
  shows: 'note',
  icon: '',
  things: [],
  path: null,
});
const log = [
  line('gained'),
  line('read', { entry: '3' }),
  line('gained'),
  line('noted'),
  line('round'),
  line('gained'),
];

it('tells what was received right after an entry was read', () => {
  expect(brought(log, '3').map(({ key }) => key)).toEqual(['gained', 'noted']);
});

it('tells nothing of an entry that is not the last one read', () => {
  expect(brought(log, '4')).toEqual([]);
  expect(brought([], '3')).toEqual([]);
  expect(brought([...log, line('read', { entry: '9' })], '3')).toEqual([]);
});
