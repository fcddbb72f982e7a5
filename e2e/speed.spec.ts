import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIResponse, Request } from '@playwright/test';
import sharp from 'sharp';
import { catalogueVersion, expect, test, type Page } from './test';
import { addressIn } from '../src/shared/config/languages';
import { SAVING_SIZES } from '../src/shared/config/pictures';
import { holdBack, shifts } from './network';
import { openShop } from './ownShop';
import { hydrated, newcomer, rested, settled, visit, visitTouching } from './people';

/** Without the worker, so that the server sends every page, as on a first visit. */
test.use({ serviceWorkers: 'block' });

const routes = [
  '/',
  '/shop',
  '/shop?category=sofa&sort=low-high',
  '/shop?search=kurta&page=2',
  '/summer-collection',
  '/about',
  '/privacy-policy',
  '/cart',
  '/login',
];

async function firstProduct(page: Page): Promise<{ _id: string; name: string }> {
  const answer = await page.request.get('/v1/api/product/list?limit=1');
  const { products } = (await answer.json()) as { products: { _id: string; name: string }[] };
  const [product] = products;
  if (!product) throw new Error('The shop has no products.');
  return product;
}

test('prerendered pages hydrate without a difference or a layout shift', async ({ page }) => {
  test.setTimeout(180_000);
  const { _id } = await firstProduct(page);
  const differed: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('differed from its prerendered')) differed.push(message.text());
  });
  page.on('pageerror', (error) => differed.push(error.message));
  const inHindi = ['/', '/shop', `/product/${_id}`].map((path) => addressIn('hi', path));
  for (const route of [...routes, `/product/${_id}`, ...inHindi]) {
    // If another test writes a review between a page and its products, the two may differ.
    let before: string;
    do {
      differed.length = 0;
      before = await catalogueVersion(page.request);
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      // What follows hydration (the stored state, the catalogue) must not shift anything either.
      await settled(page);
    } while (before !== (await catalogueVersion(page.request)));
    expect(differed, route).toEqual([]);
    // A page that starts as the app shell may; prerendered ones do not shift at all.
    const { sum, moves } = await shifts(page);
    expect(sum, [route, ...moves].join('\n')).toBeLessThanOrEqual(route === '/login' ? 0.1 : 0.001);
  }
});

test('a page that was rendered last year hydrates without a difference', async ({ page }) => {
  const differed: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('differed from its prerendered')) differed.push(page.url());
  });
  const nextYear = new Date();
  nextYear.setFullYear(nextYear.getFullYear() + 1);
  await page.clock.setFixedTime(nextYear);
  // Pages without products, which no other test changes.
  for (const route of ['/', '/about', '/cart']) await visit(page, route);
  expect(differed).toEqual([]);
  // And one with them.
  await visit(page, '/shop');
});

test('a review changes the pages that show products within a minute, and no others', async ({
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'does not depend on the screen');
  const list = await request.get('/v1/api/product/list?limit=1000');
  const { products } = (await list.json()) as { products: { _id: string }[] };
  // No other test reads the last product's reviews.
  const productId = products.at(-1)?._id ?? '';
  const tagOf = async (address: string) =>
    (await request.get(address, { headers: { Accept: 'text/html' } })).headers()['etag'];
  const others = () => Promise.all(['/', '/about', '/shell.html', '/shop.html'].map(tagOf));
  const before = { product: await tagOf(`/product/${productId}`), others: await others() };
  const { token } = await newcomer(request);
  const answer = await request.post('/v1/api/product/review/add', {
    headers: { token },
    data: { productId, rating: 5, comment: 'As soft as it looks.' },
  });
  expect(await answer.json()).toMatchObject({ success: true });
  await expect
    .poll(() => tagOf(`/product/${productId}`), { timeout: 75_000 })
    .not.toBe(before.product);
  expect(await others()).toEqual(before.others);
});

