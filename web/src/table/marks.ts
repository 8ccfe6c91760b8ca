/** The marks on the bar of a game that is looked at again: where its rounds begin, and what mattered. */
import type { LogLine } from './protocol';

/** What one may jump to. */
export const MOMENTS = ['deaths', 'wounds', 'cards', 'goals'] as const;
export type Moment = (typeof MOMENTS)[number];

/** The events of a game that are great cards, or steps towards its goal, by their keys. */
export interface Great {
  cards: readonly string[];
  goals: readonly string[];
}

/** The lines with which a round begins: a phase that has a number and is nobody's own. */
export function roundsOf(log: readonly LogLine[]): LogLine[] {
  return log.filter(
    ({ shows, args }) => shows === 'phase' && typeof args['n'] === 'number' && !('seat' in args),
  );
}

function isMoment(kind: Moment, { shows, key }: LogLine, great: Great): boolean {
  if (kind === 'deaths') return shows === 'death';
  if (kind === 'wounds') return shows === 'wound';
  return great[kind].includes(key);
}

/** What mattered, of one kind; of what one answer caused only the first. */
export function momentsOf(log: readonly LogLine[], kind: Moment, great: Great): LogLine[] {
  const found = log.filter((line) => isMoment(kind, line, great));
  return found.filter(({ at }, place) => found[place - 1]?.at !== at);
}

/** The next mark after a moment, or the first again where there is none. */
export function nextMark(marks: readonly LogLine[], at: number): LogLine | undefined {
  return marks.find((mark) => mark.at > at) ?? marks[0];
}

/** The last mark before a moment. */
export function markBefore(marks: readonly LogLine[], at: number): LogLine | undefined {
  return marks.findLast((mark) => mark.at < at);
}
