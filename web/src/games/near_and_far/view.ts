/** What the board gets: a seat's view of Near and Far. */
import type { CardText, Phrase } from '../../table/protocol';
import { parted } from '../../words/phrase';
import { lexicon } from '../../words/words.svelte';
import type { SeatSight, Sight, Told } from './view.gen';

export type * from './view.gen';

export const read = (view: Record<string, unknown>): Sight => view as unknown as Sight;

export const ICONS = ['skill', 'combat', 'movement', 'caution', 'search', 'heart'] as const;
export const TRIBES = ['green', 'blue', 'red', 'yellow'] as const;
export const ROUTES = ['pepper', 'machine_part', 'stoneblood', 'tea_leaves'] as const;
export const LEAST_REPUTATION = -6;
export const MOST_REPUTATION = 12;
export const STRONGEST_HEARTS = 13;

/** A text of the storybook in the language spoken right now. */
export const tell = (told: Told): string => told[lexicon().lang as keyof Told] || told.en;

/** Whose side of the table we look from. */
export const own = (view: Sight): SeatSight | undefined => view.seats[view.you ?? view.active];

/** The number of a map as the word files write it. */
export const mapNumber = ({ map }: Sight): string => String(map.number).padStart(2, '0');

/** The people of an adventurer; undefined for pets. */
export function tribeOf(card: CardText | undefined): string | undefined {
  return card?.tags.find(({ key }) => key.startsWith('tribe-'))?.key.slice('tribe-'.length);
}

/** The icons that a card shows, by name. */
export function iconsOf(card: CardText | undefined): [icon: string, n: number][] {
  return numbered('icon', card?.lines.flatMap(({ outcome }) => outcome) ?? []);
}

/** What a card costs, by good. */
export function costOf(card: CardText | undefined): [good: string, n: number][] {
  return numbered('amount', card?.lines.flatMap(({ conditions }) => conditions) ?? []);
}

/** The phrases of a sort that have a number. */
function numbered(sort: string, phrases: readonly Phrase[]): [word: string, n: number][] {
  return phrases.flatMap(({ key, args: { n } }) => {
    const [its, word] = parted(key);
    return its === sort && typeof n === 'number' ? [[word, n]] : [];
  });
}

/** The goods of a player that are shown: tokens of tribes as far as there are any. */
export function goodsOf({ goods }: SeatSight): string[] {
  return ['coin', 'gem', 'food', ...TRIBES.filter((tribe) => goods[tribe])];
}

/** The reputation that a card asks for; null where any name will do. */
export function reputationOf(card: CardText | undefined): number | null {
  const asked = card?.lines.flatMap(({ conditions }) => conditions) ?? [];
  const n = asked.find(({ key }) => key === 'need-reputation')?.args['n'];
  return typeof n === 'number' ? n : null;
}

/** A figure among the tags of a card: its points, its strength. */
export function tagged(card: CardText | undefined, tag: string): number | null {
  const n = card?.tags.find(({ key }) => key === `tag-${tag}`)?.args['n'];
  return typeof n === 'number' ? n : null;
}
