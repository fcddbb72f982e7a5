import { resolve } from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { buildDir } from './server/buildSettings';
import { readEnvFile } from './server/envFile';
import { folderOf } from './server/rendering/build/prerender';
import { inLanguage, prerender } from './server/rendering/build/vitePlugins';
import { basePathOf, SOURCE_LANGUAGE } from './src/shared/config/languages';

// For the build's settings, and PORT for the development server's proxy; Vite reads the VITE_ settings by itself.
readEnvFile();

/** The package's export map leads every bundler to its development build. */
const routerInProduction = {
  find: /^react-router$/,
  replacement: resolve('node_modules/react-router/dist/production/index.mjs'),
};

/**
 * Script chunks, by package and folder. The first five are what every page loads: each is evaluated in
 * a task of its own (server/rendering/build/prerender.ts), and libraries stay cached over deploys.
 */
const chunks = [
  { name: 'react', test: /node_modules\/(?:react|react-router|react-router-dom|clsx)\// },
  { name: 'dom', test: /node_modules\/(?:react-dom|scheduler)\/|src\/app\/startup\/react-dom\// },
  {
    name: 'redux',
    test: /node_modules\/(?:@reduxjs\/toolkit\/dist\/redux-toolkit|react-redux|redux|immer|reselect|redux-thunk|redux-persist|use-sync-external-store)[/.]/,
  },
  // The compiler's helpers for older browsers.
  { name: 'helpers', test: /@oxc-project.runtime/ },
  // What MUI's dialogs, menus and sliders have in common; no page starts with it.
  {
    name: 'mui',
    test: /node_modules\/(?:@mui\/(?:system|utils|styled-engine|private-theming)|@mui\/material\/(?:styles|utils)|@emotion|stylis)\//,
    includeDependenciesRecursively: true,
  },
  {
    name: 'store',
    tags: ['$initial'] as '$initial'[],
    test: /src\/app\/(?:listeners|persistence)\/|(?:Slice|Selectors)\.ts$/,
    includeDependenciesRecursively: true,
  },
  // Everything else that every page starts with.
  { name: 'shell', tags: ['$initial'] as '$initial'[] },
  // RTK Query and the calls, for the pages that read from the server.
  {
    name: 'api',
    test: /src\/shared\/api\/|(?:Api|leaveShop|browserPush)\.ts$/,
    includeDependenciesRecursively: true,
  },
  // Stored values that pages share with the deferred services.
  {
    name: 'stored',
    test: /src\/(?:shared\/storage|sync)\/(?:journal|reconcile)\.|\/(?:attemptJournal|recentlyViewed|recentSearches|reviewDraft|storedList|underLock|draft)\./,
    includeDependenciesRecursively: true,
  },
  // The deferred services and all else that they import: they load after hydration (docs/adr/0013-deferred-services.md).
  { name: 'deferred', test: /src\/app\/services\//, includeDependenciesRecursively: true },
  // What product cards consist of, and small modules that several pages share: a request each would
  // cost more than the bytes.
  {
    name: 'products',
    test: /src\/features\/(?:catalog|cart|wishlist|purchase)\/\w+\./,
    minShareCount: 3,
    includeDependenciesRecursively: true,
  },
  { name: 'queries', test: /src\/features\/(?:cart|catalog)\/queries\/use/ },
  {
    name: 'orders',
    test: /src\/(?:features\/orders\/(?:ItemPicture|OrderItemRow|OrderStatus|formatDateString|orderView|payUntilText|useOrders?)|features\/notifications\/NotifyMe|shared\/ui\/(?:radio|icons\/(?:ArrowBackRounded|ImageOutlined|PrintOutlined|QrCode2Outlined)))\./,
  },
  { name: 'bar', test: /src\/shared\/(?:ui\/BottomBar|lib\/publishedHeight)\./ },
  {
    name: 'page',
    test: /src\/(?:shared\/(?:lib\/mediaQuery|ui\/(?:StillTrying|icons\/ArrowForwardRounded))|features\/content\/jsonLd)\./,
  },
  { name: 'page', test: /src\/shared\/(?:lib|ui|ui\/icons)\/\w+\./, minShareCount: 10 },
];

/** `npm run build` runs this once for each language (server/rendering/build/run.ts). */
const language = process.env['BUILD_LANGUAGE'] ?? SOURCE_LANGUAGE;

export default defineConfig(({ mode }) => {
  const { plugins, define } = inLanguage(language);
  return {
    base: `${basePathOf(language)}/`,
    plugins: [plugins, prerender(language)],
    define,
    resolve: mode === 'production' ? { alias: [routerInProduction] } : {},
    // The languages share its files, whose addresses have no language.
    publicDir: language === SOURCE_LANGUAGE && 'public',
    // Two development servers (`dev` and `dev:mock`) may run side by side; in one folder each would
    // replace what the other serves.
    cacheDir: mode === 'mock' ? 'node_modules/.vite/mock' : 'node_modules/.vite/api',
    // Pre-bundling would separate SQLite (mock mode) from its WebAssembly.
    optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
    build: {
      outDir: folderOf(buildDir(), language),
      // `npm run build` does both, once for all languages.
      emptyOutDir: false,
      copyPublicDir: false,
      // One sheet for the whole shop: each page has its own rules inlined (server/rendering/build/criticalCss.ts).
      cssCodeSplit: false,
      // The oldest browsers of package.json's `browserslist`.
      target: browserslistToEsbuild(),
      sourcemap: true,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // vanilla-extract takes the most time.
        checks: { bundlerTimings: false },
        // Class fields as assignments: smaller, and no class here relies on the difference.
        transform: { assumptions: { setPublicClassFields: true } },
        output: {
          // Seven characters tell builds apart. Each chunk names many others, so that shorter names save bytes.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: { includeDependenciesRecursively: false, groups: chunks },
        },
      },
    },
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
  };
});
