/** Small questions of Paleo that are one thought: healing several wounds, crafting several items. */
import type { Gathered } from '../../table/gather';
import type { Ask, Option } from '../../table/protocol';
import { compartment, personThing } from './things';
import type { PaleoView } from './view';

function asked(ask: Ask): number {
  const n = ask.prompt.args['n'];
  return typeof n === 'number' ? n : 1;
}

function woundsOf(view: PaleoView, { things }: Option): number {
  const people = view.seats.flatMap((seat) => seat.people);
  return people.find(({ card }) => things.includes(personThing(card)))?.wounds ?? 1;
}

function madeBy(view: PaleoView, { things }: Option): number {
  const made = Object.entries(view.workshop.compartments);
  return made.find(([item]) => things.includes(compartment(item)))?.[1] ?? 1;
}

/** What the storage and those who craft can pay with. */
function means(view: PaleoView, seat: number): Record<string, number> {
  const all: Record<string, number> = { ...view.storage };
  const party = view.seats.filter((one) => one.seat === seat || one.helping === seat);
  for (const { items } of party)
    for (const [item, n] of Object.entries(items)) all[item] = (all[item] ?? 0) + n;
  return all;
}

/** Whether so many items can be paid for together. [PA-151] */
function payable(view: PaleoView, ask: Ask, crafted: readonly Option[], counts: readonly number[]): boolean {
  const left = means(view, ask.seat);
  crafted.forEach(({ things }, place) => {
    const recipe = Object.entries(view.workshop.recipes).find(([item]) => things.includes(compartment(item)));
    for (const [paid, n] of Object.entries(recipe?.[1].pays ?? {}))
      left[paid] = (left[paid] ?? 0) - n * (counts[place] ?? 0);
  });
  return Object.values(left).every((n) => n >= 0);
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
    const rows = items.map((option) => ({ option, most: madeBy(view, option) }));
    return { total, rows, stop, fits: (counts) => payable(view, ask, items, counts) };
  }
  return null;
}
