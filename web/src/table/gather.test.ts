import { describe, expect, it } from 'vitest';
import { planOf, repeatOf, room, same, spelled, type Gathered } from './gather';
import { ask, option } from './made';
import type { ArgData } from './protocol';

const heal = (...args: ArgData[]) => option('heal', args);
const arn = heal(0, 'arn');
const sela = heal(0, 'sela');
const gathered: Gathered = {
  total: 3,
  rows: [
    { option: arn, most: 1 },
    { option: sela, most: 3 },
  ],
  stop: null,
};

describe('a gathered gesture', () => {
  it('lets nobody take more than there is', () => {
    expect(room(gathered, [0, 0], 0)).toBe(1);
    expect(room(gathered, [1, 0], 0)).toBe(0);
    expect(room(gathered, [1, 1], 1)).toBe(1);
    expect(room(gathered, [1, 2], 1)).toBe(0);
  });

  it('promises only what can be had together', () => {
    const three: Gathered = { ...gathered, fits: (counts) => (counts[0] ?? 0) + (counts[1] ?? 0) < 3 };
    expect(room(three, [1, 0], 1)).toBeGreaterThan(0);
    expect(room(three, [1, 1], 1)).toBe(0);
  });

  it('spells the answers out', () => {
    expect(spelled(gathered, [1, 2])).toEqual([arn, sela, sela]);
  });

  it('is given answer by answer while the question is the same', () => {
    const plan = planOf('ask-choose_healed', [sela, sela], null);
    expect(plan(ask('ask-choose_healed', [arn, sela]))).toBe(sela);
    expect(plan(ask('ask-other', [arn, sela]))).toBeNull();
  });

  it('stops where an answer is no longer offered', () => {
    const plan = planOf('ask-choose_healed', [sela], null);
    expect(plan(ask('ask-choose_healed', [arn]))).toBeNull();
  });

  it('ends the thought with its stop, once', () => {
    const torch = option('craft', ['torch', 0]);
    const stop = option('stop_crafting');
    const plan = planOf('ask-choose_item', [torch], stop);
    expect(plan(ask('ask-choose_item', [torch, stop]))).toBe(torch);
    expect(plan(ask('ask-choose_item', [torch, stop]))).toBe(stop);
    expect(plan(ask('ask-choose_item', [torch, stop]))).toBeNull();
  });

  it('may repeat one answer', () => {
    const plan = repeatOf('ask-choose_healed', sela);
    expect(plan(ask('ask-choose_healed', [arn, sela]))).toBe(sela);
    expect(plan(ask('ask-choose_healed', [arn]))).toBeNull();
  });

  it('tells options apart by key and things', () => {
    expect(same(arn, heal(0, 'arn'))).toBe(true);
    expect(same(arn, sela)).toBe(false);
    expect(same(arn, heal(0))).toBe(false);
    expect(same(heal([0, ['arn']]), heal([0, ['arn']]))).toBe(true);
    expect(same(heal([0, ['arn']]), heal([0, 'arn']))).toBe(false);
  });
});
