import { describe, expect, it } from 'vitest';
import { rulesOf, spaceCard, tokenCard, told } from './legend';
import type { SpaceView, TileView } from './view';

const space = (open: boolean, tile: { number: number } | null): SpaceView => ({
  space: 'B2',
  row: 1,
  column: 1,
  open,
  tile: tile as TileView | null,
  tokens: [],
  outside: [],
});

describe('what explains a space', () => {
  it('is its tile, the back of it, or that nothing lies there', () => {
    expect(spaceCard(space(true, { number: 7 }))).toBe('tile 7');
    expect(spaceCard(space(false, { number: 7 }))).toBe('place face_down');
    expect(spaceCard(space(true, null))).toBe('place unexplored');
    expect(spaceCard(space(false, null))).toBe('place closed');
  });
});

describe('what explains a token', () => {
  it('is told where the view knows it', () => {
    const view = { legend: ['token fog'] };
    expect(told(view, tokenCard('fog'))).toBe('token fog');
    expect(told(view, tokenCard('ash'))).toBeNull();
  });

  it('names its rules, whatever it lies on and whichever number it has', () => {
    expect(rulesOf('token exhausted:wood')).toEqual(['RC-101']);
    expect(rulesOf('token number3')).toEqual(['RC-045']);
    expect(rulesOf('crew actress')).toContain('RC-586');
    expect(rulesOf('token cross')).toEqual([]);
  });
});
