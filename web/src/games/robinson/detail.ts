/** How an option of Robinson Crusoe is shown in the list: what it is about above, who does it, cost and gain below. */
import { SHORT } from '../../table/chapters';
import type { Chapter, Detail } from '../../table/game';
import type { Ask, CardText, Option, Phrase } from '../../table/protocol';
import { nested, word } from '../../words/phrase';
import { optionIcon } from './things';
import { ACTIONS, isSpace, type RobinsonView } from './view';

type Cards = Readonly<Record<string, CardText>>;
type Table = Pick<
  RobinsonView,
  'players' | 'threats' | 'island' | 'available' | 'levels' | 'scenario' | 'seats' | 'jenny'
>;

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

/** What answering a threat brings; of the one that is pushed off next, what it does when nobody answers it. */
function answered(card: CardText | undefined, choice: number, next: boolean): Phrase | null {
  const gain = listed(card?.lines.filter(({ kind }) => kind === 'threat')[choice]?.outcome ?? []);
  const loss = next ? listed(card?.lines.find(({ kind }) => kind === 'pushed')?.outcome ?? []) : null;
  return gain && loss && loss.key !== 'effect-nothing' ? word('web-robinson-or-else', { gain, loss }) : gain;
}

const TOLD = new Set(['explore', 'hunt', 'rest', 'cultivate', 'shelter', 'roof', 'palisade', 'weapons']);

/** What only a scenario lets people hunt or explore. */
const QUESTS = new Set(['village', 'city', 'king_kong', 'raft', 'cage']);

/** What a quest brings, and how strong those are who have to be fought. */
function quest(about: string, { scenario }: Table): Phrase {
  return word(`web-robinson-gain-${about}`, { strength: scenario.foes[about] ?? 0 });
}

/** What an action brings, as far as the table says it. */
export function gain(kind: string, target: string, table: Table, cards: Cards): Phrase | null {
  const { players, threats } = table;
  const [about = '', choice = ''] = target.split(':');
  if ((kind === 'hunt' || kind === 'explore') && QUESTS.has(about)) return quest(about, table);
  if (kind === 'threat') return answered(cards[about], Number(choice) || 0, threats[0] === about);
  if (kind === 'camp') return word(players < 4 ? 'option-arrange' : 'web-robinson-gain-camp');
  if (kind === 'build' && cards[about]) return listed(cards[about].lines.flatMap(({ outcome }) => outcome));
  const told = kind === 'build' ? about : kind;
  return TOLD.has(told) && !(kind === 'explore' && !isSpace(target))
    ? word(`web-robinson-gain-${told}`)
    : null;
}

/** Whether an option stands in the list without the heading that names its action. */
function bare(option: Option, ask: Ask): boolean {
  const heading = (one: Option) => chapterOf(one, ask.prompt.key)?.id;
  const alone = ask.options.filter((one) => heading(one) === heading(option)).length === 1;
  return option.key === 'support' || ask.options.length <= SHORT || alone;
}

const OF_A_CARD = new Set([
  'ability',
  'discovery',
  'idea',
  'item',
  'tool',
  'keep_find',
  'new_invention',
  'flip',
  'discard_item',
  'discard_invention',
]);
const TILES = new Set(['tile', 'next_tile']);
const SITES = new Set(['camp', 'bivouac']);
const DOES = new Set(['build', 'power', 'ability', 'treasure']);

/** What the card of an option does, and what an ability costs. */
function using(option: Option, card: CardText | undefined): Detail | null {
  const lines = card?.lines.filter(({ kind }) => DOES.has(kind)) ?? [];
  const does = listed(lines.flatMap(({ outcome }) => outcome));
  if (!does || !OF_A_CARD.has(option.key)) return null;
  const n = lines[0]?.conditions.find(({ key }) => key === 'cost-ability')?.args['n'];
  const under =
    n === undefined
      ? does
      : word('web-robinson-brings', { how: word('option-morale_determination', { n }), gain: does });
  return { icon: optionIcon(option), main: option.phrase, under };
}

