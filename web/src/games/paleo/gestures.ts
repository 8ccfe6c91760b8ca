/** Small questions of Paleo that are one thought: healing several wounds, crafting several items. */
import type { Gathered } from '../../table/gather';
import type { Ask, Option } from '../../table/protocol';
import type { PaleoView } from './view';

function asked(ask: Ask): number {
  const n = ask.prompt.args['n'];
  return typeof n === 'number' ? n : 1;
}

function woundsOf(view: PaleoView, option: Option): number {
  const [seat, card] = option.args;
  const person = view.seats[Number(seat)]?.people.find((one) => one.card === card);
  return person?.wounds ?? 1;
}

/** Gather a question into one gesture, where it asks for several of the same sort. */
export function gather(ask: Ask, view: PaleoView): Gathered | null {
  const total = asked(ask);
  if (total < 2) return null;
  if (ask.prompt.key === 'ask-choose_healed') {
    const rows = ask.options.map((option) => ({ option, most: woundsOf(view, option) }));
    return rows.length > 1 ? { total, rows, stop: null } : null;
  }
  if (ask.prompt.key === 'ask-choose_item') {
    const stop = ask.options.find((option) => option.key === 'stop_crafting') ?? null;
    const items = ask.options.filter((option) => option.key === 'craft');
    const rows = items.map((option) => ({
      option,
      most: view.workshop.compartments[String(option.args[0])] ?? 1,
    }));
    return { total, rows, stop };
  }
  return null;
}

/** Questions whose same answer may be wanted for all that follow: who gets each of several tokens. */
export const REPEATED = new Set([
  'ask-choose_owner',
  'ask-choose_place',
  'ask-choose_payer',
  'ask-choose_healed',
]);
