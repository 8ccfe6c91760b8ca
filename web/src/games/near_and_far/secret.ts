/** Questions that are put only so that nobody learns from their silence what a hand holds. [NF-049, NF-298] */
import type { Option } from '../../table/protocol';
import type { Session } from '../../table/session.svelte';

/** The only answer to a question that bots alone could learn from, once what went before it is told. */
export function onlyAnswer(session: Session): Option | null {
  const { ask, table, step, telling } = session;
  const seats: readonly number[] = table?.you.seats ?? [];
  const beside = table?.seats.every(({ kind }, seat) => kind === 'bot' || seats.includes(seat));
  if (!ask?.private || ask.options.length > 1 || !beside || seats.length > 1) return null;
  return session.answerable && !step && !telling ? (ask.options[0] ?? null) : null;
}
