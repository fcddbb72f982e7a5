import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import compat from 'eslint-plugin-compat';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { textInOwnElement } from './lint/textInOwnElement.js';

/**
 * The files of a feature that other features may import: its public interface. Reactions across features are in
 * `src/app/listeners/listeners.ts`.
 */
const mayImport = {
  session: [],
  content: [],
  catalog: ['content/contentSlice.ts', 'session/sessionSelectors.ts'],
  wishlist: [
    'catalog/catalogSelectors.ts',
    'catalog/price.ts',
    'catalog/ProductImage.tsx',
    'session/ownedWrite.ts',
    'session/readAccount.ts',
    'session/sessionSelectors.ts',
    'session/sessionSlice.ts',
    'session/token.ts',
    'session/useAccountRead.ts',
  ],
  cart: [
    'catalog/catalogSelectors.ts',
    'catalog/price.ts',
    'catalog/ProductImage.tsx',
    'catalog/queries/useMissingProducts.ts',
    'session/ownedWrite.ts',
    'session/readAccount.ts',
    'session/sessionSelectors.ts',
    'session/sessionSlice.ts',
    'session/token.ts',
    'session/useAccountRead.ts',
    'wishlist/useWishlist.ts',
    'wishlist/wishlistSelectors.ts',
    'wishlist/wishlistSlice.ts',
  ],
  notifications: [],
  purchase: [
    'cart/cartSelectors.ts',
    'cart/useCartActions.ts',
    'catalog/CardDetails.tsx',
    'catalog/price.ts',
    'catalog/ProductCard.tsx',
    'catalog/ProductImage.tsx',
    'catalog/product/*',
    'content/storeFacts.ts',
    'notifications/NotifyMe.tsx',
    'session/sessionApi.ts',
    'session/sessionSelectors.ts',
    'wishlist/WishlistButton.tsx',
  ],
  reviews: [
    'catalog/catalogSelectors.ts',
    'catalog/catalogSlice.ts',
    'catalog/price.ts',
    'session/sessionSelectors.ts',
  ],
  orders: [
    'cart/cartSelectors.ts',
    'cart/useCartActions.ts',
    'catalog/catalogSelectors.ts',
    'catalog/fold.ts',
    'catalog/price.ts',
    'catalog/ProductImage.tsx',
    'content/storeFacts.ts',
    'content/useStoreDetails.ts',
    'session/sessionSelectors.ts',
    'session/sessionSlice.ts',
  ],
  checkout: [
    'cart/cartSelectors.ts',
    'cart/useCartActions.ts',
    'cart/queries/useCartLines.ts',
    'catalog/catalogSelectors.ts',
    'catalog/price.ts',
    'catalog/ProductImage.tsx',
    'content/storeFacts.ts',
    'orders/ChangedOrderDialog.tsx',
    'orders/ItemPicture.tsx',
    'orders/PaymentDue.tsx',
    'orders/leaveShop.ts',
    'orders/orderFilter.ts',
    'orders/payUntilText.ts',
    'orders/orderView.ts',
    'orders/ordersApi.ts',
    'orders/ordersSlice.ts',
    'orders/useOrders.ts',
    'session/sessionApi.ts',
    'session/sessionSelectors.ts',
    'session/sessionSlice.ts',
  ],
  returns: [
    'orders/Courier.tsx',
    'orders/ordersApi.ts',
    'session/sessionSlice.ts',
    'session/tokenOf.ts',
    'catalog/catalogSelectors.ts',
    'catalog/product/OptionPicker.tsx',
  ],
  profile: [
    'cart/queries/useCartLines.ts',
    'cart/useUntilSaved.ts',
    'catalog/ProductImage.tsx',
    'orders/ItemPicture.tsx',
    'orders/OrderItemRow.tsx',
    'orders/orderFilter.ts',
    'orders/orderView.ts',
    'orders/useOrders.ts',
    'session/sessionApi.ts',
    'session/sessionSelectors.ts',
    'session/sessionSlice.ts',
    'session/useAccountRead.ts',
    'session/useSignOut.ts',
  ],
  home: [
    'catalog/catalogSelectors.ts',
    'catalog/catalogSlice.ts',
    'catalog/ProductCard.tsx',
    'catalog/ProductGrid.tsx',
    'content/contentSlice.ts',
    'content/storeFacts.ts',
  ],
  layout: [
    'cart/cartSelectors.ts',
    'cart/SyncStatus.tsx',
    'catalog/catalogSelectors.ts',
    'catalog/ProductImage.tsx',
    'catalog/queries/useCatalog.ts',
    'catalog/search/SearchBar.tsx',
    'catalog/search/useSearchBar.ts',
    'content/storeFacts.ts',
    'content/useStoreDetails.ts',
    'session/sessionSelectors.ts',
    'session/useSignOut.ts',
  ],
};

