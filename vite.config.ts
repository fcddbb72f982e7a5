import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { minify as shorten, type MinifyOptions } from 'terser';
import { build, defineConfig, minifySync, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { RENDERER_FILE, SERVER_DIR, writePages } from './server/rendering/build/prerender';

const OUT_DIR = 'dist';
/** MUI's icons, drawn without MUI (src/shared/ui/createSvgIcon.tsx); jest.config.ts says the same. */
const plainIcons = {
  find: /^\.\/utils\/createSvgIcon\.mjs$/,
  replacement: resolve('src/shared/ui/createSvgIcon.tsx'),
};

/** Its package leads every bundler to the development build. */
const routerInProduction = {
  find: /^react-router$/,
  replacement: resolve('node_modules/react-router/dist/production/index.mjs'),
};

/**
 * Leaves out what of the router the shop does not use (forms, fetchers, data routers, prefetching): the
 * names that it gives its components for React's own tools keep all of them in the bundle.
 */
function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-[^/]*\.mjs$/ },
      handler(code) {
        const shaken = code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(
            /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
            '$1/* @__PURE__ */ $2',
          )
          // What a link fetches beforehand from the router's own server.
          .replace('shouldPrefetch && !isAbsolute ?', 'false ?');
        // No line moves, so the map of the package itself holds.
        return { code: shaken, map: null };
      },
    },
  };
}

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/;

const SHORTENING: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, pure_getters: true, keep_fargs: false },
};

/**
 * Terser after Vite's own minifier, which knows what modules say of each other: both together take 2 % off
 * what either makes, for ten seconds of a build.
 */
function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    // What a file is called says what is in it.
    augmentChunkHash: () => JSON.stringify(SHORTENING),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const mapFile = bundle[`${chunk.fileName}.map`];
          const { code = '', map } = await shorten(chunk.code, {
            ...SHORTENING,
            ...(mapFile?.type === 'asset' && {
              sourceMap: { content: String(mapFile.source), url: basename(mapFile.fileName) },
            }),
          });
          chunk.code = code;
          if (mapFile?.type === 'asset' && typeof map === 'string') mapFile.source = map;
        }
      },
    },
  };
}

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

/** Renders the pages that are the same for everybody, before the worker's list is made of them. */
function prerender(): Plugin {
  let root = '.';
  return {
    name: 'prerender',
    apply: (config, { command }) => command === 'build' && config.mode !== 'mock',
    configResolved(config) {
      root = config.root;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        await build({
          root,
          configFile: false,
          logLevel: 'warn',
          plugins: [react(), vanillaExtractPlugin()],
          resolve: { alias: [plainIcons] },
          publicDir: false,
          // Else React and Redux would run their development checks in the server.
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          ssr: { noExternal: true, target: 'node' },
          build: {
            ssr: 'src/entryServer.tsx',
            outDir: join(OUT_DIR, SERVER_DIR),
            emptyOutDir: true,
            target: 'node20',
            rolldownOptions: { output: { entryFileNames: RENDERER_FILE } },
          },
        });
        await writePages(resolve(root, OUT_DIR), (script) =>
          minifySync('inline.js', script).code.trim(),
        );
      },
    },
  };
}

/**
 * What every page needs, in chunks of their own: the libraries are kept over deploys, and all of
 * them wake in slices (server/rendering/build/prerender.ts).
 */
