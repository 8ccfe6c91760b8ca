/** A wish for a table, before it exists. */
import type { CreateTable, GameInfo, SeatWish } from '../table/protocol';

export type SeatKind = SeatWish['kind'];
export interface WishedSeat {
  kind: SeatKind;
  name: string;
  bot: string;
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
    confirm: false,
  };
}

/** The bot to offer first: the last of the list, the server names them from weak to strong. */
export function strongest(game: GameInfo): string {
  return game.bots.at(-1) ?? '';
}

export function seat(kind: SeatKind, name = '', bot = ''): WishedSeat {
  return { kind, name, bot };
}

/** Add a seat or take the last ones away, so that there are so many. */
export function resize(seats: WishedSeat[], n: number, bot: string): WishedSeat[] {
  const more = Array.from({ length: Math.max(0, n - seats.length) }, () => seat('bot', '', bot));
  return [...seats, ...more].slice(0, n);
}

/** The wish as the server reads it. */
export function asRequest(game: string, wish: Wish): CreateTable {
  const options = wish.mix ? { modules: [...wish.modules, ...wish.home] } : { scenario: wish.scenario };
  return { game, options, seats: seatsOf(wish), settings: { confirm_group: wish.confirm, hover: true } };
}

export function seatsOf(wish: Pick<Wish, 'seats'>): SeatWish[] {
  return wish.seats.map(({ kind, name, bot }) => ({
    kind,
    name: kind === 'bot' ? '' : name.trim(),
    ...(kind === 'bot' && bot ? { bot } : {}),
  }));
}
