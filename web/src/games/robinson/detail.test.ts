import { describe, expect, it } from 'vitest';
import type { Ask, CardText, Option, Phrase } from '../../table/protocol';
import { detailOf, gain } from './detail';
import type { RobinsonView, SpaceView } from './view';

const word = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });
const storm = {
  lines: [
    { kind: 'event', conditions: [], outcome: [word('effect-book')] },
    { kind: 'threat', conditions: [], outcome: [word('effect-determination', { n: 1 })] },
    { kind: 'threat', conditions: [], outcome: [word('effect-wood', { n: 2 })] },
    { kind: 'pushed', conditions: [], outcome: [word('effect-wounds', { n: 1 })] },
  ],
} as unknown as CardText;
const axe = {
  lines: [
    { kind: 'build', conditions: [], outcome: [word('effect-weapons', { n: 1 }), word('effect-token')] },
  ],
} as unknown as CardText;
const cave = {
  shelter: true,
  sources: [
    { source: 'wood', exhausted: true },
    { source: 'parrot', exhausted: false },
  ],
};
const table = (players: number, left: string | null = null) => ({
  players,
  threats: [left, null],
  levels: { weapons: 0, roof: 0, palisade: 0, shelter: false, natural: players > 2 },
  available: { wood: 4, food: 1, preserves: 2, fur: 0 },
  island: { camp: 'B1', spaces: [{ space: 'B2', tile: cave }] as unknown as SpaceView[] },
  scenario: { foes: { village: 6, city: 15 } } as unknown as RobinsonView['scenario'],
  seats: Array.from({ length: players }, (_, seat) => ({
    outside: seat === 3 ? 'B2' : null,
  })) as RobinsonView['seats'],
  jenny: players === 1 ? ({ place: 'camp' } as RobinsonView['jenny']) : null,
});
const cards = { storm_1: storm, axe_s1: axe };

describe('what an action brings', () => {
  it('is on the threat card: the chosen answer, and what comes otherwise where it comes next', () => {
    expect(gain('threat', 'storm_1:0', table(2), cards)).toEqual(word('effect-determination', { n: 1 }));
    expect(gain('threat', 'storm_1:1', table(2, 'storm_1'), cards)).toEqual(
      word('web-robinson-or-else', {
        gain: word('effect-wood', { n: 2 }),
        loss: word('effect-wounds', { n: 1 }),
      }),
    );
  });

  it('is all that an invention does', () => {
    expect(gain('build', 'axe_s1', table(2), cards)?.key).toBe('words-comma');
    expect(gain('build', 'roof', table(2), cards)).toEqual(word('web-robinson-gain-roof'));
  });

  it('is a marker less where land is cultivated', () => {
    expect(gain('cultivate', '', table(2), cards)).toEqual(word('web-robinson-gain-cultivate'));
  });

  it('is less for four who arrange their camp', () => {
    expect(gain('camp', '', table(3), cards)).toEqual(word('option-arrange'));
    expect(gain('camp', '', table(4), cards)).toEqual(word('web-robinson-gain-camp'));
  });

  it('is said of a space, not of a special place', () => {
    expect(gain('explore', 'B2', table(2), cards)).toEqual(word('web-robinson-gain-explore'));
    expect(gain('explore', 'temple:B2', table(2), cards)).toBeNull();
  });

  it('is neither food nor fur where cannibals or King Kong are hunted', () => {
    expect(gain('hunt', '', table(2), cards)).toEqual(word('web-robinson-gain-hunt'));
    expect(gain('hunt', 'city:A4', table(2), cards)).toEqual(
      word('web-robinson-gain-city', { strength: 15 }),
    );
    expect(gain('hunt', 'village:A1', table(2), cards)?.key).toBe('web-robinson-gain-village');
    expect(gain('hunt', 'king_kong', table(2), cards)?.key).toBe('web-robinson-gain-king_kong');
  });

  it('is Jenny by raft, not the raft that is built', () => {
    expect(gain('explore', 'raft', table(2), cards)?.key).toBe('web-robinson-gain-raft');
    expect(gain('build', 'raft', table(2), cards)).toBeNull();
  });
});

