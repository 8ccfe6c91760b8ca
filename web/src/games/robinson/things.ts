/** The things on the board, by the ids under which options and events of the game name them. */
import type { Thing } from '../../table/protocol';

export const spaceThing = (space: Thing) => `space:${space}`;
export const sourceThing = (source: Thing) => `source:${source}`;
export const tokenThing = (area: Thing, token: Thing) => `token:${area}:${token}`;
export const actionThing = (kind: Thing) => `action:${kind}`;
export const planThing = (place: Thing) => `plan:${place}`;
export const pawnThing = (place: Thing, pawn: Thing) => `pawn:${place}:${pawn}`;
export const cardThing = (card: Thing) => `card:${card}`;
export const seatThing = (seat: Thing) => `seat:${seat}`;
export const lifeThing = (seat: Thing) => `life:${seat}`;
export const levelThing = (level: Thing) => `level:${level}`;
export const storeThing = (resource: Thing) => `store:${resource}`;
export const futureThing = (resource: Thing) => `future:${resource}`;
export const deckThing = (deck: Thing) => `deck:${deck}`;
export const MORALE = 'morale';
export const SHEET = 'sheet';
export const WEATHER = 'weather';
export const THREATS = 'threats';
export const HAND = 'hand';
