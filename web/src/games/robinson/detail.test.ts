import { describe, expect, it } from 'vitest';
import type { Ask, CardText, Option, Phrase } from '../../table/protocol';
import { detailOf, gain } from './detail';

const word = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });
const storm = {
  lines: [
    { kind: 'event', conditions: [], outcome: [word('effect-book')] },
    { kind: 'threat', conditions: [], outcome: [word('effect-determination', { n: 1 })] },
    { kind: 'threat', conditions: [], outcome: [word('effect-wood', { n: 2 })] },
    { kind: 'pushed', conditions: [], outcome: [word('effect-wounds', { n: 1 })] },
  ],
} as unknown as CardText;
const axe = {
  lines: [
    { kind: 'build', conditions: [], outcome: [word('effect-weapons', { n: 1 }), word('effect-token')] },
  ],
} as unknown as CardText;
const cards = { storm_1: storm, axe_s1: axe };

describe('what an action brings', () => {
  it('is on the threat card: the chosen answer, and what comes otherwise', () => {
    expect(gain('threat', 'storm_1:1', 2, cards)).toEqual(
      word('web-robinson-or-else', {
        gain: word('effect-wood', { n: 2 }),
        loss: word('effect-wounds', { n: 1 }),
      }),
    );
  });

  it('is all that an invention does', () => {
    expect(gain('build', 'axe_s1', 2, cards)?.key).toBe('words-comma');
    expect(gain('build', 'roof', 2, cards)).toEqual(word('web-robinson-gain-roof'));
  });

  it('is less for four who arrange their camp', () => {
    expect(gain('camp', '', 3, cards)).toEqual(word('option-arrange'));
    expect(gain('camp', '', 4, cards)).toEqual(word('web-robinson-gain-camp'));
  });

  it('is said of a space, not of a special place', () => {
    expect(gain('explore', 'B2', 2, cards)).toEqual(word('web-robinson-gain-explore'));
    expect(gain('explore', 'temple:B2', 2, cards)).toBeNull();
  });
});

describe('an option in the list', () => {
  const deed = word('deed', { kind: word('action-gather'), target: word('source-at') });
  const option: Option = {
    key: 'lead',
    args: ['0', 'gather', 'B2:wood', 0, 0, 0, 0],
    phrase: word('option-lead', { pawn: { seat: 0 }, deed, cost: word('cost-none') }),
  };
  const among = (n: number): Ask => ({
    decision: 1,
    seat: 0,
    seats: [0],
    private: false,
    prompt: word('ask-plan'),
    options: Array.from({ length: n }, () => option),
  });

  it('names its action only where no heading does', () => {
    expect(detailOf(option, among(3), 2, {})?.under?.key).toBe('deed');
    expect(detailOf(option, among(30), 2, {})?.under?.key).toBe('web-robinson-leads');
  });
});
