/** The desk, which is built into a folder of its own (docs/adr/0026-desk.md). */
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { buildDir } from './server/buildSettings';
import { readEnvFile } from './server/envFile';
import { inlineMessages } from './server/rendering/build/inlineMessages';
import { languageValues } from './server/rendering/build/vitePlugins';
import { SOURCE_LANGUAGE } from './src/shared/config/languages';

readEnvFile();

const server = `http://localhost:${process.env['PORT'] ?? '4000'}`;

export default defineConfig({
  root: 'src/desk',
  base: '/desk/',
  publicDir: false,
  cacheDir: '../../node_modules/.vite/desk',
  envDir: '../..',
  // The desk is English; what it shares with the shop has messages.
  plugins: [react(), inlineMessages(SOURCE_LANGUAGE, {})],
  define: languageValues(SOURCE_LANGUAGE),
  build: {
    outDir: resolve(buildDir(), 'desk'),
    emptyOutDir: true,
    target: browserslistToEsbuild(),
    chunkSizeWarningLimit: 2_000,
  },
  server: {
    port: 5174,
    proxy: Object.fromEntries(
      ['/v1', '/pictures', '/media', '/icon.svg'].map((path) => [path, server]),
    ),
  },
});
