/** How an option of Robinson Crusoe is shown in the list: what is done above, who does it and what it costs below. */
import type { Chapter, Detail } from '../../table/game';
import type { Option, Phrase } from '../../table/protocol';
import { optionIcon } from './things';

const word = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });

function nested(phrase: Phrase, name: string): Phrase | null {
  const arg = phrase.args[name];
  return typeof arg === 'object' && 'key' in arg ? arg : null;
}

/** Who does what with an action. */
function doing(key: string, { pawn, cost }: { pawn: Phrase['args'][string]; cost: Phrase }): Phrase {
  if (key === 'support') return word('web-robinson-helps', { pawn });
  const how = key === 'lead_on_credit' ? 'web-robinson-leads-on-credit' : 'web-robinson-leads';
  return word(how, { pawn, cost });
}

/** What the list shows of an option beyond its words; null where the words are enough. */
export function detailOf(option: Option): Detail | null {
  const deed = nested(option.phrase, 'deed');
  const pawn = option.phrase.args['pawn'];
  if (!deed || pawn === undefined || option.key === 'take_back') return null;
  const main = nested(deed, 'target') ?? deed;
  const amount = nested(option.phrase, 'cost');
  const cost = amount?.key === 'cost-some' ? amount : word('cost-none');
  return { icon: optionIcon(option), main, under: doing(option.key, { pawn, cost }) };
}

const CHAPTERS: Record<string, string> = {
  support: 'help',
  take_back: 'back',
  pack: 'bags',
  unpack: 'bags',
};

/** Under which heading a plan option stands in the list. */
export function chapterOf({ key, args }: Option, prompt: string): Chapter | null {
  if (prompt !== 'ask-plan' || key === 'ready') return null;
  if (key === 'lead' || key === 'lead_on_credit') {
    const kind = String(args[1]);
    return { id: kind, icon: kind, name: word(`action-${kind}`) };
  }
  const id = CHAPTERS[key] ?? 'use';
  const icons: Record<string, string> = { help: 'friend', back: 'undo', bags: 'gather', use: 'item' };
  return { id, icon: icons[id] ?? 'item', name: word(`web-robinson-chapter-${id}`) };
}
