/* Generated from the schema of the server by `npm run protocol`. */

export type ArgData = number | string | ArgData[];
export type SaidData = number | string | PhraseData | SeatRef;
export type Thing = number | string | Thing[];
export type ClientMessage =
  | Hello
  | Look
  | Answer
  | Undo
  | AskBlocked
  | AskOdds
  | AskAdvice
  | Spare
  | Considers
  | Pace
  | Chat
  | Ping
  | Echo;
export type ServerMessage =
  | WelcomeMessage
  | StateMessage
  | DoneMessage
  | ErrorMessage
  | TableMessage
  | PresentMessage
  | ConsidersMessage
  | ChatMessage
  | BlockedMessage
  | OddsMessage
  | AdviceMessage
  | PongMessage
  | EchoMessage
  | GoneMessage;

/**
 * What this server is.
 */
export interface About {
  name: string;
  version: string;
  protocol: number;
  client: boolean;
  keep_days: number;
}
/**
 * What a scout would do here, and why.
 */
export interface AdviceMessage {
  decision: number;
  option: NamedData | null;
  because: PhraseData;
  ranking: RankedData[];
  type: 'advice';
  re: number | null;
}
/**
 * An option by what identifies it.
 */
export interface NamedData {
  key: string;
  args: ArgData[];
}
/**
 * Something to say: a message of the word files and its arguments; what is read out brings its words.
 */
export interface PhraseData {
  key: string;
  args: {
    [k: string]: SaidData;
  };
  told?: Told;
}
/**
 * The name of whoever sits there.
 */
export interface SeatRef {
  seat: number;
}
/**
 * A text in every language.
 */
export interface Told {
  en: string;
  ru: string;
  it: string;
}
/**
 * An option that was weighed: its chance to win in percent, and what speaks for it.
 */
export interface RankedData {
  option: NamedData;
  chance: number;
  because: PhraseData;
}
/**
 * An answer and the decision it answers.
 */
export interface Answer {
  key: string;
  /**
   * @maxItems 64
   */
  args?: Thing[];
  type: 'answer';
  id?: number | null;
  seat: number;
  decision: number;
}
/**
 * Ask what a scout would do here, and why.
 */
export interface AskAdvice {
  type: 'advice';
  id?: number | null;
}
/**
 * Ask what is not allowed, and why.
 */
export interface AskBlocked {
  type: 'blocked';
  id?: number | null;
}
/**
 * The question to one seat; with several `seats` the first answer counts for all.
 */
export interface AskData {
  decision: number;
  seat: number;
  seats: number[];
  private: boolean;
  repeats: boolean;
  prompt: PhraseData;
  options: OptionData[];
  passing: NamedData | null;
}
/**
 * One possible answer: how to say it, its small drawing, and the things on the table that it touches.
 */
export interface OptionData {
  key: string;
  args: ArgData[];
  phrase: PhraseData;
  icon: string;
  things: string[];
  heading: HeadingData | null;
  detail: DetailData | null;
  warning: PhraseData | null;
  odds: boolean;
}
/**
 * What stands above several options of a long list, and its place among the headings.
 */
export interface HeadingData {
  name: PhraseData;
  icon: string;
  rank: number;
}
/**
 * What a list shows of an option beyond its words: a shorter name, what it asks, costs, brings and risks.
 */
export interface DetailData {
  main: PhraseData | null;
  asks: PhraseData | null;
  costs: PhraseData | null;
  brings: PhraseData | null;
  risks: PhraseData | null;
}
/**
 * Ask how likely an option brings what, or without one what comes next for everybody.
 */
export interface AskOdds {
  type: 'odds';
  id?: number | null;
  option: OptionRef | null;
}
/**
 * An option by what identifies it.
 */
export interface OptionRef {
  key: string;
  /**
   * @maxItems 64
   */
  args?: Thing[];
}
/**
 * What may not be chosen, why, and the rule that says so.
 */
export interface BlockedData {
  key: string;
  args: ArgData[];
  phrase: PhraseData;
  icon: string;
  things: string[];
  heading: HeadingData | null;
  detail: DetailData | null;
  warning: PhraseData | null;
  odds: boolean;
  why: PhraseData;
  rule: string;
}
/**
 * What is not allowed, what cannot be used, and why.
 */
export interface BlockedMessage {
  decision: number | null;
  options: BlockedData[];
  idle: IdleData[];
  type: 'blocked';
  re: number | null;
}
/**
 * What a seat has and cannot use now, why, and the rule that says so.
 */
