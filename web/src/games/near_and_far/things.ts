/** The things on the board, by the ids under which options and events of the game name them. */
import type { Thing } from '../../table/protocol';

export const spaceThing = (space: Thing) => `space:${space}`;
export const buildingThing = (building: Thing) => `building:${building}`;
export const figureThing = (seat: Thing) => `figure:${seat}`;
export const boardThing = (seat: Thing) => `board:${seat}`;
export const cardThing = (card: Thing) => `card:${card}`;
export const adventurerThing = (card: Thing) => `adventurer:${card}`;
export const cellThing = (cell: Thing) => `cell:${cell}`;
export const mineThing = (cell: Thing) => `mine:${cell}`;
export const seatThing = (seat: Thing) => `seat:${seat}`;
export const talentThing = (talent: Thing) => `talent:${talent}`;
export const TOWN = 'town';
export const PLACE = 'place';
export const HAND = 'hand';
export const REPUTATION = 'reputation';
