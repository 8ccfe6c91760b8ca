import { describe, expect, it } from 'vitest';
import { stillOffered } from './again';
import { ask, option } from './made';
import type { Option } from './protocol';

const plan = (decision: number, ...options: Option[]) =>
  ask('ask-plan', options, { decision, seat: 1, seats: [1] });
const lead = (...args: string[]) => option('lead', args);
const rest = lead('1', 'rest', '');
const sent = { ask: plan(4, rest), option: { key: 'lead', args: ['1', 'rest', ''] } };

describe('an answer that came late', () => {
  it('is given again where the question is the same and offers it', () => {
    expect(stillOffered(sent, plan(5, option('ready'), rest))).toBe(rest);
  });

  it('is not given where it is no longer offered', () => {
    expect(stillOffered(sent, plan(5, lead('1', 'rest', 'B1')))).toBeNull();
  });

  it('is not given to another question, to another seat, or for a group', () => {
    const now = plan(5, rest);
    expect(stillOffered(sent, { ...now, prompt: { key: 'ask-rolled', args: {} } })).toBeNull();
    expect(stillOffered(sent, { ...now, seat: 0, seats: [0] })).toBeNull();
    expect(stillOffered(sent, { ...now, seats: [0, 1] })).toBeNull();
    expect(stillOffered({ ...sent, ask: { ...sent.ask, seats: [0, 1] } }, now)).toBeNull();
  });
});
