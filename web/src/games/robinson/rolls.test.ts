import { describe, expect, it } from 'vitest';
import { line as made } from '../../table/made';
import type { LogLine } from '../../table/protocol';
import { diceOf } from './rolls';

const line = (key: string, args: LogLine['phrase']['args'] = {}) => made(key, {}, { phrase: { key, args } });
const clouds = (rain: number, snow: number) =>
  line('event-weather_die', { shown: { key: 'weather-clouds', args: { rain, snow } } });

describe('the dice', () => {
  it('show the three symbols of an action, blank where nothing came up', () => {
    const { dice } = diceOf([
      line('event-action'),
      line('event-rolled', { wound: 1, success: 0, adventure: 1 }),
    ]);
    expect(dice.map(({ sign }) => sign)).toEqual(['die_wound', null, 'die_adventure']);
  });

  it('show every die of the weather', () => {
    const animals = line('event-weather_die', { shown: { key: 'animal-fight', args: {} } });
    const { dice } = diceOf([clouds(2, 0), clouds(0, 1), animals]);
    expect(dice.map(({ sign, n }) => [sign, n])).toEqual([
      ['rain', 2],
      ['snow', 1],
      ['beast', 1],
    ]);
  });

  it('lie still where nothing was rolled', () => {
    expect(diceOf([line('event-action')]).dice).toEqual([]);
  });
});
