/** Discover: Lands Unknown at the table: how it is drawn. */
import icons from 'virtual:icons/discover';
import type { GameClient } from '../../table/game';
import BigCard from './BigCard.svelte';
import Board from './Board.svelte';
import { guides } from './guide';
import { signOf } from './signs';
import Story from './Story.svelte';
import { read } from './view';

/** Questions that are answered by looking at people rather than at the land. */
const PEOPLE = new Set([
  'ask-vote',
  'ask-name_chief',
  'ask-which_survivor',
  'ask-whom_to_heal',
  'ask-who_takes',
  'ask-from_whom',
  'ask-to_whom',
  'ask-take_along',
]);
/** Questions about what one carries. */
const MINE = new Set([
  'ask-give_up',
  'ask-choose_payment',
  'ask-choose_lost',
  'ask-choose_healed',
  'ask-which_trait',
]);

const discover: GameClient = {
  Board,
  Card: BigCard,
  Story,
  icons,
  pictures: null,
  tabs: [
    { id: 'board', icon: 'board' },
    { id: 'mine', icon: 'mine' },
    { id: 'others', icon: 'others' },
    { id: 'log', icon: 'log' },
  ],
  tab: ({ prompt }) => (PEOPLE.has(prompt.key) ? 'others' : MINE.has(prompt.key) ? 'mine' : 'board'),
  phase: (view) => read(view).phase,
  clock: (view) => ({
    key: read(view).phase === 'night' ? 'web-night' : 'web-day',
    args: { n: read(view).round },
  }),
  hides: (view) => read(view).players > 1,
  picture: signOf,
  inHand: () => true,
  gather: () => null,
  guides,
  great: {
    cards: ['special_comes', 'has_won'],
    goals: ['new_stage', 'flag_set', 'surveyed'],
  },
  howto: ['heart', 'stamina', 'scout', 'gather', 'craft', 'attack', 'fire', 'death'],
  epilogue: async () => (await import('./Epilogue.svelte')).default,
  ending: async () => (await import('./end/Ending.svelte')).default,
};

export default discover;
