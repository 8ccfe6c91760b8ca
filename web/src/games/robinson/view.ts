/** What the board gets: a seat's view of Robinson Crusoe. */
import type { Sight, Stores } from './view.gen';

export type {
  AtHand,
  Companion,
  Day,
  Deck,
  Deed,
  Goal,
  Helper,
  Member,
  Planned,
  Space,
  Stores,
  Survivor,
  Tile,
  Token,
} from './view.gen';
export type RobinsonView = Sight;
export type Resource = keyof Stores;
export const RESOURCES: Resource[] = ['wood', 'food', 'preserves', 'fur'];

/** The kinds of actions in the order in which they are resolved. */
export const ACTIONS = ['threat', 'hunt', 'build', 'gather', 'explore', 'camp', 'rest'];
/** What is built again and again, and the Shelter. */
export const LEVELS = new Set(['shelter', 'roof', 'palisade', 'weapons']);

export const read = (view: Record<string, unknown>): RobinsonView => view as unknown as RobinsonView;