test('a page that arrives in pieces shifts nothing', async ({ page }) => {
  const { _id } = await firstProduct(page);
  // With the device's fonts; another test checks that the shop's own shift nothing.
  await page.route('**/*.woff2', (route) => route.abort());
  for (const route of ['/', '/shop', '/about', '/privacy-policy', `/product/${_id}`]) {
    const answer = await page.request.get(route, { headers: { accept: 'text/html' } });
    const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
    await page.goto('/robots.txt');
    await page.evaluate(async (text) => {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else hands the parser a piece at a time
      const parse = (part: string) => document.write(part);
      const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      let at = text.indexOf('<body');
      document.open();
      parse(text.slice(0, at));
      // Everything below two screens is parsed in one piece.
      while (document.documentElement.scrollHeight < 2 * innerHeight) {
        parse(text.slice(at, (at += 400)));
        await frame();
        await frame();
      }
      parse(text.slice(at));
      document.close();
    }, html);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const { sum, moves } = await shifts(page);
    expect(sum, [route, ...moves].join('\n')).toBeLessThanOrEqual(0.001);
  }
});

test('hydration leaves the page’s styles in place', async ({ page }) => {
  // Moving a style element makes the browser recalculate the whole page's style.
  await page.addInitScript(() => {
    const taken: string[] = [];
    Object.assign(window, { taken });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
        if (node.nodeName === 'STYLE') taken.push((node.textContent ?? '').slice(0, 80));
      }
    }).observe(document, { childList: true, subtree: true });
  });
  for (const route of ['/', '/shop']) {
    await visit(page, route);
    expect(
      await page.evaluate(() => (window as unknown as { taken: string[] }).taken),
      route,
    ).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home, listing, search and product can be read', async ({ page }) => {
    const { _id, name } = await firstProduct(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elevate Your Style');
    await page.goto('/shop');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
    await page.goto('/shop?search=kurta');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      /^\d+ products for “kurta”/,
    );
    await expect(page).toHaveTitle('“kurta” · Shop · Marigold Lane');
    await page.goto(`/product/${_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText('₹').first()).toBeVisible();
  });

  test('home’s picture is in its final place before the rest arrives', async ({ page }) => {
    const picture = page.getByRole('main').locator('picture').filter({ visible: true }).first();
    const top = async () => {
      await page.goto('/');
      return (await picture.boundingBox())?.y;
    };
    const stays = await top();
    expect(stays).toBeDefined();
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      // Home begins with its two pictures, one of which is shown.
      const parts = (await answer.text()).split(/(?<=<\/picture>)/);
      await route.fulfill({ response: answer, body: parts.slice(0, 2).join('') });
    });
    expect(await top()).toBe(stays);
  });
});

test('an empty cart shows before the scripts are loaded, and stays', async ({ page }) => {
  const bring = await holdBack(page, '**/assets/*.js');
  await page.goto('/cart', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Continue Shopping' })).toBeVisible();
  bring();
  await settled(page);
  await expect(main.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  const { sum, moves } = await shifts(page);
  expect(sum, moves.join('\n')).toBeLessThanOrEqual(0.001);
});

test('a cart with products never looks empty', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cartItems', JSON.stringify({ 'lamp-brass-diya': { default: 2 } }));
    const looks = { frames: 0, empty: 0 };
    Object.assign(window, { looks });
    const look = () => {
      const titles = [...document.querySelectorAll('main h2')];
      const isShown = titles.some(
        (title) =>
          title.textContent === 'Your Cart is Empty' &&
          title.checkVisibility({ visibilityProperty: true }),
      );
      looks.frames += Number(titles.length > 0);
      looks.empty += Number(isShown);
      requestAnimationFrame(look);
    };
    look();
  });
  const bring = await holdBack(page, '**/assets/*.js');
  await page.goto('/cart', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your cart');
  await expect(main.getByRole('heading', { name: 'Your Cart is Empty' })).toBeHidden();
  bring();
  await settled(page);
  await expect(main.getByRole('list', { name: 'Cart lines' })).toBeVisible();
  const { frames, empty } = await page.evaluate(
    () => (window as unknown as { looks: { frames: number; empty: number } }).looks,
  );
  expect(frames).toBeGreaterThan(0);
  expect(empty).toBe(0);
});

test('a size and an add tapped before the scripts are loaded happen afterwards', async ({
  page,
}) => {
  const bring = await holdBack(page, '**/assets/*.js');
  await page.goto('/product/kurta-indigo-block-print', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'M', exact: true }).dispatchEvent('click');
  const add = main.getByRole('button', { name: 'Add to cart', exact: true }).first();
  // Without the transitions of its colours.
  const pulses = () =>
    add.evaluate(
      (button) =>
        button.getAnimations().filter((found) => !(found instanceof CSSTransition)).length,
    );
  expect(await pulses()).toBe(0);
  await add.click();
  // Says that the tap was heard.
  expect(await pulses()).toBe(1);
  bring();
  await expect(page.getByText('Added to cart!')).toBeVisible();
  await expect.poll(pulses).toBe(0);
  await expect(main.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
});

test('a touch on an incomplete page hydrates it once it is complete', async ({ page, baseURL }) => {
  const whole = await (await page.request.get('/')).text();
  const half = whole.indexOf('<footer');
  let bring = (): void => undefined;
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(whole.slice(0, half));
      bring = () => response.end(whole.slice(half));
      return;
    }
    const pass = async (): Promise<void> => {
      const answer = await fetch(new URL(url, baseURL));
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      response.end(Buffer.from(await answer.arrayBuffer()));
    };
    pass().catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  try {
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://localhost:${String(port)}/`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
    const isHydrated = page.locator('html[data-hydrated]');
    await expect(isHydrated.waitFor({ state: 'attached', timeout: 2_000 })).rejects.toThrow();
    bring();
    await hydrated(page);
    await expect(page.getByRole('contentinfo')).toBeAttached();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('a sort order chosen before the scripts are loaded applies afterwards', async ({ page }) => {
  const bring = await holdBack(page, '**/assets/*.js');
  await page.goto('/shop');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption('Price: high to low');
  await sort.selectOption('Price: low to high');
  bring();
  await expect(page).toHaveURL(/\?sort=low-high$/);
  await expect(sort).toHaveValue('low-high');
});

test.describe('a catalogue that has changed since the page was rendered', () => {
  test.use({ mayDiffer: true });

  test('keeps the sort order that was chosen', async ({ page }) => {
    await page.route('**/v1/api/product/list*', async (route) => {
      const response = await route.fetch();
      const list = (await response.json()) as { products: { name: string }[] };
      const products = list.products.map((one) => ({ ...one, name: `${one.name}, new` }));
      await route.fulfill({ response, json: { ...list, products } });
    });
    const bring = await holdBack(page, '**/assets/*.js');
    await page.goto('/shop');
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.selectOption('Price: low to high');
    bring();
    await expect(page.getByRole('heading', { name: /, new$/ }).first()).toBeVisible();
    await expect(page).toHaveURL(/\?sort=low-high$/);
    await expect(sort).toHaveValue('low-high');
  });
});

test('an email address typed before the scripts are loaded is signed up afterwards', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const bring = await holdBack(page, '**/assets/*.js');
  await page.goto('/');
  const form = page.getByRole('region', { name: /^Subscribe/ });
  await form.getByRole('textbox', { name: 'Email' }).fill('asha@example.com');
  bring();
  await hydrated(page);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toHaveText(/Thank you/);
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  expect(logged).toContain('Newsletter sign-up asha@example.com');
});

test('a PIN code typed before the scripts are loaded is answered afterwards', async ({ page }) => {
  const bring = await holdBack(page, '**/assets/*.js');
  await page.goto('/product/kurta-indigo-block-print');
  const pin = page.getByLabel('PIN code for delivery');
  await pin.fill('560001');
  bring();
  await hydrated(page);
  await expect(page.getByText('Deliver to 560001 by')).toBeVisible();
  await expect(pin).toHaveValue('560001');
});

test('a page that needs the list requests it before React is loaded, and once', async ({
  page,
}) => {
  const bring = await holdBack(page, '**/assets/*.js');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/api/product/')) asked.push(pathname.slice('/v1/api/'.length));
  });
  const everything = ['product/list', 'product/categories', 'product/tags'].sort();
  await page.goto('/product/no-such-product', { waitUntil: 'commit' });
  await expect.poll(() => [...asked].sort()).toEqual(everything);
  bring();
  await hydrated(page);
  expect(asked.filter((path) => everything.includes(path)).sort()).toEqual(everything);
});

