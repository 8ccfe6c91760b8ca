/** A wish for a table, before it exists. What can be wished for, the game declares. */
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
/** Home-made content. */
export interface HomeFile {
  file: string;
  text: string;
}
export type Several = (Value | HomeFile)[];
export interface Wish {
  seats: WishedSeat[];
  /** What was chosen for the table, by the name of the choice; left out: as the rules say. */
  chosen: Record<string, Value | Several>;
  /** The choice that is made by oneself, in place of the one that stands for it. */
  instead: string | null;
  confirm: boolean;
  advice: boolean;
}

/** What most people want first: oneself and a bot, and the first of what is laid out. */
export function firstWish(game: GameInfo, name: string, laidOut: (choice: ChoiceData) => boolean): Wish {
  const firsts = game.choices.filter(laidOut).flatMap(({ name, values }) => entry(name, values[0]));
  const implied = game.choices.flatMap(({ values, implies }) =>
    Object.entries(implies[String(values[0])] ?? {}),
  );
  const several = game.choices.filter(({ many, each }) => many && !each).map(({ name }) => name);
  return {
    seats: [seat('here', name), seat('bot', '', usualBot(game))].slice(0, Math.max(...game.players)),
    chosen: {
      ...Object.fromEntries(implied.filter(([name]) => several.includes(name)) as [string, Several][]),
      ...Object.fromEntries(firsts),
    },
    instead: null,
    confirm: false,
    advice: true,
  };
}

function entry<T>(name: string, value: T | undefined): [string, T][] {
  return value === undefined ? [] : [[name, value]];
}

/** The choices of many that the values of this one stand for, as a scenario stands for its modules. */
export function parts(game: GameInfo, choice: ChoiceData): ChoiceData[] {
  const named = new Set(Object.values(choice.implies).flatMap((options) => Object.keys(options)));
  return game.choices.filter(({ name, many }) => many && named.has(name));
}

/** Whether what else is chosen leaves this choice a say; what is not chosen has its first value. */
export function hasSay(game: GameInfo, chosen: Wish['chosen'], { when }: ChoiceData): boolean {
  const first = (name: string) => game.choices.find((choice) => choice.name === name)?.values[0];
  return Object.entries(when).every(([name, values]) =>
    values.includes((chosen[name] ?? first(name)) as Value),
  );
}

/** Whether a choice has no say, because another one is made in its place, or because of what else is chosen. */
export function isIdle(
  game: GameInfo,
  { instead, chosen }: Pick<Wish, 'instead' | 'chosen'>,
  choice: ChoiceData,
): boolean {
  if (!hasSay(game, chosen, choice)) return true;
  if (parts(game, choice).some(({ name }) => name === instead)) return true;
  return choice.name !== instead && game.choices.some((other) => parts(game, other).includes(choice));
}

/** The bot to offer first: the last of the list, as the server names them. */
export function usualBot(game: GameInfo): string {
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

/** A record with one entry changed, or without it. */
export function changed<T>(record: Record<string, T>, name: string, value: T | undefined): Record<string, T> {
  const others = Object.entries(record).filter(([other]) => other !== name);
  return Object.fromEntries([...others, ...entry(name, value)]);
}

/** What each seat gets of a choice: what was wished for, and for the others something that is left over, if enough is. */
export function shared(choice: ChoiceData, seats: WishedSeat[], random: () => number): Value[] {
  const wished = seats.map(({ own }) => own[choice.name]);
  if (wished.every((value) => value === undefined)) return [];
  const left = choice.values.filter((value) => !wished.includes(value));
  const draw = () => {
    if (!left.length) left.push(...choice.values);
    return left.splice(Math.floor(random() * left.length), 1);
  };
  return wished.flatMap((value) => (value === undefined ? draw() : [value]));
}

/** The choices of the table and of its seats, as options of the game. */
function chosen(game: GameInfo, wish: Wish, random: () => number): Record<string, unknown> {
  const said = game.choices
    .filter((choice) => choice.each || !isIdle(game, wish, choice))
    .map(
      (choice) =>
        [choice.name, choice.each ? shared(choice, wish.seats, random) : wish.chosen[choice.name]] as const,
    )
    .filter(([, value]) => !(value === undefined || value === '' || (Array.isArray(value) && !value.length)));
  return Object.fromEntries(said);
}

/** The wish as the server reads it. */
export function asRequest(game: GameInfo, wish: Wish, random: () => number = Math.random): CreateTable {
  return {
    game: game.name,
    options: chosen(game, wish, random),
    seats: seatsOf(wish),
    settings: { confirm_group: wish.confirm, hover: true, advice: wish.advice },
  };
}

export function seatsOf(wish: Pick<Wish, 'seats'>): SeatWish[] {
  return wish.seats.map(({ kind, name, bot }) => ({
    kind,
    name: kind === 'bot' ? '' : name.trim(),
    ...(kind === 'bot' && bot ? { bot } : {}),
  }));
}
