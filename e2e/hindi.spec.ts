import { expect, test, type Page } from './test';
import { expectAccessible } from './axe';
import { openGate, type Gate } from './gate';
import { walkJourney } from './journey';
import { hydrated, sayIn, visit, workerServes } from './people';

// Without view transitions, as in the journey.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const say = sayIn('hi');

let gate: Gate;
test.beforeEach(async ({ baseURL }) => {
  gate = await openGate(baseURL ?? '');
});
test.afterEach(() => {
  gate.close();
});

const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());
const hindiIsStored = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => caches.match('/hi/shell.html', { ignoreSearch: true }).then(Boolean)),
    )
    .toBe(true);
const languageLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });
const cart = (page: Page) => page.getByRole('heading', { name: say('Your Cart is Empty') });

test('a guest orders in Hindi, and finds the order again', async ({ page, context }) => {
  await walkJourney(page, context, { base: '/hi', say });
});

test('the footer changes the language, and keeps page, query and position', async ({ page }) => {
  await visit(page, '/shop?category=sofa');
  const link = languageLink(page, 'हिन्दी');
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  await link.click();
  await expect(page).toHaveURL(/\/hi\/shop\?category=sofa$/);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 400);
  await languageLink(page, 'English').click();
  await expect(page).toHaveURL(/\/shop\?category=sofa$/);
  await expect(page.locator('html[lang="en-IN"]')).toBeAttached();
});

test('a phone’s menu changes the language, and keeps the page', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'A desktop has no menu.');
  await visit(page, '/about?from=menu');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/about\?from=menu$/);
  await hydrated(page);
  await page.getByRole('button', { name: say('Menu'), exact: true }).click();
  const menu = page.getByRole('dialog', { name: say('Menu') });
  await menu.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/about\?from=menu$/);
  await expect(page.locator('html[lang="en-IN"]')).toBeAttached();
});

