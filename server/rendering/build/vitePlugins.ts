/** Build steps that Vite does not have. vite.config.ts defines their order. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, minifySync, type Plugin } from 'vite';
import { ORIGINS_FILE, RENDERER_FILE, SERVER_DIR, writePages } from './prerender';

/** The mock worker is for development without a server; it must not reach a shopper's browser. */
export function dropMockWorker(outDir: string): Plugin {
  return {
    name: 'drop-mock-worker',
    apply: 'build',
    writeBundle() {
      rmSync(resolve(outDir, 'mockServiceWorker.js'), { force: true });
    },
  };
}

/** The other origins that this build calls, for the content security policy. */
const calledOrigins = (environment: Record<string, unknown>): string[] =>
  [environment['VITE_API_URL'], environment['VITE_PINCODE_URL']].flatMap((address) =>
    typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : [],
  );

/** Renders the pages that are the same for everybody, before the worker's precache list is made. */
export function prerender(outDir: string): Plugin {
  let root = '.';
  let origins: string[] = [];
  return {
    name: 'prerender',
    apply: (config, { command }) => command === 'build' && config.mode !== 'mock',
    configResolved(config) {
      root = config.root;
      origins = calledOrigins(config.env);
    },
    closeBundle: {
      order: 'pre',
      async handler() {
        await build({
          root,
          configFile: false,
          logLevel: 'warn',
          plugins: [react(), vanillaExtractPlugin()],
          publicDir: false,
          // Without it React and Redux would run their development checks in the server.
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          ssr: { noExternal: true, target: 'node' },
          build: {
            ssr: 'src/entryServer.tsx',
            outDir: join(outDir, SERVER_DIR),
            emptyOutDir: true,
            target: 'node20',
            rolldownOptions: { output: { entryFileNames: RENDERER_FILE } },
          },
        });
        await writePages(resolve(root, outDir), (script) =>
          minifySync('inline.js', script).code.trim(),
        );
        writeFileSync(resolve(root, outDir, SERVER_DIR, ORIGINS_FILE), JSON.stringify(origins));
      },
    },
  };
}

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < 1024) return;
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    zip(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

/** Compresses every text file at build time. */
export function precompress(outDir: string): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    // After all steps that write files, including the worker.
    closeBundle: {
      order: 'post',
      async handler() {
        const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
        const files = names
          .filter((name) => COMPRESSIBLE.test(name))
          .map((name) => resolve(outDir, name))
          .filter((file) => statSync(file).isFile());
        await Promise.all(files.map(compress));
      },
    },
  };
}
