import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../table/protocol';
import { companyOf, expected, isOfToday, ofToday } from './deals';
import { asRequest, firstWish, seat, type Wish } from './wish';

const said = (company: string) => ({ key: 'expect-wins', args: { company, n: 1, of: 4 } });
const one = (value: string, players: number, company: string) => ({
  value,
  players,
  company,
  phrase: said(company),
});
const game: GameInfo = {
  name: 'measured',
  rules: '1',
  players: [1, 2, 3],
  choices: [
    {
      name: 'mode',
      values: ['trek', 'arcade'],
      each: false,
      many: false,
      files: false,
      implies: {},
      when: {},
    },
    {
      name: 'scenario',
      values: ['1', '2'],
      each: false,
      many: false,
      files: false,
      implies: { '1': { modules: ['A'] } },
      when: {},
    },
    { name: 'modules', values: ['A', 'B'], each: false, many: true, files: false, implies: {}, when: {} },
  ],
  bots: ['random', 'scout', 'thinker'],
  told_by: 'scenario',
  expected: [one('1', 2, 'people'), one('1', 2, 'scout'), one('2', 3, 'people')],
  daily: { deal: '2026-11-18', options: { scenario: '2', mode: 'arcade' } },
};
const wishFor = (more: Partial<Wish> = {}): Wish => ({
  ...firstWish(game, 'Anna', ({ many }) => !many),
  chosen: { scenario: '1', mode: 'arcade' },
  seats: [seat('here', 'Anna'), seat('bot', '', 'scout')],
  ...more,
});

describe('what may be expected', () => {
  it('is told by scenario, number of players and company', () => {
    expect(expected(game, wishFor())).toEqual(said('scout'));
    expect(expected(game, wishFor({ seats: [seat('here'), seat('friend')] }))).toEqual(said('people'));
    expect(expected(game, wishFor({ seats: [seat('here')] }))).toBeNull();
  });
  it('is not told of what nobody measured', () => {
    expect(expected(game, wishFor({ chosen: { scenario: '1', mode: 'trek' } }))).toBeNull();
    expect(expected(game, wishFor({ instead: 'modules' }))).toBeNull();
    expect(expected({ ...game, told_by: '' }, wishFor())).toBeNull();
  });
  it('counts the strongest bot of whom something is known', () => {
    const seats = [seat('bot', '', 'thinker'), seat('bot', '', 'scout')];
    expect(companyOf(game, { seats })).toBe('scout');
    const measured = [...game.expected, one('1', 2, 'thinker')];
    expect(companyOf({ ...game, bots: ['thinker', 'scout'], expected: measured }, { seats })).toBe('thinker');
    expect(companyOf(game, { seats: [seat('bot', '', 'random')] })).toBe('people');
  });
});

describe('a deal', () => {
  it('of the day is laid with what it says, and goes to the server by its word', () => {
    const wish = { ...wishFor(), ...ofToday(game, wishFor()) };
    expect(isOfToday(game, wish)).toBe(true);
    const sent = asRequest(game, wish);
    expect(sent.options).toEqual({ scenario: '2', mode: 'arcade' });
    expect(sent.settings?.deal).toBe('2026-11-18');
  });
  it('is left by choosing otherwise', () => {
    const wish = { ...wishFor(), ...ofToday(game, wishFor()) };
    expect(isOfToday(game, { ...wish, chosen: { ...wish.chosen, scenario: '1' } })).toBe(false);
    expect(isOfToday(game, wishFor({ deal: 'owl' }))).toBe(false);
  });
  it('of one’s own keeps what was chosen', () => {
    const sent = asRequest(game, wishFor({ deal: ' three owls ' }));
    expect([sent.options?.scenario, sent.settings?.deal]).toEqual(['1', 'three owls']);
  });
});
