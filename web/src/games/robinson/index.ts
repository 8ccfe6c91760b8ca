/** Robinson Crusoe at the table: how it is drawn. */
import icons from 'virtual:icons/robinson';
import type { GameClient } from '../../table/game';
import { beside } from './beside';
import BigCard from './BigCard.svelte';
import Board from './Board.svelte';
import { guides } from './guide';
import { inHand } from './hand.svelte';
import { signOf } from './signs';
import Story from './Story.svelte';
import { read } from './view';

/** Questions that are answered by looking at people rather than at the island. */
const PEOPLE = new Set([
  'ask-choose_healed',
  'ask-choose_determined',
  'ask-choose_eater',
  'ask-choose_flipped',
  'ask-choose_discarded_item',
  'ask-choose_discarded',
  'ask-choose_arrow',
]);
const CAMP = new Set([
  'ask-choose_wood',
  'ask-clouds',
  'ask-choose_food',
  'ask-choose_track',
  'ask-choose_meal',
]);

const robinson: GameClient = {
  Board,
  Card: BigCard,
  Story,
  tells: beside,
  ending: async () => (await import('./end/Ending.svelte')).default,
  icons,
  pictures: async () => (await import('virtual:icons/robinson/pictures')).default,
  tabs: [
    { id: 'board', icon: 'board' },
    { id: 'camp', icon: 'mine' },
    { id: 'people', icon: 'others' },
    { id: 'log', icon: 'log' },
  ],
  tab: ({ prompt }) => (PEOPLE.has(prompt.key) ? 'people' : CAMP.has(prompt.key) ? 'camp' : 'board'),
  phase: (view) => (read(view).phase === 'night' ? 'night' : 'day'),
  clock: (view) => ({ key: 'web-robinson-clock', args: { n: read(view).round, of: read(view).rounds } }),
  hides: () => false,
  picture: signOf,
  inHand,
  gather: () => null,
  guides,
  great: {
    cards: ['event', 'adventure', 'mystery', 'beast_revealed'],
    goals: ['completed', 'built', 'totem', 'crew_freed', 'city'],
  },
  howto: ['ship', 'event', 'morale', 'pawn', 'shelter', 'rain', 'food', 'book'],
  shared: (view) => {
    const { helpers, equipment, discoveries } = read(view);
    const cards = [...equipment.map(({ card }) => card), ...discoveries.available];
    return [...helpers.map(({ pawn }) => `pawn:${pawn}`), ...cards.map((card) => `card:${card}`)];
  },
};

export default robinson;
