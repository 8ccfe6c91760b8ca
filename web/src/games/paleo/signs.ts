/** Which sign stands for which word: the same on cards, in sentences and in the log. */
import type { Phrase } from '../../table/protocol';
import { parted } from '../../words/phrase';

const EFFECTS: Record<string, string> = {
  wounds: 'wound',
  harvest: 'food',
  gain_people: 'person',
  dream: 'dream',
  invent: 'invention',
  craft: 'crafting',
  heal: 'heal',
  paint: 'painting',
  death: 'death',
  forget_death: 'death',
  lose_person: 'death',
  story: 'story',
  removes: 'removes',
  clear_away: 'clear',
  track: 'track',
  encounter: 'hazard',
  let_loose: 'hazard',
  wound_warrior: 'warrior',
  heal_warrior: 'warrior',
  triumph: 'painting',
};

const NEEDS: Record<string, string> = {
  strength: 'strength',
  perception: 'perception',
  craft: 'craft',
  dice: 'dice',
  help: 'helping',
  gone: 'graveyard',
};

const TAGS: Record<string, string> = {
  'tag-hearts': 'heart',
  'tag-bonus': '',
  'tag-warrior': 'warrior',
  'tag-number': 'story',
};

/** The sign of a phrase; undefined when it has none. */
export function signOf({ key }: Phrase): string | undefined {
  if (TAGS[key] !== undefined) return TAGS[key] || undefined;
  const [kind, word] = parted(key);
  switch (kind) {
    case 'need':
      return NEEDS[word];
    case 'cost':
      return word === 'tokens' ? 'card' : word;
    case 'gain':
    case 'thing':
    case 'object':
    case 'face':
      return word;
    case 'sign':
      return key;
    case 'trait':
      return word.replace('points-', '');
    case 'effect':
      return EFFECTS[word];
    default:
      return undefined;
  }
}

export interface Chip {
  sign: string | undefined;
  n: number | string | null;
  /** need: must be met; cost: is paid; gain: comes; loss: hurts. */
  sort: 'need' | 'cost' | 'gain' | 'loss';
  /** Comes once for each player. */
  each: boolean;
  /** Is not so yet, or is no more. */
  crossed: boolean;
  phrase: Phrase;
}

const LOSSES = new Set([
  'effect-wounds',
  'effect-death',
  'effect-lose_person',
  'effect-wound_warrior',
  'effect-let_loose',
]);

/** Said of something that is not, or is over. */
const CROSSED = new Set(['need-not', 'effect-lift_sign']);

/** A phrase with those that it is said of, the outermost first. */
function chain(phrase: Phrase): Phrase[] {
  const nested = Object.values(phrase.args).find((arg) => typeof arg === 'object' && 'key' in arg) as
    Phrase | undefined;
  return nested ? [phrase, ...chain(nested)] : [phrase];
}

/** A condition or an outcome as a sign with a number. */
export function chip(phrase: Phrase): Chip {
  const said = chain(phrase);
  const sign = said.map(signOf).find((one) => one !== undefined);
  const n = phrase.args['n'] ?? phrase.args['number'];
  const [kind] = parted(phrase.key);
  const sort = kind === 'need' ? 'need' : kind === 'cost' ? 'cost' : LOSSES.has(phrase.key) ? 'loss' : 'gain';
  return {
    sign,
    n: typeof n === 'number' || typeof n === 'string' ? n : null,
    sort,
    each: phrase.key === 'effect-harvest',
    crossed: said.some(({ key }) => CROSSED.has(key)),
    phrase,
  };
}

/** How many trait symbols a person's card shows. */
export function pointsOf(tags: readonly Phrase[], trait: string): number {
  const n = tags.find((tag) => tag.key === `trait-points-${trait}`)?.args['n'];
  return typeof n === 'number' ? n : 0;
}
