import { afterEach, describe, expect, it } from 'vitest';
import type { Ask, Option } from '../../table/protocol';
import { hand } from './hand.svelte';
import { optionIcon, thingsOf } from './things';

const ask: Ask = {
  decision: 1,
  seat: 1,
  seats: [1],
  private: false,
  prompt: { key: 'ask-plan', args: {} },
  options: [],
};
const touched = (key: string, ...args: (string | number)[]) => {
  const option = { key, args } as Option;
  return thingsOf(option, { ...ask, options: [option] });
};

describe('an option of Robinson Crusoe', () => {
  afterEach(() => (hand.pawn = null));

  it('lights the place and the action that a pawn may lead', () => {
    expect(touched('lead', '1', 'explore', 'A1', 0, 0, 0, 0)).toEqual(['space:A1', 'action:explore']);
    expect(touched('lead', '1', 'gather', 'B2:wood', 0, 0, 0, 0)).toEqual([
      'source:B2:wood',
      'action:gather',
    ]);
    expect(touched('lead', '1', 'build', 'roof', 2, 0, 0, 0)).toEqual(['level:roof', 'action:build']);
    expect(touched('lead', '1', 'build', 'shovel', 0, 0, 0, 0)).toEqual(['card:shovel', 'action:build']);
    expect(touched('lead', '1', 'threat', 'storm_1:0', 0, 0, 0, 0)).toEqual([
      'card:storm_1',
      'action:threat',
    ]);
    expect(touched('lead', '1', 'build', 'cross:B2', 2, 0, 0, 0)).toEqual(['space:B2', 'action:build']);
    expect(touched('lead', '1', 'rest', '', 0, 0, 0, 0)).toEqual(['action:rest']);
  });

  it('belongs to the pawn in hand', () => {
    hand.pawn = 'friday';
    expect(touched('lead', '1', 'explore', 'A1', 0, 0, 0, 0)).toEqual([]);
    expect(touched('lead', 'friday', 'explore', 'A1', 0, 0, 0, 0)).toEqual(['space:A1', 'action:explore']);
    expect(touched('take_back', '1', 0, 'rest', '')).toEqual(['pawn:0:1']);
  });

  it('is told of with any pawn where it is forbidden, or considered by another', () => {
    hand.pawn = 'friday';
    const blocked = { key: 'lead', args: ['1', 'hunt', '', 0, 0, 0, 0] };
    expect(thingsOf(blocked, ask)).toEqual(['action:hunt']);
  });

  it('lights a planned action that can be helped, and its place', () => {
    expect(touched('support', '1', 2, 'explore', 'A1')).toEqual(['plan:2', 'space:A1', 'action:explore']);
  });

  it('lights cards, people, spaces and stores', () => {
    expect(touched('ability', 'scouting')).toEqual(['card:scouting']);
    expect(touched('pistol')).toEqual(['card:pistol']);
    expect(touched('heal', 0)).toEqual(['seat:0']);
    expect(touched('fog', 'C2')).toEqual(['space:C2']);
    expect(touched('meal', 'preserves')).toEqual(['store:preserves']);
    expect(touched('ready')).toEqual([]);
  });

  it('has the sign of what it is about', () => {
    expect(optionIcon({ key: 'lead', args: ['0', 'gather', 'B2:fish', 0, 0, 0, 0] })).toBe('fish');
    expect(optionIcon({ key: 'lead', args: ['0', 'build', 'knife', 0, 0, 0, 0] })).toBe('pic-knife');
    expect(optionIcon({ key: 'stack_wood', args: [2] })).toBe('woodpile');
  });
});
