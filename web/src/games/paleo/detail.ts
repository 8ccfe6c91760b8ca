/** How an option of Paleo is shown in the list: what it brings above, what it asks below. */
import type { Detail } from '../../table/game';
import type { Option, Phrase } from '../../table/protocol';
import { nested, word } from '../../words/phrase';
import { chip } from './signs';
import { optionIcon } from './things';
import type { Back, PaleoView } from './view';

/** The first of several phrases one after the other. */
function first(phrase: Phrase): Phrase {
  const before = phrase.key === 'words-comma' ? nested(phrase, 'first') : null;
  return before ? first(before) : phrase;
}

/** What the back of a card shows, in words. */
export function backWords(card: Back): Phrase {
  const back = word(`back-${card.back}`);
  return card.hint ? word('words-comma', { first: back, rest: word(`hint-${card.hint}`) }) : back;
}

function ofBack(option: Option, view: PaleoView): Detail | null {
  const [seat, place] = option.args.map(Number);
  const card = view.seats[seat ?? 0]?.deck[place ?? 0];
  return card ? { icon: card.back, main: option.phrase, under: backWords(card) } : null;
}

function ofDeed(option: Option, deed: Phrase): Detail | null {
  const outcome = nested(deed, 'outcome');
  if (!outcome) return null;
  const card = option.key === 'act' ? null : nested(option.phrase, 'card');
  const main = card ? word('web-paleo-at-card', { card, deed: outcome }) : outcome;
  const sign = option.key === 'night' ? undefined : chip(first(outcome)).sign;
  return { icon: sign ?? optionIcon(option), main, under: nested(deed, 'conditions') };
}

/** What the list shows of an option beyond its words; null where the words are enough. */
export function detailOf(option: Option, view: PaleoView | null): Detail | null {
  if (option.key === 'choose' && view) return ofBack(option, view);
  const deed = nested(option.phrase, 'deed');
  return deed ? ofDeed(option, deed) : null;
}
