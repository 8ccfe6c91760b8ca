import { afterEach, describe, expect, it } from 'vitest';
import { hand, inHand, pawnOf } from './hand.svelte';

const option = (key: string, ...args: (string | number)[]) => ({ key, args });
const mine = option('lead', '1', 'explore', 'A1');
const fridays = option('support', 'friday', 2, 'explore', 'A1');

describe('the pawn in hand', () => {
  afterEach(() => (hand.pawn = null));

  it('is the one that a click on the board places', () => {
    hand.pawn = 'friday';
    expect([mine, fridays].map(inHand)).toEqual([false, true]);
  });

  it('hinders nothing that places no pawn', () => {
    hand.pawn = 'friday';
    expect(inHand(option('take_back', '1', 0))).toBe(true);
    expect(pawnOf(option('ready'))).toBeNull();
  });

  it('leaves everything open while none is in hand', () => {
    expect([mine, fridays].map(inHand)).toEqual([true, true]);
  });
});
