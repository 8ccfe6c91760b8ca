/** Paleo at the table: how it is drawn and how its options are read. */
import icons from 'virtual:icons/paleo';
import type { GameClient } from '../../table/game';
import Board from './Board.svelte';
import BigCard from './BigCard.svelte';
import { detailOf } from './detail';
import { guides } from './guide';
import { gather, REPEATED } from './gestures';
import { flights } from './motion';
import { signOf } from './signs';
import { optionIcon, thingsOf } from './things';
import type { PaleoView } from './view';

const read = (view: Record<string, unknown>) => view as unknown as PaleoView;

const paleo: GameClient = {
  Board,
  Card: BigCard,
  Story: null,
  icons,
  pictures: null,
  tabs: [
    { id: 'board', icon: 'board' },
    { id: 'mine', icon: 'mine' },
    { id: 'others', icon: 'others' },
    { id: 'log', icon: 'log' },
  ],
  tab: () => 'mine',
  clock: (view) => ({
    key: read(view).phase === 'night' ? 'web-night' : 'web-day',
    args: { n: read(view).round },
  }),
  phase: (view) => read(view).phase,
  hides: () => false,
  picture: signOf,
  things: thingsOf,
  optionIcon,
  detail: (option, session) => detailOf(option, session.view ? read(session.view) : null),
  chapter: () => null,
  odds: () => false,
  repeats: (ask) => REPEATED.has(ask.prompt.key) && ask.options.length > 1,
  warning: (option, session) => {
    if (option.key !== 'early_night' || !session.view) return null;
    const cards = read(session.view).seats[Number(option.args[0])]?.deck.length ?? 0;
    return { key: 'web-paleo-early-night-sure', args: { n: cards } };
  },
  gather: (ask, view) => gather(ask, read(view)),
  flights: (before, after) => flights(read(before), read(after)),
  guides,
};

export default paleo;