/**
 * The folders of `src/app`, lowest first: each may import from those before it. Only the store and the files beside it
 * may import all. (`startup` loads `services` with one dynamic import.)
 */
const appFolders = ['navigation', 'startup', 'persistence', 'listeners', 'services'];

/** Features are listed above in import order, so that no two folders import each other. */
const features = Object.keys(mayImport);
for (const [at, feature] of features.entries()) {
  const later = mayImport[feature].find((file) => features.indexOf(file.split('/')[0]) >= at);
  if (later)
    throw new Error(`mayImport: "${feature}" may not import ${later}, which is listed later.`);
}

/**
 * MUI's components are loaded on demand, under `MuiScope`, and never with a page
 * (docs/adr/0012-styles-without-a-runtime.md). Their styles are computed at build time; only style files may import
 * them.
 */
const muiAtNeed = {
  group: ['@mui/material/*', '@emotion/*'],
  message: 'Only components that load on demand may import MUI (eslint.config.js, muiAtNeed).',
};
const stylesAtBuild = {
  group: ['**/style/css'],
  message: 'Only .css.ts files compute styles (docs/adr/0012-styles-without-a-runtime.md).',
};
const onMui = [
  'src/features/purchase/QuickView.tsx',
  'src/features/catalog/listing/FilterSheet.tsx',
  'src/features/catalog/listing/RangeSlider.tsx',
  'src/features/catalog/product/SizeGuideDialog.tsx',
  'src/features/catalog/product/ZoomDialog.tsx',
  'src/features/orders/ChangedOrderDialog.tsx',
  'src/features/returns/ReturnDialog.tsx',
  'src/features/reviews/ReportDialog.tsx',
  'src/features/layout/MobileMenu.tsx',
  'src/features/layout/ThemeMenu.tsx',
  'src/features/profile/AccountDialogs.tsx',
  'src/features/wishlist/SizeMenu.tsx',
  'src/shared/ui/style/css.ts',
  'src/shared/ui/style/globalStyles.ts',
  'src/shared/ui/style/palette.ts',
  'src/shared/ui/style/typography.ts',
  'src/shared/ui/mui/**',
];

const never = [{ name: '@mui/material', message: 'Import by path: the barrel defeats splitting.' }];
const untypedHooks = {
  name: 'react-redux',
  importNames: ['useSelector', 'useDispatch', 'useStore'],
  message: 'Use the typed hooks of src/app/hooks.ts.',
};
const bareLazy = {
  name: 'react',
  importNames: ['lazy'],
  message:
    'Use lazyComponent() of src/shared/ui/lazyComponent.tsx: it handles a chunk that does not load.',
};

const classInMarkup = {
  selector: "JSXAttribute[name.name='className'] > Literal",
  message: 'Use a class of a .css.ts file (docs/adr/0012-styles-without-a-runtime.md).',
};

/** Texts for people are messages: `t('…')` of src/shared/i18n/t.ts. */
const outsideMessages =
  ':not(CallExpression[callee.name=/^t(?:Rich)?$/], CallExpression[callee.object.name=/^(?:console|log)$/], NewExpression)';
