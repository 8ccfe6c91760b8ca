/** The things on the board, by the ids under which options and events of the game name them. */
import type { Thing } from '../../table/protocol';

export const deckPlace = (seat: Thing, place: Thing) => `deck:${seat}:${place}`;
export const front = (seat: Thing) => `front:${seat}`;
export const cardThing = (card: Thing) => `card:${card}`;
export const lineThing = (card: Thing, line: Thing) => `line:${card}:${line}`;
export const personThing = (card: Thing) => `person:${card}`;
export const itemThing = (seat: Thing, item: Thing) => `item:${seat}:${item}`;
export const seatThing = (seat: Thing) => `seat:${seat}`;
export const storage = (resource: Thing) => `storage:${resource}`;
export const compartment = (item: Thing) => `compartment:${item}`;
export const CAMP = 'camp';
export const OPEN = 'open';
export const CLOSED = 'closed';
export const PAINTING = 'painting';
export const DEATHS = 'deaths';
export const GRAVEYARD = 'graveyard';
export const PEOPLE = 'pile:people';
export const DREAMS = 'pile:dreams';
export const INVENTIONS = 'pile:inventions';
