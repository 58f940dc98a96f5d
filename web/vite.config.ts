import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.GUNBAI_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      $lib: at('./src/lib'),
      $locale: at('../src/gunbai/locale'),
      $session: at('../src/gunbai/session'),
    },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: at('../build/pages'), // publish.js puts them where the server reads them
    emptyOutDir: true,
    manifest: true, // publish.js weighs what the home page loads
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: fonts
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: { checks: { pluginTimings: false, bundlerTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 60_000, // nothing here is timed: a busy machine may take long
  },
});
