import { describe, expect, it } from 'vitest';
import { contents, SHORT } from './chapters';
import type { Option } from './protocol';

const option = (key: string, n: number): Option => ({ key, args: [n], phrase: { key, args: {} } });
const chapter = ({ key }: Option) =>
  key === 'ready' ? null : { id: key, icon: key, name: { key, args: {} } };

const alone = (option: Option) => ({ option });

describe('a list of options', () => {
  it('stands as it is while every option has a number key', () => {
    const short = Array.from({ length: SHORT }, (_, n) => option('build', n));
    expect(contents(short, chapter)).toEqual(short.map(alone));
  });

  it('begins with what has no heading', () => {
    const [build, ready] = [option('build', 0), option('ready', 0)];
    expect(contents([build, ready], chapter)).toEqual([ready, build].map(alone));
  });

  it('gets headings when it is long; what has none, and what would be alone under one, stands by itself', () => {
    const builds = Array.from({ length: SHORT }, (_, n) => option('build', n));
    const helps = [option('help', 0), option('help', 1)];
    const [rest, ready] = [option('rest', 0), option('ready', 0)];
    const name = (key: string) => ({ id: key, icon: key, name: { key, args: {} } });
    expect(contents([...builds, rest, ...helps, ready], chapter)).toEqual([
      alone(ready),
      { chapter: { ...name('build'), options: builds } },
      alone(rest),
      { chapter: { ...name('help'), options: helps } },
    ]);
  });

  it('keeps its headings in their order, whichever is offered first', () => {
    const order = ['build', 'gather', 'explore'];
    const ranked = ({ key }: Option) => ({
      id: key,
      icon: key,
      name: { key, args: {} },
      rank: order.indexOf(key),
    });
    const many = ['explore', 'build', 'gather'].flatMap((key) =>
      Array.from({ length: 4 }, (_, n) => option(key, n)),
    );
    const found = contents(many, ranked).map((entry) => ('chapter' in entry ? entry.chapter.id : ''));
    expect(found).toEqual(order);
  });
});
