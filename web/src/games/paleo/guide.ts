/** The guided first day: each note is shown once, when what it speaks of is on the table. */
import type { Guide } from '../../table/game';
import type { Session } from '../../table/session.svelte';
import { CAMP, deckPlace, front, PAINTING, seatThing, storage } from './things';
import type { PaleoView } from './view';

const view = (session: Session) => session.view as unknown as PaleoView;
const asks = (session: Session, prompt: string) => session.ask?.prompt.key === `ask-${prompt}`;
const mine = (session: Session) => view(session).seats[session.look ?? 0];

function offers(session: Session, key: string): boolean {
  return session.ask?.options.some((option) => option.key === key) ?? false;
}

export const guides: Guide[] = [
  { key: 'aim', anchor: () => PAINTING, when: (session) => view(session).round <= 1 },
  {
    key: 'choose',
    anchor: (session) => deckPlace(session.look ?? 0, 0),
    when: (session) => asks(session, 'choose_card'),
  },
  {
    key: 'red',
    anchor: (session) => deckPlace(session.look ?? 0, redPlace(session)),
    when: (session) => asks(session, 'choose_card') && redPlace(session) >= 0,
  },
  {
    key: 'lines',
    anchor: (session) => front(session.look ?? 0),
    when: (session) => asks(session, 'play_card'),
  },
  {
    key: 'traits',
    anchor: (session) => seatThing(session.look ?? 0),
    when: (session) => asks(session, 'play_card'),
  },
  { key: 'help', anchor: () => 'dock', when: (session) => offers(session, 'help') },
  { key: 'hazard', anchor: (session) => front(session.look ?? 0), when: hazard },
  { key: 'craft', anchor: () => 'workshop', when: (session) => asks(session, 'choose_item') },
  { key: 'wounds', anchor: () => 'dock', when: (session) => asks(session, 'take_wounds') },
  { key: 'food', anchor: () => storage('food'), when: (session) => (mine(session)?.deck.length ?? 99) < 8 },
  { key: 'undo', anchor: () => 'dock', when: (session) => session.undoable !== null },
  { key: 'night', anchor: () => CAMP, when: (session) => asks(session, 'choose_night_action') },
];

function redPlace(session: Session): number {
  return (
    mine(session)
      ?.deck.slice(0, 3)
      .findIndex((card) => card.back === 'red') ?? -1
  );
}

function hazard(session: Session): boolean {
  const card = mine(session)?.front.at(-1)?.card;
  return asks(session, 'play_card') && session.cards[card ?? '']?.kind === 'hazard';
}
