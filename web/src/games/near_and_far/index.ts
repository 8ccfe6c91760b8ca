/** Near and Far at the table: how it is drawn. */
import icons from 'virtual:icons/near_and_far';
import type { GameClient } from '../../table/game';
import BigCard from './BigCard.svelte';
import Board from './Board.svelte';
import { guides } from './guide';
import { signOf } from './signs';
import { own, read } from './view';

/** Questions that are answered by looking at one's own things. */
const OWN = new Set([
  'ask-where_to',
  'ask-arrange',
  'ask-who_on',
  'ask-which_lost',
  'ask-anything_else',
  'ask-keep_or_discard',
]);

const nearAndFar: GameClient = {
  Board,
  Card: BigCard,
  Story: null,
  icons,
  pictures: async () => (await import('virtual:icons/near_and_far/pictures')).default,
  tabs: [
    { id: 'board', icon: 'board' },
    { id: 'mine', icon: 'mine' },
    { id: 'others', icon: 'others' },
    { id: 'log', icon: 'log' },
  ],
  tab: ({ prompt }) => (OWN.has(prompt.key) ? 'mine' : 'board'),
  /** In town it is dusk, where its board shows that; on the road it is day. */
  phase: (view) => {
    const sight = read(view);
    return sight.town.side === 'dusk' && !own(sight)?.space && !sight.result ? 'night' : 'day';
  },
  clock: (view) => {
    const { round } = read(view);
    return { key: round ? 'web-round' : 'web-nf-preparing', args: { n: round } };
  },
  hides: () => true,
  picture: signOf,
  told: () => null,
  inHand: () => true,
  gather: () => null,
  guides,
  epilogue: async () => (await import('./Epilogue.svelte')).default,
  series: async () => (await import('./series')).series,
  great: {
    cards: ['treasure', 'beat', 'bought', 'opened'],
    goals: ['camped', 'chief', 'final', 'side_quest', 'noted'],
  },
  howto: ['vp', 'town', 'saloon', 'adventurer', 'heart', 'book', 'camp', 'artifact'],
  ending: async () => (await import('./end/Ending.svelte')).default,
};

export default nearAndFar;
