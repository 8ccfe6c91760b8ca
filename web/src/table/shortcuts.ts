/** The table by keyboard: one list that the hands act by and the page of keys shows. */
import type { Decider } from './decide.svelte';
import type { Past } from './past.svelte';
import type { Session } from './session.svelte';

/** A key, or several with the same meaning: what it does to whoever it is pressed at. */
interface Shortcut<At> {
  /** What stands on the keys. */
  keys: readonly string[];
  /** What it does, in words. */
  word: string;
  is(event: KeyboardEvent): boolean;
  /** Whether it means anything just now. */
  may?(at: At, event: KeyboardEvent): boolean;
  does(at: At, event: KeyboardEvent): void;
}

export interface Hands {
  session: Session;
  decider: Decider;
}

/** The options of a question, or what may be used while others decide. */
const LISTS = '[data-options], [data-offers]';

/** Whether Space already presses what has the focus. */
export function isPressed(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, summary, a') !== null;
}

/** Move the focus between the buttons of the list that it is in. */
function step(by: number): void {
  const list = document.activeElement?.closest(LISTS) ?? document.querySelector(LISTS);
  const buttons = [...(list?.querySelectorAll<HTMLButtonElement>('button[data-option]') ?? [])];
  if (!buttons.length) return;
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
}

/** Press the option of this number. */
function press({ session, decider }: Hands, { key }: KeyboardEvent): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>(`:is(${LISTS}) button[data-option]`);
  buttons[Number(key) - 1]?.click();
  if (session.answering || decider.doubtful) session.rest();
}

/** Enlarge the card that has the focus, or else the one under the pointer. */
function enlarge({ decider }: Hands): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-enlarges]');
  const pointed = [...document.querySelectorAll<HTMLElement>('[data-enlarges]:hover')].at(-1);
  decider.enlarged = (focused ?? pointed)?.dataset['enlarges'] ?? decider.enlarged;
}

const key =
  (...names: string[]) =>
  (event: KeyboardEvent) =>
    names.includes(event.key);
/** A letter by its place on the keyboard, whatever is written there. */
const letter = (name: string) => (event: KeyboardEvent) => event.code === `Key${name}`;

/** At the table; of several that mean something the first acts. */
export const TABLE_KEYS: readonly Shortcut<Hands>[] = [
  {
    keys: ['Space'],
    word: 'web-key-story',
    is: key(' '),
    may: ({ session }) => session.step !== null,
    does: ({ session }, event) => (event.repeat ? session.skipStory() : session.nextStep()),
  },
  {
    keys: ['Esc'],
    word: 'web-stage-skip',
    is: key('Escape'),
    may: ({ session }) => session.step !== null,
    does: ({ session }) => session.skipStory(),
  },
  { keys: ['1', '…', '9'], word: 'web-key-choose', is: (event) => /^[1-9]$/.test(event.key), does: press },
  { keys: ['↓', '→'], word: 'web-key-next', is: key('ArrowDown', 'ArrowRight'), does: () => step(1) },
  { keys: ['↑', '←'], word: 'web-key-before', is: key('ArrowUp', 'ArrowLeft'), does: () => step(-1) },
  { keys: ['Z'], word: 'web-undo', is: letter('Z'), does: ({ session }) => session.undo() },
  {
    keys: ['W'],
    word: 'web-why-not',
    is: letter('W'),
    may: ({ session }) => session.look !== null && !session.result,
    does: ({ decider }) => decider.askWhy(!decider.asksWhy),
  },
  { keys: ['A'], word: 'web-hint', is: letter('A'), does: ({ session }) => session.askAdvice() },
  { keys: ['E'], word: 'web-key-enlarge', is: letter('E'), does: enlarge },
  {
    keys: ['H'],
    word: 'web-hold',
    is: letter('H'),
    may: ({ session }) => session.onBots || session.holding,
    does: ({ session }) => session.hold(!session.holding),
  },
  {
    keys: ['G'],
    word: 'web-go-ahead',
    is: letter('G'),
    may: ({ session }) => session.botsWait || session.ahead,
    does: ({ session }) => session.goAhead(!session.ahead),
  },
  {
    keys: ['Space'],
    word: 'web-skip',
    is: key(' '),
    may: ({ session }, { target }) => (session.behind || session.onBots) && !isPressed(target),
    does: ({ session }) => session.skip(),
  },
  { keys: ['Esc'], word: 'web-key-clear', is: key('Escape'), does: ({ decider }) => decider.clear() },
  {
    keys: ['?'],
    word: 'web-keys',
    is: key('?'),
    does: ({ decider }) => {
      decider.showsKeys = true;
    },
  },
];

/** Where a game is looked at again. */
export const REPLAY_KEYS: readonly Shortcut<Past>[] = [
  {
    keys: ['Space'],
    word: 'web-run',
    is: key(' '),
    may: (_, { target }) => !isPressed(target),
    does: (past) => (past.playing ? past.stop() : past.play()),
  },
  { keys: ['→'], word: 'web-key-moment', is: key('ArrowRight'), does: (past) => void past.goTo(past.at + 1) },
  { keys: ['←'], word: 'web-key-back', is: key('ArrowLeft'), does: (past) => void past.goTo(past.at - 1) },
  { keys: ['Page ↓'], word: 'web-next-round', is: key('PageDown'), does: (past) => past.nextRound() },
  { keys: ['Page ↑'], word: 'web-round-before', is: key('PageUp'), does: (past) => past.roundBefore() },
];

/** Do what a key means; tell whether it meant anything. */
export function obey<At>(list: readonly Shortcut<At>[], at: At, event: KeyboardEvent): boolean {
  const found = list.find((one) => one.is(event) && (one.may?.(at, event) ?? true));
  found?.does(at, event);
  return found !== undefined;
}