for (const route of ['/', '/shop', '/product/kurta-indigo-block-print', '/about', '/cart']) {
  test(`${route} hydrates with the first round of requests`, async ({ page }) => {
    // The first chunk is late, and requests made after it never get a response.
    const bring = await holdBack(page, '**/assets/react-*.js');
    let isLate = false;
    const scripts = new Set<string>();
    await page.route('**/assets/*.js', (asked, request) => {
      if (isLate) return asked.abort();
      scripts.add(request.url());
      return asked.fallback();
    });
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await page.goto(route, { waitUntil: 'commit' });
    const known = await page.locator('#root').getAttribute('data-scripts');
    const sources = JSON.parse(known ?? '[]') as [pattern: string, scripts: string[]][];
    const own = sources.find(([pattern]) => new RegExp(pattern).test(route))?.[1] ?? [];
    expect(own.some((href) => /\/\w+Page-/.test(href))).toBe(true);
    const paths = () => [...scripts].map((address) => new URL(address).pathname);
    await expect.poll(() => own.filter((href) => !paths().includes(href))).toEqual([]);
    isLate = true;
    bring();
    await hydrated(page);
    // A page whose script is missing reloads once, and then says that it cannot be shown.
    expect(documents).toBe(1);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
}

async function expectShareImage(answer: APIResponse): Promise<void> {
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  const { format, width, height } = await sharp(await answer.body()).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
}

test('a shared link to a product has a preview', async ({ page, baseURL }) => {
  const { _id, name } = await firstProduct(page);
  const html = await (await page.request.get(`/product/${_id}`)).text();
  expect(html).toContain(`<title>${name} · Marigold Lane</title>`);
  expect(html).toContain(`<meta property="og:title" content="${name}"`);
  const image = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(image).toBe(`${baseURL ?? ''}/share/${_id}.jpg`);
  await expectShareImage(await page.request.get(image));
  expect(html).toContain(`<link rel="canonical" href="${baseURL ?? ''}/product/${_id}"`);
  expect(html).toContain('"@type":"Product"');
});

test('a shared link to the shop has a preview', async ({ page, baseURL }) => {
  const html = await (await page.request.get('/')).text();
  expect(html).toContain(`<meta property="og:image" content="${baseURL ?? ''}/icons/share.jpg"`);
  await expectShareImage(await page.request.get('/icons/share.jpg'));
  expect((await page.request.get('/share/no-such-thing.jpg')).status()).toBe(404);
});

test('an unknown product is 404', async ({ page }) => {
  expect((await page.request.get('/product/no-such-thing')).status()).toBe(404);
  expect(
    (await page.request.get('/no-such-page', { headers: { Accept: 'text/html' } })).status(),
  ).toBe(404);
});

test('the app shell of personal pages fits into a connection’s first packets', async ({ page }) => {
  const response = await page.goto('/orders');
  if (!response) throw new Error('Nothing came for /orders.');
  const { responseHeadersSize, responseBodySize } = await response.request().sizes();
  // A server sends ten packets before the first acknowledgement (RFC 6928); more costs a round trip.
  expect(responseHeadersSize + responseBodySize).toBeLessThan(10 * 1_460);
});

test('the app shell of an order’s page reveals nothing about orders viewed before', async ({
  page,
}) => {
  const frameOf = async (orderId: string) =>
    (await page.request.get(`/orders/${orderId}`, { headers: { Accept: 'text/html' } })).text();
  await frameOf('somebodys-order');
  expect(await frameOf('another-order')).not.toContain('somebodys-order');
  expect(await frameOf('another-order')).toContain('OrderPage');
});

test('a second visit without changes transfers almost no data', async ({ page }) => {
  const bytes: Promise<number>[] = [];
  const statuses: number[] = [];
  // The page contains its products, and requests all products afterwards.
  const isListed = page.waitForResponse(/\/v1\/api\/product\/list/);
  await visit(page, '/');
  await (await isListed).finished();
  await settled(page);
  page.on('response', (response) => {
    if (!response.url().includes('/v1/api/')) return;
    statuses.push(response.status());
    bytes.push(
      response.finished().then(async () => (await response.request().sizes()).responseBodySize),
    );
  });
  // Once a minute the list may have changed, by what other tests buy and review.
  await expect(async () => {
    bytes.length = 0;
    statuses.length = 0;
    await visit(page, '/');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await settled(page);
    expect(statuses.length).toBeGreaterThan(0);
    const sum = (await Promise.all(bytes)).reduce((total, size) => total + size, 0);
    expect(sum).toBeLessThan(5_000);
  }).toPass({ timeout: 30_000 });
});

test.describe('on a phone of 720 pixels', () => {
  test.use({
    viewport: { width: 360, height: 800 },
    screen: { width: 360, height: 800 },
    deviceScaleFactor: 2,
  });

  test.skip(({ isMobile }) => !isMobile, 'The desktop has no such screen.');

  /** What the page has requested: addresses, and their bytes. */
  function requestsOf(page: Page) {
    const paths: string[] = [];
    const sizes: Promise<number>[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    const weigh = (request: Request) => {
      sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
    };
    page.on('requestfinished', weigh);
    return {
      paths,
      /** Of the requests until now; later ones are not weighed. */
      bytes: async () => {
        page.off('requestfinished', weigh);
        return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      },
    };
  }

  /** Ten seconds in which nobody touches the page. */
  async function leaveAlone(page: Page): Promise<void> {
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
  }

  const isBelow = (path: string) => /\/(?:slide|category|promo|banner|rendered)[-/]/.test(path);

  test('a first visit to home loads at most 350 kB, and no pictures below its first screen', async ({
    page,
  }) => {
    const requested = requestsOf(page);
    // The page contains its products, and requests all products afterwards.
    const isListed = page.waitForResponse(/\/v1\/api\/product\/list/);
    await page.clock.install();
    await visit(page, '/');
    await (await isListed).finished();
    await settled(page);
    await leaveAlone(page);
    expect(await requested.bytes()).toBeLessThan(350_000);
    expect(requested.paths.filter(isBelow)).toEqual([]);
    // A touch is enough: pictures are there before the page moves.
    await page.locator('html').dispatchEvent('pointerdown');
    await expect.poll(() => requested.paths.filter(isBelow).length).toBeGreaterThan(6);
    const category = page.getByRole('main').getByRole('link', { name: 'Sarees' }).locator('img');
    await category.scrollIntoViewIfNeeded();
    await expect(category).toHaveJSProperty('complete', true);
    expect((await shifts(page)).sum).toBeLessThanOrEqual(0.001);
  });

  test('with the data saver at most 80 kB, and the scripts with the first touch', async ({
    page,
    context,
  }) => {
    await context.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    await page.addInitScript(() => {
      const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
      Object.defineProperty(navigator, 'connection', { value: connection });
    });
    const requested = requestsOf(page);
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await leaveAlone(page);
    expect(await requested.bytes()).toBeLessThan(80_000);
    const isScript = (path: string) => path.endsWith('.js');
    expect(requested.paths.filter(isScript)).toEqual([]);
    // The tap loads the shop, and happens then.
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await leaveAlone(page);
    expect(requested.paths.some(isScript)).toBe(true);
    // The device's fonts stay.
    expect(requested.paths.filter((path) => path.endsWith('.woff2'))).toEqual([]);
  });

  test('with the data saver a guest’s cart shows without a touch', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('app:data-saver', 'on');
      localStorage.setItem('cartItems', JSON.stringify({ 'lamp-brass-diya': { default: 2 } }));
    });
    await visit(page, '/');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 2/ })).toBeVisible();
  });
});

