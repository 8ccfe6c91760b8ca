/** Paleo at the table: how it is drawn. */
import icons from 'virtual:icons/paleo';
import type { GameClient } from '../../table/game';
import Board from './Board.svelte';
import BigCard from './BigCard.svelte';
import Death from './Death.svelte';
import { guides } from './guide';
import { gather } from './gestures';
import { signOf } from './signs';
import { read } from './view';

/** Questions of the night: they are settled at the camp. */
const NIGHT = new Set(['ask-choose_night_action']);

const paleo: GameClient = {
  Board,
  Card: BigCard,
  Death,
  Story: null,
  icons,
  pictures: async () => (await import('virtual:icons/paleo/pictures')).default,
  tabs: [
    { id: 'board', icon: 'board' },
    { id: 'mine', icon: 'mine' },
    { id: 'others', icon: 'others' },
    { id: 'log', icon: 'log' },
  ],
  tab: ({ prompt }) => (NIGHT.has(prompt.key) ? 'board' : 'mine'),
  clock: (view) => ({
    key: read(view).phase === 'night' ? 'web-night' : 'web-day',
    args: { n: read(view).round },
  }),
  phase: (view) => read(view).phase,
  hides: () => false,
  picture: signOf,
  inHand: () => true,
  gather: (ask, view) => gather(ask, read(view)),
  guides,
  great: { cards: ['invented', 'joined', 'story'], goals: ['painting_token', 'death_token'] },
  howto: ['people', 'painting', 'forest', 'action', 'craft', 'wound', 'food'],
  ending: async () => (await import('./end/Ending.svelte')).default,
};

export default paleo;
