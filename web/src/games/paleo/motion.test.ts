import { describe, expect, it } from 'vitest';
import { flights } from './motion';
import type { PaleoView, SeatView } from './view';

const seat = (change: Partial<SeatView> = {}): SeatView => ({
  seat: 0,
  deck: [],
  front: [{ back: 'forest', hint: '', card: 'tree' }],
  people: [{ card: 'arn', wounds: 0, hearts: 1 }],
  belongings: [],
  items: {},
  traits: { strength: 0, perception: 0, craft: 0 },
  lent: { strength: 0, perception: 0, craft: 0 },
  together: { strength: 0, perception: 0, craft: 0 },
  helping: null,
  camped: false,
  ...change,
});

const view = (change: Partial<PaleoView> = {}): PaleoView =>
  ({
    phase: 'day',
    deaths: 0,
    paintings: 0,
    storage: { food: 5, wood: 0, stone: 0 },
    workshop: { slots: 4, cards: [], compartments: { torch: 5 } },
    decks: { people: 16, dreams: 16, inventions: 8, asides: 0 },
    seats: [seat()],
    ...change,
  }) as PaleoView;

describe('what travels', () => {
  it('is nothing where nothing changed', () => {
    expect(flights(view(), view())).toEqual([]);
  });

  it('is gained wood, from the card to the storage', () => {
    const after = view({ storage: { food: 5, wood: 2, stone: 0 }, seats: [seat({ front: [] })] });
    const wood = { icon: 'wood', from: 'front:0', to: 'storage:wood' };
    expect(flights(view(), after)).toEqual([wood, wood]);
  });

  it('is eaten food, from the storage to the camp, when night falls', () => {
    const after = view({ phase: 'night', storage: { food: 4, wood: 0, stone: 0 } });
    expect(flights(view(), after)).toEqual([{ icon: 'food', from: 'storage:food', to: 'camp' }]);
  });

  it('is a crafted item, from its compartment, and a gained one, from the card', () => {
    const workshop = { ...view().workshop, compartments: { torch: 4 } };
    const after = view({ workshop, seats: [seat({ items: { torch: 1, hide: 1 } })] });
    expect(flights(view(), after)).toEqual([
      { icon: 'torch', from: 'compartment:torch', to: 'item:0:torch' },
      { icon: 'hide', from: 'front:0', to: 'item:0:hide' },
    ]);
  });

  it('is a wound, and a new person', () => {
    const people = [
      { card: 'arn', wounds: 1, hearts: 1 },
      { card: 'sela', wounds: 0, hearts: 1 },
    ];
    expect(flights(view(), view({ seats: [seat({ people })] }))).toEqual([
      { icon: 'wound', from: 'front:0', to: 'person:arn' },
      { icon: 'person', from: 'pile:people', to: 'person:sela' },
    ]);
  });
});
