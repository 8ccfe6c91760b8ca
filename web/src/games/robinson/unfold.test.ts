import { describe, expect, it } from 'vitest';
import { line } from '../../table/made';
import { unfold } from './unfold';

const island = (...tiles: (number | null)[]) => ({
  island: { camp: 'a', spaces: tiles.map((tile, n) => ({ space: 'ab'[n], tile })) },
});

describe('the island while a story is told', () => {
  it('shows the tile that was laid, and no other before its time', () => {
    const told = line('laid', {}, { path: ['deck:tiles', 'space:b'] });
    expect(unfold(island(null, null), island(4, 7), told)).toEqual(island(null, 7));
    expect(unfold(island(null, null), island(4, 7), line('action', {}, { things: ['space:a'] }))).toEqual(
      island(null, null),
    );
  });
});
