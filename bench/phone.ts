/** The bench's phone: slow CPU, slow connection, new browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM, FLAGS } from './chrome';

export const PHONE = { width: 390, height: 844 };
/** Slow 4G: 150 ms, 1.6 Mbit/s, in bytes. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

export async function onDevice<T>(
  work: (context: BrowserContext) => Promise<T>,
  folder = '',
): Promise<T> {
  const own = folder === '' ? mkdtempSync(join(tmpdir(), 'marigold-tap-')) : folder;
  const context = await chromium.launchPersistentContext(own, {
    executablePath: CHROMIUM,
    args: FLAGS,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    // Identifies as a phone, which gets split documents.
    userAgent: devices['Pixel 7'].userAgent,
  });
  try {
    return await work(context);
  } finally {
    await context.close();
    if (folder === '') rmSync(own, { recursive: true, force: true });
  }
}

/** @param slowdown how many times the CPU is slowed (phoneSpeed.ts) */
export async function slowDown(page: Page, slowdown: number, network: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
}

/** Long enough for the worker to fill its caches. */
export const UNTIL_KEPT_MS = 6_000;

/** Visits `first` without throttling; then runs `work` in the same browser, restarted. */
export async function afterOneVisit<T>(
  first: string,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-visited-'));
  try {
    await onDevice(async (context) => {
      const page = await context.newPage();
      await page.goto(first);
      await page.waitForTimeout(UNTIL_KEPT_MS);
    }, folder);
    return await onDevice(work, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
