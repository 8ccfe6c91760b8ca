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
      'craftsmanship moment RC-135',
      'a_new_idea dear RC-133',
      'handyman used RC-134',
    ]);
    expect(idleThings(island(), [], known)[1]?.why.args).toEqual({ n: 3, have: 2 });
  });

  it('is silent about what is offered', () => {
    expect(reasons(island(), option('ability', 'craftsmanship'))).not.toContain(
      'craftsmanship moment RC-135',
    );
    const view = island({ seats: [], equipment: [{ card: 'biscuits', uses: 1 }] });
    expect(reasons({ ...view, seats: [{ ...carpenter, abilities: [] }] }, option('biscuits'))).toEqual([]);
  });

  it('tells that a card forbids abilities in this round to one character', () => {
    const banned = reasons(island({ signs: ['round no_abilities 0'] }));
    expect(banned[0]).toBe('craftsmanship banned RC-135');
    expect(reasons(island({ signs: ['round no_abilities 1'] }))[0]).toBe('craftsmanship moment RC-135');
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
      'flask_of_rum moment RC-079',
      'barrel claimed RC-388',
      'old_clothes used RC-079',
      'blankets moment RC-079',
      'vegetables moment RC-089',
      'bottle_of_wine future RC-054',
      'poison future RC-054',
    ]);
  });

  it('has nothing to tell to a spectator or after the end', () => {
    expect(reasons(island({ you: null }))).toEqual([]);
    expect(reasons(island({ result: { won: true, cause: 'ship' } }))).toEqual([]);
  });
});
