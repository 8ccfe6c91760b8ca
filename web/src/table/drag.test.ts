import { expect, it } from 'vitest';
import { droppedOn } from './drag';
import { option } from './made';

it('means the innermost thing that something can be done with', () => {
  const rest = option('rest');
  const found = droppedOn(['card:oak', 'action:rest'], (thing) => (thing === 'action:rest' ? [rest] : []));
  expect(found).toEqual(['action:rest', [rest]]);
  expect(droppedOn(['card:oak'], () => [])).toBeNull();
});
