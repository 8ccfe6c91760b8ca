import { describe, expect, it } from 'vitest';
import { rolledIn } from './dice';
import { line } from './made';
import type { ArgData } from './protocol';

const roll = (at: number, ...faces: ArgData[]) => line('rolled', { seat: 0, faces }, { at, shows: 'dice' });

describe('the dice', () => {
  it('show what is up, and how often', () => {
    expect(rolledIn([line('act'), roll(1, ['trait', 'strength', 2], ['trait', 'craft', 1])]).dice).toEqual([
      { die: 'trait', sign: 'strength', n: 2 },
      { die: 'trait', sign: 'craft', n: 1 },
    ]);
  });

  it('may have a face that is blank, and tell which face it is', () => {
    expect(rolledIn([roll(1, ['wound', 4, '', 0])]).dice).toEqual([{ die: 'wound', sign: '', n: 0 }]);
  });

  it('are those of the last roll', () => {
    const first = roll(1, ['trait', 'strength', 1]);
    const [second, third] = [roll(2, ['trait', 'craft', 1]), roll(2, ['trait', 'craft', 2])];
    expect(rolledIn([first, second, third]).dice.map(({ n }) => n)).toEqual([1, 2]);
    expect(rolledIn([first, second, third]).lines).toEqual([second, third]);
  });

  it('lie still where nothing was rolled', () => {
    expect(rolledIn([line('act')])).toEqual({ dice: [], lines: [] });
  });
});
