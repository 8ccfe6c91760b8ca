/** The island while a story is told: a space is seen as it will be once something has come there. */
import type { Unfold } from '../../table/game';
import { spaceThing } from './things';
import { read } from './view';

export const unfold: Unfold = (view, next, { path }) => {
  const { island } = read(view);
  const will = new Map(read(next).island.spaces.map((space) => [space.space, space]));
  const spaces = island.spaces.map((space) =>
    path?.at(-1) === spaceThing(space.space) ? (will.get(space.space) ?? space) : space,
  );
  return { ...view, island: { ...island, spaces } };
};
