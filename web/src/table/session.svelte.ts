/** One table as this browser sees it: the truth that the server sent last, and what is under way. */
import { prefs } from '../prefs.svelte';
import { learn } from '../words/words.svelte';
import { Line, type LineState } from './line';
import { Pace } from './pace';
import type {
  Ask,
  BlockedOption,
  CardText,
  ChatData,
  ErrorMessage,
  LogLine,
  OddsMessage,
  Option,
  Phrase,
  Present,
  ProposalData,
  Replayed,
  ResultData,
  SeatInfo,
  ServerMessage,
  StateMessage,
  TableInfo,
  Thing,
} from './protocol';

export interface Picked {
  key: string;
  args: Thing[];
}

export type Plan = (ask: Ask) => Picked | null;

/** What lies on the table from one point of view. Nothing can be answered here. */
export class Session {
  line = $state<LineState>('open');
  table = $state.raw<TableInfo | null>(null);
  look = $state<number | null>(null);
  view = $state.raw<Record<string, unknown> | null>(null);
  before = $state.raw<Record<string, unknown> | null>(null);
  ask = $state.raw<Ask | null>(null);
  /** What may be used here while others are asked. */
  offer = $state.raw<Ask | null>(null);
  /** The seats held by this browser that may use something while others are asked. */
  may = $state.raw<number[]>([]);
  /** The seat that wants the device for a moment, to use something while another one held here is asked. */
  visitor = $state<number | null>(null);
  /** The question before this state: it stays in sight while others act in between. */
  previous = $state.raw<Ask | null>(null);
  deciding = $state.raw<number[]>([]);
  undoable = $state<number | null>(null);
  proposal = $state.raw<ProposalData | null>(null);
  log = $state.raw<LogLine[]>([]);
  fresh = $state.raw<LogLine[]>([]);
  cards = $state.raw<Record<string, CardText>>({});
  result = $state.raw<ResultData | null>(null);
  chat = $state.raw<ChatData[]>([]);
  present = $state.raw<Present>({ seats: [], watchers: 0 });
  considered = $state.raw<Record<number, Option>>({});
  blocked = $state.raw<BlockedOption[] | null>(null);
  odds = $state.raw<OddsMessage | null>(null);
  error = $state.raw<Phrase | null>(null);
  /** Something to know that is nobody's fault. */
  notice = $state.raw<Phrase | null>(null);
  gone = $state(false);
  behind = $state(false);
  answering = $state(false);
  readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  /** Whether the question on the table can be answered here and now. */
  get asked(): boolean {
    return this.ask !== null && !this.answering && this.line === 'open';
  }

  /** What can be answered from here: the question, or what is offered while others are asked. */
  get open(): Ask | null {
    return this.ask ?? this.offer;
  }

  /** Whether that can be done here and now. */
  get answerable(): boolean {
    return this.open !== null && !this.answering && this.line === 'open';
  }

  /** The seats held by this browser that may use something and that we do not look through. */
  get helpers(): number[] {
    return this.may.filter((seat) => seat !== this.look);
  }

  /** The seats held by this browser that are asked and that we do not look through. */
  get elsewhere(): number[] {
    const mine = this.table?.you.seats ?? [];
    return this.deciding.filter((seat) => mine.includes(seat) && seat !== this.look);
  }

  names(of: (seat: SeatInfo) => string): string[] {
    return (this.table?.seats ?? []).map(of);
  }

  /* eslint-disable @typescript-eslint/no-unused-vars -- a still table does nothing */
  answer(_option: Picked, _plan: Plan | null = null): void {}
  undo(): void {}
  lookThrough(_seat: number): void {}
  visit(_seat: number): void {}
  askBlocked(): void {}
  askOdds(_option: Picked | null): void {}
  say(_text: string): void {}
  consider(_option: Picked | null): void {}
  skip(): void {}
  close(): void {}
  /* eslint-enable */

  protected learnCards(cards: readonly CardText[]): void {
    if (cards.length)
      this.cards = { ...this.cards, ...Object.fromEntries(cards.map((card) => [card.id, card])) };
  }
}

/** A moment of a game that is looked at again. */
export class StillSession extends Session {
  constructor() {
    super('');
  }