const textsOutsideMessages = [
  // In markup, and in attributes that are read out or shown.
  'JSXText[value=/[A-Za-z]{2}/]:not([value=/^\\s*(?:[CIS]GST|Marigold Lane)\\s*$/])',
  'JSXAttribute[name.name=/^(?:aria-label|aria-description|alt|title|placeholder|label|helperText|description)$/] > Literal[value=/[A-Za-z]{2}/]',
  // Elsewhere, whole sentences.
  `${outsideMessages} > Literal[value=/^[A-Z‘].* .*[.!?…]$/]`,
  `${outsideMessages} > TemplateLiteral > TemplateElement[value.raw=/^[A-Z][a-z]+ [a-z]+|[a-z]+ [a-z]+[.!?]$/]`,
].map((selector) => ({ selector, message: 'Write this as a message (docs/translation.md).' }));

const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'src/test/**'];

/** The part of the server that `createApp` imports. */
const IN_THE_PAGE = [
  'server/app.ts',
  'server/auth/{fairQueue,passwords,tokens}.ts',
  'server/db/{json,migrations,schema,store,withRetry}.ts',
  'server/db/repositories/**',
  'server/desk/**',
  'server/http/**',
  'server/payments/{provider,sandbox,sandboxPage}.ts',
  'server/pincode/**',
  'server/routes/**',
  'server/seed/{catalogue,layout,seed}.ts',
  'server/services/**',
];

const zones = [
  {
    target: './src/shared',
    from: ['./src/sync', './src/features', './src/pages', './src/app', './mocks', './server'],
    message: 'shared must not import features, sync or app.',
  },
  {
    target: './src/sync',
    from: ['./src/features', './src/pages', './src/app', './mocks', './server'],
    message: 'sync may import shared only.',
  },
  {
    target: './src/features',
    from: ['./src/pages', './mocks', './server'],
    message: 'Features may import shared, sync and the listed files of other features.',
  },
  {
    target: './src/features',
    from: './src/app',
    except: ['./hooks.ts'],
    message: 'Features may import nothing of the app except its typed hooks.',
  },
  {
    target: './src/desk',
    from: ['./src/sync', './src/features', './src/pages', './src/app', './mocks', './server'],
    message: 'The desk is an application of its own: it may import shared only.',
  },
  {
    target: ['./src/shared', './src/sync', './src/features', './src/pages', './src/app'],
    from: './src/desk',
    message: 'The shop must not import the desk.',
  },
  {
    target: './src/pages',
    from: ['./mocks', './server'],
    message: 'Product code never imports mocks or the server.',
  },
  {
    target: './src/pages',
    from: './src/app',
    except: ['./hooks.ts'],
    message: 'Pages may import nothing of the app except its typed hooks.',
  },
  {
    target: './src/app',
    from: ['./mocks', './server'],
    message: 'Product code never imports mocks or the server.',
  },
  ...appFolders.map((folder, at) => ({
    target: `./src/app/${folder}`,
    from: ['./src/main.tsx', ...appFolders.slice(at + 1).map((other) => `./src/app/${other}`)],
    message: `app/${folder} may not import this (eslint.config.js, appFolders).`,
  })),
  {
    target: ['./server', './mocks'],
    from: './src',
    // Besides the contract and its product rules: variants and their pictures, the rules of listing and order history, addresses, dates, labels, picture sizes, how HTML is cut, and the renderer's type (the renderer itself is in dist).
    except: [
      './shared/api/contract.ts',
      './shared/api/deskContract.ts',
      './shared/api/roles.ts',
      './shared/api/colours.ts',
      './shared/api/orderLimits.ts',
      './shared/api/productRules.ts',
      './shared/api/variantText.ts',
      './shared/config/languages.ts',
      './shared/i18n/label.ts',
      './shared/i18n/message.ts',
      './shared/i18n/t.ts',
      './shared/config/origin.ts',
      './shared/config/pageFiles.ts',
      './shared/config/paths.ts',
      './shared/config/pictures.ts',
      './shared/config/returnReasons.ts',
      './shared/config/newsletterTerms.ts',
      './shared/config/returnTerms.ts',
      './shared/config/sampleStore.ts',
      './shared/config/scheme.ts',
      './shared/config/storedKeys.ts',
      './shared/lib/countOf.ts',
      './shared/lib/dates.ts',
      './shared/lib/indiaTime.ts',
      './shared/lib/labelReader.ts',
      './shared/lib/digits.ts',
      './shared/lib/firstScreen.ts',
      './shared/lib/markup.ts',
      './shared/lib/stock.ts',
      './shared/lib/synonymLines.ts',
      './shared/lib/variants.ts',
      './entryServer.tsx',
      './features/catalog/listing/answerListing.ts',
      './features/orders/orderFilter.ts',
      './features/orders/orderView.ts',
    ],
    message: 'The server and the mocks may import only the listed files of the shop.',
  },
  { target: './server', from: './mocks', message: 'The server must not import its mocks.' },
  ...Object.entries(mayImport).map(([feature, files]) => ({
    target: `./src/features/${feature}`,
    from: './src/features',
    except: [`./${feature}`, ...files.map((file) => `./${file.replace('/*', '')}`)],
    message: `${feature} may not import this (eslint.config.js, mayImport).`,
  })),
];

