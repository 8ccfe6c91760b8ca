/** A table with a line to it: what the server says is shown, followed and answered. */
import { prefs } from '../prefs.svelte';
import { learn } from '../words/words.svelte';
import { stillOffered, type Sent } from './again';
import { rememberSeen, rememberStory, seenBefore, storyOf } from './away';
import { readBefore, rememberRead, type Said } from './chat';
import { Line, type Heard, type LineState, type View, type WholeState } from './line';
import { stepsOf, type Step } from './stage';
import { openingOf, Storyteller } from './storyteller';
import { isSame, placesOf } from './steady';
import type { ErrorMessage, Option, Pace as PaceMessage } from './protocol';

/** So long after an answer another click or key cannot be meant. */
const REST = 500;
const CALM: PaceMessage = { type: 'pace', wish: 'calm', ahead: false };
import { Session, type Picked, type Plan } from './session.svelte';

/** A table with a line to it. */
export class LiveSession extends Session {
  private readonly wire: Line;
  private readonly stage: Storyteller;
  /** What has come and is not shown yet. */
  private coming: WholeState[] = [];
  private own = false;
  private plan: Plan | null = null;
  private consideredAt = 0;
  private given = -1;
  private taken = false;
  /** The answer that was sent last. */
  private sent: Sent | null = null;
  /** An answer that others were quicker than; it is given again if it still can be. */
  private late: Sent | null = null;
  /** The number of the message that last took up an offer. */
  private tried = -1;
  /** Whether what bots do until our next question need not be followed. */
  private hurried = false;
  private wished: PaceMessage = CALM;
  private rested: ReturnType<typeof setTimeout> | undefined;
  private readonly looks = () => this.attend();

  constructor(key: string) {
    super(key);
    this.line = 'connecting';
    this.stage = new Storyteller(this);
    this.wire = new Line(key, {
      message: (message) => this.hear(message),
      state: (state) => this.lineIs(state),
    });
    document.addEventListener('visibilitychange', this.looks);
  }

  override close(): void {
    document.removeEventListener('visibilitychange', this.looks);
    clearTimeout(this.rested);
    this.stage.stop();
    this.wire.close();
  }

  /** Give an answer; a plan goes on answering while its questions come. */
  override answer(option: Picked, plan: Plan | null = null): void {
    if (this.answerable) this.give(option, plan);
  }

  /** What follows an answer is not answered by the same gesture. */
  override rest(): void {
    clearTimeout(this.rested);
    this.resting = true;
    this.rested = setTimeout(() => (this.resting = false), REST);
  }

  private give(option: Picked, plan: Plan | null): void {
    if (!this.open || this.answering || this.line !== 'open') return;
    this.answering = true;
    this.own = true;
    this.plan = plan;
    this.error = null;
    this.notice = null;
    const { seat, decision } = this.open;
    this.given = decision;
    this.taken = false;
    if (this.table) rememberStory(this.table.id, this.log.length);
    const number = this.wire.send({ type: 'answer', seat, decision, key: option.key, args: option.args });
    this.sent = this.ask && { number, ask: this.ask, option, plan };
    if (!this.ask) this.tried = number;
    this.away = null;
    this.hold(false);
  }

  override undo(): void {
    if (this.undoable === null || this.line !== 'open') return;
    this.own = true;
    this.plan = null;
    this.wire.send({ type: 'undo', change: this.undoable });
  }

  override lookThrough(seat: number): void {
    this.blocked = null;
    this.odds = null;
    if (seat !== this.visitor) this.visitor = null;
    this.wire.lookThrough(seat);
  }

  /** Hand the device to a seat that may use something, until it has done so or gives it back. */
  override visit(seat: number): void {
    if (!this.answering && [...this.may, ...this.elsewhere].includes(seat)) this.visitor = seat;
  }

  override askBlocked(): void {
    this.wire.send({ type: 'blocked' });
  }

  override askOdds(option: Option | null): void {
    this.weighed = option;
    this.wire.send({ type: 'odds', option: option && { key: option.key, args: option.args } });
  }

  override askAdvice(): void {
    if (this.ask) this.wire.send({ type: 'advice' });
  }

  override spare(thing: string, on: boolean): void {
    this.wire.send({ type: 'spare', thing, on });
  }

  /** Let bots answer before us while this question stands, or no longer. */
  override goAhead(on: boolean): void {
    this.ahead = on;
    this.tellPace();
  }