test('the data saver loads smaller pictures and plays nothing, until it is switched off', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('app:data-saver') === null)
      localStorage.setItem('app:data-saver', 'on');
  });
  // Not every seed product has pictures in several sizes.
  const answer = await page.request.get('/v1/api/product/list?limit=1000');
  const { products } = (await answer.json()) as {
    products: { _id: string; pictures?: { widths?: number[] }[] }[];
  };
  const sized = products.find(({ pictures }) => (pictures?.[0]?.widths?.length ?? 0) > 0);
  if (!sized) throw new Error('No product has its pictures in several sizes.');
  const asked = () => page.locator('main picture source').first().getAttribute('sizes');
  await visitTouching(page, `/product/${sized._id}`);
  await expect.poll(asked).toBe(SAVING_SIZES);
  await visitTouching(page, '/');
  await expect(page.getByRole('button', { name: /^play/i }).first()).toBeVisible();
  expect(await page.locator('html.lenis').count()).toBe(0);
  const saver = page.getByRole('switch', { name: /data saver/i });
  await expect(saver).toHaveAttribute('aria-checked', 'true');
  await expect(saver).toContainText('nothing plays by itself');
  await saver.click();
  await expect(saver).toHaveAttribute('aria-checked', 'false');
  await expect(page.getByRole('button', { name: /^pause/i }).first()).toBeVisible();
  await visit(page, `/product/${sized._id}`);
  await expect.poll(asked).not.toBe(SAVING_SIZES);
});

