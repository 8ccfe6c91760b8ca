/** Which sign stands for which word: the same on cards, in sentences and in the log. */
import type { Phrase } from '../../table/protocol';
import { parted } from '../../words/phrase';

const NEEDS: Record<string, string> = {
  skill: 'skill',
  combat: 'combat',
  reputation: 'reputation',
  experience: 'experience',
};

/** The sign of a phrase; undefined when it has none. */
export function signOf({ key }: Phrase): string | undefined {
  const [kind, word] = parted(key);
  switch (kind) {
    case 'amount':
    case 'taken':
    case 'good':
    case 'icon':
    case 'tribe':
    case 'animal':
    case 'building':
    case 'visit':
    case 'into':
      return word;
    case 'need':
      return NEEDS[word];
    case 'tag':
      return word === 'strength' ? 'threat' : word;
    case 'keyword':
      return 'keyword';
    default:
      return undefined;
  }
}
