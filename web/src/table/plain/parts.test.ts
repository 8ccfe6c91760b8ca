import { describe, expect, it } from 'vitest';
import { laidOut, type Known } from './parts';

const known: Known = { seats: 2, isCard: (word) => ['owl', 'wolf'].includes(word) };
const laid = (view: Record<string, unknown>) => laidOut(view, known);
const names = (facts: { name: string }[]) => facts.map(({ name }) => name);

describe('any view', () => {
  it('is a line of figures and words, and what takes more room', () => {
    const { short, long } = laid({
      game: 'embers',
      you: 0,
      round: 3,
      fire: 4,
      phase: 'dusk',
      late: true,
      deck: ['?'],
    });
    expect(short).toEqual([
      { name: 'fire', part: { sort: 'number', n: 4 } },
      { name: 'phase', part: { sort: 'word', word: 'dusk' } },
      { name: 'late', part: { sort: 'flag', on: true } },
    ]);
    expect(names(long)).toEqual(['deck']);
  });

  it('shows cards in their order, counts those that are alike, and knows what lies face down', () => {
    expect(laid({ deck: ['?', '?', 'owl', 'owl', 'wolf', '?'] }).long[0]?.part).toEqual({
      sort: 'cards',
      cards: [
        { card: null, n: 2 },
        { card: 'owl', n: 2 },
        { card: 'wolf', n: 1 },
        { card: null, n: 1 },
      ],
    });
    expect(laid({ top: 'owl' }).long[0]?.part).toEqual({ sort: 'cards', cards: [{ card: 'owl', n: 1 }] });
  });

  it('gives to each seat what is its own, whether the seats have lists or the lists have seats', () => {
    const { seats, long } = laid({
      hands: [['owl'], ['?']],
      beads: [3, 2],
      deck: ['?', '?'],
      seats: [
        { seat: 1, name: 'hut' },
        { seat: 0, name: 'cave' },
      ],
    });
    expect(names(long)).toEqual(['deck']);
    expect(seats.map(names)).toEqual([
      ['hands', 'beads', 'name'],
      ['hands', 'beads', 'name'],
    ]);
    expect(seats[0]?.[2]?.part).toEqual({ sort: 'word', word: 'cave' });
  });

  it('says who is meant where a seat is named', () => {
    expect(laid({ first: 1 }).short[0]?.part).toEqual({ sort: 'seat', seat: 1 });
    expect(laid({ first: 7 }).short[0]?.part).toEqual({ sort: 'number', n: 7 });
  });

  it('keeps what lies in one another, and leaves out what is not there', () => {
    const { long } = laid({
      empty: [],
      none: null,
      blank: '',
      camp: { fire: { wood: 2, ash: null }, tents: [1, 2, 3] },
    });
    expect(long).toEqual([
      {
        name: 'camp',
        part: {
          sort: 'facts',
          facts: [
            {
              name: 'fire',
              part: { sort: 'facts', facts: [{ name: 'wood', part: { sort: 'number', n: 2 } }] },
            },
            {
              name: 'tents',
              part: { sort: 'list', parts: [1, 2, 3].map((n) => ({ sort: 'number', n })) },
            },
          ],
        },
      },
    ]);
  });
});
