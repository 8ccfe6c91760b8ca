/** What may be expected of a table that is wished for, and the deal it is played with. */
import type { GameInfo, Phrase } from '../table/protocol';
import { isIdle, type Wish } from './wish';

/** The kind of company: the strongest bot of whom something was measured, or people alone; the server names them from weak to strong. */
export function companyOf(game: GameInfo, { seats }: Pick<Wish, 'seats'>): string {
  const seated = seats.filter(({ kind }) => kind === 'bot').map(({ bot }) => bot);
  const known = [...new Set(game.expected.map(({ company }) => company))];
  return known.filter((bot) => seated.includes(bot)).at(-1) ?? 'people';
}

/** The sentence for a table that is wished for; null where nobody measured it. */
export function expected(game: GameInfo, wish: Wish): Phrase | null {
  const choice = game.choices.find(({ name }) => name === game.told_by);
  const others = Object.entries(game.daily.options).filter(([name]) => name !== game.told_by);
  if (!choice || isIdle(game, wish, choice) || others.some(([name, value]) => wish.chosen[name] !== value))
    return null;
  const value = String(wish.chosen[choice.name]);
  const company = companyOf(game, wish);
  const found = game.expected.find(
    (one) => one.value === value && one.players === wish.seats.length && one.company === company,
  );
  return found?.phrase ?? null;
}

/** Play the deal of the day, with what it is laid with. */
export function ofToday(game: GameInfo, wish: Wish): Pick<Wish, 'deal' | 'chosen' | 'instead'> {
  const { deal, options } = game.daily;
  return { deal, instead: null, chosen: { ...wish.chosen, ...(options as Wish['chosen']) } };
}

/** Whether a wish is still for the deal of the day: whoever chooses otherwise has left it. */
export function isOfToday(game: GameInfo, wish: Wish): boolean {
  const { deal, options } = game.daily;
  return (
    wish.deal === deal &&
    wish.instead === null &&
    Object.entries(options).every(([name, value]) => wish.chosen[name] === value)
  );
}
