/** What of a finished game is read aloud once more: the stories of those who got away, and what came to light. */
import type { LogLine, Phrase } from '../../table/protocol';

export interface Endings {
  stories: { story: Phrase; seats: number[] }[];
  clues: Phrase[];
}

/** Each story once, with everybody for whom it ended so; each clue once. */
export function endings(log: readonly LogLine[]): Endings {
  const stories: Endings['stories'] = [];
  const clues: Phrase[] = [];
  for (const { phrase } of log) {
    const { story, seat, clue } = phrase.args as { story?: Phrase; seat?: { seat: number }; clue?: Phrase };
    if (phrase.key === 'event-story_ends' && story && seat) {
      const found = stories.find((one) => one.story.key === story.key);
      if (found) found.seats.push(seat.seat);
      else stories.push({ story, seats: [seat.seat] });
    }
    if (phrase.key === 'event-revealed' && clue && !clues.some(({ key }) => key === clue.key))
      clues.push(clue);
  }
  return { stories, clues };
}
