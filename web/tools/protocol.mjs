/** Write the types that come from the server, of the protocol and of each game's views; with --check only compare. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compile } from 'json-schema-to-typescript';

const root = resolve(import.meta.dirname, '../..');
const source = resolve(root, 'web/src');
const python = process.env.PYTHON ?? resolve(root, '.venv/bin/python');
const games = readdirSync(resolve(source, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The schema of the protocol, or that of a game's views. */
function schemaOf(...game) {
  const printed = execFileSync(python, ['-m', 'campfire.table.schema', ...game], {
    env: { ...process.env, PYTHONPATH: resolve(root, 'src') },
    encoding: 'utf8',
  });
  return JSON.parse(printed);
}

/** What the generator adds: where a type was found, and one for the whole schema. */
const REFERENCE =
  /( \*\n)? \* This interface was referenced by `Campfire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;
const ROOT = /\/\*\*\n(?: \*.*\n)+ \*\/\nexport interface Campfire \{\n(?: .*\n)+\}\n/;

async function typesOf(schema) {
  const types = await compile(schema, 'Campfire', {
    unreachableDefinitions: true,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    bannerComment: '/* Generated from the schema of the server by `npm run protocol`. */',
    format: true,
    style: { singleQuote: true, printWidth: 110 },
  });
  return types.replaceAll(REFERENCE, '').replaceAll('/**\n */\n', '').replace(ROOT, '');
}

const protocol = schemaOf();
const version = /version (\d+)/.exec(protocol.description)[1];
const written = [
  ['table/protocol.gen.ts', `${await typesOf(protocol)}export const PROTOCOL = ${version};\n`],
  ...(await Promise.all(
    games.map(async (game) => [`games/${game}/view.gen.ts`, await typesOf(schemaOf(game))]),
  )),
];

const stale = written.filter(([file, text]) => {
  const target = resolve(source, file);
  if (process.argv.includes('--check')) return readFileSync(target, 'utf8') !== text;
  writeFileSync(target, text);
  return false;
});
if (stale.length) {
  console.error(
    `The server says otherwise than ${stale.map(([file]) => file).join(', ')}: run \`npm run protocol\`.`,
  );
  process.exit(1);
}
