import { describe, expect, it } from 'vitest';
import { facesOf } from './dice';

const roll = (strength: number, perception: number, craft: number) =>
  facesOf({ key: 'event-rolled', args: { seat: { seat: 0 }, strength, perception, craft } });

describe('a roll', () => {
  it('shows one face for each trait', () => {
    expect(roll(2, 0, 1)).toEqual([
      { trait: 'strength', points: 2 },
      { trait: 'craft', points: 1 },
    ]);
  });

  it('needs two dice for three or four of a trait', () => {
    expect(roll(0, 3, 0).map((face) => face.points)).toEqual([2, 1]);
    expect(roll(0, 4, 0).map((face) => face.points)).toEqual([2, 2]);
  });
});
