import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

const API_PORT = '4190';
const DEV = 'http://localhost:5193';
const MOCK = 'http://localhost:5194';
const DRAFT_PORT = '4191';
const DRAFT = `http://localhost:${DRAFT_PORT}`;
const server = { cwd: '../..', timeout: 120_000, reuseExistingServer: false };
const newFolder = (name: string) => mkdtempSync(join(tmpdir(), `marigold-${name}-`));

const phone = { viewport: { width: 390, height: 844 } };

/**
 * `npm run e2e:dev`: the journey with the two development commands, `npm run dev` (the real API behind Vite) and `npm
 * run dev:mock` (MSW, no server), and in a build with the draft of a language. Long timeouts, because Vite compiles on
 * demand.
 */
export default defineConfig({
  ...base,
  testDir: '..',
  testIgnore: [],
  outputDir: '../../test-results/dev',
  reporter: [['list'], ['json', { outputFile: '../../test-results/dev.json' }]],
  timeout: 240_000,
  expect: { timeout: 60_000 },
  workers: 1,
  projects: [
    { name: 'dev', testMatch: 'journey.spec.ts', use: { ...phone, baseURL: DEV } },
    { name: 'dev:mock', testMatch: 'journey.spec.ts', use: { ...phone, baseURL: MOCK } },
    { name: 'draft', testMatch: 'dev/draft.spec.ts', use: { ...phone, baseURL: DRAFT } },
  ],
  webServer: [
    {
      ...server,
      command: 'npm run dev -- --port 5193 --strictPort',
      url: `${DEV}/v1/api/health`,
      env: { PORT: API_PORT, DATA_DIR: newFolder('dev') },
    },
    { ...server, command: 'npm run dev:mock -- --port 5194 --strictPort', url: MOCK },
    {
      ...server,
      command: 'npm run build && npm run serve',
      url: `${DRAFT}/v1/api/health`,
      env: {
        PORT: DRAFT_PORT,
        ENV_FILE: '.env.none',
        DATA_DIR: newFolder('draft'),
        BUILD_DIR: 'node_modules/.cache/draft-build',
        DRAFT_LANGUAGES: 'ta',
      },
    },
  ],
});
