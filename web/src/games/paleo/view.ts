/** What the board gets: a seat's view of Paleo. */
import type { Resources, Sight, Traits } from './view.gen';

export type { Back, InPlay, Person, Recipe, SeatView } from './view.gen';
export type PaleoView = Sight;
export type Resource = keyof Resources;
type Trait = keyof Traits;

export const RESOURCES: Resource[] = ['food', 'wood', 'stone'];
export const TRAITS: Trait[] = ['strength', 'perception', 'craft'];
/** How many backs one chooses from. */
export const IN_VIEW = 3;

export const read = (view: Record<string, unknown>): PaleoView => view as unknown as PaleoView;