/** What a camp finds on the tile of a space. */
function campsite(option: Option, { island }: Table): Detail | null {
  const tile = island.spaces.find(({ space }) => space === option.args[0])?.tile;
  const sources = tile?.sources.filter(({ exhausted }) => !exhausted) ?? [];
  const under = listed([
    ...sources.map(({ source }) => word(`source-${source}`)),
    ...(tile?.shelter ? [word('tag-shelter')] : []),
  ]);
  return under && { icon: optionIcon(option), main: option.phrase, under };
}

/** What is printed on a tile that lies open. */
function tile(option: Option, card: CardText | undefined): Detail | null {
  const under = listed((card?.tags ?? []).filter(({ key }) => !key.startsWith('face-')));
  return under && { icon: optionIcon(option), main: option.phrase, under };
}

/** How many pawns a threat asks for, where one is not enough. */
function pawnsFor(kind: string, target: string, cards: Cards): Phrase | null {
  const [card = '', choice = ''] = target.split(':');
  const threats = kind === 'threat' ? cards[card]?.lines.filter((line) => line.kind === 'threat') : undefined;
  const asks = threats?.[Number(choice) || 0]?.conditions[0];
  return asks && Number(asks.args['n']) > 1 ? asks : null;
}

/** That those who stay in a camp without a Shelter are hurt. */
function staying(option: Option, { levels }: Table): Detail | null {
  if (levels.shelter || levels.natural) return null;
  return { icon: optionIcon(option), main: option.phrase, under: word('web-robinson-shelter-none') };
}

/** Before the meal: how much there is to eat in the camp, and for how many. */
function supper(option: Option, { available, seats, jenny }: Table): Detail {
  const n = available.food + available.preserves;
  const people = seats.filter(({ outside }) => !outside).length + Number(jenny?.place === 'camp');
  const under = word('web-robinson-supper', { n, people });
  return { icon: optionIcon(option), main: option.phrase, under };
}

/** What is planned above, who does it, what it costs and brings below. */
function planning(
  option: Option,
  deed: Phrase,
  ask: Ask | null,
  brought: Phrase | null,
  asks: Phrase | null,
): Detail {
  const about = nested(deed, 'target');
  const gathered = nested(option.phrase, 'gain');
  const brings =
    about?.key === 'target-choice' ? null : ((gathered && nested(gathered, 'amount')) ?? brought);
  const amount = nested(option.phrase, 'cost');
  const cost = amount?.key === 'cost-some' ? amount : word('cost-none');
  const does = doing(option.key, { pawn: option.phrase.args['pawn'] ?? '', cost });
  const kind = about && ask && bare(option, ask) ? nested(deed, 'kind') : null;
  const who = listed(asks ? [does, asks] : [does]) ?? does;
  const how = kind ? word('deed', { kind, target: who }) : who;
  return {
    icon: optionIcon(option),
    main: about ?? deed,
    under: brings ? word('web-robinson-brings', { how, gain: brings }) : how,
  };
}

/** What the list shows of an option beyond its words; null where the words are enough. */
export function detailOf(option: Option, ask: Ask | null, table: Table, cards: Cards): Detail | null {
  const deed = nested(option.phrase, 'deed');
  if (TILES.has(option.key)) return tile(option, cards[`tile ${option.args[0]}`]);
  if (SITES.has(option.key)) return campsite(option, table);
  if (option.key === 'stay') return staying(option, table);
  if (option.key === 'go_to_sleep' && ask?.prompt.key === 'ask-nightfall') return supper(option, table);
  if (!deed || option.phrase.args['pawn'] === undefined || option.key === 'take_back')
    return using(option, cards[String(option.args[0])]);
  const [kind = '', target = ''] = option.args.slice(option.key === 'support' ? 2 : 1).map(String);
  return planning(option, deed, ask, gain(kind, target, table, cards), pawnsFor(kind, target, cards));
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
    const place = ACTIONS.indexOf(kind);
    const rank = place < 0 ? ACTIONS.length : place;
    return { id: kind, icon: kind, name: word(`action-${kind}`), rank };
  }
  const id = CHAPTERS[key] ?? 'use';
  const icons: Record<string, string> = { help: 'friend', back: 'undo', bags: 'gather', use: 'item' };
  return { id, icon: icons[id] ?? 'item', name: word(`web-robinson-chapter-${id}`), rank: ACTIONS.length };
}