export interface IdleData {
  card: string;
  why: PhraseData;
  rule: string;
}
/**
 * A card in words and signs.
 */
export interface CardData {
  id: string;
  name: PhraseData;
  kind: string;
  back: string;
  picture: string;
  tags: PhraseData[];
  lines: CardLineData[];
  story: PhraseData | null;
}
/**
 * One line of a card: what it asks and costs, and what it brings.
 */
export interface CardLineData {
  kind: string;
  conditions: PhraseData[];
  outcome: PhraseData[];
}
/**
 * What binds the chance of a table: the digest of its secret seed, and the answer from which on it counts.
 */
export interface ChanceInfo {
  digest: string;
  since: number;
}
/**
 * The table after a change.
 */
export interface Changed {
  table: TableInfo;
}
/**
 * A table from outside.
 */
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  options: {
    [k: string]: unknown;
  };
  seats: SeatInfo[];
  settings: SettingsData;
  you: You;
  known: boolean;
  chance: ChanceInfo;
  created: string;
  changed: string;
  at: number;
  deciding: number[];
  result: ResultData | null;
  sequel: boolean;
  next: string | null;
}
/**
 * Who sits there.
 */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'person' | 'open' | 'bot';
  bot: string | null;
  yours: boolean;
}
/**
 * What the table has agreed on.
 */
export interface SettingsData {
  confirm_group: boolean;
  hover: boolean;
  advice: boolean;
  watchers_talk: boolean;
  spared: string[];
  deal: string;
}
/**
 * What a key may do.
 */
export interface You {
  seats: number[];
  host: boolean;
  watch: boolean;
}
/**
 * How the game ended: for all, and for each seat.
 */
export interface ResultData {
  won: boolean;
  cause: string;
  phrase: PhraseData;
  standings: StandingData[];
}
/**
 * How the game ended for one seat; ties share a place.
 */
export interface StandingData {
  won: boolean;
  cause: string;
  phrase: PhraseData;
  place: number;
  score: number | null;
}
/**
 * A line of chat: typed, or one of the phrases that each reads in their own language.
 */
export interface Chat {
  type: 'chat';
  id?: number | null;
  text?: string | null;
  quick?:
    | ('hello' | 'well_done' | 'thanks' | 'sorry' | 'wait' | 'your_turn' | 'help' | 'go_on' | 'good_game')
    | null;
}
/**
 * One line of chat; `seat` is null for a spectator, `quick` for what somebody has typed.
 */
export interface ChatData {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  quick: string | null;
  at: string;
}
/**
 * Somebody said something.
 */
export interface ChatMessage {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  quick: string | null;
  at: string;
  type: 'chat';
}
/**
 * One thing that may be chosen when a game is laid.
 */
export interface ChoiceData {
  name: string;
  values: (string | number | boolean)[];
  each: boolean;
  many: boolean;
  files: boolean;
  implies: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  when: {
    [k: string]: (string | number | boolean)[];
  };
}
/**
 * The first message: the key, and the seat to look through.
 */
export interface Hello {
  type: 'hello';
  protocol: number;
  key?: string;
  look?: number | null;
  scenes?: boolean;
}
/**
 * Look through another seat of this key.
 */
export interface Look {
  type: 'look';
  id?: number | null;
  seat: number;
}
/**
 * Take back the change of this number.
 */
export interface Undo {
  type: 'undo';
  id?: number | null;
  change: number;
}
/**
 * Ask the bots to leave something alone, or no longer.
 */
export interface Spare {
  type: 'spare';
  id?: number | null;
  thing: string;
  on: boolean;
}
/**
 * The pointer rests on an option, or left.
 */
export interface Considers {
  type: 'considers';
  seat: number;
  decision: number;
  option: OptionRef | null;
}
/**
 * How bots shall move before this person's eyes: to be followed, at once, or not until they are let go.
 */
export interface Pace {
  type: 'pace';
  wish: 'calm' | 'hurry' | 'hold';
  ahead?: boolean;
}
/**
 * Is the line alive?
 */
export interface Ping {
  type: 'ping';
  id?: number | null;
}
/**
 * Send this back: a measure of the bare line.
 */
export interface Echo {
  type: 'echo';
  id?: number | null;
  text: string;
}
/**
 * What another player considers.
 */
export interface ConsidersMessage {
  type: 'considers';
  seat: number;
  option: OptionData | null;
}
/**
 * A wish for a table.
 */