describe('an option in the list', () => {
  const deed = word('deed', { kind: word('action-gather'), target: word('source-at') });
  const option: Option = {
    key: 'lead',
    args: ['0', 'gather', 'B2:wood', 0, 0, 0, 0],
    phrase: word('option-lead', { pawn: { seat: 0 }, deed, cost: word('cost-none') }),
  };
  const among = (n: number): Ask => ({
    decision: 1,
    seat: 0,
    seats: [0],
    private: false,
    prompt: word('ask-plan'),
    options: Array.from({ length: n }, () => option),
  });

  it('names its action only where no heading does', () => {
    expect(detailOf(option, among(3), table(2), {})?.under?.key).toBe('deed');
    expect(detailOf(option, among(30), table(2), {})?.under?.key).toBe('web-robinson-leads');
  });

  it('says what a source brings', () => {
    const amount = word('amount-wood', { n: 2 });
    const phrase = { ...option.phrase, args: { ...option.phrase.args, gain: word('gain-some', { amount }) } };
    expect(detailOf({ ...option, phrase }, among(30), table(2), {})?.under).toEqual(
      word('web-robinson-brings', {
        how: word('web-robinson-leads', { pawn: { seat: 0 }, cost: word('cost-none') }),
        gain: amount,
      }),
    );
  });

  it('tells how many pawns a threat asks for; what it brings is told once', () => {
    const conditions = [word('need-pawns', { n: 2 })];
    const crates = {
      lines: [storm.lines[1], { kind: 'threat', conditions, outcome: [word('effect-wood')] }],
    };
    const choice = word('deed', { kind: word('action-threat'), target: word('target-choice') });
    const answer: Option = {
      key: 'lead',
      args: ['0', 'threat', 'crates:1', 0, 0, 0, 0],
      phrase: word('option-lead', { pawn: { seat: 0 }, deed: choice, cost: word('cost-none') }),
    };
    expect(detailOf(answer, among(30), table(2), { crates: crates as unknown as CardText })?.under).toEqual(
      word('words-comma', {
        first: word('web-robinson-leads', { pawn: { seat: 0 }, cost: word('cost-none') }),
        rest: conditions[0] ?? word(''),
      }),
    );
  });

  it('names its action where it is the only one of its kind', () => {
    const rest: Option = { ...option, args: ['0', 'rest', '', 0, 0, 0, 0] };
    const ask = { ...among(30), options: [...among(30).options, rest] };
    expect(detailOf(rest, ask, table(2), {})?.under?.key).toBe('web-robinson-brings');
    const gather = { ...ask, options: [option, ...Array.from({ length: 30 }, () => rest)] };
    expect(detailOf(option, gather, table(2), {})?.under?.key).toBe('deed');
  });

  it('tells before the meal how much there is to eat, and not after it', () => {
    const sleep: Option = { key: 'go_to_sleep', args: [], phrase: word('option-go_to_sleep') };
    const at = (prompt: string, players: number) =>
      detailOf(sleep, { ...among(1), prompt: word(prompt) }, table(players), {});
    expect(at('ask-nightfall', 2)?.under).toEqual(word('web-robinson-supper', { n: 3, people: 2 }));
    expect(at('ask-dawn', 2)).toBeNull();
    const outside = at('ask-nightfall', 4)?.under;
    expect(outside).toEqual(word('web-robinson-supper', { n: 3, people: 3 }));
    const jenny = at('ask-nightfall', 1)?.under;
    expect(jenny).toEqual(word('web-robinson-supper', { n: 3, people: 2 }));
  });

  it('tells what an ability costs and does', () => {
    const power = word('power-scouting');
    const conditions = [word('cost-ability', { ability: word('card-scouting'), n: 3 })];
    const scouting = { lines: [{ kind: 'ability', conditions, outcome: [power] }] } as unknown as CardText;
    const used: Option = { key: 'ability', args: ['scouting'], phrase: word('option-ability') };
    expect(detailOf(used, among(3), table(2), { scouting })?.under).toEqual(
      word('web-robinson-brings', { how: word('option-morale_determination', { n: 3 }), gain: power }),
    );
    expect(detailOf(used, among(3), table(2), {})).toBeNull();
  });
});

describe('a tile that is chosen', () => {
  const option: Option = { key: 'next_tile', args: [7], phrase: word('option-next_tile') };
  const tile = {
    lines: [],
    tags: [word('face-tile'), word('terrain-beach'), word('source-wood')],
  } as unknown as CardText;

  it('says what is printed on it, where it lies open', () => {
    expect(detailOf(option, null, table(2), { 'tile 7': tile })?.under).toEqual(
      word('words-comma', { first: word('terrain-beach'), rest: word('source-wood') }),
    );
    expect(detailOf(option, null, table(2), {})).toBeNull();
  });

  it('warns whoever stays without a Shelter', () => {
    const stay: Option = { key: 'stay', args: [], phrase: word('option-stay') };
    expect(detailOf(stay, null, table(2), {})?.under).toEqual(word('web-robinson-shelter-none'));
    expect(detailOf(stay, null, table(3), {})).toBeNull();
  });

  it('says what a camp there would have', () => {
    const camp: Option = { key: 'camp', args: ['B2'], phrase: word('option-camp') };
    expect(detailOf(camp, null, table(2), {})?.under).toEqual(
      word('words-comma', { first: word('source-parrot'), rest: word('tag-shelter') }),
    );
    expect(detailOf({ ...camp, args: ['A1'] }, null, table(2), {})).toBeNull();
  });
});
