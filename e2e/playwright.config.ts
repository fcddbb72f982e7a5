import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM, QUIET } from '../bench/chrome';

const PORT = Number(process.env['E2E_PORT'] ?? 4100);

/** The chaos and development specs have their own configurations and commands. */
const ELSEWHERE = ['chaos/**', 'dev/**'];

/** What these test does not depend on the screen's width, so they run on the phone only. */
const ANY_WIDTH = [
  'account.spec.ts',
  'cart.spec.ts',
  'checkout.spec.ts',
  'deferred-services.spec.ts',
  'large.spec.ts',
  'newsletter.spec.ts',
  'offline.spec.ts',
  'old-browsers.spec.ts',
  'parcel.spec.ts',
  'previous-build.spec.ts',
  'push.spec.ts',
  'unpaid.spec.ts',
];

/** The built shop on the real server, with a new database for each run. */
export default defineConfig({
  testDir: '.',
  testIgnore: ELSEWHERE,
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env['CI'],
  // No retries: a flaky test is a broken test.
  retries: 0,
  // Machines differ by a factor of three; these limits only end what hangs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${String(PORT)}`,
    // CI stores no files, and recording every test would take minutes.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    launchOptions: { executablePath: CHROMIUM, args: QUIET },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: [...ELSEWHERE, ...ANY_WIDTH],
    },
  ],
  webServer: {
    command: 'node --import tsx e2e/serve.ts',
    cwd: '..',
    url: `http://localhost:${String(PORT)}/v1/api/health`,
    // All tests come from one network.
    env: { PORT: String(PORT), SIGN_UPS_PER_HOUR: '99999' },
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
