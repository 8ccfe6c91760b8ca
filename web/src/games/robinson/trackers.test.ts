import { describe, expect, it } from 'vitest';
import { crew, nextVictim, settlement, trackers, wanted, woodpile } from './trackers';
import type { RobinsonView } from './view';

const view = (
  scenario: Partial<RobinsonView['scenario']>,
  change: Partial<RobinsonView> = {},
): RobinsonView =>
  ({
    players: 2,
    round: 8,
    signs: [],
    items: [],
    island: {
      camp: 'B1',
      spaces: [
        { tile: {}, tokens: ['cross'] },
        { tile: null, tokens: [] },
      ],
    },
    levels: { shelter: true, natural: false, roof: 1, palisade: 0, weapons: 0 },
    scenario: { track: {}, printed: {}, ...scenario },
    ...change,
  }) as unknown as RobinsonView;

describe('the scenario sheet', () => {
  it('fills the woodpile level by level', () => {
    const pile = woodpile(view({ track: { woodpile: 4 }, printed: { woodpile: [1, 2, 3] } }));
    expect(pile).toEqual([
      { holds: 1, of: 1 },
      { holds: 2, of: 2 },
      { holds: 1, of: 3 },
    ]);
  });

  it('counts crosses, and what the number of players asks for', () => {
    const found = trackers(
      view({ track: { places: 1 }, printed: { crosses: 5, tiles: [6, 7], places: [3, 4] } }),
    );
    expect(found.map(({ name, n, of }) => [name, n, of])).toEqual([
      ['crosses', 1, 5],
      ['tiles', 1, 7],
      ['places', 1, 4],
    ]);
  });

  it('knows which inventions the family still wants, and its children', () => {
    const items = [
      { card: 'raft', fading: false, used: false },
      { card: 'bed', fading: true, used: false },
    ];
    const family = view(
      { printed: { births: [7, 9] } },
      { signs: ['family raft', 'family bed', 'half'], items },
    );
    expect(wanted(family)).toEqual([
      { card: 'raft', built: true },
      { card: 'bed', built: false },
    ]);
    expect(trackers(family).map(({ name, n, of }) => [name, n, of])).toEqual([
      ['family', 1, 2],
      ['home', 2, 4],
      ['children', 1, 2],
    ]);
  });

  it('tells the dead of the crew from the captured', () => {
    const found = crew(
      view({ track: { lights: 1, actress: 2 }, printed: { crew: ['lights', 'actress', 'actor'] } }),
    );
    expect(found.map(({ fate }) => fate)).toEqual(['dead', 'taken', 'alive']);
  });

  it('names the next of the crew whom Kong takes', () => {
    const printed = { crew: ['lights', 'actress', 'actor'] };
    expect(nextVictim(view({ track: { lights: 1, actress: 2 }, printed }))).toBe('actor');
    expect(nextVictim(view({ track: {}, printed: {} }))).toBeNull();
  });

  it('counts burned villages and how strong the others are', () => {
    const printed = { villages: 4, city: 'A4' };
    const found = trackers(view({ track: { burned: 1 }, foes: { village: 6, city: 18 }, printed }));
    expect(found.map(({ name, n, of, strength }) => [name, n, of, strength])).toEqual([
      ['villages', 1, 4, 6],
      ['city', 0, 1, 18],
    ]);
  });

  it('tells villages, the city and their ashes', () => {
    const signs = ['village A1', 'village B2', 'burned B2'];
    const found = view({ printed: { city: 'A4' } }, { signs });
    expect(['A1', 'B2', 'A4', 'C1'].map((space) => settlement(found, space))).toEqual([
      'village',
      'burned',
      'city',
      null,
    ]);
  });
});
