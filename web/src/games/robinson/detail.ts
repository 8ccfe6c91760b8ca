/** How an option of Robinson Crusoe is shown in the list: what it is about above, who does it, cost and gain below. */
import { SHORT } from '../../table/chapters';
import type { Chapter, Detail } from '../../table/game';
import type { Ask, CardText, Option, Phrase } from '../../table/protocol';
import { optionIcon } from './things';

type Cards = Readonly<Record<string, CardText>>;

const word = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });

function nested(phrase: Phrase, name: string): Phrase | null {
  const arg = phrase.args[name];
  return typeof arg === 'object' && 'key' in arg ? arg : null;
}

function listed(phrases: readonly Phrase[]): Phrase | null {
  const [first, ...rest] = phrases;
  return first ? rest.reduce((all, more) => word('words-comma', { first: all, rest: more }), first) : null;
}

/** Who does what with an action. */
function doing(key: string, { pawn, cost }: { pawn: Phrase['args'][string]; cost: Phrase }): Phrase {
  if (key === 'support') return word('web-robinson-helps', { pawn });
  const how = key === 'lead_on_credit' ? 'web-robinson-leads-on-credit' : 'web-robinson-leads';
  return word(how, { pawn, cost });
}

/** What answering a threat brings, and what it does when nobody answers it. */
function answered(card: CardText | undefined, choice: number): Phrase | null {
  const gain = listed(card?.lines.filter(({ kind }) => kind === 'threat')[choice]?.outcome ?? []);
  const loss = listed(card?.lines.find(({ kind }) => kind === 'pushed')?.outcome ?? []);
  return gain && loss && loss.key !== 'effect-nothing' ? word('web-robinson-or-else', { gain, loss }) : gain;
}

const TOLD = new Set(['explore', 'hunt', 'rest', 'shelter', 'roof', 'palisade', 'weapons']);

/** What an action brings, as far as the table says it. */
export function gain(kind: string, target: string, players: number, cards: Cards): Phrase | null {
  const [about = '', choice = ''] = target.split(':');
  if (kind === 'threat') return answered(cards[about], Number(choice) || 0);
  if (kind === 'camp') return word(players < 4 ? 'option-arrange' : 'web-robinson-gain-camp');
  if (kind === 'build' && cards[about]) return listed(cards[about].lines.flatMap(({ outcome }) => outcome));
  const told = kind === 'build' ? about : kind;
  return TOLD.has(told) && !(kind === 'explore' && !/^[ABC]\d$/.test(target))
    ? word(`web-robinson-gain-${told}`)
    : null;
}

/** Whether an option stands in the list without the heading that names its action. */
function bare(option: Option, ask: Ask): boolean {
  return option.key === 'support' || ask.options.length <= SHORT;
}

/** What the list shows of an option beyond its words; null where the words are enough. */
export function detailOf(option: Option, ask: Ask | null, players: number, cards: Cards): Detail | null {
  const deed = nested(option.phrase, 'deed');
  const pawn = option.phrase.args['pawn'];
  if (!deed || pawn === undefined || option.key === 'take_back') return null;
  const [kind, target] = option.args.slice(option.key === 'support' ? 2 : 1).map(String);
  const about = nested(deed, 'target');
  const amount = nested(option.phrase, 'cost');
  const cost = amount?.key === 'cost-some' ? amount : word('cost-none');
  const does = doing(option.key, { pawn, cost });
  const named =
    about && ask && bare(option, ask)
      ? word('deed', { kind: nested(deed, 'kind') ?? deed, target: does })
      : does;
  const brings = gain(kind ?? '', target ?? '', players, cards);
  return {
    icon: optionIcon(option),
    main: about ?? deed,
    under: brings ? word('web-robinson-brings', { how: named, gain: brings }) : named,
  };
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
