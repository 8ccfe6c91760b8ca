import { describe, expect, it } from 'vitest';
import { line as made } from '../../table/made';
import type { LogLine, Phrase } from '../../table/protocol';
import { eventSigns } from './signs';
import { cardTold, sinceRound, told } from './story';

const line = (key: string, args: Phrase['args'] = {}) => made(key, {}, { phrase: { key, args } });
const keys = (lines: LogLine[]) => lines.map(({ phrase }) => phrase.key);

describe('the story', () => {
  const log = ['event-round', 'event-phase', 'event-phase', 'event-event', 'event-phase'].map((key) =>
    line(key),
  );

  it('names a phase only where something happened in it', () => {
    expect(keys(told(log))).toEqual(['event-phase', 'event-event']);
  });

  it('begins with the round', () => {
    expect(sinceRound([line('event-round'), line('event-ate'), ...log])).toBe(2);
    expect(sinceRound([])).toBe(0);
  });

  it('knows the card that a line tells of', () => {
    expect(cardTold(line('event-adventure', { card: { key: 'card-bee_sting', args: {} } }).phrase)).toBe(
      'bee_sting',
    );
    expect(cardTold(line('event-morale', { n: 1 }).phrase)).toBeNull();
  });

  it('shows the faces of the dice', () => {
    const { phrase } = line('event-rolled', { wound: 1, success: 0, adventure: 1 });
    expect(eventSigns(phrase)).toEqual(['die_wound', 'die_adventure']);
    expect(eventSigns(line('event-arrived').phrase)).toEqual([]);
  });
});
