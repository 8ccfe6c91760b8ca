/** What the table asks of the client of a game: how to draw it. What can be done and what it touches comes with the options. */
import type { Component } from 'svelte';
import type { MediaQuery } from 'svelte/reactivity';
import type { Ask, GameInfo, Option, Phrase } from './protocol';
import type { Session } from './session.svelte';
import type { Decider } from './decide.svelte';
import type { Gathered } from './gather';
import type { Great } from './marks';
import type { Outcome } from './standings';

export interface BoardProps {
  session: Session;
  decider: Decider;
}

/** The end of a game, to be drawn. */
export interface EndingProps {
  session: Session;
  end: Outcome;
}

export interface Guide {
  key: string;
  /** The thing that the note points at. */
  anchor(session: Session): string;
  when(session: Session): boolean;
}

export type TabId = 'board' | 'camp' | 'mine' | 'people' | 'others' | 'log';

/** Between the games of a series: what somebody carries over, what lies ahead, and who may come or come back. */
export interface Series {
  Carried: Component<{
    options: Record<string, unknown>;
    seat: number | null;
    called: string;
    known: boolean;
  }>;
  Ahead: Component<
    { options: Record<string, unknown>; chosen: Record<string, unknown>; still: boolean },
    object,
    'chosen'
  >;
  comers(options: Record<string, unknown>, game: GameInfo): { called: string; back: boolean }[];
  name(called: string): Phrase;
}

export interface GameClient {
  Board: Component<BoardProps>;
  Card: Component<{ id: string; session: Session; decider: Decider }>;
  /** What happened since the last answer: below the decision where that has room, elsewhere on the board; null: nowhere. */
  Story: Component<BoardProps> | null;
  /** The screens on which it is told below the decision, if others than usual. */
  tells?: MediaQuery;
  icons: Record<string, string>;
  /** Pictures of cards that are not needed at first. */
  pictures: (() => Promise<Record<string, string>>) | null;
  /** The parts of the table that a phone shows one at a time; an area names its part in its class. */
  tabs: { id: TabId; icon: string }[];
  /** The part to look at when a question comes. */
  tab(ask: Ask): TabId;
  phase(view: Record<string, unknown>): 'day' | 'night';
  /** Where we are in the game, for the bar. */
  clock(view: Record<string, unknown>): Phrase;
  /** Whether a seat sees what its neighbours at the same device must not see. */
  hides(view: Record<string, unknown>): boolean;
  /** The picture that goes with a phrase inside a sentence. */
  picture(phrase: Phrase): string | undefined;
  /** What an option is called in a text that is told at the table, where there is one. */
  told?(option: Option, view: Record<string, unknown>): string | null;
  /** Whether a click on the board can mean this option; with something in hand only what is done with that. */
  inHand(option: Option): boolean;
  /** Small questions of one thought, to be answered in one gesture. */
  gather(ask: Ask, view: Record<string, unknown>): Gathered | null;
  guides: Guide[];
  /** The events that are great cards or steps towards the goal, for those who look at a game again. */
  great?: Great;
  /** The pictures that go with the steps of “how to play”, in their order. */
  howto?: readonly string[];
  /** The picture of somebody’s death; a grave where there is none. */
  Death?: Component;
  /** The picture of a game that is over; the emblem where there is none. */
  ending?(): Promise<Component<EndingProps>>;
  /** What is told when it is over, beside who won. */
  epilogue?(): Promise<Component<{ session: Session }>>;
  series?(): Promise<Series>;
  /** What lies before everybody, so that bots may be asked to leave it alone; nothing where the game names nothing. */
  shared?(view: Record<string, unknown>): string[];
}

/** Why something cannot be done, and the rule that says so. */
export interface Reason {
  why: Phrase;
  rule: string;
}