test('the data saver loads pictures with about a third of the data, as it says', async ({
  browser,
}, { project }) => {
  test.skip(
    project.name !== 'phone',
    'A wide screen of ordinary density shows small files anyway.',
  );
  const bytesOfShelf = async (saver: 'on' | 'off') => {
    const context = await browser.newContext({
      extraHTTPHeaders: saver === 'on' ? { 'Save-Data': 'on' } : {},
    });
    await context.addInitScript((choice) => localStorage.setItem('app:data-saver', choice), saver);
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (!/\/pictures\/rendered\/.*\.avif$/.test(request.url())) return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await visitTouching(page, '/shop?category=Lamps');
    for (const picture of await page.locator('main article img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
        .toBeGreaterThan(0);
    }
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    await context.close();
    return bytes;
  };
  const usual = await bytesOfShelf('off');
  const saved = await bytesOfShelf('on');
  expect(saved / usual).toBeGreaterThan(0.25);
  expect(saved / usual).toBeLessThan(0.42);
});

test('the fonts are fetched after the pictures of the first screen', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  let show = (): void => undefined;
  const held = new Promise<void>((resolve) => (show = resolve));
  await page.route('**/pictures/home/hero-*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/pictures/home/hero-*');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await asked;
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForFunction(() =>
    [...document.images].every(
      (img) => img.loading === 'lazy' || img.complete || img.src.includes('/hero-'),
    ),
  );
  expect(fonts).toEqual([]);
  show();
  await expect.poll(() => fonts.length).toBeGreaterThanOrEqual(2);
});

