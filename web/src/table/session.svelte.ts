/** One table as this browser sees it: the truth that the server sent last, and what is under way. */
import { unread, type Said } from './chat';
import type { LineState } from './line';
import type {
  AdviceMessage,
  ArgData,
  Ask,
  BlockedMessage,
  CardText,
  ChatData,
  LogLine,
  OddsMessage,
  Option,
  Phrase,
  Present,
  ProposalData,
  Replayed,
  ResultData,
  SeatInfo,
  TableInfo,
} from './protocol';
import type { Hour, Step } from './stage';
import type { Places } from './steady';

export interface Picked {
  key: string;
  args: ArgData[];
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
  /** The number of the last line of chat that was read here. */
  heard = $state(0);
  present = $state.raw<Present>({ seats: [], watchers: 0, holding: [] });
  considered = $state.raw<Record<number, Option>>({});
  /** What may not be chosen or used now, and why, once that was asked. */
  blocked = $state.raw<BlockedMessage | null>(null);
  odds = $state.raw<OddsMessage | null>(null);
  /** The option whose odds were asked for; null where it was what comes next for everybody. */
  weighed = $state.raw<Option | null>(null);
  error = $state.raw<Phrase | null>(null);
  /** Something to know that is nobody's fault. */
  notice = $state.raw<Phrase | null>(null);
  gone = $state(false);
  behind = $state(false);
  /** Whether we have asked the bots to wait. */
  holding = $state(false);
  /** Where the log goes on that was written while nobody looked; null: all of it was seen. */
  away = $state<number | null>(null);
  answering = $state(false);
  /** Whether an answer was given so short a time ago that another click cannot be meant. */
  resting = $state(false);
  /** Where the options of the question stand until the next one. */
  places = $state.raw<Places | null>(null);
  /** What a scout would do here, once that was asked. */
  advice = $state.raw<AdviceMessage | null>(null);
  /** Whether bots may answer before us while this question stands. */
  ahead = $state(false);
  /** Whether questions that are only put in case we want to use something are passed. */
  passing = $state(false);
  /** The step of the story that is played now. */
  step = $state.raw<Step | null>(null);
  /** What has been told of a long story, line by line, as long as it is told; null: the question has its place. */
  telling = $state.raw<LogLine[] | null>(null);
  /** The hour that the story has brought; nothing of it where that is the hour of the game as it stands. */
  hour = $state.raw<Hour>({});
  /** What happened since the last answer that was given here: it can be played again. */
  story = $state.raw<LogLine[]>([]);
  /** Whether this is the past, in which nobody answers. */
  readonly still: boolean = false;
  readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  /** Whether the question on the table can be answered here and now. */
  get asked(): boolean {
    return this.ask !== null && !this.answering && !this.resting && this.line === 'open';
  }

  /** What can be answered from here: the question, or what is offered while others are asked. */
  get open(): Ask | null {
    return this.ask ?? this.offer;
  }

  /** Whether that can be done here and now. */
  get answerable(): boolean {
    return this.open !== null && !this.answering && !this.resting && this.line === 'open';
  }

  /** How many lines of chat have not been read here yet. */
  get unread(): number {
    return unread(this.chat, this.heard, this.table?.you.seats ?? []);
  }

  /** Whether only bots are waited for, by somebody who plays here. */
  get onBots(): boolean {
    const { table, deciding } = this;
    if (!table?.you.seats.length || this.ask || !deciding.length) return false;
    return deciding.every((seat) => table.seats[seat]?.kind === 'bot');
  }

  /** Whether bots that are asked too wait for our answer. */
  get botsWait(): boolean {
    const { ask, table, deciding } = this;
    if (!ask || ask.seats.length > 1 || ask.private) return false;
    return deciding.some((seat) => table?.seats[seat]?.kind === 'bot');
  }

  /** Whether bots play here beside somebody who may ask something of them. */
  get withBots(): boolean {
    const { table } = this;
    return Boolean(table?.you.seats.length && table.seats.some(({ kind }) => kind === 'bot'));
  }

  /** The others at the table who have asked the bots to wait. */
  get holders(): number[] {
    const mine = this.table?.you.seats ?? [];
    return this.present.holding.filter((seat) => !mine.includes(seat));
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
  askAdvice(): void {}
  spare(_thing: string, _on: boolean): void {}
  goAhead(_on: boolean): void {}
  pass(_on: boolean): void {}
  rest(): void {}
  askOdds(_option: Option | null): void {}
  say(_said: Said): void {}
  readChat(): void {}
  consider(_option: Picked | null): void {}
  skip(): void {}
  nextStep(): void {}
  skipStory(): void {}
  tellAgain(): void {}
  hold(_on: boolean): void {}
  close(): void {}
  /* eslint-enable */

  protected learnCards(cards: readonly CardText[]): void {
    if (cards.length)
      this.cards = { ...this.cards, ...Object.fromEntries(cards.map((card) => [card.id, card])) };
  }
}

/** A moment of a game that is looked at again. */
export class StillSession extends Session {
  override readonly still = true;

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
