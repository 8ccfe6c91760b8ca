import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scenes } from './line';
import { line } from './made';
import { Session } from './session.svelte';
import { stepsOf } from './stage';
import { Storyteller } from './storyteller';

vi.mock('../prefs.svelte', () => ({ prefs: { tempo: 'normal', sound: false } }));

describe('who tells a story', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const eaten = line('eaten', {}, { shows: 'travel' });
  const falls = line('falls', { n: 1 }, { shows: 'phase', icon: 'night' });
  const told = [eaten, falls, line('slept', {}, { shows: 'wound' })];
  const before = { phase: 'day', food: 3 };
  const scenes: Scenes = new Map([
    [eaten, { phase: 'day', food: 0 }],
    [falls, { phase: 'night', food: 0 }],
  ]);

  /** What stands on the table at every step, until the story is over. */
  function standing(session: Session, teller: Storyteller): unknown[] {
    const seen: unknown[] = [];
    while (teller.playing) {
      seen.push([session.view?.['food'], session.view?.['phase'], session.hour.phase]);
      teller.next();
    }
    return seen;
  }
  const STEPS = [
    [3, 'day', undefined],
    [0, 'day', 'night'],
    [0, 'night', 'night'],
  ];

  it('lets the table follow what is told, step by step', () => {
    const session = new Session('');
    session.view = before;
    const teller = new Storyteller(session);
    teller.play(stepsOf(told), () => {}, scenes);
    expect(standing(session, teller)).toEqual(STEPS);
    expect([session.view['phase'], session.hour]).toEqual(['night', {}]);
  });

  it('tells the last story again from how the table stood before it, and comes back', () => {
    const session = new Session('');
    const now = (session.view = { phase: 'day', food: 9 });
    const teller = new Storyteller(session);
    teller.keep({ lines: [eaten], before, scenes }, true);
    teller.keep({ lines: told.slice(1), before: now, scenes: new Map() }, false);
    teller.again(() => {});
    expect(standing(session, teller)).toEqual(STEPS);
    expect(session.view).toBe(now);
  });
});
