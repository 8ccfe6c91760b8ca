/** A wish for a table, before it exists. */
import type { ChoiceData, CreateTable, GameInfo, SeatWish } from '../table/protocol';

export type SeatKind = SeatWish['kind'];
export type Value = ChoiceData['values'][number];
export interface WishedSeat {
  kind: SeatKind;
  name: string;
  bot: string;
  /** What this seat has of its own, by the name of the choice; left out: chance decides. */
  own: Record<string, Value>;
}
export interface HomeModule {
  file: string;
  text: string;
}
export interface Wish {
  mix: boolean;
  scenario: string;
  modules: string[];
  home: HomeModule[];
  seats: WishedSeat[];
  /** What was chosen for the table; left out: as the rules say. */
  choices: Record<string, Value>;
  confirm: boolean;
}

/** What most people want first: oneself and a bot, the first scenario. */
export function firstWish(game: GameInfo, name: string): Wish {
  return {
    mix: false,
    scenario: game.scenarios[0] ?? '',
    modules: game.modules.slice(0, 2),
    home: [],
    seats: [seat('here', name), seat('bot', '', strongest(game))],
    choices: {},
    confirm: false,
  };
}

/** The bot to offer first: the last of the list, the server names them from weak to strong. */
export function strongest(game: GameInfo): string {
  return game.bots.at(-1) ?? '';
}

export function seat(kind: SeatKind, name = '', bot = ''): WishedSeat {
  return { kind, name, bot, own: {} };
}

/** Add a seat or take the last ones away, so that there are so many. */
export function resize(seats: WishedSeat[], n: number, bot: string): WishedSeat[] {
  const more = Array.from({ length: Math.max(0, n - seats.length) }, () => seat('bot', '', bot));
  return [...seats, ...more].slice(0, n);
}

/** What each seat gets of a choice: what was wished for, and for the others something that is left over. */
export function shared(choice: ChoiceData, seats: WishedSeat[], random: () => number): Value[] {
  const wished = seats.map(({ own }) => own[choice.name]);
  if (wished.every((value) => value === undefined)) return [];
  const left = choice.values.filter((value) => !wished.includes(value));
  const draw = () => left.splice(Math.floor(random() * left.length), 1);
  return wished.flatMap((value) => (value === undefined ? draw() : [value]));
}

/** The choices of the table and of its seats, as options of the game. */
function chosen({ choices }: GameInfo, wish: Wish, random: () => number): Record<string, unknown> {
  const each = choices
    .filter((choice) => choice.each)
    .map((choice) => [choice.name, shared(choice, wish.seats, random)] as const)
    .filter(([, values]) => values.length);
  return { ...wish.choices, ...Object.fromEntries(each) };
}

/** The wish as the server reads it. */
export function asRequest(game: GameInfo, wish: Wish, random: () => number = Math.random): CreateTable {
  const scenario = { scenario: wish.scenario, ...chosen(game, wish, random) };
  const options = wish.mix ? { modules: [...wish.modules, ...wish.home] } : scenario;
  return {
    game: game.name,
    options,
    seats: seatsOf(wish),
    settings: { confirm_group: wish.confirm, hover: true },
  };
}

export function seatsOf(wish: Pick<Wish, 'seats'>): SeatWish[] {
  return wish.seats.map(({ kind, name, bot }) => ({
    kind,
    name: kind === 'bot' ? '' : name.trim(),
    ...(kind === 'bot' && bot ? { bot } : {}),
  }));
}
