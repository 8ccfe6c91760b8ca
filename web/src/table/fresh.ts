/** What is new in a question: what can be used at any time was open before it, too. */
import { alike } from '../words/phrase';
import { nameOf } from './gather';
import type { Ask, Option } from './protocol';

/** The options that a question is about; all of them where it is the first one, or the same one again. */
export function fresh(ask: Ask, before: Ask | null): Option[] {
  if (!before || alike(before.prompt, ask.prompt)) return ask.options;
  const known = new Set(before.options.map(nameOf));
  return ask.options.filter((option) => !known.has(nameOf(option)));
}
