import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

const API_PORT = '4190';
const DEV = 'http://localhost:5193';
const MOCK = 'http://localhost:5194';
const server = { cwd: '../..', timeout: 120_000, reuseExistingServer: false };

/**
 * `npm run e2e:dev`: the journey with the two development commands, `npm run dev` (the real API behind Vite) and `npm
 * run dev:mock` (MSW, no server). Long timeouts, because Vite compiles on demand.
 */
export default defineConfig({
  ...base,
  testDir: '..',
  testIgnore: [],
  testMatch: 'journey.spec.ts',
  outputDir: '../../test-results/dev',
  reporter: [['list'], ['json', { outputFile: '../../test-results/dev.json' }]],
  timeout: 240_000,
  expect: { timeout: 60_000 },
  workers: 1,
  projects: [
    { name: 'dev', use: { baseURL: DEV, viewport: { width: 390, height: 844 } } },
    { name: 'dev:mock', use: { baseURL: MOCK, viewport: { width: 390, height: 844 } } },
  ],
  webServer: [
    {
      ...server,
      command: 'npm run dev -- --port 5193 --strictPort',
      url: `${DEV}/v1/api/health`,
      env: { PORT: API_PORT, DATA_DIR: mkdtempSync(join(tmpdir(), 'marigold-dev-')) },
    },
    { ...server, command: 'npm run dev:mock -- --port 5194 --strictPort', url: MOCK },
  ],
});
