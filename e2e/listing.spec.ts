import { expect, test, type Page } from './test';
import { expectAccessible } from './axe';
import { holdBack, shifts } from './network';
import { layOutWholePage, rested, settled, visit } from './people';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;
const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const cards = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allTextContents();
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Ticks a box in the sidebar, or in the sheet on a phone. */
async function tick(page: Page, name: RegExp): Promise<void> {
  if (!isPhone(page)) {
    await page.getByRole('checkbox', { name }).click();
    return;
  }
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name }).click();
  await page.getByRole('button', { name: /^Show [\d,]+ products?$/ }).click();
}

async function countShown(page: Page): Promise<number> {
  await expect(status(page)).toContainText(/^[\d,]+ product/);
  return Number.parseInt((await status(page).innerText()).replaceAll(',', ''), 10);
}

test('a category in the address is pre-selected, capitalised, and can be removed', async ({
  page,
}) => {
  await visit(page, '/shop?category=sofa');
  await expect(page.getByRole('button', { name: 'Remove filter: Sofa' })).toBeVisible();
  const sofas = await countShown(page);
  await expect(page).toHaveTitle('Sofa · Shop · Marigold Lane');
  await page.getByRole('button', { name: 'Remove filter: Sofa' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(page).toHaveTitle('Shop · Marigold Lane');
  await expect.poll(() => countShown(page)).toBeGreaterThan(sofas);
});

test('a count says how many products one more tap leaves, and several values of a group widen', async ({
  page,
}) => {
  await visit(page, '/shop');
  await countShown(page);
  if (isPhone(page)) await page.getByRole('button', { name: 'Filters' }).click();
  const box = page.getByRole('checkbox', { name: /^Bed \d+/ });
  const label = page.locator('label').filter({ has: box });
  const promised = Number(/\d+/.exec(await label.innerText())?.[0]);
  await box.click();
  if (isPhone(page)) {
    await page.getByRole('button', { name: `Show ${String(promised)} products` }).click();
  }
  await expect.poll(() => countShown(page)).toBe(promised);
  await tick(page, /^Sofa/);
  await expect.poll(() => countShown(page)).toBeGreaterThan(promised);
  await expect(page).toHaveURL(/category=Bed&category=Sofa/);
});

test.describe('until the list of products has come', () => {
  const list = '**/v1/api/product/list*';

  test('a listing is hydrated, and asks the server for a filter', async ({ page }) => {
    const bring = await holdBack(page, list);
    await visit(page, '/shop?category=Sofa');
    const sofas = await countShown(page);
    const [first = ''] = await names(page);
    const heart = cards(page)
      .first()
      .getByRole('button', { name: /wishlist/ });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    const answered = page.waitForResponse('**/v1/api/product/search*');
    await tick(page, /^Chairs/);
    await answered;
    await expect.poll(() => countShown(page)).toBeGreaterThan(sofas);
    const found = await names(page);
    expect(found).not.toEqual([]);

    const came = page.waitForResponse(list);
    bring();
    await came;
    await settled(page);
    expect(await names(page)).toEqual(found);
    await page.getByRole('button', { name: 'Remove filter: Chairs' }).click();
    await expect.poll(() => countShown(page)).toBe(sofas);
    expect((await names(page))[0]).toBe(first);
  });

  test('the list then replaces the answer without a shift or another card', async ({ page }) => {
    const bring = await holdBack(page, list);
    await visit(page, '/shop?sort=low-high');
    const before = await names(page);
    const { sum: shift } = await shifts(page);
    const came = page.waitForResponse(list);
    bring();
    await came;
    await settled(page);
    expect(await names(page)).toEqual(before);
    const { sum, moves } = await shifts(page);
    expect(sum, moves.join('\n')).toBe(shift);
  });

  test('the address of another filter shows its own products', async ({ page, request }) => {
    const html = await (await request.get('/shop?category=Bed')).text();
    const [, text = ''] = /id="answer">([^<]*)</.exec(html) ?? [];
    const answer = JSON.parse(text) as { total: number; value: { products: { name: string }[] } };
    expect(answer.total).toBeGreaterThan(100);
    await visit(page, '/shop?category=Bed');
    expect(await names(page)).toEqual(answer.value.products.map(({ name }) => name));
  });
});

test('nonsense in the address is ignored', async ({ page }) => {
  await visit(
    page,
    '/shop?page=-4&sort=cheap&rating=99&minPrice=x&category=wigwam&view=cube&color=%00',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await countShown(page)).toBeGreaterThan(100);
});

test('sorting shows skeletons for a moment and then the order, from page 1', async ({ page }) => {
  await visit(page, '/shop?page=2');
  await countShown(page);
  // 200 ms are easily missed by polling, so the page itself watches.
  const seen = await page.evaluateHandle(() => {
    const watch = { skeletons: false };
    new MutationObserver(() => {
      watch.skeletons ||= document.querySelector('[data-skeleton]') !== null;
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
    return watch;
  });
  await page.getByLabel('Sort by').selectOption('low-high');
  await expect(page).toHaveURL(/sort=low-high/);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  expect(await seen.evaluate((watch) => watch.skeletons)).toBe(true);
  await expect(page).not.toHaveURL(/page=/);
  const prices = await cards(page).evaluateAll((nodes) =>
    nodes.map((node) =>
      Number((/₹([\d,.]+)/.exec(node.textContent) ?? [])[1]?.replaceAll(',', '')),
    ),
  );
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});

test('the chosen sort order is fully visible on a phone', async ({ page }) => {
  test.skip(!isPhone(page), 'a phone matter');
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/shop?sort=low-high');
    const select = page.getByLabel('Sort by');
    await expect(select).toHaveValue('low-high');
    const missing = await select.evaluate((box) => {
      const whole = box.cloneNode(true) as HTMLElement;
      Object.assign(whole.style, { width: 'auto', maxWidth: 'none' });
      box.after(whole);
      const needed = whole.getBoundingClientRect().width;
      whole.remove();
      return needed - box.getBoundingClientRect().width;
    });
    expect(missing).toBeLessThanOrEqual(0);
  }
});

test('a price bound is set with a few keys, and undone by one Back', async ({ page }) => {
  await visit(page, '/shop');
  await countShown(page);
  if (isPhone(page)) await page.getByRole('button', { name: 'Filters' }).click();
  const least = page.getByRole('slider', { name: 'Least price' });
  await least.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  await expect(least).toHaveAttribute('aria-valuetext', '₹450');
  await expect(page).toHaveURL(/\/shop\?minPrice=450$/);
  if (isPhone(page)) {
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
  if (isPhone(page)) await page.getByRole('button', { name: 'Filters' }).click();
  await expect(least).toHaveAttribute('aria-valuetext', '₹249');
});

test('Back at once after a price bound on a slow device undoes it, on a phone after closing the sheet', async ({
  page,
  context,
}) => {
  await visit(page, '/shop');
  await countShown(page);
  if (isPhone(page)) await page.getByRole('button', { name: 'Filters' }).click();
  const least = page.getByRole('slider', { name: 'Least price' });
  await least.focus();
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const back = () =>
    page.evaluate(() => {
      history.back();
    });
  // The address changes before React shows it; Back comes in between.
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  await page.waitForURL(/minPrice=450$/, { waitUntil: 'commit' });
  await back();
  if (isPhone(page)) {
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
    await expect(page).toHaveURL(/minPrice=450$/);
    await back();
  }
  await expect(page).toHaveURL(/\/shop$/);
  if (isPhone(page)) await page.getByRole('button', { name: 'Filters' }).click();
  await expect(least).toHaveAttribute('aria-valuetext', '₹249');
});

test('back, forward and reload restore filters, page, view and scroll position', async ({
  page,
}) => {
  await visit(
    page,
    '/shop?color=Indigo&color=Ivory&color=Red&color=Teal&color=Gold&color=Natural&sort=name-asc&page=2&view=list',
  );
  await countShown(page);
  const before = await names(page);
  const target = cards(page).nth(5);
  await target.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 40);
  const place = await rested(page);
  const address = page.url();
  await target.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => names(page)).toEqual(before);
  await expect.poll(async () => Math.abs((await scrollY(page)) - place)).toBeLessThan(4);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(before);
  await expect.poll(async () => Math.abs((await scrollY(page)) - place)).toBeLessThan(4);
  await page.goForward();
  await expect(page).toHaveURL(/\/product\//);
});

test('the scroll position is restored although the list is fetched again, slowly, on a cold cache', async ({
  page,
}) => {
  await visit(page, '/shop?sort=name-asc');
  await countShown(page);
  await page.evaluate(() => {
    window.scrollTo(0, 1_500);
  });
  expect(await rested(page)).toBe(1_500);
  await page.route('**/api/product/list*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await page.reload();
  await expect.poll(() => scrollY(page), { timeout: 10_000 }).toBe(1_500);
});

test('another list starts at a visible place, and Back restores the former one’s position', async ({
  page,
}) => {
  await visit(page, '/shop');
  const all = await countShown(page);
  await page.evaluate(() => {
    window.scrollTo(0, 2_000);
  });
  await rested(page);
  if (isPhone(page)) {
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Chairs' }).click();
  } else {
    await tick(page, /^Chairs/);
  }
  await expect.poll(() => countShown(page)).toBeLessThan(all);
  await rested(page);
  await expect(status(page)).toBeInViewport();
  await expect(cards(page).first()).toBeInViewport();
  await page.goBack();
  await expect.poll(() => countShown(page)).toBe(all);
  // The row of the chosen filters was there already when the list was left.
  expect(Math.abs((await rested(page)) - 2_000)).toBeLessThan(100);
});

test('Back closes the sheet of filters first, and then undoes them', async ({ page }) => {
  test.skip(!isPhone(page), 'A desktop has a sidebar.');
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Chairs' }).click();
  await expect(page).toHaveURL(/category=chairs$/i);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const open = () => page.getByRole('button', { name: 'Filters' }).click();

  await open();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/category=chairs$/i);

  await open();
  await page.getByRole('checkbox', { name: /^Sofa/ }).click();
  await page.getByRole('checkbox', { name: /^Bed\b/ }).click();
  await expect(page).toHaveURL(/sofa.*bed/i);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/sofa.*bed/i);
  await page.goBack();
  await expect(page).toHaveURL(/category=chairs$/i);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('nothing scrolls while the start of the list is visible', async ({ page }) => {
  await visit(page, '/shop');
  const all = await countShown(page);
  await page.evaluate(() => {
    window.scrollTo(0, 100);
  });
  expect(await rested(page)).toBe(100);
  await tick(page, /^Chairs/);
  await expect.poll(() => countShown(page)).toBeLessThan(all);
  expect(await rested(page)).toBe(100);
});

/** The view as stored in the browser's database. */
const keptView = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open('marigold-lane');
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('slices').objectStore('slices').get('catalog');
          reading.onsuccess = () => {
            database.close();
            resolve((reading.result as { state?: { view?: string } } | undefined)?.state?.view);
          };
        };
      }),
  );

