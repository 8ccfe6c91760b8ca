/** The guided first round: each note is shown once, when what it speaks of is on the table. */
import type { Guide } from '../../table/game';
import type { Session } from '../../table/session.svelte';
import {
  actionThing,
  HAND,
  levelThing,
  lifeThing,
  MORALE,
  SHEET,
  spaceThing,
  storeThing,
  THREATS,
  WEATHER,
} from './things';
import { read } from './view';

const view = (session: Session) => read(session.view ?? {});
const asks = (session: Session, prompt: string) => session.ask?.prompt.key === `ask-${prompt}`;
const plans = (session: Session) => asks(session, 'plan');
/** Whether all pawns of whoever looks are placed. */
const hasPlanned = (session: Session) => view(session).seats[session.look ?? 0]?.pawns.free === 0;

const notes: Guide[] = [
  { key: 'aim', anchor: () => SHEET, when: (session) => view(session).round === 1 },
  { key: 'event', anchor: () => THREATS, when: (session) => view(session).threats.some(Boolean) },
  { key: 'morale', anchor: () => MORALE, when: plans },
  { key: 'island', anchor: (session) => spaceThing(view(session).island.camp), when: plans },
  { key: 'pawns', anchor: () => HAND, when: plans },
  { key: 'one', anchor: () => actionThing('explore'), when: plans },
  { key: 'build', anchor: () => actionThing('build'), when: plans },
  { key: 'ready', anchor: () => 'dock', when: (session) => plans(session) && hasPlanned(session) },
  {
    key: 'wounds',
    anchor: (session) => lifeThing(session.look ?? 0),
    when: (session) => view(session).phase === 'action',
  },
  { key: 'roll', anchor: () => 'dock', when: (session) => asks(session, 'rolled') },
  {
    key: 'weather',
    anchor: () => WEATHER,
    when: (session) => ['weather', 'night'].includes(view(session).phase),
  },
  { key: 'night', anchor: () => storeThing('food'), when: (session) => view(session).phase === 'night' },
  {
    key: 'roof',
    anchor: () => levelThing('shelter'),
    when: (session) => view(session).round === 2 && plans(session),
  },
  { key: 'woodpile', anchor: () => SHEET, when: (session) => asks(session, 'choose_wood') },
];

/** The first round that is explained is one of Castaways. */
export const guides: Guide[] = notes.map((note) => ({
  ...note,
  when: (session) => view(session).scenario.id === 'castaways' && note.when(session),
}));
