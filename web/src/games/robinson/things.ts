/** Which things on the board an option touches. Ids are plain words, so that they can be looked up in the page. */
import type { Ask, Option, Thing } from '../../table/protocol';
import { hand } from './hand.svelte';
import { isSpace, LEVELS } from './view';

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

type Chosen = Pick<Option, 'key' | 'args'>;

/** The thing that an action is about: a space, a source, a card, a level. */
export function targetThing(kind: string, target: string): string | null {
  const [first = '', rest = ''] = target.split(':');
  if (!target) return null;
  if (isSpace(first)) return rest ? sourceThing(target) : spaceThing(first);
  if (isSpace(rest)) return spaceThing(rest);
  if (LEVELS.has(first)) return levelThing(first);
  if (kind === 'threat' || kind === 'build') return cardThing(first);
  return SHEET;
}

function planned(key: string, args: readonly Thing[]): string[] {
  const [, second = '', third = '', fourth = ''] = args;
  const [kind, target] = key === 'support' ? [third, fourth] : [second, third];
  const about = targetThing(String(kind), String(target));
  const places = about ? [about, actionThing(kind)] : [actionThing(kind)];
  return key === 'support' ? [planThing(second), ...places] : places;
}

const SPACES = new Set([
  'camp',
  'bivouac',
  'corral',
  'cover',
  'turn',
  'ravage',
  'shortcut',
  'fog',
  'lift_fog',
  'ash',
]);
const CARDS = new Set([
  'ability',
  'discovery',
  'flip',
  'discard_item',
  'discard_invention',
  'new_invention',
  'idea',
  'keep_find',
  'item',
  'tool',
  'mark_item',
  'meet',
  'meal_at',
]);
/** Equipment and treasures whose option has their own name. */
const NAMED = new Set([
  'biscuits',
  'empty_bottle',
  'pipe_and_tobacco',
  'flask_of_rum',
  'pistol',
  'barrel',
  'blankets',
  'bottle_of_wine',
  'helmet',
  'herbal_mixture',
  'old_clothes',
  'protective_amulet',
  'saber',
  'bible',
  'storm_glass',
  'old_rifle',
  'sacrificial_dagger',
  'surprising_discovery',
  'whip',
]);
const SEATS = new Set(['heal', 'encourage', 'eats', 'disease', 'suffer_danger']);
const STORES = new Set(['meal', 'give_food', 'tribute']);

/** Whether an option of this question is one for another pawn than that in hand. */
function isOther(option: Chosen, ask: Ask): boolean {
  return (
    hand.pawn !== null && String(option.args[0]) !== hand.pawn && ask.options.some((one) => one === option)
  );
}

/** The things an option touches, most telling first; what is forbidden or considered touches them with any pawn. */
export function thingsOf(option: Chosen, ask: Ask): string[] {
  const { key, args } = option;
  const [a = '', b = ''] = args;
  if (SPACES.has(key)) return [spaceThing(a)];
  if (CARDS.has(key)) return [cardThing(a)];
  if (NAMED.has(key)) return [cardThing(key)];
  if (SEATS.has(key)) return [seatThing(a)];
  if (STORES.has(key)) return [storeThing(a)];
  switch (key) {
    case 'lead':
    case 'lead_on_credit':
    case 'support':
      return isOther(option, ask) ? [] : planned(key, args);
    case 'look_at_beast':
      return [deckThing('waiting'), cardThing('herbal_mixture')];
    case 'take_back':
      return [pawnThing(b, a)];
    case 'resolve':
    case 'save_wood':
      return [planThing(a)];
    case 'pack':
    case 'unpack':
      return [cardThing(a)];
    case 'exhaust':
    case 'shortcut_source':
      return [sourceThing(a), spaceThing(String(a).split(':')[0] ?? '')];
    case 'arm_for':
      return [cardThing(a)];
    case 'goat_with':
      return [cardThing('goat')];
    case 'track':
      return [levelThing(a)];
    case 'stack_wood':
      return a === 1 ? [SHEET] : [];
    case 'clear_marker':
    case 'ward_off':
      return [spaceThing(a)];
    case 'extra_build': {
      const about = targetThing('build', String(a));
      return about ? [about] : [];
    }
    case 'arrange_morale':
      return [MORALE];
    case 'friday_rerolls':
      return [seatThing('friday')];
    case 'arrow':
    case 'lose_heart':
    case 'morale_determination':
      return [seatThing(key === 'arrow' ? a : ask.seat)];
    default:
      return [];
  }
}