  /** Pass whatever is only asked in case we want to use something, or no longer. */
  override pass(on: boolean): void {
    this.passing = on;
    this.passOn();
  }

  override say(said: Said): void {
    this.wire.send({ type: 'chat', ...said });
  }

  override readChat(): void {
    this.heard = Math.max(this.heard, this.chat.at(-1)?.n ?? 0);
    if (this.table) rememberRead(this.table.id, this.heard);
  }

  /** Tell the others what the pointer rests on, if the table and the person allow it. */
  override consider(option: Picked | null): void {
    if (!this.ask || this.ask.private || !prefs.hover || !this.table?.settings.hover) return;
    const now = performance.now();
    if (option && now - this.consideredAt < 220) return;
    this.consideredAt = now;
    const { seat, decision } = this.ask;
    this.wire.send({ type: 'considers', seat, decision, option });
  }

  /** Stop following and see how things stand; bots need not wait for us until we are asked. */
  override skip(): void {
    this.skipStory();
    this.hurried = this.ask === null;
    this.holding = false;
    this.tellPace();
  }

  /** Ask the bots to wait, or let them go on. */
  override hold(on: boolean): void {
    this.holding = on;
    this.tellPace();
  }

  /** Say how bots shall move before our eyes, where that is news. */
  tellPace(): void {
    const wish = this.holding ? 'hold' : this.hurried || prefs.tempo === 'off' ? 'hurry' : 'calm';
    const { ahead } = this;
    if ((wish === this.wished.wish && ahead === this.wished.ahead) || this.line !== 'open') return;
    this.wished = { type: 'pace', wish, ahead };
    this.wire.send(this.wished);
  }

  /** What is written while nobody looks is told to whoever comes back. */
  private attend(): void {
    if (!this.table || !this.view) return;
    if (document.hidden) rememberSeen(this.table.id, this.log.length);
    else this.missed(this.table.id);
  }

  private missed(table: string): void {
    const seen = seenBefore(table);
    if (seen !== null && seen < this.log.length) this.away ??= seen;
    rememberSeen(table, this.log.length);
  }

  private lineIs(state: LineState): void {
    this.line = state;
    if (state !== 'open') this.answering = false;
  }

