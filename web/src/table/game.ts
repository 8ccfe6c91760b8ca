/** What the table asks of the client of a game: how to draw it and how to read its options. No rules. */
import type { Component } from 'svelte';
import type { Ask, Option, Phrase } from './protocol';
import type { Session } from './session.svelte';
import type { Decider } from './decide.svelte';
import type { Gathered } from './gather';

export interface BoardProps {
  session: Session;
  decider: Decider;
}

export interface Guide {
  key: string;
  /** The thing that the note points at. */
  anchor(session: Session): string;
  when(session: Session): boolean;
}

export type TabId = 'board' | 'camp' | 'mine' | 'people' | 'others' | 'log';

export interface GameClient {
  Board: Component<BoardProps>;
  Card: Component<{ id: string; session: Session; decider: Decider }>;
  /** What happened since the last answer: below the decision where that has room, elsewhere on the board; null: nowhere. */
  Story: Component<BoardProps> | null;
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
  /** The things on the table that an option touches, most telling first. */
  things(option: Option, ask: Ask): string[];
  /** The picture of an option in the list. */
  optionIcon(option: Option): string;
  /** What the list adds to the words of an option, where the eye wants more than the words. */
  detail(option: Option, session: Session): Detail | null;
  /** The heading under which an option stands where there are many; null: it stands by itself. */
  chapter(option: Option, ask: Ask): Chapter | null;
  /** Whether the odds of an option can be asked for. */
  odds(option: Option): boolean;
  /** Whether one answer may be wanted for all questions of this sort that follow. */
  repeats(ask: Ask): boolean;
  /** What must be asked once before an option that cannot be taken back. */
  warning(option: Option, session: Session): Phrase | null;
  /** Small questions of one thought, to be answered in one gesture. */
  gather(ask: Ask, view: Record<string, unknown>): Gathered | null;
  /** The things between which something travelled. */
  flights(before: Record<string, unknown>, after: Record<string, unknown>): Flight[];
  guides: Guide[];
}

/** Why something cannot be done, and the rule that says so. */
export interface Reason {
  why: Phrase;
  rule: string;
}

/** How an option is shown in the list: a sign, what it brings, and below it what it asks. */
export interface Detail {
  icon: string;
  main: Phrase;
  under: Phrase | null;
}

/** A heading that holds several options of a long list. */
export interface Chapter {
  id: string;
  icon: string;
  name: Phrase;
  /** Where it stands among the headings, whatever comes first in the list. */
  rank?: number;
}

export interface Flight {
  icon: string;
  from: string;
  to: string;
}
