/** Which sign stands for which word: the same on cards, in sentences and in the log. */
import type { Phrase } from '../../table/protocol';
import { parted } from '../../words/phrase';

/** The sign of a phrase; undefined when it has none. */
export function signOf({ key }: Phrase): string | undefined {
  const [kind, word] = parted(key);
  switch (kind) {
    case 'amount':
    case 'terrain':
    case 'source':
      return word === 'at' ? undefined : word;
    case 'need':
      if (word === 'pawns') return 'pawn';
      if (word === 'weapons') return 'weapons';
      return word.startsWith('terrain-') ? word.slice(8) : undefined;
    default:
      return undefined;
  }
}
