import { expect, it } from 'vitest';
import { unread } from './chat';
import type { ChatData } from './protocol';

const line = (n: number, seat: number | null): ChatData => ({
  n,
  seat,
  name: '',
  text: 'hi',
  quick: null,
  at: '',
});

it('counts what others said after the last line that was read', () => {
  const chat = [line(1, 1), line(2, 0), line(3, null), line(4, 1)];
  expect(unread(chat, 0, [0])).toBe(3);
  expect(unread(chat, 1, [0])).toBe(2);
  expect(unread(chat, 4, [0])).toBe(0);
});
