/** What the board gets: a seat's view of Near and Far. */
import type { CardText } from '../../table/protocol';
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
  const shown = card?.lines.flatMap(({ outcome }) => outcome) ?? [];
  return shown.flatMap(({ key, args }) => {
    const n = args['n'];
    return key.startsWith('icon-') && typeof n === 'number' ? [[key.slice('icon-'.length), n]] : [];
  });
}

/** What a card costs, by good. */
export function costOf(card: CardText | undefined): [good: string, n: number][] {
  const asked = card?.lines.flatMap(({ conditions }) => conditions) ?? [];
  return asked.flatMap(({ key, args }) => {
    const n = args['n'];
    return key.startsWith('amount-') && typeof n === 'number' ? [[key.slice('amount-'.length), n]] : [];
  });
}

/** The reputation that a card asks for; null where any name will do. */
export function nameOf(card: CardText | undefined): number | null {
  const asked = card?.lines.flatMap(({ conditions }) => conditions) ?? [];
  const n = asked.find(({ key }) => key === 'need-reputation')?.args['n'];
  return typeof n === 'number' ? n : null;
}

/** A figure among the tags of a card: its points, its strength. */
export function tagged(card: CardText | undefined, tag: string): number | null {
  const n = card?.tags.find(({ key }) => key === `tag-${tag}`)?.args['n'];
  return typeof n === 'number' ? n : null;
}
