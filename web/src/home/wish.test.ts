import { describe, expect, it } from 'vitest';
import type { ChoiceData, GameInfo } from '../table/protocol';
import {
  asRequest,
  changed,
  firstWish,
  isIdle,
  parts,
  resize,
  seat,
  type Wish,
  type WishedSeat,
} from './wish';

const choice = (name: string, values: ChoiceData['values'], more: Partial<ChoiceData> = {}): ChoiceData => ({
  name,
  values,
  each: false,
  many: false,
  files: false,
  implies: {},
  when: {},
  ...more,
});
const scenario = choice('scenario', ['1', '2'], {
  implies: { '1': { modules: ['A', 'B'] }, '2': { modules: ['C', 'D'] } },
});
const modules = choice('modules', ['A', 'B', 'C', 'D'], { many: true, files: true });
const mixed: GameInfo = {
  name: 'mixed',
  rules: '1',
  players: [1, 2, 3, 4],
  choices: [scenario, modules],
  bots: ['random', 'careful'],
};
const peopled: GameInfo = {
  ...mixed,
  name: 'peopled',
  choices: [
    choice('scenario', ['shore']),
    choice('characters', ['cook', 'soldier', 'explorer'], { each: true }),
    choice('dog', [true, false]),
    choice('code', []),
  ],
};
const wishFor = (game: GameInfo, more: Partial<Wish> = {}, name = ''): Wish => ({
  ...firstWish(game, name, (one) => one.name === 'scenario'),
  ...more,
});

describe('a wish for a table', () => {
  it('begins with oneself, the better bot and the first of what is laid out', () => {
    expect(asRequest(mixed, wishFor(mixed, {}, ' Anna '))).toEqual({
      game: 'mixed',
      options: { scenario: '1' },
      seats: [
        { kind: 'here', name: 'Anna' },
        { kind: 'bot', name: '', bot: 'careful' },
      ],
      settings: { confirm_group: false, hover: true, advice: true },
    });
    expect(wishFor({ ...mixed, players: [1] }).seats).toHaveLength(1);
  });

  it('knows what a choice stands for: only one of the two has a say', () => {
    expect(parts(mixed, scenario)).toEqual([modules]);
    expect(parts(mixed, modules)).toEqual([]);
    const idle = (instead: string | null) =>
      mixed.choices.map((one) => isIdle(mixed, { instead, chosen: {} }, one));
    expect(idle(null)).toEqual([false, true]);
    expect(idle('modules')).toEqual([true, false]);
  });

  it('leaves unasked what has no say beside something else', () => {
    const caves = choice('caves', ['deep'], { when: { scenario: ['2'] } });
    const game = { ...mixed, choices: [choice('scenario', ['1', '2']), caves] };
    const asked = (scenario?: string) =>
      asRequest(game, wishFor(game, { chosen: { ...(scenario ? { scenario } : {}), caves: 'deep' } }))
        .options;
    expect(asked()).toEqual({});
    expect(asked('1')).toEqual({ scenario: '1' });
    expect(asked('2')).toEqual({ scenario: '2', caves: 'deep' });
  });

  it('asks for the parts where these are mixed, home-made ones among them', () => {
    const home = { file: 'owls.toml', text: 'id = "owls"' };
    expect(wishFor(mixed).chosen['modules']).toEqual(['A', 'B']);
    const wish = wishFor(mixed, { instead: 'modules', chosen: { scenario: '2', modules: ['B', home] } });
    expect(asRequest(mixed, wish).options).toEqual({ modules: ['B', home] });
  });

  it('lets several be chosen where nothing stands for them', () => {
    const boxed = { ...mixed, choices: [choice('boxes', ['red', 'blue'], { many: true })] };
    expect(isIdle(boxed, { instead: null, chosen: {} }, boxed.choices[0] as ChoiceData)).toBe(false);
    expect(asRequest(boxed, wishFor(boxed, { chosen: { boxes: ['blue'] } })).options).toEqual({
      boxes: ['blue'],
    });
    expect(asRequest(boxed, wishFor(boxed, { chosen: { boxes: [] } })).options).toEqual({});
  });

  it('keeps the seats that are there when the number changes', () => {
    const { seats } = wishFor(mixed, {}, 'Anna');
    expect(resize(seats, 4, 'careful').map((seat) => seat.kind)).toEqual(['here', 'bot', 'bot', 'bot']);
    expect(resize(seats, 1, 'careful').map((seat) => seat.name)).toEqual(['Anna']);
  });

  it('gives the seats that wished for nothing what the others have left', () => {
    const wish = wishFor(peopled, { chosen: { scenario: 'shore', dog: false } });
    const [anna, boris] = wish.seats;
    const seats = [anna, { ...boris, own: { characters: 'cook' } }] as typeof wish.seats;
    expect(asRequest(peopled, { ...wish, seats }, () => 0.9).options).toEqual({
      scenario: 'shore',
      dog: false,
      characters: ['explorer', 'cook'],
    });
  });

  it('gives the same to several seats where there is not enough', () => {
    const hats = { ...peopled, choices: [choice('hats', ['straw', 'felt'], { each: true })] };
    const wish = wishFor(hats);
    const owns: WishedSeat['own'][] = [{ hats: 'straw' }, { hats: 'felt' }, {}];
    const seats = owns.map((own) => ({ ...seat('here'), own }));
    const { options } = asRequest(hats, { ...wish, seats }, () => 0);
    expect(options).toEqual({ hats: ['straw', 'felt', 'straw'] });
  });

  it('leaves to the rules what nobody wished for, and takes a word where any will do', () => {
    expect(asRequest(peopled, wishFor(peopled)).options).toEqual({ scenario: 'shore' });
    const typed = wishFor(peopled, { chosen: { code: 'owl 7' } });
    expect(asRequest(peopled, typed).options).toEqual({ code: 'owl 7' });
  });

  it('changes by one entry', () => {
    expect(changed({ a: 1, b: 2 }, 'a', 3)).toEqual({ b: 2, a: 3 });
    expect(changed({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
  });
});
