import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { line } from './made';
import { Session } from './session.svelte';
import { stepsOf } from './stage';
import { Storyteller } from './storyteller';

vi.mock('../prefs.svelte', () => ({ prefs: { tempo: 'normal', sound: false } }));

describe('who tells a story', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows on the table what has been told, and how it will stand at the end', () => {
    const session = new Session('');
    session.view = { phase: 'day', round: 1, told: [] };
    session.unfold = (view, _next, { key }) => ({ ...view, told: [...(view['told'] as string[]), key] });
    const teller = new Storyteller(session);
    teller.play(
      stepsOf([
        line('went', {}, { shows: 'travel' }),
        line('falls', { n: 1 }, { shows: 'phase', icon: 'night' }),
      ]),
      () => {},
      {},
    );
    expect([session.view['told'], session.hour]).toEqual([[], {}]);
    teller.next();
    expect([session.view['told'], session.hour]).toEqual([['went'], { phase: 'night', round: 1 }]);
    teller.skip();
    expect(session.hour).toEqual({});
  });
});
