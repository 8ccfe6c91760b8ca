import { expect, it } from 'vitest';
import { tallies, type Finished } from './finished';

const game = (name: string, end: Finished['end'], score: number | null = null): Finished => ({
  id: `${name}${Math.random()}`,
  game: name,
  options: {},
  names: [],
  at: '',
  end,
  clock: { key: '', args: {} },
  cause: { key: '', args: {} },
  score,
  figures: { cards: 0, dice: 0, wounds: 0, deaths: 0 },
});

it('counts each game by itself', () => {
  const all = [
    game('hearth', 'won'),
    game('trek', 'lost', 31),
    game('hearth', 'lost'),
    game('trek', 'won', 44),
  ];
  expect(tallies(all)).toEqual([
    { game: 'hearth', played: 2, won: 1, best: null },
    { game: 'trek', played: 2, won: 1, best: 44 },
  ]);
});
