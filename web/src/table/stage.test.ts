import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from './protocol';
import { diceOf, hourOf, isLong, lengthOf, Stage, stepsOf, struckOf, type Step, type Tempo } from './stage';

const line = (shows: LogLine['shows'], args: LogLine['args'] = {}): LogLine => ({
  at: 1,
  key: shows,
  args,
  phrase: { key: `event-${shows}`, args: {} },
  shows,
  icon: '',
  things: [],
  path: null,
});

describe('a story in steps', () => {
  it('keeps the order and tells small things together', () => {
    const steps = stepsOf([line('phase'), line('travel'), line('travel'), line('card'), line('travel')]);
    expect(steps.map(({ shows, lines }) => [shows, lines.length])).toEqual([
      ['phase', 1],
      ['travel', 2],
      ['card', 1],
      ['travel', 1],
    ]);
  });

  it('leaves the end to its own page', () => {
    expect(stepsOf([line('end')])).toEqual([]);
  });

  it('lets a card stand until somebody goes on, where the story is told slowly', () => {
    const [card] = stepsOf([line('card', { card: 'storm' })]) as [Step];
    expect(lengthOf(card, 'slow')).toBe(Infinity);
    expect(lengthOf(card, 'normal')).toBeLessThan(Infinity);
  });

  it('only tells of a card that is not laid', () => {
    const [card, phase] = stepsOf([line('card'), line('phase')]) as [Step, Step];
    expect(lengthOf(card, 'slow')).toBeLessThan(Infinity);
    expect(lengthOf(card, 'normal')).toBeLessThan(lengthOf(phase, 'normal'));
  });

  it('brings the hour as it is announced', () => {
    const hour = (shows: LogLine['shows'], icon: string, args: LogLine['args'] = {}) =>
      hourOf({ shows, lines: [{ ...line(shows, args), icon }] });
    expect([hour('phase', 'night'), hour('phase', 'day', { n: 2 })]).toEqual([
      { phase: 'night' },
      { phase: 'day', round: 2 },
    ]);
    expect(hour('phase', 'round', { n: 3 })).toEqual({ round: 3 });
    expect([hour('phase', 'vp', { n: 40 }), hour('note', 'night')]).toEqual([{}, {}]);
  });

  it('strikes the person rather than the seat, and nobody’s card where there is a body', () => {
    const struck = (...things: string[]) => struckOf({ ...line('wound'), things });
    expect(struck('seat:0', 'person:moss')).toEqual(['person:moss', 'seat:0']);
    expect(struck('seat:0', 'card:bandit')).toEqual(['seat:0']);
    expect(struck('card:warrior')).toEqual(['card:warrior']);
  });

  it('takes the place of the question where it is long', () => {
    expect(isLong(stepsOf([line('travel'), line('note')]))).toBe(false);
    expect(isLong(stepsOf([line('travel'), line('note'), line('wound')]))).toBe(true);
    expect(isLong(stepsOf([line('phase')]))).toBe(true);
    expect(isLong(stepsOf([line('dice'), line('note')]))).toBe(true);
  });

  it('is slower or faster as people like it', () => {
    const [phase] = stepsOf([line('phase')]) as [Step];
    expect(lengthOf(phase, 'slow')).toBeGreaterThan(lengthOf(phase, 'normal'));
    expect(lengthOf(phase, 'fast')).toBeLessThan(lengthOf(phase, 'normal'));
  });

  it('reads dice of any game', () => {
    const [rolled] = stepsOf([line('dice', { dice: [['wound', 2, 'wound', 1]] })]) as [Step];
    expect(diceOf(rolled)).toEqual([{ die: 'wound', sign: 'wound', n: 1 }]);
    const [plain] = stepsOf([line('dice', { die: 4 })]) as [Step];
    expect(diceOf(plain)).toEqual([{ die: 'plain', sign: '', n: 4 }]);
  });
  it('replaces a die that is rolled again and lets the others lie', () => {
    const steps = stepsOf([
      line('dice', {
        dice: [
          ['wound', 0, 'die_wound', 1],
          ['success', 5, 'determination', 2],
        ],
      }),
      line('dice', { die: 'success', dice: [['success', 1, 'die_success', 1]] }),
    ]);
    expect(diceOf(steps[1] as Step)).toEqual([
      { die: 'wound', sign: 'die_wound', n: 1, lies: true },
      { die: 'success', sign: 'die_success', n: 1 },
    ]);
  });
});

describe('the stage', () => {
  let tempo: Tempo;
  let shown: string[];
  let stage: Stage;
  beforeEach(() => {
    vi.useFakeTimers();
    tempo = 'normal';
    shown = [];
    stage = new Stage(
      (step) => shown.push(step?.shows ?? 'nothing'),
      () => tempo,
    );
  });
  afterEach(() => vi.useRealTimers());

  it('plays one step after another and then shows how things stand', () => {
    stage.play(stepsOf([line('phase'), line('dice')]), () => shown.push('table'));
    expect(shown).toEqual(['phase']);
    vi.runAllTimers();
    expect(shown).toEqual(['phase', 'dice', 'nothing', 'table']);
  });

  it('passes sooner over a phase in which nothing happens, and never over nightfall', () => {
    const night = { ...line('phase'), icon: 'night' };
    stage.play(stepsOf([line('phase'), night, line('phase'), line('dice')]), () => undefined);
    const long = lengthOf(stepsOf([night])[0] as Step, 'normal');
    vi.advanceTimersByTime(long * 0.7);
    expect(shown).toEqual(['phase', 'phase']);
    vi.advanceTimersByTime(long * 0.7);
    expect(shown).toEqual(['phase', 'phase']);
  });

  it('waits at a card, goes on when asked to, and skips what is left', () => {
    tempo = 'slow';
    const steps = [line('card', { card: 'storm' }), line('phase'), line('dice')];
    stage.play(stepsOf(steps), () => shown.push('table'));
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual(['card']);
    stage.next();
    expect(shown).toEqual(['card', 'phase']);
    stage.skip();
    expect(shown).toEqual(['card', 'phase', 'nothing', 'table']);
  });

  it('shows the table at once where nothing is to be played', () => {
    stage.play([], () => shown.push('table'));
    expect(shown).toEqual(['nothing', 'table']);
    expect(stage.playing).toBe(false);
  });
});