export default tseslint.config(
  {
    ignores: [
      'dist*/',
      'node_modules/',
      'public/',
      'coverage/',
      'reports/',
      'test-results/',
      'playwright-report/',
      '.stryker-tmp/',
      '.data/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  // Without this block no-cycle finds nothing in TypeScript files.
  importX.flatConfigs.typescript,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  {
    plugins: { 'import-x': importX },
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off', // RTK Query's "no argument" is `void`
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'no-restricted-imports': [
        'error',
        { paths: [...never, untypedHooks, bareLazy], patterns: [muiAtNeed, stylesAtBuild] },
      ],
    },
  },
  {
    // The typed hooks wrap the untyped ones.
    files: ['src/app/hooks.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [...never, bareLazy], patterns: [muiAtNeed, stylesAtBuild] },
      ],
    },
  },
  {
    // Pages are inside the error boundary; the panel is for development.
    files: ['src/app/navigation/router.tsx', 'src/main.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [...never, untypedHooks], patterns: [muiAtNeed, stylesAtBuild] },
      ],
    },
  },
  {
    files: onMui,
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [...never, untypedHooks, bareLazy], patterns: [stylesAtBuild] },
      ],
    },
  },
  {
    // The desk is built on MUI and loaded as a whole.
    files: ['src/desk/**'],
    rules: { 'no-restricted-imports': ['error', { paths: never }] },
  },
  {
    // The API runs in the page too (npm run dev:mock).
    files: IN_THE_PAGE,
    ignores: [...TESTS, 'server/http/compression.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['node:*'], message: 'This file runs in the browser too: it has no Node.' },
          ],
        },
      ],
    },
  },
  {
    // Build-time code reads MUI's theme.
    files: ['**/*.css.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: never }] },
  },
  {
    // Tests use the whole app: its store, its mocks, any feature.
    files: TESTS,
    rules: {
      'import-x/no-restricted-paths': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['src/main.tsx'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    // The oldest browsers of package.json's `browserslist`. TypeScript's `lib` says the same of methods.
    ...compat.configs['flat/recommended'],
    files: ['src/**/*.{ts,tsx}', 'server/rendering/inline/*.ts'],
    ignores: TESTS,
  },
  {
    files: ['src/**/*.tsx'],
    // React Admin's own texts do not keep to it.
    ignores: [...TESTS, 'src/features/cart/SyncPanel.tsx', 'src/desk/**'],
    plugins: { shop: { rules: { 'text-in-own-element': textInOwnElement } } },
    rules: { 'shop/text-in-own-element': 'error' },
  },
  {
    files: ['src/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', classInMarkup] },
  },
  {
    // The desk is English, and so are the mails to the operator and the tools for development.
    files: [
      'src/{app,features,pages,shared,sync}/**/*.{ts,tsx}',
      'src/*.tsx',
      'server/messages/**',
      'server/invoices/**',
      'server/payments/sandboxPage.ts',
      'server/routes/newsletter.ts',
      'server/http/smallPage.ts',
    ],
    ignores: [
      ...TESTS,
      'src/**/*.css.ts',
      'src/shared/api/deskContract.ts',
      'src/features/cart/{SyncPanel.tsx,devFaults.ts}',
      'server/messages/operatorMails.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', classInMarkup, ...textsOutsideMessages] },
  },
  { files: ['**/*.{js,mjs,cjs}'], extends: [tseslint.configs.disableTypeChecked] },
);
