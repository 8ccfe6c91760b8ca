import { describe, expect, it } from 'vitest';
import { line } from '../../table/made';
import { diceOf, facesOf } from './dice';

const roll = (strength: number, perception: number, craft: number) =>
  facesOf({ key: 'event-rolled', args: { seat: { seat: 0 }, strength, perception, craft } });

describe('a roll', () => {
  it('shows one face for each trait', () => {
    expect(roll(2, 0, 1)).toEqual([
      { die: 'trait', sign: 'strength', n: 2 },
      { die: 'trait', sign: 'craft', n: 1 },
    ]);
  });

  it('needs two dice for three or four of a trait', () => {
    expect(roll(0, 3, 0).map((face) => face.n)).toEqual([2, 1]);
    expect(roll(0, 4, 0).map((face) => face.n)).toEqual([2, 2]);
  });

  it('is the last one that was told', () => {
    const rolled = (strength: number) =>
      line('rolled', {}, { phrase: { key: 'event-rolled', args: { strength, perception: 0, craft: 0 } } });
    expect(diceOf([rolled(1), rolled(2)]).dice.map((face) => face.n)).toEqual([2]);
    expect(diceOf([]).dice).toEqual([]);
  });
});
