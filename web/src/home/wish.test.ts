import { describe, expect, it } from 'vitest';
import { asRequest, firstWish, resize } from './wish';

const paleo = {
  name: 'paleo',
  rules: '1',
  players: [1, 2, 3, 4],
  scenarios: ['1', '2'],
  modules: ['A', 'B', 'C'],
  bots: ['random', 'careful'],
  setups: {},
  choices: [],
};

const robinson = {
  ...paleo,
  name: 'robinson',
  choices: [
    { name: 'characters', values: ['cook', 'soldier', 'explorer'], each: true },
    { name: 'dog', values: [true, false], each: false },
  ],
};

describe('a wish for a table', () => {
  it('begins with oneself and the better bot', () => {
    const request = asRequest(paleo, firstWish(paleo, ' Anna '));
    expect(request).toEqual({
      game: 'paleo',
      options: { scenario: '1' },
      seats: [
        { kind: 'here', name: 'Anna' },
        { kind: 'bot', name: '', bot: 'careful' },
      ],
      settings: { confirm_group: false, hover: true },
    });
  });

  it('asks for modules when they are mixed, home-made ones among them', () => {
    const home = { file: 'owls.toml', text: 'id = "owls"' };
    const wish = { ...firstWish(paleo, ''), mix: true, modules: ['B'], home: [home] };
    expect(asRequest(paleo, wish).options).toEqual({ modules: ['B', home] });
  });

  it('keeps the seats that are there when the number changes', () => {
    const { seats } = firstWish(paleo, 'Anna');
    expect(resize(seats, 4, 'careful').map((seat) => seat.kind)).toEqual(['here', 'bot', 'bot', 'bot']);
    expect(resize(seats, 1, 'careful').map((seat) => seat.name)).toEqual(['Anna']);
  });

  it('gives the seats that wished for nothing what the others have left', () => {
    const wish = { ...firstWish(robinson, ''), choices: { dog: true } };
    const [anna, boris] = wish.seats;
    const seats = [anna, { ...boris, own: { characters: 'cook' } }] as typeof wish.seats;
    expect(asRequest(robinson, { ...wish, seats }, () => 0.9).options).toEqual({
      scenario: '1',
      dog: true,
      characters: ['explorer', 'cook'],
    });
  });

  it('leaves to the rules what nobody wished for', () => {
    expect(asRequest(robinson, firstWish(robinson, '')).options).toEqual({ scenario: '1' });
  });
});
