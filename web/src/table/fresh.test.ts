import { describe, expect, it } from 'vitest';
import { fresh } from './fresh';
import { ask, option } from './made';
import type { Option } from './protocol';

const put = (prompt: string, ...keys: string[]) =>
  ask(
    prompt,
    keys.map((key) => option(key)),
  );
const keys = (options: Option[]) => options.map(({ key }) => key);

describe('what a question is about', () => {
  it('is not what could be used before it', () => {
    const night = put('ask-nightfall', 'go_to_sleep', 'biscuits');
    expect(keys(fresh(put('ask-move_camp', 'stay', 'camp', 'biscuits'), night))).toEqual(['stay', 'camp']);
  });

  it('is everything where it is the first one, or asked again', () => {
    const plan = put('ask-plan', 'lead', 'biscuits');
    expect(keys(fresh(plan, null))).toEqual(['lead', 'biscuits']);
    expect(keys(fresh(plan, put('ask-plan', 'lead')))).toEqual(['lead', 'biscuits']);
  });
});