const chunks = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|clsx)\//,
  },
  { name: 'dom', test: /src\/app\/reactDom\.ts/ },
  {
    name: 'redux',
    test: /node_modules\/(?:@reduxjs\/toolkit\/dist\/redux-toolkit|react-redux|redux|immer|reselect|redux-thunk|redux-persist|use-sync-external-store)[/.]/,
  },
  // Not on every page: what dialogs, menus and sliders of MUI's have in common.
  {
    name: 'mui',
    test: /node_modules\/(?:@mui\/(?:system|utils|styled-engine|private-theming)|@mui\/material\/(?:styles|utils)|@emotion|stylis)\/|src\/shared\/ui\/mui\/(?:components|MuiScope|theme)\./,
  },
  {
    name: 'store',
    test: /src\/shared\/(?:api\/(?:endpointMatchers|apiSlot|appError|productRules)|config\/env|storage\/(?:localValues|specifiedKeys))\.|src\/sync\/(?:edits|record|quantityMap|pendingEdits|syncActions)\.|src\/features\/(?:[a-z]+\/[a-z]+Slice|wishlist\/useWishlist)\.ts|src\/app\/(?:(?:rootReducer|store)\.|startup\/(?:loadDeferredServices|deferredQueue|pageLifecycle)\.|listeners\/listeners\.|persistence\/(?:guestIds|storedCatalog|persistence|crossTab)\.)/,
  },
  // All else that every page starts with. Without a group of its own it would be drawn into those below.
  { name: 'frame', tags: ['$initial'] as '$initial'[] },
  // The deferred services: they load after hydration (docs/adr/0013-deferred-services.md).
  {
    name: 'deferred',
    test: /node_modules\/(?:@reduxjs\/toolkit\/dist\/query|idb|valibot)\/|src\/shared\/api\/(?:answerError|baseApi|validateInChunks|contract)\.|src\/shared\/storage\/(?:database|journal|pagedList|sliceStorage)\.|src\/sync\/(?:transitions|runner|readPendingEdits|outbox|recordSchema|lock|tabChannel)\.|src\/features\/(?:cart|catalog|layout|orders|wishlist)\/[a-z]+Api\.|src\/features\/(?:catalog\/useCatalog|wishlist\/wishlistSync)\.|src\/features\/checkout\/attemptJournal\.|src\/app\/(?:startup\/(?:deferredServices|catalogPage|backgroundQueries)|persistence\/(?:catalogStorage|storedValues)|listeners\/(?:outboxSpecs|queryListeners))\./,
  },
  /*
   * What many pages have in common, small as it is: by itself each of these modules is a request, which
   * costs a slow phone 4 ms and a slow connection a round trip, and is packed without the words of the others.
   */
  {
    name: 'page',
    test: /src\/shared\/(?:ui\/(?:PageHead|Notice|ErrorNotice|StillTrying|jsonLd)|lib\/money)\.|src\/features\/content\/jsonLd\.|@mui\/icons-material\/(?:ArrowForward|CheckCircle|Info|Refresh)Rounded\./,
  },
  {
    name: 'goods',
    test: /src\/features\/(?:catalog\/(?:ProductImage|price)|cart\/useCartActions)\.|src\/shared\/ui\/PriceText\.|@mui\/icons-material\/FavoriteBorderRounded\./,
  },
  { name: 'cards', test: /src\/features\/catalog\/ProductGrid\./ },
];

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
    shakeRouter(),
    vanillaExtractPlugin(),
    minifyAgain(),
    dropMockWorker(),
    prerender(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false, // public/manifest.webmanifest is the manifest
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,woff2,webmanifest}', 'icon*.svg', 'icons/*'],
        globIgnores: ['mockServiceWorker.js', '**/*.map', '.server/**', 'color-scheme.js'],
      },
    }),
    precompress(),
  ],
  // The two development commands may run side by side: in one folder each would replace what the other
  // serves, and its pages would stay blank.
  cacheDir: mode === 'mock' ? 'node_modules/.vite/mock' : 'node_modules/.vite/api',
  // Pre-bundling would part SQLite (mock mode) from its WebAssembly.
  optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
  resolve: { alias: [plainIcons, ...(mode === 'production' ? [routerInProduction] : [])] },
  build: {
    outDir: OUT_DIR,
    // One sheet for the whole shop: what a page shows is in it already (server/rendering/build/criticalCss.ts).
    cssCodeSplit: false,
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
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
}));
