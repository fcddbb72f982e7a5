/** @jest-environment node */
import { execFileSync } from 'node:child_process';

/** Planted in existing files, so that the type-aware rules run on them too. */
const breaches: [what: string, filePath: string, code: string, rule: string][] = [
  [
    'shared sees a feature',
    'src/shared/lib/money.ts',
    "export type { CartState } from '../../features/cart/cartSlice';",
    'import-x/no-restricted-paths',
  ],
  [
    'a feature sees a page',
    'src/features/catalog/price.ts',
    "export { default } from '../../pages/CartPage';",
    'import-x/no-restricted-paths',
  ],
  [
    "a feature sees the app's store",
    'src/features/catalog/price.ts',
    "export { makeStore } from '../../app/store';",
    'import-x/no-restricted-paths',
  ],
  [
    'a feature sees an unlisted file of another',
    'src/features/catalog/price.ts',
    "export const load = () => import('../checkout/checkoutSlice');",
    'import-x/no-restricted-paths',
  ],
  [
    'a feature sees one that imports from it',
    'src/features/catalog/price.ts',
    "export { selectCartCount } from '../cart/cartSelectors';",
    'import-x/no-restricted-paths',
  ],
  [
    'the API, which runs in the page too, uses Node',
    'server/auth/tokens.ts',
    "export { createHash } from 'node:crypto';",
    'no-restricted-imports',
  ],
  [
    'the sync package sees a feature',
    'src/sync/record.ts',
    "export type { CartState } from '../features/cart/cartSlice';",
    'import-x/no-restricted-paths',
  ],
  [
    'a folder of the app sees one above it',
    'src/app/persistence/guestIds.ts',
    "export { mergeGuestData } from '../listeners/listeners';",
    'import-x/no-restricted-paths',
  ],
  [
    'product code sees the mocks',
    'src/app/store.ts',
    "export { faults } from '../../mocks/faults';",
    'import-x/no-restricted-paths',
  ],
  [
    'a component names a bare class',
    'src/shared/ui/EmptyState.tsx',
    'export const Empty = () => <div className="empty" />;',
    'no-restricted-syntax',
  ],
  [
    'product code sees the server',
    'src/pages/CartPage.tsx',
    "export { createApp } from '../../server/app';",
    'import-x/no-restricted-paths',
  ],
  [
    'the server sees more of the shop than the contract',
    'server/app.ts',
    "export { formatPaise } from '../src/shared/lib/money';",
    'import-x/no-restricted-paths',
  ],
  [
    'two files import each other',
    'src/shared/config/env.ts',
    "import { pictureUrl } from '../lib/pictures';\nexport const env = { pictureUrl };",
    'import-x/no-cycle',
  ],
  [
    "MUI's barrel",
    'src/app/App.tsx',
    "export { Button } from '@mui/material';",
    'no-restricted-imports',
  ],
  [
    'a component of MUI’s that every visit would load',
    'src/features/home/Hero.tsx',
    "export { default } from '@mui/material/Button';",
    'no-restricted-imports',
  ],
  [
    'styles that are worked out in the browser',
    'src/features/home/Hero.tsx',
    "import { sx } from '../../shared/ui/style/css';\nexport const wide = sx({ width: 1 });",
    'no-restricted-imports',
  ],
  [
    'an untyped hook',
    'src/app/App.tsx',
    "import { useSelector } from 'react-redux';\nexport const useX = useSelector;",
    'no-restricted-imports',
  ],
  [
    'a chunk that takes the page with it when it does not come',
    'src/features/catalog/price.ts',
    "import { lazy } from 'react';\nexport const Zoom = lazy(() => import('../../shared/ui/ErrorNotice'));",
    'no-restricted-imports',
  ],
  [
    'a floating promise',
    'src/shared/lib/money.ts',
    "fetch('/v1/api/health');\nexport {};",
    '@typescript-eslint/no-floating-promises',
  ],
  [
    'a hook behind a condition',
    'src/app/App.tsx',
    "import { useState } from 'react';\nexport function X({ on }: { on: boolean }) { if (on) { useState(0); } return null; }",
    'react-hooks/rules-of-hooks',
  ],
  [
    'a picture without words',
    'src/app/App.tsx',
    'export const X = () => <img src="/a.svg" />;',
    'jsx-a11y/alt-text',
  ],
];

describe('lint catches each planted breach', () => {
  let caught: string[][] = [];
  beforeAll(() => {
    const input = JSON.stringify(breaches.map(([, filePath, code]) => ({ filePath, code })));
    const output = execFileSync(process.execPath, ['src/test/lintBreaches.mjs'], { input });
    caught = JSON.parse(output.toString()) as string[][];
  }, 180_000);

  it.each(breaches.map(([what, , , rule], index) => ({ what, rule, index })))(
    '$what: $rule',
    ({ rule, index }) => {
      expect(caught[index]).toContain(rule);
    },
  );
});