export interface CreateTable {
  game: string;
  options?: {
    [k: string]: unknown;
  };
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatWish[];
  settings?: Settings;
}
/**
 * Who shall sit there: someone at this device, a friend by link, or a bot.
 */
export interface SeatWish {
  kind: 'here' | 'friend' | 'bot';
  name?: string;
  bot?: string | null;
}
/**
 * What the table agrees on at the start.
 */
export interface Settings {
  confirm_group?: boolean;
  hover?: boolean;
  advice?: boolean;
  watchers_talk?: boolean;
  /**
   * @maxItems 60
   */
  spared?: string[];
  deal?: string;
}
/**
 * A new table and the keys to it, told once.
 */
export interface Created {
  key: string;
  watch: string;
  invites: InviteLink[];
  table: TableInfo;
}
/**
 * An invite and the seat it opens.
 */
export interface InviteLink {
  seat: number;
  invite: string;
}
/**
 * The deal of the day: the word that names it, and what it is laid with.
 */
export interface DailyData {
  deal: string;
  options: {
    [k: string]: unknown;
  };
}
/**
 * How a deal went, beside its par, in a line to share.
 */
export interface DealLine {
  line: PhraseData;
}
/**
 * What was asked for is on disk.
 */
export interface DoneMessage {
  type: 'done';
  re: number | null;
}
/**
 * The same text back.
 */
export interface EchoMessage {
  type: 'echo';
  re: number | null;
  text: string;
}
/**
 * What went wrong: a code for the program, a phrase for the person.
 */
export interface ErrorData {
  code: string;
  phrase: PhraseData;
}
/**
 * A refusal; nothing has changed.
 */
export interface ErrorMessage {
  type: 'error';
  re: number | null;
  code: string;
  phrase: PhraseData;
}
/**
 * What may be expected of one table, for one kind of company.
 */
export interface ExpectedData {
  value: string;
  players: number;
  company: string;
  phrase: PhraseData;
}
/**
 * An answer after which the chance fell: where in the replay, whose, and from how many percent to how many.
 */
export interface FallData {
  at: number;
  seat: number;
  option: OptionData;
  before: number;
  after: number;
}
/**
 * The game that follows in a series, before it is laid: its options, with what everybody carries over.
 */
export interface Following {
  options: {
    [k: string]: unknown;
  };
  table: TableInfo;
}
/**
 * A wish to play on from a point of this game.
 */
export interface ForkTable {
  at: number;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatWish[];
  settings?: Settings;
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  name: string;
  rules: string;
  players: number[];
  choices: ChoiceData[];
  bots: string[];
  told_by: string;
  expected: ExpectedData[];
  daily: DailyData;
}
/**
 * The table was deleted.
 */
export interface GoneMessage {
  type: 'gone';
}
/**
 * A wish for a table that goes on with a saved game.
 */
export interface ImportTable {
  save: {
    [k: string]: unknown;
  };
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatWish[];
  settings?: Settings;
}
/**
 * Where an invite leads.
 */
export interface Invited {
  seat: number;
  table: TableInfo;
}
/**
 * An invite to use.
 */
export interface Join {
  invite: string;
  name?: string;
  attempt?: string | null;
}
/**
 * A taken seat; `key` is null when an own key was extended.
 */
export interface Joined {
  key: string | null;
  seat: number;
  table: TableInfo;
}
/**
 * The keys a browser remembers.
 */
export interface Keys {
  /**
   * @maxItems 200
   */
  keys: string[];
}
/**
 * What may happen, and in how many of a hundred cases.
 */
export interface LikelyData {
  phrase: PhraseData;
  percent: number;
}
/**
 * Something that happened: the number of the answer that caused it, how to say it, and how to stage it.
 */
export interface LogLine {
  at: number;
  key: string;
  args: {
    [k: string]: ArgData;
  };
  phrase: PhraseData;
  shows: 'note' | 'phase' | 'card' | 'dice' | 'travel' | 'wound' | 'death' | 'end' | 'notice';
  icon: string;
  things: string[];
  path: string[] | null;
}
/**
 * The end of the log: keep the first `keep` lines and append these.
 */
export interface LogPart {
  keep: number;
  entries: LogLine[];
}
/**
 * An invite to look at.
 */
export interface LookAtInvite {
  invite: string;
}
/**
 * The tables of some keys, in their order.
 */
export interface Mine {
  tables: MineEntry[];
}
/**
 * The table of one key, or null.
 */
