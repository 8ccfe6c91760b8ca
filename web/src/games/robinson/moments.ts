/** When a thing can be used, for people who want to use it now and cannot. */
import type { RobinsonView } from './view';

const BEFORE_ACTIONS = new Set(['dawn', 'event', 'morale', 'production', 'planning']);

/** The things that are of use while a pile is not used up, and which. */
const DECKS: Record<string, string> = {
  a_new_idea: 'inventions',
  reconnaissance: 'tiles',
  scouting: 'discoveries',
  tracking: 'hunting',
  the_hunt: 'beasts',
  herbal_mixture: 'events',
  map_of_the_island: 'tiles',
};

/** The things that wait for each moment. */
export const MOMENTS = {
  fight: [
    ...['pistol', 'old_rifle', 'surprising_discovery', 'saber'],
    ...['sacrificial_dagger', 'pistol_s3', 'blowpipe_s5'],
  ],
  blow: ['helmet'],
  own_fight: ['frenzy'],
  built: ['craftsmanship'],
  gathered: ['scrounger'],
  explored: ['lucky'],
  backpack: ['backpack'],
  pawn: [
    ...['hammer_and_nails', 'candles', 'candles_treasure', 'cultists_candle'],
    ...['compass', 'giant_footprint', 'treasure_map'],
  ],
  planning: ['handyman'],
  weather: ['storm_glass'],
  night: ['flask_of_rum', 'bottle_of_wine', 'barrel', 'herbs_s1', 'herbs_s3', 'healing_ointment'],
  stew: ['vegetables'],
  pot: ['herbs', 'poison'],
  medicine: ['healing_herbs', 'mysterious_vial'],
  shelter: ['thorny_bush', 'vines'],
  goat: ['goat'],
  clouds: ['hooch', 'giant_leaves', 'old_canvas', 'blankets', 'old_clothes'],
  animals: ['gunpowder', 'firecracker'],
  camp: ['bible'],
  trap: ['whip', 'indys_diary'],
  creature: ['torch'],
  place: ['old_map_s4'],
  deck: Object.keys(DECKS),
  card: ['defensive_plan'],
  food: ['grandmas_recipe'],
  wood: ['economical_construction'],
  woodpile: ['oil'],
  marker: ['protective_amulet', 'plough', 'decorated_bell'],
  tools: ['old_tools'],
  itself: ['hammock', 'boxes'],
  never: ['gold'],
} as const satisfies Record<string, readonly string[]>;

type Moment = keyof typeof MOMENTS;

const OF_CARD = new Map<string, Moment>(
  Object.entries(MOMENTS).flatMap(([moment, cards]) => cards.map((card) => [card, moment as Moment])),
);

const isHurt = ({ seats, friday, jenny }: RobinsonView): boolean =>
  [...seats, ...[friday, jenny].filter((one) => one !== null)].some(({ wounds }) => wounds > 0);
const hasItem = ({ items }: RobinsonView, item: string): boolean => items.some(({ card }) => card === item);
const isNight = ({ phase }: RobinsonView): boolean => phase === 'night';

/** What must be so, as far as the table shows it: where it is, something else stands in the way. */
const HOLDS: Partial<Record<Moment, (view: RobinsonView, card: string) => boolean>> = {
  planning: ({ phase }) => BEFORE_ACTIONS.has(phase),
  night: (view) => isNight(view) && isHurt(view),
  stew: (view) => isNight(view) && isHurt(view) && hasItem(view, 'pot'),
  pot: (view) => hasItem(view, 'pot'),
  shelter: ({ levels }) => levels.shelter || levels.natural,
  goat: ({ phase, levels }) => phase !== 'action' && levels.weapons > 0,
  food: (view) => isHurt(view) && view.available.food + view.available.preserves > 0,
  deck: ({ decks }, card) => (decks[DECKS[card] ?? '']?.count ?? 0) > 0,
  card: ({ aside }) => !['resolving', 'beast', 'event', 'pushed'].some((reason) => aside[reason]?.length),
};

/** When a thing that is not offered now could be used: at its moment, or once the question is answered. */
export function momentOf(card: string, view: RobinsonView): string {
  const moment = OF_CARD.get(card);
  return !moment || HOLDS[moment]?.(view, card) ? 'question' : moment;
}
