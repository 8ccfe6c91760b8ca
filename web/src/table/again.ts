/** An answer that came late, because others had answered in the meantime. */
import { alike } from '../words/phrase';
import { same } from './gather';
import type { Ask, Option } from './protocol';
import type { Picked, Plan } from './session.svelte';

/** An answer on its way: the number of its message, the question, what was chosen and how it goes on. */
export interface Sent {
  number: number;
  ask: Ask;
  option: Picked;
  plan: Plan | null;
}

/** The same answer, where the same question is still put to this seat alone and still offers it. */
export function stillOffered({ ask, option }: Pick<Sent, 'ask' | 'option'>, now: Ask): Option | null {
  const alone = ask.seats.length === 1 && now.seats.length === 1 && ask.seat === now.seat;
  return (alone && alike(ask.prompt, now.prompt) && now.options.find((one) => same(one, option))) || null;
}
