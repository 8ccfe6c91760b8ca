import { describe, expect, it } from 'vitest';
import { line } from '../../table/made';
import type { LogLine } from '../../table/protocol';
import { cardTold, signsOf, sinceRound, told } from './story';

const keys = (lines: LogLine[]) => lines.map(({ key }) => key);
const phase = () => line('phase', {}, { shows: 'phase' });

describe('the story', () => {
  const log = [line('round', {}, { shows: 'phase' }), phase(), phase(), line('event'), phase()];

  it('names a phase only where something happened in it', () => {
    expect(keys(told(log))).toEqual(['phase', 'event']);
  });

  it('begins with the round', () => {
    expect(sinceRound([line('round'), line('ate'), ...log])).toBe(2);
    expect(sinceRound([])).toBe(0);
  });

  it('knows the card that a line tells of', () => {
    expect(cardTold(line('adventure', {}, { things: ['seat:0', 'card:bee_sting'] }))).toBe('bee_sting');
    expect(cardTold(line('morale', { n: 1 }))).toBeNull();
  });

  it('shows the faces of the dice, or what a line is about', () => {
    const dice = [
      ['wound', 0, 'die_wound', 1],
      ['success', 4, '', 1],
    ];
    expect(signsOf(line('rolled', { dice }, { shows: 'dice' }))).toEqual(['die_wound']);
    expect(signsOf(line('wounded', {}, { icon: 'wound' }))).toEqual(['wound']);
    expect(signsOf(line('arrived'))).toEqual([]);
  });
});
