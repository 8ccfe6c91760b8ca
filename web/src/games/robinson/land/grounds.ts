/** What can be seen of the spaces. */
import type { RobinsonView, Space } from '../view';
import type { Ground } from './terrain';

export function grounds(view: RobinsonView): Ground[] {
  return view.island.spaces.map((space) => groundOf(space, view.round));
}

function groundOf({ space, row, column, open, tile, tokens, lava }: Space, round: number): Ground {
  const covered = tokens.some(({ token }) => token === 'totem_covered');
  return {
    space,
    row,
    column,
    terrain: tile && open ? tile.terrain : null,
    turned: tile !== null && !open,
    lava: !open && lava !== null && lava <= round,
    totem: Boolean(tile?.totem && open && !covered),
    cave: Boolean(tile?.shelter && open),
  };
}
