/** Build steps that Vite does not have, for a build of the shop in one language. */
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, minifySync, type Plugin } from 'vite';
import { buildDir } from '../../buildSettings';
import { builtLanguages, translationsOf } from './translations';
import { inlineMessages } from './inlineMessages';
import { folderOf, RENDERER_FILE, SERVER_DIR, writePages } from './prerender';

/** The values of `src/shared/config/env.ts` in a build in one language. */
export const languageValues = (language: string) => ({
  'import.meta.env.LANGUAGE': JSON.stringify(language),
  'import.meta.env.LANGUAGES': JSON.stringify(builtLanguages()),
});

/** What a build of the shop in one language adds to Vite's configuration. */
export function inLanguage(language: string) {
  return {
    plugins: [react(), vanillaExtractPlugin(), inlineMessages(language, translationsOf(language))],
    define: languageValues(language),
  };
}

/** Builds what renders pages, here and on the server. */
function buildRenderer(dist: string, language: string) {
  const { plugins, define } = inLanguage(language);
  return build({
    configFile: false,
    logLevel: 'warn',
    plugins,
    publicDir: false,
    // Without it React and Redux would run their development checks in the server.
    define: { ...define, 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'src/entryServer.tsx',
      outDir: path.join(folderOf(dist, language), SERVER_DIR),
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: { entryFileNames: RENDERER_FILE },
      },
    },
  });
}

/** Renders the pages that are the same for everybody, when the client is built. */
export function prerender(language: string): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    async writeBundle() {
      const dist = buildDir();
      await buildRenderer(dist, language);
      await writePages(dist, language, builtLanguages(), (script) =>
        minifySync('inline.js', script).code.trim(),
      );
    },
  };
}
