/** Pages that the worker answers with, on every visit after the first (docs/adr/0011). */
import { shifts } from './network';
import { awake } from './people';
import { expect, test, type Page } from './test';

/** Where the links of the bar lead. */
const barOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('banner')
    .locator('a')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => new URL(href).pathname));

declare global {
  interface Window {
    /** Where they led when the page was there and nothing of the shop had run yet. */
    barAtFirst?: string[];
  }
}

test('a page opened again has the shop’s own bar from the start, and moves nothing', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.barAtFirst = Array.from(
        document.querySelectorAll<HTMLAnchorElement>('header a'),
        ({ href }) => new URL(href).pathname,
      );
    });
  });
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await awake(page);
  for (const address of [
    '/',
    '/shop',
    '/shop?category=sofa',
    '/product/kurta-indigo-block-print',
    '/cart',
    '/about',
  ]) {
    // What the worker brought may be of another day.
    const isAsked = page.waitForRequest(/\/v1\/api\/headers/);
    await page.goto(address);
    await isAsked;
    await awake(page);
    const bar = await barOf(page);
    expect(bar, address).toContain('/summer-collection');
    expect(await page.evaluate(() => window.barAtFirst), address).toEqual(bar);
    await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
    const { sum, moves } = await shifts(page);
    expect(sum, [address, ...moves].join('\n')).toBeLessThanOrEqual(0.001);
  }
});
