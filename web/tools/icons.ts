/** Vite plugin: `virtual:icons/<set>` holds the path data of the icons that a set needs, and nothing else. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

type Glyph = { body: string };
type Names = Record<string, string>;

const PREFIX = 'virtual:icons/';
const ICONS = resolve(import.meta.dirname, '../src/icons');
const GAMES = resolve(import.meta.dirname, '../src/games');
const CONTENT = resolve(import.meta.dirname, '../../src/campfire/games');
const glyphs = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
  icons: Record<string, Glyph>;
  aliases?: Record<string, { parent: string }>;
};

/** Whole numbers are fine enough for a drawing of 512 by 512 that is shown small. */
function slim(body: string): string | undefined {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  });
  return / d="([^"]+)"/.exec(data)?.[1];
}

/** The drawing of one icon as a single SVG path. */
function drawing(name: string): string | undefined {
  const glyph = glyphs.icons[name] ?? glyphs.icons[glyphs.aliases?.[name]?.parent ?? ''];
  return glyph && slim(glyph.body);
}

/** The icons a set names by meaning; each must exist. */
function meanings(file: string): Names {
  const names = JSON.parse(readFileSync(file, 'utf8')) as Names;
  return Object.fromEntries(
    Object.entries(names).map(([thing, name]) => {
      const path = drawing(name);
      if (!path) throw new Error(`no icon named ${name}`);
      return [thing, path];
    }),
  );
}

/** The pictures that a game's cards name, as `pic-<name>`; unknown ones are left to the fallback. */
function pictures(folder: string): Names {
  const aliases = JSON.parse(readFileSync(join(ICONS, 'pictures.json'), 'utf8')) as Names;
  const drawn: Names = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.toml'))) {
    for (const [, name] of readFileSync(join(folder, file), 'utf8').matchAll(
      /^(?:picture|hint) = "([^"]+)"/gm,
    )) {
      const path = drawing(aliases[name ?? ''] ?? name ?? '');
      if (path) drawn[`pic-${name}`] = path;
    }
  }
  return drawn;
}

/** All icons by their first letter, for home-made cards: fetched only when such a card names one. */
function library(): Map<string, Names> {
  const shelves = new Map<string, Names>();
  for (const [name, { body }] of Object.entries(glyphs.icons)) {
    const shelf = shelves.get(name.charAt(0)) ?? {};
    shelf[name] = / d="([^"]+)"/.exec(body)?.[1] ?? '';
    shelves.set(name.charAt(0), shelf);
  }
  return shelves;
}

/** A module that holds each drawing once, however many things it stands for. */
function once(drawn: Names): string {
  const paths = [...new Set(Object.values(drawn))];
  const places = Object.entries(drawn).map(
    ([thing, path]) => `${JSON.stringify(thing)}:p[${paths.indexOf(path)}]`,
  );
  return `const p=${JSON.stringify(paths)};export default {${places.join()}}`;
}

/** Where a set is written: `core` beside the icons, `<game>` and `<game>/pictures` in the folder of the game. */
function fileOf(set: string): string {
  const [game = '', part = 'icons'] = set.split('/');
  return game === 'core' ? join(ICONS, 'core.json') : join(GAMES, game, `${part}.json`);
}

/** Give every set of icons as a module; the pictures of a game's cards are joined with its `pictures`, or with its icons where it has none. */
export function icons(): Plugin {
  return {
    name: 'campfire-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    generateBundle() {
      for (const [letter, names] of library()) {
        this.emitFile({ type: 'asset', fileName: `pictures/${letter}.json`, source: JSON.stringify(names) });
      }
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const set = id.slice(PREFIX.length + 1);
      const file = fileOf(set);
      const [game = '', part] = set.split('/');
      const apart = existsSync(fileOf(`${game}/pictures`));
      const content = join(CONTENT, game, 'content');
      const holds = existsSync(content) && apart === (part === 'pictures');
      this.addWatchFile(file);
      return once({ ...meanings(file), ...(holds ? pictures(content) : {}) });
    },
  };
}
