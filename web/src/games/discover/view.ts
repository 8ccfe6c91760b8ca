/** What the board gets: a seat's view of Discover. */
import type { Sight, SpaceSeen, SurvivorSeen } from './view.gen';

export type { Fight, ItemSeen, MonsterSeen, SpaceSeen, SurvivorSeen, TileSeen, TokenSeen } from './view.gen';
export type DiscoverView = Sight;

export const DIALS = 3;
export const MOST_STAMINA = 12;

export const read = (view: Record<string, unknown>): DiscoverView => view as unknown as DiscoverView;

/** The spaces of open tiles, by their numbers. */
export function openSpaces({ tiles }: DiscoverView): Map<number, SpaceSeen> {
  const open = tiles.filter((tile) => tile.open).flatMap(({ spaces }) => spaces);
  return new Map(open.map((space) => [space.space, space]));
}

/** The landmark of a space by its name; the card of that name is known once its number was read. */
export const placeOf = ({ landmark }: SpaceSeen): string => landmark.replace('place:', '');

/** Where the spaces of a tile lie. */
export function hexesOf({ corner }: { corner: number[] }): { q: number; r: number }[] {
  const [q = 0, r = 0] = corner;
  return [
    { q, r },
    { q: q + 1, r },
    { q, r: r + 1 },
    { q: q + 1, r: r + 1 },
  ];
}

/** How somebody fares: well, hurt, one damage from death. */
export function fareOf({ dials, fate }: SurvivorSeen): 0 | 1 | 2 {
  if (fate || dials.length >= DIALS) return 2;
  return dials.length ? 1 : 0;
}
