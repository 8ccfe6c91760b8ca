/** What an entry brought its doer, as the log tells it. */
import type { LogLine } from '../../../table/protocol';

const RECEIVED = [
  'gained',
  'paid',
  'reputation',
  'noted',
  'side_quest',
  'found',
  'treasure',
  'treasure_left',
  'joined',
  'chief',
];

/** What was received right after this entry was read; nothing once another has been. */
export function brought(log: readonly LogLine[], entry: string): LogLine[] {
  const at = log.findLastIndex(({ key }) => key === 'read');
  if (log[at]?.args['entry'] !== entry) return [];
  const after = log.slice(at + 1);
  const end = after.findIndex(({ key }) => !RECEIVED.includes(key));
  return end < 0 ? after : after.slice(0, end);
}
