import { describe, expect, it } from 'vitest';
import type { Ask, Option } from '../../table/protocol';
import { optionIcon, thingsOf } from './things';

const ask: Ask = {
  decision: 1,
  seat: 2,
  seats: [2],
  private: false,
  prompt: { key: 'ask', args: {} },
  options: [],
};
const touched = (key: string, ...args: (string | number)[]) => thingsOf({ key, args } as Option, ask);

describe('an option of Paleo', () => {
  it('lights the card back that it chooses', () => {
    expect(touched('choose', 2, 1)).toEqual(['deck:2:1']);
  });

  it('lights the line of the revealed card and the card itself', () => {
    expect(touched('act', 'tree', 1)).toEqual(['line:tree:1', 'front:2']);
  });

  it('lights whoever is helped, wounded or given something', () => {
    expect(touched('help', 0)).toEqual(['seat:0', 'front:0']);
    expect(touched('wound', 1, 'arn')).toEqual(['person:arn']);
    expect(touched('give', 3, 'hide')).toEqual(['seat:3']);
  });

  it('lights the storage for resources and the seat for items that are kept', () => {
    expect(touched('keep', 'food')).toEqual(['storage:food']);
    expect(touched('keep', 'torch')).toEqual(['seat:2']);
  });

  it('touches nothing when it only ends something', () => {
    expect(touched('rest')).toEqual([]);
  });

  it('has the sign of what it is about', () => {
    expect(optionIcon({ key: 'protect', args: [0, 'hide'] })).toBe('hide');
    expect(optionIcon({ key: 'craft', args: ['spear', 1] })).toBe('spear');
    expect(optionIcon({ key: 'help', args: [1] })).toBe('helping');
  });
});
