/** Deciding: which things on the table can be clicked, which option the pointer rests on, what needs a second word. */
import { alike } from '../words/phrase';
import type { GameClient, Reason } from './game';
import type { Ask, BlockedData, Option, Phrase } from './protocol';
import type { Picked, Session } from './session.svelte';

export class Decider {
  /** The thing whose options are shown first, when it has several. */
  focus = $state<string | null>(null);
  /** The heading of a long list that stands open. */
  chapter = $state<string | null>(null);
  /** The option that waits for a second word, and the words to ask it with. */
  doubtful = $state.raw<{ option: Option; warning: Phrase } | null>(null);
  /** The card shown large. */
  enlarged = $state<string | null>(null);
  /** The rule the ledger stands open at. */
  rule = $state<string | null>(null);
  /** Whether the page of keys is open. */
  showsKeys = $state(false);
  /** Whether the list of what may be used while others decide stands open; on small screens it waits to be asked for. */
  unfolded = $state(matchMedia('(min-width: 75.01rem)').matches);
  /** Whether it is told what cannot be done now, and why. */
  asksWhy = $state(false);
  /** The thing on the board that this is told of, if of one alone. */
  about = $state<string | null>(null);
  /** Whether the last choice was made with the key on a button, so that the focus goes on to what follows. */
  typed = false;
  /** Whether the last press was a person's: those come twice without being meant. */
  byHand = true;
  /** The option under the pointer. */
  hovered = $state.raw<Option | null>(null);

  private readonly session: Session;
  private readonly game: GameClient;

  readonly touched: Map<string, Option[]> = $derived.by(() => this.byThing());

  constructor(session: Session, game: GameClient) {
    this.session = session;
    this.game = game;
  }

  /** The options that touch a thing. */
  options(thing: string): Option[] {
    return this.session.answerable ? (this.touched.get(thing) ?? []) : [];
  }

  /** The seats whose players consider something that touches this thing. */
  considering(thing: string): number[] {
    return Object.entries(this.session.considered)
      .filter(([, option]) => option.things.includes(thing))
      .map(([seat]) => Number(seat));
  }

  isHovered(thing: string): boolean {
    return this.hovered !== null && this.touches(this.hovered, thing);
  }

  /** Whether a click on the thing can mean the option. */
  touches(option: Option, thing: string): boolean {
    return option.things.includes(thing) && this.game.inHand(option);
  }

  /** Whether what can be done is an offer beside the question of others. */
  get aside(): boolean {
    return this.session.ask === null;
  }

  /** Click on a thing: its one option, or the list of them; an offer is never taken up by one click on the board. */
  touch(thing: string): void {
    const options = this.options(thing);
    if (options.length === 1 && options[0] && !this.aside) this.choose(options[0]);
    else if (options.length) this.focus = this.focus === thing ? null : thing;
    if (this.aside) this.unfolded = true;
  }

  /** Something was laid on a thing: what that can mean, or the list of it. */
  drop(thing: string, options: Option[]): void {
    this.byHand = true;
    if (options.length === 1 && options[0] && !this.aside) this.choose(options[0]);
    else this.focus = thing;
  }

  /** A press of a button, by pointer or by key. */
  pressed(event: MouseEvent): void {
    this.typed = event.isTrusted && event.detail === 0;
    this.byHand = event.isTrusted;
  }

  choose(option: Option, plan: ((ask: Ask) => Picked | null) | null = null): void {
    const warning = plan ? null : option.warning;
    if (!this.session.answerable) return;
    if (warning && this.doubtful?.option !== option) {
      this.doubtful = { option, warning };
      if (this.byHand) this.session.rest();
      return;
    }
    this.clear();
    this.session.answer(option, plan);
    if (this.byHand) this.session.rest();
  }

  /** Tell what cannot be done now and why, or no longer; perhaps with one thing alone. */
  askWhy(on: boolean, about: string | null = null): void {
    this.asksWhy = on;
    this.about = about;
    if (on && !this.session.blocked) this.session.askBlocked();
  }

  /** Whether there is a question here, and so something that it does not allow. */
  get tells(): boolean {
    return this.session.answerable;
  }

  /** What cannot be done now with the thing that was asked about; all of it where nothing else was. */
  get forbidden(): BlockedData[] {
    const all = this.session.blocked?.options ?? [];
    const there = all.filter(({ things }) => things.includes(this.about ?? ''));
    return there.length ? there : all;
  }

  /** What cannot be done now with a card, and why. */
  whyNot(card: string): Reason[] {
    const { blocked } = this.session;
    const named = [`card:${card}`, card];
    const forbidden = (blocked?.options ?? []).filter(({ things }) =>
      things.some((thing) => named.includes(thing)),
    );
    const idle = (blocked?.idle ?? []).filter((reason) => reason.card === card);
    const all: Reason[] = [...forbidden, ...idle];
    return all.filter(({ why }, place) => all.findIndex((other) => alike(other.why, why)) === place);
  }

  hover(option: Option | null): void {
    this.hovered = option;
    this.session.consider(option ? { key: option.key, args: option.args } : null);
  }

  clear(): void {
    this.focus = null;
    this.chapter = null;
    this.doubtful = null;
    this.hovered = null;
  }

  private byThing(): Map<string, Option[]> {
    const touched = new Map<string, Option[]>();
    for (const option of this.session.open?.options ?? []) {
      if (!this.game.inHand(option)) continue;
      for (const thing of option.things) touched.set(thing, [...(touched.get(thing) ?? []), option]);
    }
    return touched;
  }
}