test('every page names its language and its other languages', async ({ request }) => {
  const html = await (await request.get('/hi/about', { headers: { Accept: 'text/html' } })).text();
  const origin = new URL((await request.get('/hi')).url()).origin;
  for (const part of [
    '<html lang="hi-IN">',
    '<link rel="manifest" href="/hi/manifest.webmanifest"',
    `<link rel="canonical" href="${origin}/hi/about"/>`,
    `<link rel="alternate" hreflang="en" href="${origin}/about">`,
    `<link rel="alternate" hreflang="hi" href="${origin}/hi/about">`,
    `<link rel="alternate" hreflang="x-default" href="${origin}/about">`,
    say('About us'),
  ]) {
    expect(html).toContain(part);
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${origin}/hi/about</loc>`);
});

test.describe('with a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('an English page offers Hindi once, and redirects nobody', async ({ page }) => {
    await visit(page, '/about');
    const offer = page.getByText('This shop is also in हिन्दी.');
    await expect(offer).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
    await page.reload();
    await hydrated(page);
    await workerServes(page);
    await expect(offer).toBeHidden();
  });

  test('who takes the offer gets the same page in Hindi, and no offer there', async ({ page }) => {
    await visit(page, '/about');
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL(/\/hi\/about$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Marigold Lane');
    await expect(page.locator('html[lang="hi-IN"]')).toBeAttached();
  });
});

test('what the server refuses is said in Hindi', async ({ page }) => {
  await visit(page, '/hi/login');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: say('Email') }).fill('nobody@example.com');
  await main.getByRole('textbox', { name: say('Password') }).fill('not this one');
  await main.getByRole('button', { name: say('Login'), exact: true }).click();
  await expect(
    page.getByText(say('The email address or the password is wrong.')).first(),
  ).toBeVisible();
});

test('the shop opens offline in Hindi after one visit, and stores no English', async ({ page }) => {
  await page.goto(`${gate.origin}/hi`);
  await workerServes(page);
  const names = await cacheNames(page);
  expect(names).toContain('precache-hi');
  expect(names).not.toContain('precache-en');
  gate.set('closed');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Elevate Your Style'));
  await page.goto(`${gate.origin}/hi/cart`);
  await expect(cart(page)).toBeVisible();
});

test('a language that is opened later is stored too', async ({ page }) => {
  await page.goto(`${gate.origin}/`);
  await workerServes(page);
  expect(await cacheNames(page)).not.toContain('precache-hi');
  await page.goto(`${gate.origin}/hi`);
  await hindiIsStored(page);
  gate.set('closed');
  await page.goto(`${gate.origin}/hi/cart`);
  await expect(cart(page)).toBeVisible();
  await page.goto(`${gate.origin}/cart`);
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
});

for (const address of ['/hi', '/hi/shop', '/hi/product/dress-ajrakh-wrap', '/hi/login']) {
  test(`${address} is accessible`, async ({ page }) => {
    await visit(page, address);
    await expectAccessible(page);
  });
}

test.describe('the catalogue in Hindi', () => {
  const sofa = '/product/sofa-madras-linen';
  const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

  test('names categories and colours in Hindi, in addresses that stay as they are', async ({
    page,
  }) => {
    await visit(page, '/hi/shop?category=sarees&color=red');
    await expect(h1(page)).toHaveText('साड़ियाँ');
    const chips = page.getByRole('main').getByRole('button', { name: /लाल/ });
    await expect(chips.first()).toBeVisible();
    await chips.first().click();
    await expect(page).toHaveURL(/\/hi\/shop\?category=sarees$/i);
    await page
      .getByRole('article')
      .getByRole('link', { name: 'बनारसी कतान सिल्क साड़ी', exact: true })
      .click();
    await expect(h1(page)).toHaveText('बनारसी कतान सिल्क साड़ी');
    await page.getByRole('radio', { name: 'हरा' }).check({ force: true });
    await expect(page).toHaveURL(/colou?r=Green/);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('Add to cart') })
      .first()
      .click();
    await visit(page, '/hi/cart');
    await expect(page.getByRole('main').getByText('रंग हरा')).toBeVisible();
    // The same line in English.
    await visit(page, '/cart');
    await expect(page.getByRole('main').getByText('Colour Green')).toBeVisible();
    await expect(
      page.getByRole('main').getByText('Banarasi Katan Silk Saree').first(),
    ).toBeVisible();
  });

  test('is found by its Hindi and by its English name', async ({ page }) => {
    for (const text of ['banarasi katan', 'बनारसी कतान']) {
      await visit(page, `/hi/shop?search=${encodeURIComponent(text)}`);
      const [first] = await page.getByRole('main').getByRole('article').getByRole('link').all();
      if (!first) throw new Error(`Nothing is found for "${text}".`);
      await expect(first).toHaveText('बनारसी कतान सिल्क साड़ी');
    }
  });

  test('draws the dimensions of furniture', async ({ page }) => {
    await visit(page, `/hi${sofa}`);
    await expect(
      page.getByRole('img', { name: /^चौड़ाई \d+ सेमी, गहराई \d+ सेमी, ऊँचाई \d+ सेमी$/ }),
    ).toBeVisible();
  });

  test('is stored for each language: both have their names offline', async ({ page }) => {
    for (const [base, name] of [
      ['', 'Madras Linen Sofa'],
      ['/hi', 'मद्रास लिनन सोफ़ा'],
    ] as const) {
      await page.goto(`${gate.origin}${base}${sofa}`);
      await workerServes(page);
      await expect(h1(page)).toHaveText(name);
    }
    await hindiIsStored(page);
    gate.set('closed');
    for (const [base, name] of [
      ['/hi', 'मद्रास लिनन सोफ़ा'],
      ['', 'Madras Linen Sofa'],
    ] as const) {
      await page.goto(`${gate.origin}${base}${sofa}`);
      await expect(h1(page)).toHaveText(name);
    }
  });
});
