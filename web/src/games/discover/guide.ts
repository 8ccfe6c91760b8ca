/** The guided first day: each note is shown once, when what it speaks of is on the table. */
import type { Guide } from '../../table/game';
import type { Session } from '../../table/session.svelte';
import { NIGHTS, QUEST, seatThing, spaceThing } from './things';
import { read } from './view';

const view = (session: Session) => read(session.view ?? {});
const asks = (session: Session, prompt: string) => session.ask?.prompt.key === `ask-${prompt}`;
const turn = (session: Session) => asks(session, 'your_turn');
const touched = (session: Session, key: string) =>
  session.ask?.options.find((option) => option.key === key && option.things.length)?.things[0];
const me = (session: Session) => view(session).survivors[session.look ?? 0];

const notes: Guide[] = [
  { key: 'who', anchor: () => 'dock', when: (session) => asks(session, 'choose_character') },
  { key: 'aim', anchor: () => QUEST, when: (session) => turn(session) && view(session).quest !== null },
  { key: 'stamina', anchor: (session) => seatThing(session.look ?? 0), when: turn },
  {
    key: 'step',
    anchor: (session) => touched(session, 'move') ?? 'dock',
    when: (session) => turn(session) && touched(session, 'move') !== undefined,
  },
  { key: 'gather', anchor: () => 'dock', when: (session) => asks(session, 'may_gather') },
  {
    key: 'scout',
    anchor: (session) => touched(session, 'scout') ?? 'dock',
    when: (session) => turn(session) && touched(session, 'scout') !== undefined,
  },
  {
    key: 'explore',
    anchor: (session) => touched(session, 'explore') ?? 'dock',
    when: (session) => turn(session) && touched(session, 'explore') !== undefined,
  },
  { key: 'fight', anchor: () => 'dock', when: (session) => asks(session, 'change_result') },
  {
    key: 'fire',
    anchor: (session) => spaceThing(view(session).camp),
    when: (session) => turn(session) && (me(session)?.stamina ?? 12) <= 5,
  },
  {
    key: 'night',
    anchor: () => NIGHTS,
    when: (session) => turn(session) && (me(session)?.stamina ?? 12) <= 3,
  },
  { key: 'vote', anchor: () => 'dock', when: (session) => asks(session, 'vote') },
];

export const guides: Guide[] = notes;
