import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const OUT_DIR = 'dist';
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/;

/** The mock worker is for work without a server; it must never reach a shopper's browser. */
function dropMockWorker(): Plugin {
  return {
    name: 'drop-mock-worker',
    apply: 'build',
    writeBundle() {
      rmSync(resolve(OUT_DIR, 'mockServiceWorker.js'), { force: true });
    },
  };
}

/** Compresses once, at build, so that the server never spends a shopper's time on it. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    // After everything that writes files, the worker included.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const name of readdirSync(OUT_DIR, { recursive: true, encoding: 'utf8' })) {
          const file = resolve(OUT_DIR, name);
          if (!COMPRESSIBLE.test(name) || !statSync(file).isFile()) continue;
          const content = readFileSync(file);
          if (content.length < 1024) continue;
          const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
          writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    dropMockWorker(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false, // public/manifest.webmanifest is the manifest
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,woff2,webmanifest}', 'icon*.svg', 'icons/*'],
        globIgnores: ['mockServiceWorker.js', '**/*.map'],
      },
    }),
    precompress(),
  ],
  build: { outDir: OUT_DIR, target: 'es2022', sourcemap: true, manifest: true },
  server: {
    // In mock mode MSW answers inside the page; nothing is behind Vite.
    ...(mode !== 'mock' && {
      proxy: Object.fromEntries(
        ['/v1', '/pincode'].map((path) => [
          path,
          `http://localhost:${process.env['PORT'] ?? '4000'}`,
        ]),
      ),
    }),
  },
}));
