import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './tools/icons.ts';
import { packed } from './tools/packed.ts';

const SERVER = process.env['CAMPFIRE_SERVER'] ?? 'http://127.0.0.1:8377';

export default defineConfig({
  plugins: [icons(), svelte(), packed()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: {
      '/api': { target: SERVER, ws: true },
      '/words': SERVER,
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