  private hear(message: Heard): void {
    switch (message.type) {
      case 'welcome':
        this.table = message.table;
        this.chat = message.chat;
        this.heard = readBefore(message.table.id);
        this.present = message.present;
        this.considered = {};
        this.wished = CALM;
        this.tellPace();
        learn(message.words);
        break;
      case 'state':
        this.coming.push(message);
        if (!this.stage.playing) this.tell();
        break;
      case 'done':
        this.taken = true;
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'present':
        this.present = message;
        break;
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.n !== message.n), message];
        break;
      case 'considers':
        this.hearConsidered(message.seat, message.option);
        break;
      case 'blocked':
        if (message.decision === (this.open?.decision ?? null)) this.blocked = message;
        break;
      case 'odds':
        if (message.decision === this.open?.decision) this.odds = message;
        break;
      case 'advice':
        if (message.decision === this.open?.decision) this.advice = message;
        break;
      case 'error':
        this.refuse(message);
        break;
      case 'gone':
        this.gone = true;
        break;
    }
  }

  /** Play what happened, then show how things stand; what came meanwhile follows. */
  private tell(): void {
    const state = this.coming.shift();
    this.behind = this.coming.length > 0;
    if (!state) return;
    this.learnCards(state.cards);
    const opening = this.opening(state);
    const { view } = this;
    if (opening) {
      this.show(state, view);
      return this.stage.play(opening, () => this.tell());
    }
    const shown = () => {
      this.show(state, view);
      this.tell();
    };
    this.stage.play(this.told(state), shown, state.scenes);
  }

  /** How a new game begins, where it is looked at for the first time: that is told over the laid table. */
  private opening(state: WholeState): Step[] | null {
    if (prefs.tempo === 'off' || document.hidden || this.view !== null || state.result) return null;
    return this.table && seenBefore(this.table.id) === null ? openingOf(state.log.entries) : null;
  }

  /** What happened, as it is played: not at the first look, not through other eyes, not what is taken back. */
  private told({ look, log }: WholeState): Step[] {
    const unseen = prefs.tempo === 'off' || this.hurried || document.hidden || this.view === null;
    if (unseen || look !== this.look || log.keep !== this.log.length) return [];
    return stepsOf(log.entries, this.log);
  }

  /** Go on to the next step of the story. */
  override nextStep(): void {
    this.stage.next();
  }

  /** Skip the story to the decision. */
  override skipStory(): void {
    this.stage.skip();
  }

  /** Play the last story again. */
  override tellAgain(): void {
    this.stage.again(() => this.tell());
  }

  private hearConsidered(seat: number, option: Option | null): void {
    const others = { ...this.considered };
    delete others[seat];
    this.considered = option ? { ...others, [seat]: option } : others;
  }

  private refuse(error: ErrorMessage): void {
    if (error.code !== 'late') this.error = error.phrase;
    else if (error.re === this.tried) this.notice = { key: 'web-offer-passed', args: {} };
    else if (error.re === this.sent?.number) this.late = this.sent;
    this.answering = false;
    this.given = -1;
    this.own = false;
    this.plan = null;
    this.giveAgain();
  }

  /** Give a late answer again once it is known how the question stands now. */
  private giveAgain(): void {
    const { late, ask } = this;
    if (!late || ask?.decision === late.ask.decision) return;
    this.late = null;
    const option = ask && stillOffered(late, ask);
    if (option) this.give(option, late.plan);
    else if (late.ask.seats.length === 1) this.notice = { key: 'error-late', args: {} };
  }

  private show(state: WholeState, before: View | null): void {
    this.before = state.look === this.look ? before : null;
    this.look = state.look;
    this.view = state.view;
    this.keepQuestion(state);
    this.keepPlaces(state);
    this.ask = state.ask;
    this.offer = state.offer;
    this.may = state.may;
    this.deciding = state.deciding;
    this.undoable = state.undo;
    this.proposal = state.proposal;
    this.result = state.result;
    this.log = [...this.log.slice(0, state.log.keep), ...state.log.entries];
    this.fresh = this.before ? state.log.entries : [];
    this.keepStory(state);
    this.own = false;
    this.note();
    this.blocked = this.odds = this.advice = null;
    this.considered = Object.fromEntries(
      Object.entries(this.considered).filter(([seat]) => state.deciding.includes(Number(seat))),
    );
    this.goOn();
    this.giveAgain();
    this.passOn();
  }

  /** Go on where something is only offered, if that is wished. */
  private passOn(): void {
    const { ask } = this;
    if (this.passing && ask?.passing && !this.answering) this.give(ask.passing, null);
  }

  /** Options keep their places until we have answered, or another question comes. */
  private keepPlaces(state: WholeState): void {
    const stays = !this.own && isSame(this.ask ?? this.previous, state.ask);
    if (state.ask) this.places = placesOf(state.ask.options, stays ? this.places : null);
    if (state.ask && !stays) this.ahead = this.ahead && this.ask?.prompt.key === state.ask.prompt.key;
  }

  /** What happened since our last answer, also where the page was loaded again meanwhile. */
  private keepStory({ log, scenes }: WholeState): void {
    const { before } = this;
    const since = before ? null : storyOf(this.table?.id ?? '');
    const lines = before ? log.entries : this.log.slice(since ?? this.log.length);
    this.stage.keep({ lines, scenes, before }, this.own || !before);
  }

  /** Note what has been seen, and that bots need no wish of ours once we are asked. */
  private note(): void {
    if (this.away !== null && this.away >= this.log.length) this.away = null;
    if (this.table && !document.hidden) {
      if (this.before) rememberSeen(this.table.id, this.log.length);
      else this.missed(this.table.id);
    }
    if (!this.ask) return;
    this.hurried = this.holding = false;
    this.tellPace();
  }

  /** Keep an unanswered question in sight while others act; an answer is under way until its question is gone. */
  private keepQuestion(state: WholeState): void {
    const answered = this.open?.decision === this.given;
    if (state.ask || answered) this.previous = null;
    else this.previous = this.ask ?? this.previous;
    if ((answered && this.taken) || ![...state.may, ...state.deciding].includes(this.visitor ?? -1))
      this.visitor = null;
    const open = state.ask ?? state.offer;
    this.answering = this.answering && !this.taken && open?.decision === this.given;
  }

  /** Go on with a plan, if the question is still one of those it answers. */
  private goOn(): void {
    const { plan } = this;
    if (this.answering) return;
    this.plan = null;
    if (!plan || !this.ask) return;
    const next = plan(this.ask);
    if (next) this.give(next, plan);
  }
}
