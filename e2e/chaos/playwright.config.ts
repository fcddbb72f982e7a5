import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** `CHAOS_SEEDS` storms (20 by default, 200 in `npm run e2e:chaos`), starting with seed `CHAOS_FROM`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  testMatch: 'chaos.spec.ts',
  outputDir: '../../test-results/chaos',
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: '../../test-results/chaos.json' }]],
  projects: [{ name: 'chaos', use: { viewport: { width: 390, height: 844 } } }],
  webServer: {
    command: 'node --import tsx e2e/serve.ts',
    cwd: '../..',
    url: `http://localhost:${process.env['E2E_PORT'] ?? '4100'}/v1/api/health`,
    env: { PORT: process.env['E2E_PORT'] ?? '4100', SIGN_UPS_PER_HOUR: '99999' },
    timeout: 180_000,
    reuseExistingServer: process.env['CHAOS_REUSE'] === 'true',
  },
});
