/** Motion: the view transition of a product's picture, and smooth scrolling. Neither may get in the way. */
import { expect, test, type Page } from './test';
import { rested, settled, visit, visitTouching } from './people';

const CARD = 'main article h3 a';

/** Counts the view transitions of a page. */
async function countTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args: Parameters<typeof start>) => {
      const seen = Number(sessionStorage.getItem('transitions') ?? 0);
      sessionStorage.setItem('transitions', String(seen + 1));
      return start(...args);
    };
  });
}
const transitions = (page: Page) =>
  page.evaluate(() => Number(sessionStorage.getItem('transitions') ?? 0));

const product = (page: Page) => page.getByRole('tab', { name: 'Description' });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('the view transition of a picture', () => {
  test.beforeEach(async ({ page }) => {
    await countTransitions(page);
  });

  test('grows into the product page, and Back returns to the same place', async ({ page }) => {
    await visit(page, '/shop');
    // The first visit loads the page's code, which may be too late for a transition.
    await page.locator(CARD).first().click();
    await expect(product(page)).toBeVisible();
    await page.goBack();
    const card = page.locator(CARD).nth(9);
    await card.scrollIntoViewIfNeeded();
    const y = await scrolled(page);
    expect(y).toBeGreaterThan(0);
    const before = await transitions(page);
    const name = (await card.textContent()) ?? '';
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await transitions(page)).toBe(before + 1);
    expect(await scrolled(page)).toBe(0);
    // No name is left behind: two equal names would break the next transition.
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
    await page.goBack();
    await expect(card).toBeVisible();
    await expect.poll(() => scrolled(page)).toBeCloseTo(y, -1);
    expect(await transitions(page)).toBe(before + 1);
  });

  test('is replaced by the next one, whenever that starts', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await visit(page, '/shop');
    await page.locator(CARD).first().click();
    await expect(product(page)).toBeVisible();
    for (const frames of [0, 1, 2, 3, 4, 6, 9, 14]) {
      const cards = page.locator(CARD);
      await expect(cards.nth(1)).toBeAttached();
      // The number of frames between the two taps; the second is on whatever is there by then.
      const chosen = await page.evaluate(
        async ([links, between]) => {
          document.querySelectorAll<HTMLAnchorElement>(links)[0]?.click();
          for (let frame = 0; frame < between; frame += 1) {
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
          const last = [...document.querySelectorAll<HTMLAnchorElement>(links)].at(-1);
          last?.click();
          return last?.pathname ?? '';
        },
        [CARD, frames] as const,
      );
      await expect(page).toHaveURL((url) => url.pathname === chosen);
      await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
      await expect(product(page)).toBeVisible();
    }
    expect(errors).toEqual([]);
  });

  test('is not cancelled by a tap on something else', async ({ page }) => {
    await visit(page, '/shop');
    const opened = await page.evaluate((links) => {
      const card = document.querySelector<HTMLAnchorElement>(links);
      card?.click();
      document.querySelector<HTMLElement>('main h1')?.click();
      return card?.pathname;
    }, CARD);
    await expect(page).toHaveURL((url) => url.pathname === opened);
  });

  test('leaves a click with a modifier to the browser', async ({ page, context }) => {
    await visit(page, '/shop');
    const opened = context.waitForEvent('page');
    await page
      .locator(CARD)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    expect((await opened).url()).toContain('/product/');
    expect(page.url()).toContain('/shop');
    expect(await transitions(page)).toBe(0);
  });

  for (const why of ['prefer less motion', 'save data'] as const) {
    test(`does not run for people who ${why}`, async ({ page }) => {
      if (why === 'save data') {
        await page.addInitScript(() => localStorage.setItem('app:data-saver', 'on'));
      } else {
        await page.emulateMedia({ reducedMotion: 'reduce' });
      }
      await visitTouching(page, '/shop');
      for (const card of [0, 1]) {
        await page.locator(CARD).nth(card).click();
        await expect(product(page)).toBeVisible();
        await page.goBack();
        await expect(page.locator(CARD).first()).toBeVisible();
      }
      expect(await transitions(page)).toBe(0);
    });
  }
});

test.describe('the wheel', () => {
  const glides = (page: Page) => page.locator('html.lenis');

  test('scrolls smoothly on a desktop, and only there', async ({ page, isMobile }) => {
    await visit(page, '/about');
    if (isMobile) {
      // Touch scrolling is better without it.
      await settled(page);
      await expect(glides(page)).toHaveCount(0);
      return;
    }
    await expect(glides(page)).toBeAttached();
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(550);
  });

  for (const why of ['prefer less motion', 'save data'] as const) {
    test(`is the browser's own for people who ${why}`, async ({ page, isMobile }) => {
      test.skip(isMobile, 'touch never glides');
      if (why === 'save data') {
        await page.addInitScript(() => localStorage.setItem('app:data-saver', 'on'));
      } else {
        await page.emulateMedia({ reducedMotion: 'reduce' });
      }
      await visitTouching(page, '/about');
      await settled(page);
      await expect(glides(page)).toHaveCount(0);
    });
  }

  test('never scrolls away from a focused element', async ({ page, isMobile }) => {
    test.skip(isMobile, 'touch never glides');
    await visit(page, '/shop?search=silk');
    await expect(glides(page)).toBeAttached();
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await rested(page);
    await expect(page.getByRole('combobox', { name: 'Search products' })).toBeInViewport();
  });

  test('leaves keys, anchors, dialogs and Back alone', async ({ page, isMobile }) => {
    test.skip(isMobile, 'touch never glides');
    await visit(page, '/return-policy');
    await expect(glides(page)).toBeAttached();
    // A key pressed before the page is at rest may be lost in the browser's own animation.
    const ended = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('scrollend', () => resolve(), { once: true });
        }),
    );
    await page.keyboard.press('End');
    await ended;
    await expect
      .poll(() =>
        page.evaluate(
          () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
        ),
      )
      .toBeLessThan(2);
    await page.keyboard.press('Home');
    await expect.poll(() => scrolled(page)).toBe(0);

    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Exchanges' })
      .click();
    await expect(page.getByRole('heading', { name: 'Exchanges' })).toBeInViewport();
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' });
    await contact.scrollIntoViewIfNeeded();
    const y = await scrolled(page);
    await contact.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBeCloseTo(y, -1);

    await visit(page, '/shop');
    await expect(glides(page)).toBeAttached();
    await page.locator('main article').first().hover();
    await page
      .getByRole('button', { name: /^Quick view/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const behind = await rested(page);
    await page.mouse.wheel(0, 800);
    expect(await rested(page)).toBe(behind);
  });
});
