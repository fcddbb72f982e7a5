/** Axe finds nothing on any route, in either scheme (WCAG 2.2 AA). */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from './test';
import { layOutWholePage, shopperWithCart, visit } from './people';
import { forEverybody, whenSignedIn } from './routes';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on colours, and so on the scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits until the page is complete: its heading, no skeletons, an order to place. */
async function open(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
  await expect(page.locator('main [type="submit"][data-main]:disabled')).toHaveCount(0);
}

async function expectNoViolations(page: Page, axe: AxeBuilder, scheme: string): Promise<void> {
  // For one frame, an element that was just enabled still has its former colours, even without transitions.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  expect(found, `in the ${scheme} scheme`).toEqual([]);
}

/** One load serves both schemes: an open page follows the device's. */
async function expectNoViolationsInEitherScheme(page: Page): Promise<void> {
  // Otherwise cards far below get their new colours only when they come near.
  await layOutWholePage(page);
  const axe = () => new AxeBuilder({ page });
  const checks = { light: axe().withTags(TAGS), dark: axe().withRules(COLOUR_RULES) };
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
    await expectNoViolations(page, checks[scheme], scheme);
  }
}

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

for (const path of forEverybody) {
  test(`${path} has no violations`, async ({ page }) => {
    await open(page, path);
    await expectNoViolationsInEitherScheme(page);
  });
}

test('a product has no violations', async ({ page }) => {
  await open(page, '/shop');
  await page.locator('main a[href^="/product/"]').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible();
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
  await expectNoViolationsInEitherScheme(page);
});

for (const path of whenSignedIn) {
  test(`${path} has no violations when signed in`, async ({ page, request }) => {
    await shopperWithCart(page, request, 2);
    await open(page, path);
    await expectNoViolationsInEitherScheme(page);
  });
}

test('an open menu has no violations', async ({ page }) => {
  await open(page, '/about');
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  else await page.getByRole('button', { name: 'Categories' }).hover();
  await expectNoViolationsInEitherScheme(page);
});
