import { describe, expect, it } from 'vitest';
import { fresh } from './fresh';
import type { Ask, Option } from './protocol';

const option = (key: string): Option => ({ key, args: [], phrase: { key, args: {} } });
const ask = (prompt: string, ...keys: string[]): Ask => ({
  decision: 1,
  seat: 0,
  seats: [0],
  private: false,
  prompt: { key: prompt, args: {} },
  options: keys.map(option),
});
const keys = (options: Option[]) => options.map(({ key }) => key);

describe('what a question is about', () => {
  it('is not what could be used before it', () => {
    const night = ask('ask-nightfall', 'go_to_sleep', 'biscuits');
    expect(keys(fresh(ask('ask-move_camp', 'stay', 'camp', 'biscuits'), night))).toEqual(['stay', 'camp']);
  });

  it('is everything where it is the first one, or asked again', () => {
    const plan = ask('ask-plan', 'lead', 'biscuits');
    expect(keys(fresh(plan, null))).toEqual(['lead', 'biscuits']);
    expect(keys(fresh(plan, ask('ask-plan', 'lead')))).toEqual(['lead', 'biscuits']);
  });
});
