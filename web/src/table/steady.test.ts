import { describe, expect, it } from 'vitest';
import { nameOf } from './gather';
import type { Ask, Option } from './protocol';
import { isSame, placesOf } from './steady';

const option = (key: string): Option => ({ key, args: [] }) as unknown as Option;
const names = (options: Option[]): string[] => options.map(({ key }) => key);
const ask = (key: string, seat = 0): Ask => ({ seat, prompt: { key, args: {} } }) as unknown as Ask;

describe('places of options', () => {
  const first = placesOf([option('wood'), option('food'), option('rest')], null);

  it('are those of the question when it comes', () => {
    expect(names(first.options)).toEqual(['wood', 'food', 'rest']);
    expect(first.gone.size).toBe(0);
  });

  it('stay while others take something away or add something', () => {
    const now = placesOf([option('hunt'), option('wood'), option('rest')], first);
    expect(names(now.options)).toEqual(['wood', 'food', 'rest', 'hunt']);
    expect([...now.gone]).toEqual([nameOf(option('food'))]);
  });

  it('get an option back where it was', () => {
    const gone = placesOf([option('rest')], first);
    expect(names(placesOf([option('food'), option('rest')], gone).options)).toEqual(['wood', 'food', 'rest']);
  });

  it('stay under headings that stood at first', () => {
    const many = placesOf(
      Array.from({ length: 12 }, (_, n) => option(`o${n}`)),
      null,
    );
    expect(placesOf([option('o1')], many).long).toBe(true);
  });
});

describe('the same question', () => {
  it('is put to the same seat in the same words', () => {
    expect(isSame(ask('plan'), ask('plan'))).toBe(true);
    expect(isSame(ask('plan'), ask('plan', 1))).toBe(false);
    expect(isSame(ask('plan'), ask('roll'))).toBe(false);
    expect(isSame(null, ask('roll'))).toBe(false);
  });
});