  stand(moment: Replayed, seat: number | null): void {
    this.look = seat;
    this.view = moment.view;
    this.deciding = moment.deciding;
    this.log = moment.log;
    this.result = moment.result;
    this.learnCards(moment.cards);
  }
}

/** A table with a line to it. */
export class LiveSession extends Session {
  private readonly wire: Line;
  private readonly pace: Pace<StateMessage>;
  private own = false;
  private plan: Plan | null = null;
  private consideredAt = 0;
  private given = -1;
  private taken = false;
  /** The number of the message that last took up an offer. */
  private tried = -1;

  constructor(key: string) {
    super(key);
    this.line = 'connecting';
    this.pace = new Pace(
      (state) => this.show(state),
      (waiting) => (this.behind = waiting),
      () => prefs.pace && !document.hidden,
    );
    this.wire = new Line(key, {
      message: (message) => this.hear(message),
      state: (state) => this.lineIs(state),
    });
  }

  override close(): void {
    this.pace.stop();
    this.wire.close();
  }

  /** Give an answer; a plan goes on answering while its questions come. */
  override answer(option: Picked, plan: Plan | null = null): void {
    if (!this.open || !this.answerable) return;
    this.answering = true;
    this.own = true;
    this.plan = plan;
    this.error = null;
    this.notice = null;
    const { seat, decision } = this.open;
    this.given = decision;
    this.taken = false;
    const number = this.wire.send({ type: 'answer', seat, decision, key: option.key, args: option.args });
    if (!this.ask) this.tried = number;
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
    if (!this.answering && this.may.includes(seat)) this.visitor = seat;
  }

  override askBlocked(): void {
    this.wire.send({ type: 'blocked' });
  }

  override askOdds(option: Picked | null): void {
    this.wire.send({ type: 'odds', option: option && { key: option.key, args: option.args } });
  }

  override say(text: string): void {
    this.wire.send({ type: 'chat', text });
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

  /** Stop following and see how things stand. */
  override skip(): void {
    this.pace.skip();
  }

  private lineIs(state: LineState): void {
    this.line = state;
    if (state !== 'open') this.answering = false;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.table = message.table;
        this.chat = message.chat;
        this.present = message.present;
        this.considered = {};
        learn(message.words);
        break;
      case 'state':
        this.pace.push(message, this.own || this.view === null || message.look !== this.look);
        this.own = false;
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
        if (message.decision === this.open?.decision) this.blocked = message.options;
        break;
      case 'odds':
        if (message.decision === this.open?.decision) this.odds = message;
        break;
      case 'error':
        this.refuse(message);
        break;
      case 'gone':
        this.gone = true;
        break;
    }
  }

  private hearConsidered(seat: number, option: Option | null): void {
    const others = { ...this.considered };
    delete others[seat];
    this.considered = option ? { ...others, [seat]: option } : others;
  }

  private refuse(error: ErrorMessage): void {
    if (error.code !== 'late') this.error = error.phrase;
    else if (error.re === this.tried) this.notice = { key: 'web-offer-passed', args: {} };
    this.answering = false;
    this.given = -1;
    this.own = false;
    this.plan = null;
  }

  private show(state: StateMessage): void {
    this.before = state.look === this.look ? this.view : null;
    this.look = state.look;
    this.view = state.view;
    this.hold(state);
    this.ask = state.ask;
    this.offer = state.offer;
    this.may = state.may;
    this.deciding = state.deciding;
    this.undoable = state.undo;
    this.proposal = state.proposal;
    this.result = state.result;
    this.log = [...this.log.slice(0, state.log.keep), ...state.log.entries];
    this.fresh = this.before ? state.log.entries : [];
    this.learnCards(state.cards);
    this.blocked = null;
    this.odds = null;
    this.considered = Object.fromEntries(
      Object.entries(this.considered).filter(([seat]) => state.deciding.includes(Number(seat))),
    );
    this.goOn();
  }

  /** Keep an unanswered question in sight while others act; an answer is under way until its question is gone. */
  private hold(state: StateMessage): void {
    const answered = this.open?.decision === this.given;
    if (state.ask || answered) this.previous = null;
    else this.previous = this.ask ?? this.previous;
    if ((answered && this.taken) || !state.may.includes(this.visitor ?? -1)) this.visitor = null;
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
    if (next) this.answer(next, plan);
  }
}
