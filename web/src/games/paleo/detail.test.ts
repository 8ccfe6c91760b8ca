import { describe, expect, it } from 'vitest';
import type { Option, Phrase } from '../../table/protocol';
import { detailOf } from './detail';
import type { PaleoView } from './view';

const food: Phrase = { key: 'gain-food', args: { n: 2 } };
const hide: Phrase = { key: 'gain-hide', args: { n: 1 } };
const strength: Phrase = { key: 'need-strength', args: { n: 1 } };
const both: Phrase = { key: 'words-comma', args: { first: food, rest: hide } };
const act = (deed: Phrase): Option => ({
  key: 'act',
  args: ['deer', 0],
  phrase: { key: 'option-act', args: { deed } },
});

describe('an option in the list', () => {
  it('shows what it brings above and what it asks below', () => {
    const deed = { key: 'deed', args: { conditions: strength, outcome: both } };
    expect(detailOf(act(deed), null)).toEqual({ icon: 'food', main: both, under: strength });
  });

  it('has nothing below when it asks nothing', () => {
    expect(detailOf(act({ key: 'deed-free', args: { outcome: food } }), null)?.under).toBeNull();
  });

  it('tells the back of the card that it chooses', () => {
    const deck = [{ back: 'river', hint: 'mammoth', card: null }];
    const view = { seats: [{ deck }] } as unknown as PaleoView;
    const option: Option = {
      key: 'choose',
      args: [0, 0],
      phrase: { key: 'option-choose', args: { place: 1 } },
    };
    const detail = detailOf(option, view);
    expect(detail?.icon).toBe('river');
    expect(detail?.under?.args).toEqual({
      first: { key: 'back-river', args: {} },
      rest: { key: 'hint-mammoth', args: {} },
    });
  });

  it('says no more than its words where they are enough', () => {
    expect(detailOf({ key: 'rest', args: [], phrase: { key: 'option-rest', args: {} } }, null)).toBeNull();
  });
});
