/** Words for what the view only names. */
import type { CardText } from '../../table/protocol';
import { lexicon, say, t } from '../../words/words.svelte';
import type { DiscoverView, SpaceSeen } from './view';

export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(lexicon().lang) + text.slice(1);

/** A card by its name; nothing where nobody here knows it. */
export const cardName = (card: CardText | undefined): string => (card ? say(card.name) : '');

/** What the ground of a space is, and its landmark. */
export function groundName(space: SpaceSeen): string {
  const ground = t(`terrain-${space.terrain}`);
  return space.landmark ? t('web-discover-landmark', { n: space.number, ground }) : ground;
}

/** A space in words: its ground, what lies there, who stands there. */
export function spaceName(space: SpaceSeen, view: DiscoverView, names: readonly string[]): string {
  const at = space.space;
  const found = view.tokens
    .filter((token) => token.space === at)
    .map(({ token, kind, back }) => (token && kind ? t(`resource-${kind}`) : back ? t(`symbol-${back}`) : ''))
    .filter(Boolean);
  const parts = [
    groundName(space),
    at === view.camp ? t('web-discover-camp') : '',
    space.mark === 'target' ? t('web-discover-target') : '',
    ...found,
    view.fires.includes(at) ? t('web-discover-fire') : view.ashes.includes(at) ? t('web-discover-ashes') : '',
    ...view.monsters.filter((one) => one.space === at).map(() => t('web-discover-monster')),
    ...view.survivors.filter((one) => one.at === at && one.character).map(({ seat }) => names[seat] ?? ''),
  ];
  return capital(parts.filter(Boolean).join(', '));
}
