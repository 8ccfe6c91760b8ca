import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../table/protocol';
import { endings } from './endings';

const line = (key: string, args: LogLine['phrase']['args']) => ({ phrase: { key, args } }) as LogLine;
const story = (key: string) => ({ key, args: {} });

describe('the end of a game', () => {
  it('tells each story once for all whom it befell, and each clue once', () => {
    const told = endings([
      line('event-story_ends', { seat: { seat: 0 }, story: story('told-lamp-end') }),
      line('event-revealed', { clue: story('told-reveal-name') }),
      line('event-moved', { seat: { seat: 1 } }),
      line('event-story_ends', { seat: { seat: 2 }, story: story('told-lamp-end') }),
      line('event-revealed', { clue: story('told-reveal-name') }),
    ]);
    expect(told.stories).toEqual([{ story: story('told-lamp-end'), seats: [0, 2] }]);
    expect(told.clues).toEqual([story('told-reveal-name')]);
  });
});
