/** A font for Devanagari is loaded by a device that has none, and by no other. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from './test';
import { hydrated, workerServes } from './people';

/** The status of each font that the page's code has added. */
const fontsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => family.includes('Marigold Script'))
      .map(({ status }) => status),
  );

/** Whether two characters look different in the page's font. */
const isReadable = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const family = getComputedStyle(document.body).fontFamily;
    const [one, other] = ['क', 'ज'].map((character) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      if (context) context.font = `32px ${family}`;
      context?.fillText(character, 8, 40);
      return canvas.toDataURL();
    });
    return one !== other;
  });

test('a device without a font for Devanagari loads one', async ({
  browser,
  launchOptions,
  baseURL,
}) => {
  const fonts = path.join(mkdtempSync(path.join(tmpdir(), 'marigold-fonts-')), 'fonts.conf');
  // The only ones that this browser finds.
  writeFileSync(fonts, '<fontconfig><dir>/usr/share/fonts/truetype/liberation</dir></fontconfig>');
  const env = { ...process.env, FONTCONFIG_FILE: fonts };
  const withoutFont = await browser.browserType().launch({ ...launchOptions, env });
  try {
    const page = await withoutFont.newPage({ ...(baseURL !== undefined && { baseURL }) });
    await page.goto('/hi');
    await expect.poll(() => fontsOf(page)).toEqual(['loaded']);
    expect(await isReadable(page)).toBe(true);
    // An English page loads none.
    await page.goto('/about');
    await hydrated(page);
    await workerServes(page);
    expect(await fontsOf(page)).toEqual([]);
    expect(await isReadable(page)).toBe(false);
  } finally {
    await withoutFont.close();
  }
});

test('a device with such a font loads no other', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/hi');
  await hydrated(page);
  await workerServes(page);
  expect(await isReadable(page)).toBe(true);
  expect(await fontsOf(page)).toEqual([]);
  expect(requested.filter((address) => address.includes('noto-sans'))).toEqual([]);
});
