import { describe, expect, it } from 'vitest';
import { contents } from './chapters';
import { option } from './made';
import { SHORT } from './steady';
import type { Option } from './protocol';

const heading = (key: string, rank = 0) => ({ name: { key, args: {} }, icon: key, rank });
const under = (key: string, n: number, rank = 0): Option => option(key, [n], { heading: heading(key, rank) });
const several = (n: number, key: string, rank = 0) =>
  Array.from({ length: n }, (_, place) => under(key, place, rank));

const alone = (one: Option) => ({ option: one });
const headed = (key: string, options: Option[]) => ({
  chapter: { ...heading(key), id: JSON.stringify(heading(key).name), options },
});

describe('a list of options', () => {
  it('stands as it is while every option has a number key', () => {
    const short = several(SHORT, 'build');
    expect(contents(short)).toEqual(short.map(alone));
  });

  it('begins with what has no heading', () => {
    const [build, ready] = [under('build', 0), option('ready')];
    expect(contents([build, ready])).toEqual([ready, build].map(alone));
  });

  it('gets headings when it is long; what has none, and what would be alone under one, stands by itself', () => {
    const [builds, helps] = [several(SHORT, 'build'), several(2, 'help')];
    const [rest, ready] = [under('rest', 0), option('ready')];
    expect(contents([...builds, rest, ...helps, ready])).toEqual([
      alone(ready),
      headed('build', builds),
      alone(rest),
      headed('help', helps),
    ]);
  });

  it('keeps its headings in their order, whichever is offered first', () => {
    const many = [...several(4, 'explore', 2), ...several(4, 'build', 0), ...several(4, 'gather', 1)];
    const found = contents(many).map((entry) => ('chapter' in entry ? entry.chapter.icon : ''));
    expect(found).toEqual(['build', 'gather', 'explore']);
  });
});