test('the chosen view is kept', async ({ page }) => {
  await visit(page, '/shop');
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(cards(page).first()).toHaveAttribute('data-layout', 'list');
  await expect.poll(() => keptView(page)).toBe('list');
  await visit(page, '/shop');
  await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('pages are links: first, last, current +-2, and a new page starts at its top', async ({
  page,
}) => {
  await visit(page, '/shop?page=5');
  const pages = page.getByRole('navigation', { name: 'Pagination' });
  await expect(pages.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  expect(await pages.getByRole('link', { name: /^Page \d/ }).allTextContents()).toEqual(
    expect.arrayContaining(['1', '3', '4', '5', '6', '7', '9']),
  );
  await expect(cards(page)).toHaveCount(20);
  await pages.getByRole('link', { name: 'Page 6' }).click();
  await expect(page).toHaveURL(/page=6/);
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('a jump to the page links ends where they stay', async ({ page }) => {
  await visit(page, '/shop?page=5');
  await expect(cards(page)).toHaveCount(20);
  // Cards that were never near the screen have an estimated height (ProductGrid.tsx).
  const moved = await page
    .getByRole('navigation', { name: 'Pagination' })
    .evaluate(async (links) => {
      links.scrollIntoView({ block: 'center' });
      const arrived = links.getBoundingClientRect().top;
      for (let frame = 0; frame < 10; frame += 1) {
        await new Promise(requestAnimationFrame);
      }
      return Math.abs(links.getBoundingClientRect().top - arrived);
    });
  expect(moved).toBeLessThan(1);
});

test('an empty result says so and offers the way back', async ({ page }) => {
  await visit(page, '/shop?search=zzzzqqq&rating=4');
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all products' }).click();
  await expect.poll(() => countShown(page)).toBeGreaterThan(100);
});

test('the longest word that can be searched for makes no page wider', async ({ page }) => {
  await visit(page, `/shop?search=${'silk'.repeat(25)}`);
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

for (const [path, title, tag] of [
  ['/collection', 'Collection', 'collection'],
  ['/summer-collection', 'Summer Collection', 'summer'],
] as const) {
  test(`${path} starts with its tag, which can be removed for good`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const chosen = await countShown(page);
    await page.getByRole('button', { name: `Remove filter: ${tag}` }).click();
    await expect.poll(() => countShown(page)).toBeGreaterThan(chosen);
    await page.reload();
    await expect.poll(() => countShown(page)).toBeGreaterThan(chosen);
  });
}

test.describe('search', () => {
  test('loses no character on a slow device, however fast or slowly it is typed', async ({
    page,
    context,
  }) => {
    test.skip(!isPhone(page), 'slow devices are phones');
    await visit(page, '/shop?search=');
    const device = await context.newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const field = page.getByRole('combobox', { name: 'Search products' });
    // About the debounce of the list, when address and field may cross.
    for (const delay of [30, 150, 170, 190, 210, 230, 250]) {
      await field.fill('');
      await field.pressSequentially('handwoven', { delay });
      await expect(field).toHaveValue('handwoven');
      await expect(page).toHaveURL(/search=handwoven$/);
    }
  });

  test('the icon opens the bar and goes to /shop; suggestions follow the typing', async ({
    page,
  }) => {
    await visit(page, '/about');
    await expect(page.getByRole('combobox', { name: 'Search products' })).toBeHidden();
    await page
      .getByRole('button', { name: /search/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/shop\?search=$/);
    const field = page.getByRole('combobox', { name: 'Search products' });
    await expect(field).toBeFocused();
    await field.pressSequentially('sared', { delay: 30 });
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(/saree/i);
    await expect(page).toHaveURL(/search=sared/);
    await expect(cards(page).first()).toContainText(/saree/i);
    await field.press('ArrowDown');
    const option = page.getByRole('listbox').getByRole('option').first();
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await option.getAttribute('id')) ?? '',
    );
    await expectAccessible(page);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(field).toHaveValue('sared');
  });

  test('finds a product in another script and by what it sounds like, also offline', async ({
    page,
    context,
  }) => {
    await page.goto('/shop?search=');
    const search = page.getByRole('combobox', { name: 'Search products' });
    await search.fill('साड़');
    await expect(page.getByRole('option', { name: 'Sarees' })).toBeVisible();
    await search.fill('साड़ी');
    await expect(page.getByRole('article').first()).toContainText('Saree');
    await context.setOffline(true);
    await search.fill('kanjivaram sari');
    await expect(page.getByRole('article').first()).toContainText('Kanjivaram');
    await search.fill('कुर्सी');
    await expect(page.getByRole('article').first()).toContainText('Chair');
  });

  test('recent searches are offered, and the bar closes', async ({ page }) => {
    await visit(page, '/shop?search=');
    const field = page.getByRole('combobox', { name: 'Search products' });
    await field.fill('indigo');
    await field.press('Enter');
    await expect(page).toHaveURL(/search=indigo/);
    await field.fill('');
    await expect(page.getByRole('option', { name: 'indigo' })).toBeVisible();
    await page.getByRole('button', { name: 'Close search' }).click();
    await expect(field).toBeHidden();
    await expect(page).toHaveURL(/\/shop$/);
    const icon = page.getByRole('banner').getByRole('button', { name: 'Search' });
    await expect(icon).toBeFocused();
    // With the keyboard alone: Escape closes the suggestions, a second one the bar.
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/shop$/);
    await expect(icon).toBeFocused();
  });

  test('far down a list of results, the icon leads back to the field', async ({ page }) => {
    await visit(page, '/shop?search=silk');
    const field = page.getByRole('combobox', { name: 'Search products' });
    await expect(field).toHaveValue('silk');
    const entries = await page.evaluate(() => history.length);
    await cards(page).nth(8).scrollIntoViewIfNeeded();
    await expect(field).not.toBeInViewport();
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Search' }).click();
    await expect(field).toBeFocused();
    const bottom = await header.evaluate((bar) => bar.getBoundingClientRect().bottom);
    await expect
      .poll(() => field.evaluate((own) => own.getBoundingClientRect().top))
      .toBeGreaterThan(bottom);
    await expect(field).toBeInViewport();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
});

test.describe('cards', () => {
  test('the whole card is one link without controls in it', async ({ page }) => {
    await visit(page, '/shop');
    const card = cards(page).first();
    await expect(card.locator('a:not([tabindex="-1"])')).toHaveCount(1);
    await expect(card.locator('a button, a a, button a')).toHaveCount(0);
    const picture = await card.locator('[data-picture="card"]').boundingBox();
    await page.mouse.click((picture?.x ?? 0) + 40, (picture?.y ?? 0) + 120);
    await expect(page).toHaveURL(/\/product\//);
  });

  test('its text can be selected with a mouse, and a click on it opens the product', async ({
    page,
  }) => {
    test.skip(isPhone(page), 'A finger selects by holding, which offers the link.');
    await visit(page, '/shop');
    await expect(page.locator('html[data-card-clicks]')).toBeAttached();
    const card = cards(page).first();
    const text = card.locator('p').first();
    const box = await text.boundingBox();
    const [x, y] = [box?.x ?? 0, (box?.y ?? 0) + 8];
    await page.mouse.move(x + 2, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 5 });
    await page.mouse.up();
    const selected = await page.evaluate(() => document.getSelection()?.toString() ?? '');
    expect(selected.length).toBeGreaterThan(2);
    expect(await text.innerText()).toContain(selected);
    await expect(page).toHaveURL(/\/shop$/);
    await text.click();
    await expect(page).toHaveURL(/\/product\//);
  });

  test('on a phone, sizes are a sheet: nothing runs off the screen, and Back closes it', async ({
    page,
  }) => {
    test.skip(!isPhone(page), 'a desktop shows them on the card');
    await visit(page, '/about');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Kurtas' }).first().click();
    const opener = cards(page)
      .first()
      .getByRole('button', { name: /^Choose size/ });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: /^Sizes of/ });
    await expect(sheet).toBeInViewport({ ratio: 1 });
    for (const size of await sheet.getByRole('button').all()) {
      await expect(size).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/category=kurtas/);
    await opener.click();
    await expect(sheet).toBeVisible();
    // The backdrop.
    await page.mouse.click(195, 80);
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('a card is at most 420 px high on a phone', async ({ page }) => {
    test.skip(!isPhone(page), 'a phone matter');
    await visit(page, '/shop');
    await countShown(page);
    const heights = await cards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(420);
  });

  test('twenty cards fill complete rows, and the prices of a row are level', async ({ page }) => {
    await visit(page, '/shop');
    await countShown(page);
    await layOutWholePage(page);
    const columns = isPhone(page)
      ? { 320: 1, 390: 2 }
      : { 768: 2, 1024: 2, 1200: 4, 1440: 4, 1920: 4 };
    for (const [width, count] of Object.entries(columns)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      const rows = await cards(page).evaluateAll((all) => {
        const prices = new Map<number, number[]>();
        for (const card of all) {
          const { top } = card.getBoundingClientRect();
          const price = Array.from(card.querySelectorAll('span')).find(
            (span) => span.childElementCount === 0 && span.textContent.startsWith('₹'),
          );
          const level = Math.round(price?.getBoundingClientRect().top ?? NaN);
          prices.set(top, [...(prices.get(top) ?? []), level]);
        }
        return [...prices.values()];
      });
      expect(
        rows.map((row) => row.length),
        width,
      ).toEqual(Array(20 / count).fill(count));
      for (const row of rows) expect(new Set(row).size, width).toBe(1);
    }
  });

  test('a size is picked in place, one tap adds it', async ({ page }) => {
    await visit(page, '/shop?category=kurtas');
    const card = cards(page).first();
    await card.getByRole('button', { name: /^Choose size/ }).click();
    await page.getByRole('button', { name: 'Add size M to cart' }).click();
    await expect(page.getByText('Added to cart!')).toBeVisible();
    await expect(card.getByRole('button', { name: /^Choose size/ })).toBeFocused();
    // Said once: on a phone by the toast, on a desktop by the mini cart.
    const panel = page.getByRole('region', { name: 'Just added to your cart' });
    await expect(panel).toHaveCount(isPhone(page) ? 0 : 1);
    if (isPhone(page)) return;
    await panel.getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(panel).toHaveCount(0);
  });

  test('sold out: marked, and its add button is disabled', async ({ page, request }) => {
    const answer = await request.get('/v1/api/product/list?published=true&limit=1000');
    const { products } = (await answer.json()) as {
      products: { name: string; inStock: boolean }[];
    };
    const gone = products.find(({ inStock }) => !inStock);
    await visit(page, `/shop?search=${encodeURIComponent(gone?.name ?? '')}`);
    const card = cards(page).first();
    await expect(card.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
  });

  test('quick view: sizes, the quoted refusal, add, and the focus returns', async ({ page }) => {
    test.skip(isPhone(page), 'without a mouse a tap opens the product');
    await visit(page, '/shop?category=kurtas');
    const opener = cards(page)
      .first()
      .getByRole('button', { name: /^Quick view/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add to cart' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Please select a size before adding to cart.',
    );
    await expectAccessible(page);
    // A dialog, not a page: on a desktop the list stays visible on all sides.
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const box = await dialog.boundingBox();
    if (width >= 1280) expect(box?.width).toBeLessThan(width * 0.8);
    if (width >= 1280) expect(box?.height).toBeLessThan(height);
    const add = dialog.getByRole('button', { name: 'Add to cart' });
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(add, 'without scrolling on a small laptop').toBeInViewport({ ratio: 1 });
    await dialog.getByRole('radio', { name: 'L', exact: true }).check({ force: true });
    await add.click();
    await expect(dialog.getByText('1 in your cart.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('hearts are toggles that the keyboard can reach', async ({ page }) => {
    await visit(page, '/shop');
    const heart = cards(page)
      .first()
      .getByRole('button', { name: /wishlist/ });
    await heart.focus();
    await expect(heart).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
});

test('with the keyboard alone: filter, quick view, product page, add', async ({ page }) => {
  test.skip(isPhone(page), 'a keyboard comes with a desk');
  await visit(page, '/shop');
  await countShown(page);
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const label = element?.closest('label')?.textContent ?? element?.textContent ?? '';
      return `${element?.tagName ?? ''} ${element?.getAttribute('aria-label') ?? label}`;
    });
  /** Presses Tab until the focus is there. */
  const tabTo = async (what: RegExp) => {
    for (let presses = 0; presses < 150; presses += 1) {
      if (what.test(await focused())) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key does not reach ${String(what)}.`);
  };
  const before = await countShown(page);
  await tabTo(/^INPUT Sofa/);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/category=Sofa/);
  await expect.poll(() => countShown(page)).toBeLessThan(before);

  await tabTo(/^BUTTON Quick view: /);
  const name = (await focused()).replace('BUTTON Quick view: ', '');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(name);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await focused()).toBe(`BUTTON Quick view: ${name}`);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await tabTo(/^A View full details/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  // The announcer has moved the focus to the heading: the next Tab continues from there.
  await expect(heading).toBeFocused();

  if ((await page.getByRole('main').getByRole('radio').count()) > 0) {
    await tabTo(/^INPUT (?:XS|S|M|L|XL|\d+)/);
    await page.keyboard.press('Space');
  }
  await tabTo(/^BUTTON Add to cart/i);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added to cart!').first()).toBeVisible();
});

test.describe('without pictures', () => {
  // The worker's requests would bypass the test's failures.
  test.use({ serviceWorkers: 'block' });

  test('a picture that fails keeps its preview in the same box', async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.abort());
    await visit(page, '/shop');
    await expect(cards(page).first().locator('[data-picture="preview"]')).toBeVisible();
  });
});

test('the listing has no accessibility violation, nor does its sheet', async ({ page }) => {
  await visit(page, '/shop?category=sofa&sale=1');
  await countShown(page);
  await expectAccessible(page);
  if (!isPhone(page)) return;
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectAccessible(page);
});

test('the listing does not shift while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    (window as unknown as { shift: number }).shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, '/shop');
  await countShown(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
    0.05,
  );
});
