/** Things on the table by their names. */
import { lexicon, say, t } from '../words/words.svelte';
import type { Session } from './session.svelte';

/** How a thing is called: as its card is, or as the words of its game have it. */
export function thingName(thing: string, session: Session): string {
  const [kind = '', ...rest] = thing.split(':');
  const id = rest.join('_');
  const card = session.cards[rest.join(':')];
  if (card) return say(card.name);
  const known = [kind, 'who', 'card', 'thing', 'resource'].map((word) => `${word}-${id}`);
  const key = known.find((one) => lexicon().has(one));
  return key ? t(key) : id;
}
