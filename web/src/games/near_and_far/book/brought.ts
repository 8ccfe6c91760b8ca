/** What an entry brought its doer, as the log tells it. */
import type { LogLine } from '../../../table/protocol';

const RECEIVED = ['gained', 'paid', 'reputation', 'noted', 'side_quest', 'found', 'chief'];
/** What comes with a question of its own, and so later. */
const CHOSEN = ['treasure', 'treasure_left', 'joined'];

/** Where the log tells that this entry was read; nowhere once another has been. */
function readAt(log: readonly LogLine[], entry: string): number {
  const at = log.findLastIndex(({ key }) => key === 'read');
  return log[at]?.args['entry'] === entry ? at : -1;
}

/** What was received with this entry. */
export function brought(log: readonly LogLine[], entry: string): LogLine[] {
  const at = readAt(log, entry);
  if (at < 0) return [];
  const along = (line: LogLine) =>
    CHOSEN.includes(line.key) || (line.at === log[at]?.at && RECEIVED.includes(line.key));
  const after = log.slice(at + 1);
  const end = after.findIndex((line) => !along(line));
  return end < 0 ? after : after.slice(0, end);
}

/** Which option of an open entry was chosen; none while the choice is open. */
export function chosenIn(log: readonly LogLine[], entry: string): string | null {
  const last = log.findLast(({ key }) => key === 'opened' || key === 'chose');
  return last?.key === 'chose' && last.args['entry'] === entry ? String(last.args['choice']) : null;
}

/** Whose entry it was. */
export function doerOf(log: readonly LogLine[], entry: string): number | null {
  const seat = log[readAt(log, entry)]?.args['seat'];
  return typeof seat === 'number' ? seat : null;
}
