/** Which things on the board an option touches. Ids are plain words, so that they can be looked up in the page. */
import type { Ask, Option, Thing } from '../../table/protocol';
import { RESOURCES } from './view';

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

/** The things an option touches, most telling first. */
export function thingsOf({ key, args }: Pick<Option, 'key' | 'args'>, ask: Ask): string[] {
  const [a = '', b = ''] = args;
  switch (key) {
    case 'choose':
      return [deckPlace(a, b)];
    case 'early_night':
      return [CAMP];
    case 'act':
      return [lineThing(a, b), front(ask.seat)];
    case 'night':
    case 'alternative':
    case 'additional':
      return [lineThing(a, b), cardThing(a), personThing(a)];
    case 'settle':
      return [front(ask.seat)];
    case 'ignore':
      return [OPEN];
    case 'talisman':
      return [itemThing(ask.seat, 'talisman')];
    case 'roots':
    case 'snare':
      return [itemThing(ask.seat, key)];
    case 'hand_in':
    case 'protect':
      return [itemThing(a, b)];
    case 'help':
      return [seatThing(a), front(a)];
    case 'give':
    case 'host':
    case 'dreamer':
    case 'tracker':
      return [seatThing(a)];
    case 'keep':
      return RESOURCES.some((resource) => resource === a) ? [storage(a)] : [seatThing(ask.seat)];
    case 'lay_on':
    case 'push_out':
    case 'clear':
    case 'track':
      return [cardThing(a)];
    case 'craft':
      return [compartment(a)];
    case 'wound':
    case 'lose':
    case 'heal':
      return [personThing(b)];
    default:
      return [];
  }
}

const ICONS: Record<string, string> = {
  early_night: 'early_night',
  act: 'action',
  night: 'night',
  alternative: 'helping',
  additional: 'action',
  ignore: 'ignore',
  help: 'helping',
  settle: 'place',
  talisman: 'talisman',
  roots: 'roots',
  snare: 'snare',
  call: 'dice',
  rest: 'check',
  host: 'person',
  dreamer: 'dream',
  stop_crafting: 'check',
  push_out: 'invention',
  wound: 'wound',
  lose: 'death',
  heal: 'heal',
  clear: 'clear',
  clear_nothing: 'check',
  track: 'track',
  track_nothing: 'check',
  tracker: 'track',
};

/** The sign of an option in the list: what it is about. */
export function optionIcon({ key, args }: Pick<Option, 'key' | 'args'>): string {
  if (key === 'hand_in' || key === 'give' || key === 'protect') return String(args[1]);
  if (key === 'craft' || key === 'keep') return String(args[0]);
  if (key === 'lay_on') return String(args[1]);
  return ICONS[key] ?? 'card';
}
