import { describe, expect, it } from 'vitest';
import type { Option } from '../../table/protocol';
import { idleThings } from './idle';
import type { RobinsonView, SurvivorView } from './view';

const carpenter = {
  seat: 0,
  determination: 2,
  abilities: [
    { ability: 'craftsmanship', cost: 2, used: false },
    { ability: 'a_new_idea', cost: 3, used: false },
    { ability: 'handyman', cost: 3, used: true },
  ],
} as unknown as SurvivorView;

function island(wish: Partial<RobinsonView> = {}): RobinsonView {
  return {
    you: 0,
    seats: [carpenter],
    signs: [],
    phase: 'action',
    items: [],
    levels: { weapons: 0, roof: 0, palisade: 0, shelter: false, natural: false },
    available: { wood: 0, food: 0, preserves: 0, fur: 0 },
    friday: null,
    jenny: null,
    decks: {},
    aside: {},
    equipment: [],
    treasures: [],
    treasures_future: [],
    discoveries: { available: [], future: [] },
    ...wish,
  } as unknown as RobinsonView;
}

const option = (key: string, ...args: (string | number)[]): Option => ({
  key,
  args,
  phrase: { key: `option-${key}`, args: {} },
});
const known = new Proxy({}, { get: () => ({}) });

function reasons(view: RobinsonView, ...options: Option[]): string[] {
  return idleThings(view, options, known).map(
    ({ card, why, rule }) => `${card} ${why.key.replace('web-robinson-idle-', '')} ${rule}`,
  );
}

describe('things that cannot be used now', () => {
  it('tells of abilities that are used, too dear or not of use', () => {
    expect(reasons(island())).toEqual([
      'craftsmanship moment-built RC-135',
      'a_new_idea dear RC-133',
      'handyman used RC-134',
    ]);
    expect(idleThings(island(), [], known)[1]?.why.args).toEqual({ n: 3, have: 2 });
  });

  it('is silent about what is offered', () => {
    expect(reasons(island(), option('ability', 'craftsmanship'))).not.toContain(
      'craftsmanship moment-built RC-135',
    );
    const view = island({ seats: [], equipment: [{ card: 'biscuits', uses: 1 }] });
    expect(reasons({ ...view, seats: [{ ...carpenter, abilities: [] }] }, option('biscuits'))).toEqual([]);
  });

  it('tells that a card forbids abilities in this round to one character', () => {
    const banned = reasons(island({ signs: ['round no_abilities 0'] }));
    expect(banned[0]).toBe('craftsmanship banned RC-135');
    expect(reasons(island({ signs: ['round no_abilities 1'] }))[0]).toBe('craftsmanship moment-built RC-135');
  });

  it('tells of equipment, treasures and tokens', () => {
    const treasure = { uses: 0, used: false, claimed: null };
    const view = island({
      seats: [{ ...carpenter, abilities: [] }],
      equipment: [{ card: 'flask_of_rum', uses: 2 }],
      treasures: [
        { ...treasure, card: 'barrel', claimed: 1 },
        { ...treasure, card: 'old_clothes', used: true },
        { ...treasure, card: 'blankets', claimed: 0 },
      ],
      treasures_future: ['bottle_of_wine'],
      discoveries: { available: ['vegetables', 'vegetables'], future: ['poison'] },
    });
    expect(reasons(view)).toEqual([
      'flask_of_rum moment-night RC-079',
      'barrel claimed RC-388',
      'old_clothes used RC-079',
      'blankets moment-clouds RC-079',
      'vegetables moment-stew RC-089',
      'bottle_of_wine future RC-054',
      'poison future RC-054',
    ]);
  });

  it('tells of the question where nothing else stands in the way', () => {
    const hurt = { ...carpenter, abilities: [], wounds: 1 };
    const tokens = (wish: Partial<RobinsonView>, ...available: string[]) =>
      reasons(island({ seats: [hurt], discoveries: { available, future: [] }, ...wish }));
    expect(tokens({}, 'tobacco')).toEqual(['tobacco moment-question RC-089']);
    expect(tokens({ phase: 'night' }, 'vegetables')).toEqual(['vegetables moment-stew RC-089']);
    const items = [{ card: 'pot', fading: false, used: false }];
    expect(tokens({ phase: 'night', items }, 'vegetables')).toEqual(['vegetables moment-question RC-089']);
    expect(tokens({ phase: 'night' }, 'herbs_s1')).toEqual(['herbs_s1 moment-question RC-089']);
    expect(tokens({ phase: 'night', seats: [{ ...hurt, wounds: 0 }] }, 'herbs_s1')).toEqual([
      'herbs_s1 moment-night RC-089',
    ]);
  });

  it('tells that a pile is used up', () => {
    const soldier = { ...carpenter, abilities: [{ ability: 'tracking', cost: 2, used: false }] };
    const hunting = (count: number) =>
      reasons(island({ seats: [soldier], decks: { hunting: { count, known: [] } } }));
    expect(hunting(0)).toEqual(['tracking moment-deck RC-135']);
    expect(hunting(1)).toEqual(['tracking moment-question RC-135']);
  });

  it('has nothing to tell to a spectator or after the end', () => {
    expect(reasons(island({ you: null }))).toEqual([]);
    expect(reasons(island({ result: { won: true, cause: 'ship' } }))).toEqual([]);
  });
});
