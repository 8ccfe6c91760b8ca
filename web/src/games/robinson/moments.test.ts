import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MOMENTS } from './moments';

const LOCALE = `${import.meta.dirname}/../../../../src/campfire/games/robinson/locale`;
const words = (lang: string, file: string): string => readFileSync(`${LOCALE}/${lang}/${file}.ftl`, 'utf8');

describe('the moments of things', () => {
  it.each(['en', 'ru', 'it'])('are told in %s', (lang) => {
    const told = words(lang, 'web');
    for (const moment of [...Object.keys(MOMENTS), 'question'])
      expect(told).toContain(`\nweb-robinson-idle-moment-${moment} = `);
  });

  it('belong to things that there are, each once', () => {
    const cards = Object.values(MOMENTS).flat();
    expect(new Set(cards).size).toBe(cards.length);
    for (const card of cards) expect(words('en', 'powers')).toContain(`\npower-${card} = `);
  });
});
