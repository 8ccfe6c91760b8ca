import { describe, expect, it } from 'vitest';
import type { ChoiceData } from '../table/protocol';
import { Lexicon } from '../words/lexicon';
import { choiceAbout, choiceName, isLaidOut, letterOf, valueAbout, valueName } from './choices';
import { played } from './played';

const words = new Lexicon('en', [
  `
scenario-1 = First Fires
scenario-1-about = For a first game.
module-A = Big Prey
module-A-blurb = The herd crosses the valley.
letter-A = A
length-usual = As usual
card-cook = Cook
web-choice-true = Takes part
web-option-scenario = Scenarios
web-option-modules-about = Choose two.
`,
]);
const choice = (name: string, values: ChoiceData['values'], more: Partial<ChoiceData> = {}): ChoiceData => ({
  ...{ name, values, each: false, many: false, files: false, implies: {}, when: {} },
  ...more,
});
const scenario = choice('scenario', ['1', '2']);
const modules = choice('modules', ['A', 'B'], { many: true });

describe('what can be chosen', () => {
  it('is called by the words of the game, one of several too', () => {
    expect(choiceName(words, scenario)).toBe('Scenarios');
    expect(choiceAbout(words, modules)).toBe('Choose two.');
    expect(valueName(words, scenario, '1')).toBe('First Fires');
    expect(valueName(words, modules, 'A')).toBe('Big Prey');
    expect([letterOf(words, 'A'), letterOf(words, 'B')]).toEqual(['A', '']);
  });

  it('is called by a card, by a word for all games, or by itself', () => {
    expect(valueName(words, choice('characters', []), 'cook')).toBe('Cook');
    expect(valueName(words, choice('dog', []), true)).toBe('Takes part');
    expect(valueName(words, choice('equipment', []), 3)).toBe('3');
  });

  it('is laid out where something is said about it', () => {
    expect(valueAbout(words, scenario, '1')).toBe('For a first game.');
    expect(valueAbout(words, modules, 'A')).toBe('The herd crosses the valley.');
    expect(valueAbout(words, scenario, '2')).toBe('');
    expect([scenario, modules, choice('dog', [true])].map((one) => isLaidOut(words, one))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('what is played', () => {
  it('is the scenario, whatever it stands for', () => {
    expect(played({ modules: ['A', 'B'], players: 2, scenario: '1' }, words)).toBe('First Fires');
  });

  it('leaves out what goes without saying', () => {
    expect(played({ scenario: '1', length: 'usual' }, words)).toBe('First Fires');
  });

  it('is the parts and the files where there is no scenario', () => {
    const home = { file: 'owls.toml', text: '' };
    expect(played({ modules: ['A', home], players: 2 }, words)).toBe('Big Prey + owls.toml');
  });

  it('is nothing to speak of where nothing has a name', () => {
    expect(played({ players: 2, code: 'owl 7', series: null }, words)).toBe('');
  });
});
