/** The guided first trek: each note is shown once, when what it speaks of is on the table. */
import type { Guide } from '../../table/game';
import type { Session } from '../../table/session.svelte';
import { boardThing, buildingThing, HAND, PLACE, REPUTATION } from './things';
import { own, read } from './view';

const view = (session: Session) => read(session.view ?? {});
const mine = (session: Session) => own(view(session));
const asks = (session: Session, ...prompts: string[]) =>
  prompts.some((prompt) => session.ask?.prompt.key === `ask-${prompt}`);
const travels = (session: Session) =>
  asks(session, 'how_far') || (asks(session, 'turn') && !!mine(session)?.space);

const notes: Guide[] = [
  { key: 'aim', anchor: () => PLACE, when: (session) => view(session).round <= 1 },
  { key: 'draft', anchor: () => PLACE, when: (session) => asks(session, 'keep_one') },
  {
    key: 'town',
    anchor: () => buildingThing('saloon'),
    when: (session) => asks(session, 'turn') && !mine(session)?.space,
  },
  { key: 'hire', anchor: () => 'dock', when: (session) => asks(session, 'whom_to_hire') },
  {
    key: 'party',
    anchor: (session) => boardThing(mine(session)?.seat ?? 0),
    when: (session) => asks(session, 'where_to', 'arrange'),
  },
  {
    key: 'hand',
    anchor: () => HAND,
    when: (session) =>
      view(session).round >= 1 && (mine(session)?.hand.length ?? 0) > 0 && asks(session, 'turn'),
  },
  {
    key: 'reputation',
    anchor: () => REPUTATION,
    when: (session) => view(session).round >= 2 && asks(session, 'turn'),
  },
  { key: 'travel', anchor: () => PLACE, when: travels },
  {
    key: 'hearts',
    anchor: (session) => boardThing(mine(session)?.seat ?? 0),
    when: (session) => asks(session, 'how_far'),
  },
  { key: 'threat', anchor: () => 'dock', when: (session) => asks(session, 'meet_threat') },
  { key: 'quest', anchor: () => 'dock', when: (session) => asks(session, 'quest_here') },
  { key: 'book', anchor: () => PLACE, when: (session) => asks(session, 'what_to_do') },
  { key: 'check', anchor: () => 'dock', when: (session) => asks(session, 'check') },
  { key: 'camp', anchor: () => 'dock', when: (session) => asks(session, 'camp_here') },
  {
    key: 'end',
    anchor: (session) => boardThing(mine(session)?.seat ?? 0),
    when: (session) => (mine(session)?.camps_placed ?? 0) >= 3,
  },
];

/** The game that is explained is the first trek. */
export const guides: Guide[] = notes.map((note) => ({
  ...note,
  when: (session) => view(session).mode === 'first_trek' && note.when(session),
}));
