/** Vite plugin: lays beside every script and style what the server sends to browsers that take Brotli. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this nothing is gained. */
const SMALLEST = 1000;

export function packed(): Plugin {
  return {
    name: 'campfire-packed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => /^assets\/.*\.(js|css)$/.test(one))) {
        const file = join(dir, name);
        const content = readFileSync(file);
        if (content.length >= SMALLEST) writeFileSync(`${file}.br`, brotliCompressSync(content));
      }
    },
  };
}
