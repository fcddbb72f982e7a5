/** The desk, which is built after the shop into a folder of its own (docs/adr/0026-desk.md). */
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { readEnvFile } from './server/envFile';
import { precompress } from './server/rendering/build/vitePlugins';

readEnvFile();

const OUT_DIR = 'dist/desk';
const server = `http://localhost:${process.env['PORT'] ?? '4000'}`;

export default defineConfig({
  root: 'src/desk',
  base: '/desk/',
  publicDir: false,
  cacheDir: '../../node_modules/.vite/desk',
  envDir: '../..',
  plugins: [react(), precompress(OUT_DIR)],
  build: {
    outDir: `../../${OUT_DIR}`,
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
