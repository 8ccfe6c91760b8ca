import { describe, expect, it } from 'vitest';
import { Lexicon } from './lexicon';

const RU = `
event-gained = { $who } получает: { $what }
resource-food = { $n ->
    [one] { $n } еда
    [few] { $n } еды
   *[many] { $n } еды
}
cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
`;

describe('a lexicon', () => {
  const lexicon = new Lexicon('ru', [RU, 'card-owl = Сова']);

  it('says plurals as the language wants them', () => {
    const said = [1, 2, 5, 21].map((n) => lexicon.say({ key: 'cards', args: { n } }));
    expect(said).toEqual(['1 карта', '2 карты', '5 карт', '21 карта']);
  });

  it('takes from a text in every language its own', () => {
    const written = `-book = книга
    .language = ru
written = { -book.language ->
    [ru] { $ru }
   *[en] { $en }
  }`;
    const phrase = { key: 'written', args: { en: 'Lose quickly', ru: 'Поскорее проиграть' } };
    expect(new Lexicon('ru', [written]).say(phrase)).toBe('Поскорее проиграть');
  });

  it('puts phrases and seats into phrases', () => {
    const what = { key: 'resource-food', args: { n: 2 } };
    const phrase = { key: 'event-gained', args: { who: { seat: 1 }, what } };
    expect(lexicon.say(phrase, ['Anna', 'Boris'])).toBe('Boris получает: 2 еды');
  });

  it('marks the things that have a picture', () => {
    const what = { key: 'resource-food', args: { n: 2 } };
    const phrase = { key: 'event-gained', args: { who: { seat: 0 }, what } };
    const pieces = lexicon.pieces(phrase, ['Anna'], ({ key }) =>
      key === 'resource-food' ? 'food' : undefined,
    );
    expect(pieces).toEqual([{ text: 'Anna получает: ' }, { icon: 'food', text: '2 еды' }]);
  });

  it('prefers the words of a home-made module and never shows a bare key', () => {
    expect(lexicon.say({ key: 'card-owl', args: {} })).toBe('Сова');
    expect(lexicon.say({ key: 'card-great_elk', args: {} })).toBe('great elk');
  });

  it('says what is read out in the words that come along, with its arguments', () => {
    const told = { en: 'The stone moved { $n } steps.', ru: 'Камень сдвинулся: { cards }', it: 'La pietra' };
    const read = { key: 'told-stone', args: { n: 2 }, told };
    expect(lexicon.say({ key: 'event-gained', args: { who: 'Anna', what: read } })).toBe(
      'Anna получает: Камень сдвинулся: 2 карты',
    );
    expect(new Lexicon('en', []).say(read)).toBe('The stone moved 2 steps.');
    expect(new Lexicon('en', []).say({ ...read, told: undefined })).toBe('stone');
  });
});
