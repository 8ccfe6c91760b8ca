import { describe, expect, it } from 'vitest';
import { flights } from './motion';
import type { RobinsonView } from './view';

const none = { wood: 0, food: 0, preserves: 0, fur: 0 };
const view = (change: Partial<RobinsonView> = {}): RobinsonView =>
  ({
    phase: 'action',
    plan: [{ action: { kind: 'gather', what: 'wood', space: 'B2', choice: 0 }, pawns: ['0'] }],
    available: none,
    future: none,
    seats: [{ seat: 0, character: 'cook', wounds: 0, determination: 0 }],
    island: { camp: 'B1', spaces: [{ space: 'A1', tile: null }] },
    scenario: { woodpile: null },
    ...change,
  }) as unknown as RobinsonView;

describe('what travels', () => {
  it('is nothing where nothing changed', () => {
    expect(flights(view(), view())).toEqual([]);
  });

  it('is gathered wood, and a wound for the leader', () => {
    const seats = [{ ...view().seats[0], wounds: 1 }] as RobinsonView['seats'];
    expect(flights(view(), view({ future: { ...none, wood: 1 }, seats }))).toEqual([
      { icon: 'wood', from: 'action:gather', to: 'store:wood' },
      { icon: 'wound', from: 'action:gather', to: 'seat:0' },
    ]);
  });

  it('is a new tile, from its pile', () => {
    const spaces = [{ space: 'A1', tile: {} }] as RobinsonView['island']['spaces'];
    expect(flights(view(), view({ island: { ...view().island, spaces } }))).toEqual([
      { icon: 'tile', from: 'deck:tiles', to: 'space:A1' },
    ]);
  });
});
