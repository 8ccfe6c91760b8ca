import { expect, it } from 'vitest';
import type { Session } from '../../table/session.svelte';
import { onlyAnswer } from './secret';

const END = { key: 'end_turn' };
const PERSON = { kind: 'person' };
const BOT = { kind: 'bot' };

/** Somebody on seat 0 who is asked this. */
function asked(options: object[], seats = [PERSON, BOT], more: object = {}): Session {
  const table = { you: { seats: [0] }, seats };
  const ask = { private: true, options };
  return { ask, table, step: null, telling: null, answerable: true, ...more } as unknown as Session;
}

it('gives the only answer to what is asked for the sake of secrecy beside bots', () => {
  expect(onlyAnswer(asked([END]))).toBe(END);
});

it('leaves everything that decides, and what other people could learn from', () => {
  expect(onlyAnswer(asked([END, { key: 'buy' }]))).toBeNull();
  expect(onlyAnswer(asked([END], [PERSON, PERSON]))).toBeNull();
  expect(onlyAnswer(asked([END], [PERSON, BOT], { ask: { private: false, options: [END] } }))).toBeNull();
});

it('waits until the story is told', () => {
  expect(onlyAnswer(asked([END], undefined, { step: { shows: 'dice' } }))).toBeNull();
  expect(onlyAnswer(asked([END], undefined, { telling: [] }))).toBeNull();
  expect(onlyAnswer(asked([END], undefined, { answerable: false }))).toBeNull();
});
