/** Reading the log: where the present round begins, and which card a line tells of. */
import type { LogLine, Phrase } from '../../table/protocol';
import { nested } from '../../words/phrase';

/** The place in the log at which the last round begins. */
export function sinceRound(log: readonly LogLine[]): number {
  return Math.max(
    0,
    log.findLastIndex(({ phrase }) => phrase.key === 'event-round'),
  );
}

/** The card that a line tells of; null where there is none. */
export function cardTold(phrase: Phrase): string | null {
  const card = nested(phrase, 'card');
  return card?.key.startsWith('card-') ? card.key.slice(5) : null;
}

const isHead = (line: LogLine | undefined): boolean =>
  line === undefined || line.phrase.key === 'event-phase';

/** The lines that are told: the phase is named only where something happened in it, the round stands in the bar. */
export function told(lines: readonly LogLine[]): LogLine[] {
  const kept = lines.filter(({ phrase }) => phrase.key !== 'event-round');
  return kept.filter((line, place) => !isHead(line) || !isHead(kept[place + 1]));
}
