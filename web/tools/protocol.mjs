/** Write src/table/protocol.gen.ts from the server's own schema; with --check only compare. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compile } from 'json-schema-to-typescript';

const root = resolve(import.meta.dirname, '../..');
const target = resolve(root, 'web/src/table/protocol.gen.ts');
const python = process.env.PYTHON ?? resolve(root, '.venv/bin/python');

const schema = JSON.parse(
  execFileSync(python, ['-m', 'campfire.table.schema'], {
    env: { ...process.env, PYTHONPATH: resolve(root, 'src') },
    encoding: 'utf8',
  }),
);
const version = /version (\d+)/.exec(schema.description)[1];
const types = await compile(schema, 'Campfire', {
  unreachableDefinitions: true,
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  bannerComment: '/* Generated from the schema of the server by `npm run protocol`. */',
  format: true,
  style: { singleQuote: true, printWidth: 110 },
});

const text = `${types}export const PROTOCOL = ${version};\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('The protocol of the server has changed: run `npm run protocol`.');
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
