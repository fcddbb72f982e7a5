import { readFileSync } from 'node:fs';
import { expect, test, type Page } from './test';
import { expectAccessible } from './axe';
import { holdBack, shifts } from './network';
import { settled, visit } from './people';

const KURTA = '/product/kurta-indigo-block-print';
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;
const main = (page: Page) => page.getByRole('main');
const mainAdd = (page: Page) =>
  main(page).getByRole('button', { name: 'Add to cart', exact: true }).first();

test('a deep link works with a cold cache and says that it is loading', async ({ page }) => {
  // Our server renders the product into the page; other hosts serve the app shell.
  await page.route(`**${KURTA}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: readFileSync('dist/shell.html', 'utf8') }),
  );
  await page.route('**/api/product/list*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(KURTA);
  await expect(page.getByText('Loading product...')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indigo Block Print Kurta');
  await expect(page).toHaveTitle(/Indigo Block Print Kurta/);
});

test('a product can be bought before the list of products has come, which then changes nothing', async ({
  page,
}) => {
  const list = '**/v1/api/product/list*';
  const bring = await holdBack(page, list);
  await visit(page, '/product/lamp-brass-diya');
  const related = main(page).getByRole('list', { name: 'You may also like' });
  const names = () => related.getByRole('heading').allTextContents();
  const before = await names();
  expect(before).not.toEqual([]);
  await mainAdd(page).click();
  await expect(page.getByText('Added to cart!')).toBeVisible();
  // Without the mini cart.
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const { sum: shift } = await shifts(page);
  const came = page.waitForResponse(list);
  bring();
  await came;
  await settled(page);
  expect(await names()).toEqual(before);
  const { sum, moves } = await shifts(page);
  expect(sum, moves.join('\n')).toBe(shift);
});

test('an unknown id says so and offers neighbours', async ({ page }) => {
  await visit(page, '/product/kurta-that-never-was');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'We could not find this product',
  );
  const near = page.getByRole('list', { name: 'Close to what you were looking for' });
  // A complete row, or two on a phone; the fifth has no place.
  await expect(near.getByRole('article')).toHaveCount(4);
  await expect(near).toContainText(/kurta/i);
  await expectAccessible(page);
});

test('a size must be chosen; then the line counts up in place', async ({ page }) => {
  await visit(page, KURTA);
  await mainAdd(page).click();
  await expect(main(page).getByRole('alert')).toHaveText(
    'Please select a size before adding to cart.',
  );
  const sizes = page.getByRole('radiogroup', { name: 'Size' });
  await expect(sizes.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(sizes.getByRole('radio', { name: 'S', exact: true })).toBeChecked();
  await mainAdd(page).click();
  await mainAdd(page).click();
  await expect(main(page).getByText('2 in your cart in size S / Indigo.')).toBeVisible();
});

test('gallery: thumbnails, arrow keys, zoom, and the way back', async ({ page }) => {
  await visit(page, KURTA);
  await page.getByRole('button', { name: 'Show picture 3 of 4' }).click();
  await expect(page.getByRole('button', { name: 'Show picture 3 of 4' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const zoom = page.getByRole('button', { name: /^Zoom in: .* 3 of 4$/ });
  await expect(zoom).toBeInViewport();
  await zoom.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Show picture 2 of 4' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('button', { name: /^Zoom in: .* 2 of 4$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Picture 2 of 4')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await page.keyboard.press('+');
  await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  // The centre stays in place.
  const middle = await dialog
    .getByRole('group', { name: 'Picture, zoomed in' })
    .evaluate((view) => [
      (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth,
      (view.scrollTop + view.clientHeight / 2) / view.scrollHeight,
    ]);
  for (const share of middle) expect(share).toBeCloseTo(0.5, 1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the focus stays on the button that reached the last or first picture', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has dots, not arrows');
  await visit(page, KURTA);
  for (const [name, end] of [
    ['Next picture', 'Show picture 4 of 4'],
    ['Previous picture', 'Show picture 1 of 4'],
  ] as const) {
    const button = page.getByRole('button', { name });
    await button.focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: end })).toHaveAttribute('aria-current', 'true');
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
  }
});

test('a picture that smooth scrolling passes is never the current one', async ({ page }) => {
  await visit(page, KURTA);
  const passed = await page.locator('[data-picture="product"]').evaluate(async (stage) => {
    const seen = new Set<string>();
    const place = stage.querySelector('[aria-live]');
    const track = stage.querySelector('[data-track]');
    if (!place || !track) throw new Error('There is no gallery.');
    new MutationObserver(() => seen.add(place.textContent)).observe(place, {
      subtree: true,
      characterData: true,
      childList: true,
    });
    document.querySelector<HTMLElement>('[aria-label="Show picture 4 of 4"]')?.click();
    while (track.scrollLeft < 3 * track.clientWidth - 1) await new Promise(requestAnimationFrame);
    return [...seen];
  });
  expect(passed).toEqual(['4 / 4']);
});

test('a gallery whose scrolling is interrupted shows where it is', async ({ page }) => {
  await visit(page, KURTA);
  await page.locator('[data-track]').evaluate(async (track) => {
    document.querySelector<HTMLElement>('[aria-label="Show picture 4 of 4"]')?.click();
    while (track.scrollLeft < track.clientWidth / 2) await new Promise(requestAnimationFrame);
    track.scrollTo({ left: track.clientWidth, behavior: 'instant' });
  });
  await expect(page.getByRole('button', { name: 'Show picture 2 of 4' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('on a phone the add bar stays in reach, and pictures can be swiped', async ({ page }) => {
  test.skip(!isPhone(page), 'a phone matter');
  await visit(page, KURTA);
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden();
  const track = page.locator('[data-track]');
  await track.evaluate((element) => {
    element.scrollTo({ left: element.clientWidth * 3, behavior: 'instant' });
  });
  await expect(page.getByRole('button', { name: 'Show picture 4 of 4' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded();
  const bar = page.getByRole('region', { name: 'Add to cart' });
  await bar.getByRole('button', { name: 'Add to cart' }).click();
  await expect(main(page).getByRole('alert')).toBeInViewport();
  await page
    .getByRole('radiogroup', { name: 'Size' })
    .getByRole('radio', { name: 'M', exact: true })
    .check({ force: true });
  await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded();
  await expect(bar).toContainText('Size M');
  await bar.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added to cart!')).toBeVisible();
});

test.describe('without pictures', () => {
  // The worker's requests would bypass the test's failures.
  test.use({ serviceWorkers: 'block' });

  test('each picture of a gallery keeps its preview or colour, and its name', async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.abort());
    await visit(page, KURTA);
    for (const place of ['1 of 4', '2 of 4', '3 of 4', '4 of 4']) {
      await page.getByRole('button', { name: `Show picture ${place}` }).click();
      const picture = page
        .locator('[data-track] [data-picture="preview"]')
        .and(page.getByLabel(`, picture ${place}`));
      await expect(picture).toBeInViewport({ ratio: 0.5 });
      await expect(picture).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
    await expect(page.locator('[data-picture="drawn"]')).toHaveCount(0);
  });
});

test('tabs follow the arrow keys', async ({ page }) => {
  await visit(page, KURTA);
  const tab = page.getByRole('tab', { name: 'Description' });
  await tab.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^Reviews/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tabpanel', { name: /^Reviews/ })).toBeVisible();
});

test('related products fill complete rows', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'One browser is enough for all widths.');
  await visit(page, '/product/kurta-indigo-block-print');
  const related = page.getByRole('list', { name: 'You may also like' });
  for (const [width, cards] of [
    [390, 4],
    [768, 3],
    [1024, 4],
    [1600, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await related.scrollIntoViewIfNeeded();
    await expect(related.getByRole('article')).toHaveCount(cards);
  }
});

test('size guide, related and recently viewed', async ({ page }) => {
  await visit(page, '/product/kurta-chanderi-festive');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const related = page.getByRole('list', { name: 'You may also like' });
  expect(await related.getByRole('article').count()).toBeLessThanOrEqual(5);
  await page.getByRole('button', { name: 'Size guide' }).click();
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toContainText('XS');
  await page.keyboard.press('Escape');
  await visit(page, KURTA);
  await expect(page.getByRole('list', { name: 'Recently viewed' })).toContainText(
    'Chanderi Festive Kurta',
  );
});

test('share copies the link where the device has no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await visit(page, KURTA);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(KURTA);
});

test.describe('with a description that differs from the page’s HTML', () => {
  test.use({ mayDiffer: true });

  test('a merchant’s HTML is formatted and harmless', async ({ page }) => {
    await page.route('**/api/product/list*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { products: { _id: string; description: string }[] };
      for (const product of body.products) {
        product.description =
          '<p>Woven <strong>by hand</strong></p><img src=x onerror="window.hacked=1">' +
          '<script>window.hacked=2</script><svg onload="window.hacked=3"></svg>' +
          '<a href="javascript:window.hacked=4">more</a>';
      }
      await route.fulfill({ response: answer, json: body });
    });
    await visit(page, KURTA);
    await expect(page.getByRole('tabpanel').locator('strong')).toHaveText('by hand');
    expect(
      await page.evaluate(() => (window as unknown as { hacked?: number }).hacked),
    ).toBeUndefined();
    await expect(page.getByRole('tabpanel').locator('img, script, svg, a')).toHaveCount(0);
  });
});

test('the product page has no accessibility violation', async ({ page }) => {
  await visit(page, KURTA);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indigo Block Print Kurta');
  await page.getByRole('button', { name: 'Read reviews' }).click();
  await expect(page.getByRole('list', { name: 'Reviews' })).toBeVisible();
  await expectAccessible(page);
});