test('a product shows its first picture before requesting those out of view', async ({ page }) => {
  const bring = await holdBack(page, '**/assets/*.js');
  const large = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    // Thumbnails are the smallest size.
    if (/rendered.kurta-/.test(path) && !path.includes('-320.')) large.add(path);
  });
  await page.goto('/product/kurta-indigo-block-print');
  await rested(page);
  expect([...large]).toEqual([expect.stringContaining('/indigo-')]);
  bring();
  await page.getByRole('button', { name: 'Show picture 2 of 4' }).click();
  await expect.poll(() => large.size).toBeGreaterThan(1);
});

test('what is typed into a search bar whose code is still loading stays, and is searched', async ({
  page,
}) => {
  await visit(page, '/shop');
  const bring = await holdBack(page, '**/assets/OpenSearchBar-*.js');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeFocused();
  await page.keyboard.type('lam');
  bring();
  const field = page.getByRole('combobox', { name: 'Search products' });
  await expect(field).toBeFocused();
  await page.keyboard.type('p');
  await expect(field).toHaveValue('lamp');
  await expect(page).toHaveURL(/\?search=lamp$/);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    /products for “lamp”/,
  );
});

test('prices have their sign before any font is loaded', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/shop', { waitUntil: 'domcontentloaded' });
  const signs = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => family.includes('Marigold Rupee'))
        .map(({ status }) => status),
    );
  await expect.poll(signs).toEqual(['loaded', 'loaded']);
});