const ICONS: Record<string, string> = {
  ready: 'check',
  resolve: 'action',
  keep_roll: 'check',
  friday_rerolls: 'reroll',
  save_wood: 'wood',
  fight: 'weapons',
  pass_danger: 'check',
  suffer_danger: 'wound',
  arrange: 'camp',
  arrange_determination: 'determination',
  arrange_morale: 'morale',
  draw_on: 'mystery',
  stop_drawing: 'check',
  meet: 'mystery',
  morale_determination: 'determination',
  morale_heals: 'heart',
  lose_heart: 'determination',
  take_heart: 'morale',
  bear_storm: 'storm',
  bear_weather: 'rain',
  animals_come: 'animals',
  go_to_sleep: 'rest',
  eats: 'food',
  give_wood: 'wood',
  take_wounds: 'wound',
  stay: 'camp',
  camp: 'camp',
  bivouac: 'rest',
  corral: 'parrot',
  cover: 'covered',
  turn: 'tile',
  ravage: 'exhausted',
  shortcut: 'shortcut',
  fog: 'fog',
  lift_fog: 'fog',
  leave_fog: 'check',
  exhaust: 'exhausted',
  shortcut_source: 'shortcut',
  mix: 'food',
  heal: 'heart',
  encourage: 'determination',
  beast: 'beast',
  beast_on_top: 'beasts',
  look_at_beast: 'beast',
  beast_to_bottom: 'beasts',
  next_tile: 'tile',
  tile: 'tile',
  stack_wood: 'woodpile',
  stack_nothing: 'check',
  arrow: 'morale_arrow',
  ash: 'ash',
  clear_marker: 'marker',
  ward_off: 'marker',
  disease: 'wound',
  feed_children: 'child',
  give_determination: 'determination',
  keep_food: 'food',
  keep_map: 'treasure_map',
  nothing_left: 'check',
  leave_backpack: 'check',
  use_backpack: 'pic-backpack',
  stay_unarmed: 'check',
  trade_food: 'weapons',
  let_it_come: 'check',
  goat_with: 'pic-goat',
  arm_for: 'weapons',
};
const ABOUT_ONE = new Set([...CARDS, 'pack', 'unpack', 'sleep']);

/** The sign of what an action is about. */
export function targetIcon(kind: string, target: string): string {
  const [first = '', rest = ''] = target.split(':');
  if (isSpace(first)) return rest || 'explore';
  if (LEVELS.has(first)) return first;
  if (kind === 'build') return `pic-${first}`;
  if (kind === 'threat' && first) return `pic-${first}`;
  return first || kind;
}

/** The sign of an option in the list: what it is about. */
export function optionIcon({ key, args, phrase }: Chosen & Partial<Pick<Option, 'phrase'>>): string {
  const [a = '', b = '', c = '', d = ''] = args.map(String);
  if (key === 'lead' || key === 'lead_on_credit') return targetIcon(b, c);
  if (key === 'support' || key === 'take_back') return key === 'take_back' ? 'undo' : targetIcon(c, d);
  if (key === 'resolve') return targetIcon(b, c);
  if (key === 'extra_build') return targetIcon('build', a);
  if (key === 'lose_heart' && phrase?.args['n'] === 0) return 'wound';
  if (ABOUT_ONE.has(key)) return `pic-${a}`;
  if (NAMED.has(key)) return `pic-${key}`;
  if (key === 'track' || STORES.has(key)) return a;
  return ICONS[key] ?? 'event';
}
