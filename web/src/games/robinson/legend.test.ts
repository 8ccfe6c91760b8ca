import { describe, expect, it } from 'vitest';
import { rulesOf } from './legend';

describe('what lies on the board', () => {
  it('names its rules, whatever it lies on and whichever number it has', () => {
    expect(rulesOf('token exhausted_wood')).toEqual(['RC-101']);
    expect(rulesOf('token number3')).toEqual(['RC-045']);
    expect(rulesOf('crew actress')).toContain('RC-586');
    expect(rulesOf('token cross')).toEqual([]);
  });
});
