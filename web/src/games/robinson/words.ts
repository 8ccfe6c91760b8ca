/** Words for what the view only names: tokens, targets, pawns. */
import { word } from '../../words/phrase';
import { lexicon, say, t } from '../../words/words.svelte';
import { LEVELS, type Day, type Deed, type RobinsonView, type Token } from './view';

export function cardName(card: string): string {
  return t(`card-${card.replaceAll(' ', '_')}`);
}

/** A token or marker. */
export function tokenName({ token, source, n }: Pick<Token, 'token' | 'source' | 'n'>): string {
  if (n !== null) return t('token-number', { n });
  return source ? t('token-exhausted', { source: word(`source-${source}`) }) : t(`token-${token}`);
}

/** What an action is aimed at: a card, a building, a source, a space, a special place; nothing where its kind says all. */
export function targetName({ kind, what, space }: Deed): string {
  if (!what) return space ? t('area-space', { space }) : '';
  if (kind === 'threat') return cardName(what);
  if (kind === 'gather') return say(word('source-at', { source: word(`source-${what}`), space }));
  const own = kind === 'build' && !LEVELS.has(what) ? `card-${what}` : `target-${what}`;
  return space ? say(word('target-at', { thing: word(own), space })) : t(own);
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

/** Who goes hungry tonight, as things stand; nothing where there is food for all. */
export function hungerOf({ tonight: { meals, food, missing } }: Pick<RobinsonView, 'tonight'>): string {
  return missing > 0 ? t('web-robinson-hungry', { meals, food, n: missing }) : '';
}

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(lexicon().lang) + text.slice(1);
}

/** What the sheet shows for a round, for the ear. */
export function foretold({ round, dice, signs, lava }: Day): string {
  const marks = [...dice, ...signs].map((sign) => t(`web-robinson-round-${sign}`));
  return [t('web-robinson-round', { n: round }), ...marks, ...lava].join(', ');
}