export interface MineEntry {
  table: TableInfo | null;
}
/**
 * The answer given at a point of a finished game; seat -1 is nature.
 */
export interface NextAnswer {
  seat: number;
  option: OptionData | null;
}
/**
 * Who sits there in the next game of a series: the same person, or somebody else who goes on with what they had.
 */
export interface NextSeat {
  seat?: number | null;
  called?: string | null;
  kind?: 'same' | 'here' | 'friend' | 'bot';
  name?: string;
  bot?: string | null;
}
/**
 * A wish to play the next game of a series; what the games before leave open may be chosen.
 */
export interface NextTable {
  options?: {
    [k: string]: unknown;
  };
  /**
   * @maxItems 8
   */
  seats?: NextSeat[];
}
/**
 * How likely something is, counted from the dice.
 */
export interface OddsMessage {
  type: 'odds';
  re: number | null;
  decision: number | null;
  chances: LikelyData[];
}
/**
 * The next table of a series, and the key to one's place there; invites are told once, to whoever laid it.
 */
export interface Onward {
  key: string;
  invites: InviteLink[];
  table: TableInfo;
}
/**
 * The line is alive.
 */
export interface PongMessage {
  type: 'pong';
  re: number | null;
}
/**
 * Who is connected.
 */
export interface Present {
  seats: number[];
  watchers: number;
  holding: number[];
}
/**
 * Somebody came or left.
 */
export interface PresentMessage {
  seats: number[];
  watchers: number;
  holding: number[];
  type: 'present';
}
/**
 * An answer to a group's question that awaits another person's confirmation.
 */
export interface ProposalData {
  seat: number;
  decision: number;
  option: OptionData;
}
/**
 * A table at one point, seen from one seat.
 */
export interface Replayed {
  at: number;
  length: number;
  view: {
    [k: string]: unknown;
  };
  log: LogLine[];
  deciding: number[];
  next: NextAnswer | null;
  cards: CardData[];
  result: ResultData | null;
}
/**
 * A file for a bug report that holds nothing hidden.
 */
export interface Report {
  report: number;
  table: string;
  version: number;
  at: number;
  game: string;
  rules: string;
  options: {
    [k: string]: unknown;
  };
  view: {
    [k: string]: unknown;
  };
  ask: AskData | null;
  log: LogLine[];
}
/**
 * One rule of the ledger.
 */
export interface RuleData {
  id: string;
  chapter: string;
  section: string;
  text: string;
}
/**
 * How the table stood once a line had been told, as what had changed since the scene before.
 */
export interface SceneData {
  line: number;
  view: ViewPart;
}
/**
 * A view as what has changed since the last one on this line: the parts to keep of that, and the new ones.
 */
export interface ViewPart {
  keep: string[];
  parts: {
    [k: string]: unknown;
  };
}
/**
 * Hand a seat to a bot, to a friend by link, or to this device.
 */
export interface SeatChange {
  to: 'here' | 'friend' | 'bot';
  name?: string | null;
  bot?: string | null;
}
/**
 * A changed seat, and the invite where a friend is awaited.
 */
export interface SeatChanged {
  invite: string | null;
  table: TableInfo;
}
/**
 * The answer to hello.
 */
export interface WelcomeMessage {
  type: 'welcome';
  protocol: number;
  version: string;
  look: number | null;
  table: TableInfo;
  present: Present;
  chat: ChatData[];
  words: {
    [k: string]: string;
  };
}
/**
 * The whole truth for one point of view.
 */
export interface StateMessage {
  type: 'state';
  version: number;
  at: number;
  look: number | null;
  view: ViewPart;
  ask: AskData | null;
  offer: AskData | null;
  may: number[];
  deciding: number[];
  undo: number | null;
  proposal: ProposalData | null;
  log: LogPart;
  scenes: SceneData[];
  cards: CardData[];
  result: ResultData | null;
}
/**
 * Seats or settings changed.
 */
export interface TableMessage {
  type: 'table';
  table: TableInfo;
}
/**
 * The settings to change; others stay.
 */
export interface SettingsChange {
  confirm_group?: boolean | null;
  hover?: boolean | null;
  advice?: boolean | null;
  watchers_talk?: boolean | null;
}
/**
 * A key for spectators.
 */
export interface WatchLink {
  watch: string;
}
/**
 * The two or three answers that cost a finished game most, the worst first.
 */
export interface WhereLost {
  falls: FallData[];
}
export const PROTOCOL = 3;
