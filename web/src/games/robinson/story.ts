/** Reading the log: where the present round begins, and which card and which signs a line shows. */
import { rolledIn } from '../../table/dice';
import type { LogLine } from '../../table/protocol';

/** The place in the log at which the last round begins. */
export function sinceRound(log: readonly LogLine[]): number {
  return Math.max(
    0,
    log.findLastIndex(({ key }) => key === 'round'),
  );
}

const CARD = 'card:';

/** The card that a line tells of; null where there is none. */
export function cardTold({ things }: LogLine): string | null {
  return things.find((thing) => thing.startsWith(CARD))?.slice(CARD.length) ?? null;
}

const isHead = (line: LogLine | undefined): boolean => line === undefined || line.shows === 'phase';

/** The lines that are told: the phase is named only where something happened in it, the round stands in the bar. */
export function told(lines: readonly LogLine[]): LogLine[] {
  const kept = lines.filter(({ key }) => key !== 'round');
  return kept.filter((line, place) => !isHead(line) || !isHead(kept[place + 1]));
}

/** The signs before a line: the faces of the dice, or what the line is about. */
export function signsOf(line: LogLine): string[] {
  const faces = line.shows === 'dice' ? rolledIn([line]).dice.map(({ sign }) => sign) : [line.icon];
  return faces.flatMap((sign) => sign || []);
}
