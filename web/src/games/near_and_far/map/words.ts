/** Words for spaces and treks: what the eye sees at once, said. */
import { t } from '../../../words/words.svelte';
import type { SpaceSight, Sight } from '../view.gen';
import { mapNumber } from '../view';
import type { Trek } from './trek';

export function placeName(space: SpaceSight): string {
  return space.place
    ? t(`place-${space.place}`)
    : t(`space-${space.shows}`, { id: space.space.toUpperCase() });
}

/** A space for the ear: its name, quest, camp, who stands there, and what going there costs. */
export function spaceLabel(
  space: SpaceSight,
  view: Sight,
  names: readonly string[],
  trek: Trek | undefined,
): string {
  const parts = [space.town ? t(`town-${mapNumber(view)}`) : placeName(space)];
  if (space.place) parts.push(t(`web-nf-good-${space.shows}`));
  if (space.quest) parts.push(t('web-nf-quest', { entry: space.entry }));
  if (space.camp !== null) parts.push(t('web-nf-camp-of', { name: names[space.camp] ?? '' }));
  if (space.figures.length)
    parts.push(t('web-nf-stand-here', { names: space.figures.map((who) => names[who]).join(', ') }));
  if (trek) parts.push(trekSaid(trek));
  return parts.join(', ');
}

export function trekSaid({ steps, hearts, threats, treasures, left }: Trek): string {
  return t('web-nf-trek', { steps: steps.length, hearts, threats, treasures, left });
}

/** A space by its id. */
export function spaceName(view: Sight, id: string): string {
  const space = view.map.spaces.find(({ space }) => space === id);
  return !space ? '' : space.town ? t(`town-${mapNumber(view)}`) : placeName(space);
}
