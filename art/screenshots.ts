/**
 * Takes the manifest's screenshots (`public/screenshots`) of the running shop. Run: `npm start` with a new DATA_DIR,
 * then `node --import tsx art/screenshots.ts [address]`.
 */
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM, QUIET } from '../bench/chrome';
import { appScreens, FORMS } from './appScreens';

const OUT = 'public/screenshots';
const [address = 'http://localhost:4000'] = process.argv.slice(2);

await mkdir(OUT, { recursive: true });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: QUIET });
for (const { name, path, form } of appScreens) {
  const { width, height, scale } = FORMS[form];
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  // The home page picks one of two heroes at random; this one is also used for shared links.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto(address + path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await sharp(picture).webp({ quality: 82 }).toFile(`${OUT}/${name}.webp`);
  await page.close();
}
await browser.close();
