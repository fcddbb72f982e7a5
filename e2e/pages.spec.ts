/** The frame and the pages that are the same for everybody: header, footer, home, policies, 404. */
import { expect, test, type Page } from '@playwright/test';
import { fillCart, newcomer, signIn } from './people';

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
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test.describe('home', () => {
  test('says what the specification quotes', async ({ page }) => {
    await page.goto('/');
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
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Discover Your Perfect Style' });
    const header = await page.getByRole('banner').boundingBox();
    const box = await banner.boundingBox();
    const screen = page.viewportSize()?.height ?? 0;
    expect(box?.height).toBeGreaterThanOrEqual(screen - (header?.height ?? 0) - 1);
  });

  test('clears the newsletter field and sends nothing', async ({ page }) => {
    await page.goto('/');
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

  test('pauses and moves its slides by hand', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const slides = page.getByRole('region', { name: 'Offers' });
    await expect(slides.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    await slides.getByRole('button', { name: /^Slide 2/ }).click();
    await expect(slides.getByRole('group', { name: '2 of 3' })).toBeVisible();
    await expect(slides.getByRole('group', { name: '1 of 3' })).toBeHidden();
  });
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('a route change moves focus to the heading and announces the title', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Contact us' });
  await expect(heading).toBeFocused();
  await expect(page.getByTestId('route-announcer')).toHaveText('Contact · Marigold Lane');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the header leads to shop, profile and cart', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  if (isPhone(page)) {
    await header.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Bed' })).toBeVisible();
    // Focus stays inside, forwards and backwards.
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

test('the colour scheme can be chosen and is kept', async ({ page }) => {
  await page.goto('/about');
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('button', { name: /^Appearance/ })
    .last()
    .click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-dark', '');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-dark', '');
});

test('the footer tells whether the shop can be reached', async ({ page, context }) => {
  await page.goto('/about');
  const status = page.getByRole('contentinfo').getByRole('status');
  await expect(status).toContainText('Online');
  await context.setOffline(true);
  await expect(status).toContainText('Offline');
  await context.setOffline(false);
  await expect(status).toContainText('Online');
});

test('a table of contents leads to its section, below the header', async ({ page }) => {
  await page.goto('/return-policy');
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

const everyRoute = [
  ...titles.map(([path]) => path),
  '/shop',
  '/shop?search=linen',
  '/collection',
  '/summer-collection',
  '/cart',
  '/wishlist',
  '/profile',
  '/login',
];
const whenSignedIn = ['/cart', '/profile', '/place-order', '/orders'];

async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
}

async function openProduct(page: Page): Promise<void> {
  await openSettled(page, '/shop');
  await page.locator('main a[href^="/product/"]').first().click();
  await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible();
}

/** Nothing reaches past the right edge, neither the page nor a word in a button or heading. */
async function expectNoLoss(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const edge = document.documentElement.clientWidth;
        const tooWide = document.documentElement.scrollWidth > window.innerWidth ? ['page'] : [];
        // What a gallery or a row of tabs scrolls sideways is reached by scrolling it.
        const isInStrip = (element: Element): boolean => {
          const parent = element.parentElement;
          if (!parent || parent.tagName === 'MAIN') return false;
          return getComputedStyle(parent).overflowX !== 'visible' || isInStrip(parent);
        };
        const cut = [...document.querySelectorAll('main :is(h1, h2, h3, button, a), header button')]
          .filter((element) => {
            const box = element.getBoundingClientRect();
            return box.width > 1 && (box.right > edge + 1 || box.left < -1) && !isInStrip(element);
          })
          .map((element) => `${element.tagName} ${element.textContent}`);
        return [...tooWide, ...cut];
      }),
    )
    .toEqual([]);
}

/** 1440 px at 200 %. */
const ZOOMED = { width: 720, height: 450 };
const NARROW = { width: 320, height: 640 };

for (const path of everyRoute) {
  test(`${path} loses nothing at 320 px, nor at 200 %`, async ({ page }) => {
    await page.setViewportSize(NARROW);
    await openSettled(page, path);
    await expectNoLoss(page);
    await page.setViewportSize(ZOOMED);
    await expectNoLoss(page);
  });
}

test('a product loses nothing at 320 px, nor at 200 %', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await openProduct(page);
  await expectNoLoss(page);
  await page.setViewportSize(ZOOMED);
  await expectNoLoss(page);
});

test('the pages of an account lose nothing at 320 px, nor at 200 %', async ({ page, request }) => {
  const person = await newcomer(request);
  await fillCart(request, person, 2);
  await signIn(page, person);
  for (const path of whenSignedIn) {
    await page.setViewportSize(NARROW);
    await openSettled(page, path);
    await expectNoLoss(page);
    await page.setViewportSize(ZOOMED);
    await expectNoLoss(page);
  }
});
