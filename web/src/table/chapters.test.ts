import { describe, expect, it } from 'vitest';
import { contents, SHORT } from './chapters';
import type { Option } from './protocol';

const option = (key: string, n: number): Option => ({ key, args: [n], phrase: { key, args: {} } });
const chapter = ({ key }: Option) =>
  key === 'ready' ? null : { id: key, icon: key, name: { key, args: {} } };

describe('a list of options', () => {
  it('stands as it is while every option has a number key', () => {
    const short = Array.from({ length: SHORT }, (_, n) => option('build', n));
    expect(contents(short, chapter)).toEqual({ options: short, chapters: [] });
  });

  it('begins with what has no heading', () => {
    const [build, ready] = [option('build', 0), option('ready', 0)];
    expect(contents([build, ready], chapter).options).toEqual([ready, build]);
  });

  it('gets headings when it is long; what has none stands by itself', () => {
    const builds = Array.from({ length: SHORT }, (_, n) => option('build', n));
    const [rest, ready] = [option('rest', 0), option('ready', 0)];
    const { options, chapters } = contents([...builds, rest, ready], chapter);
    expect(options).toEqual([ready]);
    expect(chapters.map(({ id, options: held }) => [id, held.length])).toEqual([
      ['build', SHORT],
      ['rest', 1],
    ]);
  });
});
