/** Any game at the table: what is there as a list, so that it can be played the day its rules run. */
import { openLibrary } from '../../icons/icons';
import { word } from '../../words/phrase';
import type { GameClient } from '../game';
import Board from './Board.svelte';
import Card from './Card.svelte';

openLibrary();

const plain: GameClient = {
  Board,
  Card,
  Story: null,
  icons: {},
  pictures: null,
  tabs: [
    { id: 'board', icon: 'board' },
    { id: 'log', icon: 'log' },
  ],
  tab: () => 'board',
  phase: (view) => (view['phase'] === 'night' ? 'night' : 'day'),
  clock: ({ round }) => (typeof round === 'number' ? word('web-round', { n: round }) : word('')),
  hides: () => true,
  picture: () => undefined,
  inHand: () => true,
  gather: () => null,
  guides: [],
};

export default plain;
