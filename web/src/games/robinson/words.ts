/** Words for what the view only names: tokens, targets, pawns. */
import { word } from '../../words/phrase';
import { lexicon, say, t } from '../../words/words.svelte';
import { isSpace, LEVELS } from './view';

export function cardName(card: string): string {
  return t(`card-${card.split(':')[0]?.replaceAll(' ', '_') ?? ''}`);
}

/** A token or marker, by its name in the view. */
export function tokenName(token: string): string {
  const [name = '', about = ''] = token.split(':');
  const number = /^number(\d)$/.exec(name);
  if (number) return t('token-number', { n: Number(number[1]) });
  return t(`token-${name}`, about ? { source: word(`source-${about}`) } : {});
}

/** The source that is gathered from, and where it lies. */
export function sourceOf(target: string): { kind: string; space: string } | null {
  const [space = '', kind = ''] = target.split(':');
  return isSpace(space) && kind ? { kind, space } : null;
}

/** What an action is about: a card, a building, a source, a space, a special place. */
export function targetName(kind: string, target: string): string {
  const [first = '', rest = ''] = target.split(':');
  const source = sourceOf(target);
  if (!target) return '';
  if (kind === 'threat') return cardName(first);
  if (source) return say(word('source-at', { source: word(`source-${source.kind}`), space: source.space }));
  if (isSpace(first)) return say(word('area-space', { space: first }));
  const own = kind === 'build' && !LEVELS.has(first) ? `card-${first}` : `target-${first}`;
  return rest ? say(word('target-at', { thing: word(own), space: rest })) : t(own);
}

const COMPANIONS: Readonly<Record<number, string>> = { 4: 'who-friday', 5: 'who-jenny' };

/** Somebody by the number that the view gives: a seat, Friday or Jenny. */
export function whoName(who: number, names: readonly string[]): string {
  return COMPANIONS[who] ? t(COMPANIONS[who]) : (names[who] ?? '');
}

/** Whose pawn it is. */
export function pawnName(pawn: string, names: readonly string[]): string {
  if (/^\d$/.test(pawn)) return names[Number(pawn)] ?? '';
  return lexicon().has(`who-${pawn}`) ? t(`who-${pawn}`) : cardName(pawn);
}

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(lexicon().lang) + text.slice(1);
}
