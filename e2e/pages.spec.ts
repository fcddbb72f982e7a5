/** The app shell and the pages that are the same for everybody: header, footer, home, policies, 404. */
import { expect, test, type Page } from './test';
import { visit } from './people';

const titles: [string, string, string][] = [
  ['/', 'Marigold Lane', 'Elevate Your Style'],
  ['/about', 'About us · Marigold Lane', 'About Marigold Lane'],
  ['/contact', 'Contact · Marigold Lane', 'Contact us'],
  ['/privacy-policy', 'Privacy Policy · Marigold Lane', 'Privacy Policy'],
  ['/cancellation-policy', 'Cancellation Policy · Marigold Lane', 'Cancellation Policy'],
  ['/return-policy', 'Return & Refund Policy · Marigold Lane', 'Return & Refund Policy'],
  ['/terms-conditions', 'Terms and Conditions · Marigold Lane', 'Terms and Conditions'],
  ['/no-such-page', 'Page not found · Marigold Lane', 'Page not found'],
];

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1280;

for (const [path, title, heading] of titles) {
  test(`${path} has its title and one heading`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test.describe('home', () => {
  test('has the texts that the specification quotes', async ({ page }) => {
    await visit(page, '/');
    const main = page.getByRole('main');
    for (const words of [
      "Women's Fashion Collection",
      'Elevate Your Style',
      'Trending',
      'New Arrivals',
      'LATEST COLLECTION',
      'Discover Your Perfect Style',
      'Subscribe & Save 20%',
      '50K+',
      '100%',
      '1M+',
    ]) {
      await expect(main.getByText(words, { exact: true }).first()).toBeAttached();
    }
    await expect(main.getByRole('list', { name: 'Latest collection' }).locator('> li')).toHaveCount(
      6,
    );
    await expect(main).not.toContainText('$');
  });

  test('fills the screen below the header with the promo banner', async ({ page }) => {
    await visit(page, '/');
    const banner = page.getByRole('region', { name: 'Discover Your Perfect Style' });
    const header = await page.getByRole('banner').boundingBox();
    const box = await banner.boundingBox();
    const screen = page.viewportSize()?.height ?? 0;
    expect(box?.height).toBeGreaterThanOrEqual(screen - (header?.height ?? 0) - 1);
  });

  test('shows categories that exist', async ({ page }) => {
    await visit(page, '/');
    const tiles = page.getByRole('region', { name: 'Shop by category' }).getByRole('link');
    const names = await tiles.allInnerTexts();
    const answer = await page.request.get('/v1/api/product/categories');
    const { categories } = (await answer.json()) as { categories: string[] };
    expect(categories).toEqual(expect.arrayContaining(names));
    await tiles.filter({ hasText: 'Sarees' }).click();
    await expect(page).toHaveURL(/\/shop\?category=sarees$/);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Sarees');
  });

  test('clears the newsletter field and sends nothing', async ({ page }) => {
    await visit(page, '/');
    const form = page.getByRole('region', { name: /Subscribe & Save/ });
    const field = form.getByRole('textbox');
    await field.fill('asha@example.com');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(field).toHaveValue('');
    expect(sent).toEqual([]);
  });

  test('pauses its slides and lets people change them', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    const slides = page.getByRole('region', { name: 'Offers' });
    await expect(slides.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    await slides.getByRole('button', { name: /^Slide 2/ }).click();
    await expect(slides.getByRole('group', { name: '2 of 3' })).toBeVisible();
    await expect(slides.getByRole('group', { name: '1 of 3' })).toBeHidden();
  });
});

test('the skip link skips the header', async ({ page }) => {
  await visit(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('a route change moves focus to the heading and announces the title', async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Contact us' });
  await expect(heading).toBeFocused();
  await expect(page.getByTestId('route-announcer')).toHaveText('Contact · Marigold Lane');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the header leads to shop, profile and cart', async ({ page }) => {
  await visit(page, '/about');
  const header = page.getByRole('banner');
  if (isPhone(page)) {
    await header.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Bed', exact: true })).toBeVisible();
    // The focus stays inside, forwards and backwards.
    for (const key of ['Shift+Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      expect(await menu.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    }
    await menu.getByRole('link', { name: 'Sofa' }).click();
    await expect(menu).toBeHidden();
  } else {
    await header.getByRole('button', { name: 'Categories' }).hover();
    await header.getByRole('link', { name: 'Sofa' }).click();
  }
  await expect(page).toHaveURL(/\/shop\?category=sofa$/);
  await header.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('Escape closes one layer at a time, the inner first', async ({ page }) => {
  test.skip(!isPhone(page), 'a phone has its appearance in the menu');
  await visit(page, '/about');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: /^Appearance/ }).click();
  const modes = page.getByRole('menu', { name: 'Appearance' });
  await expect(modes.getByRole('menuitemradio').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modes).toBeHidden();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the categories open with the keyboard too, and Escape closes them', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has them in its menu');
  await visit(page, '/about');
  const button = page.getByRole('banner').getByRole('button', { name: 'Categories' });
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Bed', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the colour scheme can be chosen and is kept', async ({ page }) => {
  await visit(page, '/about');
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('button', { name: /^Appearance/ })
    .last()
    .click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('the footer says whether the shop can be reached', async ({ page, context }) => {
  await visit(page, '/about');
  const status = page.getByRole('contentinfo').getByRole('status');
  await expect(status).toContainText('Online');
  await context.setOffline(true);
  await expect(status).toContainText('Offline');
  await context.setOffline(false);
  await expect(status).toContainText('Online');
});

test.describe('when the API does not answer', () => {
  test.use({ serviceWorkers: 'block' });

  test('the footer says so, and the header stays usable', async ({ page }) => {
    await page.route('**/v1/**', (route) => route.abort('connectionrefused'));
    await visit(page, '/about');
    await expect(page.getByRole('contentinfo').getByRole('status')).toContainText(
      'The shop cannot be reached',
      { timeout: 20_000 },
    );
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 0 items' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the manifest’s icons exist', async ({ page, request }) => {
  await visit(page, '/about');
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  const { name, icons } = (await (await request.get(manifest ?? '')).json()) as {
    name: string;
    icons: { src: string; type: string; purpose?: string }[];
  };
  expect(name).toBe('Marigold Lane');
  expect(icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true);
  const pageIcons = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(pageIcons.length).toBeGreaterThan(0);
  for (const address of [...icons.map(({ src }) => src), ...pageIcons]) {
    const icon = await request.get(new URL(address, page.url()).href);
    expect(icon.headers()['content-type']).toContain('image/');
  }
});

test('a table of contents leads to its section, below the header', async ({ page }) => {
  await visit(page, '/return-policy');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Exchanges' })
    .click();
  const section = page.getByRole('heading', { name: 'Exchanges' });
  await expect(section).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await section.boundingBox())?.y ?? 0)
    .toBeGreaterThan(header?.height ?? 0);
  await expect(page).toHaveURL(/#exchange$/);
});
