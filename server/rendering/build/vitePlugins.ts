/** Build steps that Vite does not have. vite.config.ts defines their order. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, minifySync, type Plugin, type UserConfig } from 'vite';
import { basePathOf, SOURCE_LANGUAGE } from '../../../src/shared/config/languages';
import { builtLanguages, translationsOf } from './translations';
import { inlineMessages } from './inlineMessages';
import {
  folderOf,
  LANGUAGES_FILE,
  ORIGINS_FILE,
  RENDERER_FILE,
  SERVER_DIR,
  writePages,
} from './prerender';

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

/** What a build of the shop in one language adds to Vite's configuration. */
export function inLanguage(language: string, languages = builtLanguages()) {
  return {
    plugins: [react(), vanillaExtractPlugin(), inlineMessages(language, translationsOf(language))],
    define: {
      'import.meta.env.LANGUAGE': JSON.stringify(language),
      'import.meta.env.LANGUAGES': JSON.stringify(languages),
    },
  };
}

/**
 * Builds the shop in every language, English first, and renders the pages that are the same for everybody, before the
 * worker's precache list is made.
 *
 * @param client the configuration of the browser's build, without what a language adds
 */
export function prerender(outDir: string, client: UserConfig): Plugin {
  let root = '.';
  let origins: string[] = [];

  /** Renders on the server. */
  const buildRenderer = (language: string) => {
    const { plugins, define } = inLanguage(language);
    return build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins,
      publicDir: false,
      // Without it React and Redux would run their development checks in the server.
      define: { ...define, 'process.env.NODE_ENV': JSON.stringify('production') },
      ssr: { noExternal: true, target: 'node' },
      build: {
        ssr: 'src/entryServer.tsx',
        outDir: join(folderOf(outDir, language), SERVER_DIR),
        emptyOutDir: true,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: RENDERER_FILE } },
      },
    });
  };

  const buildClient = (language: string) =>
    build({
      ...client,
      ...inLanguage(language),
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      base: `${basePathOf(language)}/`,
      build: { ...client.build, outDir: folderOf(outDir, language) },
    });

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
        const dist = resolve(root, outDir);
        const languages = builtLanguages();
        for (const { code } of languages) {
          if (code !== SOURCE_LANGUAGE) await buildClient(code);
          await buildRenderer(code);
          await writePages(dist, code, languages, (script) =>
            minifySync('inline.js', script).code.trim(),
          );
        }
        // It is in every page.
        rmSync(join(dist, 'color-scheme.js'), { force: true });
        const server = join(dist, SERVER_DIR);
        writeFileSync(join(server, LANGUAGES_FILE), JSON.stringify(languages));
        writeFileSync(join(server, ORIGINS_FILE), JSON.stringify(origins));
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
