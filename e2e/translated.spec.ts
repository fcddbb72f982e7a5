/**
 * Browsers translate pages for readers of Hindi: they move each text node into a <font> element and do not tell React.
 * Whatever is translated, the shop works, and texts that change are shown changed.
 */
import { expect, test } from './test';
import { walkJourney } from './journey';
import { hydrated, visit } from './people';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

/** Wraps all texts, now and as they come. Starts when the page is hydrated, as a translator does at rest. */
function translateTexts(): void {
  const LEFT_ALONE = 'script, style, noscript, textarea, title, option, font';
  function translate(node: Node): void {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Node[] = node.nodeType === Node.TEXT_NODE ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.textContent?.trim() === '' || text.parentElement?.closest(LEFT_ALONE)) continue;
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- translators use this element
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.parentNode?.replaceChild(outer, text);
      outer.append(inner);
      inner.append(text);
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(translate);
  });
  const start = new MutationObserver(() => {
    if (document.documentElement.dataset['hydrated'] === undefined) return;
    start.disconnect();
    translate(document.body);
    observer.observe(document.body, { subtree: true, childList: true });
  });
  start.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript(translateTexts);
});

test('the whole way of a shopper on a translated page', async ({ page, context }) => {
  await walkJourney(page, context);
});

test('another size after adding one, and a count that changes, on a translated page', async ({
  page,
}) => {
  await visit(page, '/shop?category=kurta');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await hydrated(page);
  const add = page.getByRole('button', { name: /add to cart/i }).first();
  const main = page.getByRole('main');
  const sizes = page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio');
  await sizes.nth(0).check({ force: true });
  await add.click();
  await expect(main.getByText(/^1 in your cart/)).toBeVisible();
  await add.click();
  await expect(main.getByText(/^2 in your cart/)).toBeVisible();
  await sizes.nth(1).check({ force: true });
  await expect(main.getByText(/^2 in your cart/)).toBeHidden();
  await add.click();
  await expect(main.getByText(/^1 in your cart/)).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart, 3/ })
    .click();
  await expect(main.getByText('3 items', { exact: true })).toBeVisible();
  await main
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(main.getByText('3 items', { exact: true })).toBeHidden();
  await main
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(main.getByText('Your Cart is Empty')).toBeVisible();
});

test('filters and the search of a translated list', async ({ page }) => {
  await visit(page, '/shop');
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toContainText(/^\d+ products/);
  const all = await status.innerText();
  await page.goto('/shop?search=');
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Search products' }).fill('sofa');
  await expect(status).not.toHaveText(all);
  await expect(status).toContainText('“sofa”');
  await page.getByRole('combobox', { name: 'Search products' }).fill('zzzzz');
  await expect(page.getByText('No Products Found')).toBeVisible();
});
