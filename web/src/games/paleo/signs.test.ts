import { expect, test } from 'vitest';
import type { Phrase } from '../../table/protocol';
import { chip } from './signs';

const say = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });
const tremors = say('sign-tremors');

test('each thing that comes to pass has a sign of its own', () => {
  const signs = ['tremors', 'water', 'enraged', 'quiet_pack'].map(
    (name) => chip(say('need-sign', { sign: say(`sign-${name}`) })).sign,
  );
  expect(new Set(signs).size).toBe(4);
});

test('what is not yet and what is over is crossed out, what is and what begins is not', () => {
  const crossed = (phrase: Phrase) => chip(phrase).crossed;
  expect(chip(say('need-sign', { sign: say('need-not', { sign: tremors }) })).sign).toBe('sign-tremors');
  expect(crossed(say('need-sign', { sign: say('need-not', { sign: tremors }) }))).toBe(true);
  expect(crossed(say('effect-lift_sign', { sign: tremors }))).toBe(true);
  expect(crossed(say('effect-give_sign', { sign: tremors }))).toBe(false);
  expect(crossed(say('need-sign', { sign: tremors }))).toBe(false);
});
