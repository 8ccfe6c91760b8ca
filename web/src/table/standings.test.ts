import { describe, expect, it } from 'vitest';
import type { ResultData } from './protocol';
import { isTogether, outcome, ranked, signed } from './standings';

type Came = [won: boolean, place: number, score: number | null, cause?: string];
const result = (...came: Came[]): ResultData => ({
  won: came.every(([won]) => won),
  cause: 'end',
  phrase: { key: 'cause-end', args: {} },
  standings: came.map(([won, place, score, cause = 'end']) => ({
    ...{ won, place, score, cause },
    phrase: { key: `cause-${cause}`, args: {} },
  })),
});
const rescued = result([true, 1, null], [true, 1, null]);
const race = result([false, 3, 4], [true, 1, 9], [true, 1, 9]);
const island = result([true, 1, null], [false, 2, null, 'starved']);

describe('the end of a game', () => {
  it('is one for all, or tells the seats apart', () => {
    expect([rescued, race, island].map(isTogether)).toEqual([true, false, false]);
    expect(isTogether(result([true, 1, 7]))).toBe(false);
  });

  it('has the seats by their places; ties share one', () => {
    expect(ranked(race).map(({ seat, place, tied, score }) => [seat, place, tied, score])).toEqual([
      [1, 1, true, 9],
      [2, 1, true, 9],
      [0, 3, false, 4],
    ]);
  });

  it('tells why of a seat whose story is another', () => {
    expect(ranked(island).map(({ own }) => own?.key ?? null)).toEqual([null, 'cause-starved']);
  });

  it('means something else to each who looks', () => {
    expect([[0], [1], [1, 2], [0, 1], []].map((seats) => outcome(race, seats))).toEqual([
      'lost',
      'won',
      'won',
      'over',
      'over',
    ]);
    expect(outcome(rescued, [])).toBe('won');
    expect(outcome(result([false, 1, null]), [])).toBe('lost');
  });
});

it('prints a score below nought with a minus, not a hyphen', () => {
  expect([-4, 0, 12].map(signed)).toEqual(['−4', '0', '12']);
});