test('a footer far below is laid out when it comes near', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'on a desk the footer of a product is near at once');
  const isLaidOut = () =>
    page
      .locator('footer a')
      .first()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  for (const address of ['/', '/shop', '/product/kurta-indigo-block-print']) {
    await visit(page, address);
    expect(await isLaidOut()).toBe(false);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).focus();
    await expect.poll(isLaidOut).toBe(true);
  }
});

test('a slow answer: a skeleton, then "still trying" and a new start', async ({ page }) => {
  let isStuck = true;
  await page.route('**/v1/api/product/list*', async (route) => {
    if (!isStuck) await route.continue();
    // Otherwise never: the shop has to say so by itself.
  });
  // As a static host responds; the shop's own server sends the page with its products.
  await page.route(/^[^?]*\/\/[^/]+\/$/, async (route) => {
    const file = new URL('/index.html', route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url: file }) });
  });
  await visit(page, '/');
  const main = page.getByRole('main');
  await expect(main.locator('[data-skeleton]')).toBeVisible();
  await expect(main.getByText('Still trying…')).toBeVisible({ timeout: 15_000 });
  isStuck = false;
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByText('Still trying…')).toHaveCount(0);
});

test('a measured visit sends how fast it was when its page is hidden', async ({ page }) => {
  // The body of a beacon is visible in the page only.
  await page.addInitScript(() => {
    Math.random = () => 0.05;
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      Object.assign(window, { beacon: body });
      return send(url, body);
    };
  });
  const loaded = page.waitForResponse(/assets\/afterHydration-/);
  await visit(page, '/');
  await (await loaded).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const asked = page.waitForRequest('**/v1/vitals');
  // What the browser fires when it leaves the page. After a real leave the request could not be seen.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const request = await asked;
  expect((await request.response())?.status()).toBe(200);
  const body = await page.evaluate(() => (window as unknown as { beacon: Blob }).beacon.text());
  const { page: measured, measures } = JSON.parse(body) as {
    page: string;
    measures: { name: string; value: number }[];
  };
  expect(measured).toBe('home');
  const names = measures.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['lcp', 'cls', 'hydrated']));
  expect(measures.find(({ name }) => name === 'hydrated')?.value).toBeGreaterThan(0);
});

test('a measured visit that ends with a closed tab is counted', async ({ browser }) => {
  const probe = createServer().listen(0);
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const shop = await openShop({ METRICS_PORT: String(port) });
  const page = await browser.newPage();
  await page.addInitScript(() => {
    Math.random = () => 0.05;
  });
  const loaded = page.waitForResponse(/assets\/afterHydration-/);
  await page.goto(shop.origin);
  await (await loaded).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.close({ runBeforeUnload: true });
  const metrics = async () => (await fetch(`http://localhost:${String(port)}/metrics`)).text();
  await expect
    .poll(metrics)
    .toContain('shop_visit_milliseconds_count{measure="hydrated",page="home"} 1');
  await page.context().close();
  shop.stop();
});
