/** The things on the board, by the ids under which options and events of the game name them. */
import type { Thing } from '../../table/protocol';

export const spaceThing = (space: Thing) => `space:${space}`;
export const tileThing = (tile: Thing) => `tile:${tile}`;
export const seatThing = (seat: Thing) => `seat:${seat}`;
export const cardThing = (card: Thing) => `card:${card}`;
export const itemThing = (card: Thing) => `item:${card}`;
export const planThing = (card: Thing) => `plan:${card}`;
export const wareThing = (ware: Thing) => `ware:${ware}`;
export const tokenThing = (token: Thing) => `token:${token}`;
export const foeThing = (foe: Thing) => `foe:${foe}`;
export const kindThing = (kind: Thing) => `kind:${kind}`;
export const findThing = (symbol: Thing) => `find:${symbol}`;
export const damageThing = (damage: Thing) => `damage:${damage}`;
export const supportThing = (support: Thing) => `support:${support}`;
export const HEARTH = 'hearth';
export const QUEST = 'quest';
export const NIGHTS = 'nights';
