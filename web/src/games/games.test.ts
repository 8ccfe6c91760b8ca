import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const GAMES = import.meta.dirname;
const SOURCE = resolve(GAMES, '..');
const names = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const shared = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.(ts|svelte|json|css)$/.test(file) && !names.some((name) => file.startsWith(join('games', name))),
);

describe('a game', () => {
  it('is named in its own folder and nowhere else', () => {
    expect(names.length).toBeGreaterThan(1);
    expect(shared.length).toBeGreaterThan(80);
    const naming = shared.filter((file) => {
      const text = readFileSync(join(SOURCE, file), 'utf8').toLowerCase();
      return names.some((name) => text.includes(name));
    });
    expect(naming).toEqual([]);
  });
});
