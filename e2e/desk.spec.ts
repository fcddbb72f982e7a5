import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import type { Order, Product } from '../src/shared/api/contract';
import { openShop, type OwnShop } from './ownShop';
import { holdBack } from './network';
import { newcomer, orderOne, ordersOf, signIn, visitTouching, type Person } from './people';
import { expect, test, type Page } from './test';

test.use({ serviceWorkers: 'block' });

let shop: OwnShop;
let request: APIRequestContext;
let owner: Person;
test.beforeAll(async ({ playwright }) => {
  shop = await openShop({}, 40);
  request = await playwright.request.newContext({ baseURL: shop.origin });
  owner = await newcomer(request);
  shop.operate('accounts', 'make-owner', owner.email);
});
test.afterAll(() => {
  shop.stop();
});

async function productsOnSale(): Promise<Product[]> {
  const listed = await request.get('/v1/api/product/list?inStock=true&limit=100');
  return ((await listed.json()) as { products: Product[] }).products;
}

async function productById(id: string): Promise<Product | undefined> {
  const listed = await request.get(`/v1/api/product/list?id=${id}`);
  return ((await listed.json()) as { products: Product[] }).products[0];
}

async function productOnSale(): Promise<Product> {
  const [product] = await productsOnSale();
  if (!product) throw new Error('The shop has nothing.');
  return product;
}

async function orderOf({ token }: Person, orderId: string): Promise<Order> {
  const asked = await request.post('/v1/api/order/get', { headers: { token }, data: { orderId } });
  return ((await asked.json()) as { order: Order }).order;
}

/** Orders by UPI and pays. */
async function paidOrder(person: Person, product: Product): Promise<string> {
  const orderId = await orderOne(request, person, product, 'order/place-upi');
  const { paymentUrl } = await orderOf(person, orderId);
  await request.post(new URL(paymentUrl ?? '').pathname, {
    form: { action: 'pay' },
    maxRedirects: 0,
  });
  const headers = { token: person.token };
  await request.post('/v1/api/order/verifyStripe', { headers, data: { orderId, success: 'true' } });
  return orderId;
}

const numberOf = (id: string): string => id.replaceAll('-', '').slice(-8).toUpperCase();

/** Opens the desk and signs in. */
async function openDesk(page: Page, { email, password }: Person = owner): Promise<void> {
  await page.goto(`${shop.origin}/desk`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Orders to pack')).toBeVisible();
}

/** No violation of WCAG 2.2 AA on the page as it is now. */
async function expectAccessible(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
      .every(({ playState }) => playState !== 'running'),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 160)) })),
  ).toEqual([]);
}

const noticeOf = (page: Page, text: RegExp | string) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

test('leads to the sign-in page at once', async ({ page }) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.goto(`${shop.origin}/desk/orders`);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  expect(visited.filter((path) => path === '/desk/login').length).toBeLessThan(5);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // And from there to the page that was asked for.
  await expect(page.locator('#react-admin-title')).toContainText('Orders');
});

test('says that a page is loading', async ({ page }) => {
  await openDesk(page);
  const letThrough = await holdBack(page, '**/v1/desk/orders/list');
  await page.goto(`${shop.origin}/desk/orders`);
  await expect(page.getByRole('progressbar', { name: 'Loading' }).first()).toBeVisible();
  await expectAccessible(page);
  letThrough();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a day in the shop: an order arrives, is packed, sent, delivered, returned and refunded', async ({
  page,
  isMobile,
}) => {
  await openDesk(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: /Orders to pack/ }).click();
  await expect(
    page.getByRole('heading', { name: 'Orders' }).or(page.locator('#react-admin-title')),
  ).toContainText('Orders');

  // It appears without reloading.
  const person = await newcomer(request);
  const product = await productOnSale();
  const orderId = await paidOrder(person, product);
  await expect(page.getByText(numberOf(orderId))).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link')
    .filter(isMobile ? { hasText: 'Asha Rao' } : { hasText: numberOf(orderId) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();

  await page.getByRole('button', { name: 'Packing', exact: true }).click();
  await noticeOf(page, 'is now "Packing"');
  await page.getByRole('button', { name: 'Shipped', exact: true }).click();
  const sending = page.getByRole('dialog', { name: 'Shipped' });
  await sending.getByLabel('Courier').fill('Delhivery');
  await sending.getByLabel('Tracking number').fill('DL123');
  await expectAccessible(page);
  await sending.getByRole('button', { name: 'Shipped' }).click();
  await expect(page.getByRole('link', { name: 'DL123' })).toBeVisible();
  await page.getByLabel('Note for the staff').fill('Ring twice.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await noticeOf(page, 'The note was saved.');
  await page.getByRole('button', { name: 'Delivered', exact: true }).click();
  await noticeOf(page, 'is now "Delivered"');
  await expectAccessible(page);
  expect((await orderOf(person, orderId)).shipment).toMatchObject({ number: 'DL123' });

  const [item] = (await orderOf(person, orderId)).items;
  if (!item) throw new Error('The order has no item.');
  await request.post('/v1/api/order/return', {
    headers: { token: person.token },
    data: {
      orderId,
      returnKey: `return-${orderId}`,
      productId: item._id,
      size: item.size,
      quantity: 1,
      kind: 'return',
      reason: 'mind',
    },
  });
  await page.getByRole('link', { name: 'Return: Requested' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await noticeOf(page, 'is now "Accepted"');
  await page.getByRole('button', { name: 'It is back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'It is back' }).click();
  await noticeOf(page, 'is now "Received"');
  await page.getByRole('button', { name: 'Refund' }).click();
  const refunding = page.getByRole('dialog', { name: /Refund/ });
  await expectAccessible(page);

  // Two answers are lost after the server has done the work.
  let lost = 0;
  await page.route('**/v1/desk/returns/refund', async (route) => {
    if (lost === 2) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await refunding.getByLabel('Your password').fill(owner.password);
  await refunding.getByRole('button', { name: 'Refund' }).click();
  await noticeOf(page, 'were refunded');
  expect(lost).toBe(2);
  const price = item.salePrice ?? item.regularPrice ?? 0;
  expect((await orderOf(person, orderId)).refunded).toBe(price);
});

test('several orders are moved at once and printed', async ({ page }) => {
  const person = await newcomer(request);
  const product = await productOnSale();
  const ids = [
    await orderOne(request, person, product, 'order/place'),
    await orderOne(request, person, product, 'order/place'),
  ];
  await openDesk(page);
  await page.goto(`${shop.origin}/desk/orders`);
  for (const id of ids) {
    await page.getByRole('checkbox', { name: `Choose order ${numberOf(id)}` }).check();
  }
  await page.getByRole('button', { name: 'Packing', exact: true }).click();
  await noticeOf(page, '2 moved to "Packing"');
  for (const id of ids) expect((await orderOf(person, id)).status).toBe('Packing');

  await page.goto(`${shop.origin}/desk/print/slips?ids=${ids.join(',')}`);
  for (const id of ids) {
    await expect(page.getByRole('heading', { name: `Order ${numberOf(id)}` })).toBeVisible();
  }
  await page.goto(`${shop.origin}/desk/print/labels?ids=${ids.join(',')}`);
  await expect(page.getByText(/^Collect ₹/)).toHaveCount(2);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a new product from a photograph shows in the shop at once', async ({ page, isMobile }) => {
  const name = `Clay cup ${isMobile ? 'small' : 'large'}`;
  const photograph = await sharp({
    create: { width: 900, height: 1200, channels: 3, background: '#a05030' },
  })
    .jpeg()
    .toBuffer();
  await openDesk(page);
  await page.goto(`${shop.origin}/desk/products/create`);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Price in rupees', { exact: true }).fill('250');
  await page.getByLabel('Categories').fill('Decor');
  await page.getByLabel('Categories').press('Enter');
  await page
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'script.svg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg></svg>') },
    ]);
  await noticeOf(page, 'This is not a photograph.');
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'cup.jpg', mimeType: 'image/jpeg', buffer: photograph }]);
  await expect(page.getByRole('img', { name: 'Photograph 1' })).toBeVisible();
  await page.getByLabel('What photograph 1 shows').fill('A red cup on a table');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await noticeOf(page, `${name} was saved.`);

  const link = page.getByRole('link', { name: 'Show in the shop' });
  const href = (await link.getAttribute('href')) ?? '';
  const before = Date.now();
  const { products } = (await (
    await request.get(`/v1/api/product/list?id=${href.replace('/product/', '')}`)
  ).json()) as { products: Product[] };
  expect(products).toMatchObject([{ name, regularPrice: 250 }]);
  expect(Date.now() - before).toBeLessThan(1_000);
  await page.goto(shop.origin + href);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const picture = page.getByRole('main').locator('img[alt="A red cup on a table"]').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/media\/[0-9a-f]{24}-\d+\.avif$/,
  );

  // Price and stock are changed in the list.
  await page.goto(`${shop.origin}/desk/products`);
  await page.getByRole('button', { name: `Price and stock of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('Sale price in rupees').fill('300');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('must not be above regularPrice');
  await dialog.getByLabel('Sale price in rupees').fill('200');
  await dialog.getByLabel('In stock').fill('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await noticeOf(page, `${name} was saved.`);
  await page.goto(shop.origin + href);
  await expect(page.getByText('Only 3 left')).toBeVisible();
});

test('products: arranged, put on sale, imported after a look', async ({ page }) => {
  const [first, second] = await productsOnSale();
  if (!first || !second) throw new Error('The shop has too few products.');
  await openDesk(page);
  await page.goto(`${shop.origin}/desk/products`);
  await page.getByRole('link', { name: 'Order', exact: true }).click();
  const handle = page.getByRole('button', { name: `Move ${second.name}`, exact: true });
  await expectAccessible(page);
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(new RegExp(`^${second.name}: place \\d+ of`))).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${second.name}: place 1 of`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Put down\./)).toBeAttached();
  await page.getByRole('button', { name: 'Save order' }).click();
  await noticeOf(page, 'The shop has this order now.');
  expect((await productsOnSale()).slice(0, 2).map(({ _id }) => _id)).toEqual([
    second._id,
    first._id,
  ]);

  // In Hindi where there is a text, else in English.
  await page.goto(`${shop.origin}/desk/products/${first._id}`);
  const translations = page.getByRole('region', { name: 'Translations' });
  await translations.getByRole('button', { name: /^हिन्दी/ }).click();
  const nameInHindi = translations.getByLabel('Name in हिन्दी');
  const hindi = await nameInHindi.inputValue();
  await expectAccessible(page);
  const inHindi = async () => {
    const listed = await request.get(`/v1/api/product/list?id=${first._id}&lang=hi`);
    return ((await listed.json()) as { products: Product[] }).products[0]?.name;
  };
  for (const [typed, shown] of [
    ['प्याला', 'प्याला'],
    ['', first.name],
    [hindi, hindi === '' ? first.name : hindi],
  ] as const) {
    await nameInHindi.fill(typed);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(inHindi).toBe(shown);
  }

  const regular = first.regularPrice ?? 0;
  const price = String(regular - 100);
  await page.goto(`${shop.origin}/desk/products/${first._id}`);
  await page.getByLabel('Price during the sale, in rupees').fill(price);
  await page.getByLabel('Until (time in India)').fill('2020-01-01T10:00');
  await page.getByRole('button', { name: 'Plan the sale' }).click();
  await noticeOf(page, 'A sale must end after it begins.');
  await page.getByLabel('Until (time in India)').fill('2099-01-01T10:00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Plan the sale' }).click();
  await noticeOf(page, 'The sale has begun.');
  const listed = await productById(first._id);
  expect(listed?.salePrice).toBe(regular - 100);
  await page.getByRole('button', { name: 'End it now' }).click();
  await noticeOf(page, 'The sale has ended.');
  expect((await productById(first._id))?.salePrice ?? null).toBe(first.salePrice ?? null);

  await page.goto(`${shop.origin}/desk/products`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('products.csv');
  await page.getByRole('link', { name: 'Import' }).click();
  const choose = async (lines: string[]) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'prices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['_id,regularPrice,salePrice', ...lines].join('\n')),
    });
  await choose([`${second._id},free,`]);
  await noticeOf(page, /line 2: regularPrice must be a number/);
  await choose([`${second._id},98765,`]);
  await expect(page.getByText('prices.csv: 0 new, 1 changed, 0 as they are')).toBeVisible();
  await expect(page.getByText(/^regularPrice: \d+ → 98765$/)).toBeVisible();
  expect((await productById(second._id))?.regularPrice).toBe(second.regularPrice);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import' }).click();
  await noticeOf(page, 'Imported: 0 new, 1 changed');
  expect((await productById(second._id))?.regularPrice).toBe(98_765);
});

test('content: slides, store and payment are changed without a build', async ({ page }) => {
  const photograph = await sharp({
    create: { width: 1200, height: 700, channels: 3, background: '#204060' },
  })
    .jpeg()
    .toBuffer();
  await openDesk(page);
  await page.goto(`${shop.origin}/desk/content`);
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expectAccessible(page);
  await part('Slides').getByRole('button', { name: 'Write your own slides' }).click();
  const slides = part('Slides');
  await slides
    .locator('input[type=file]')
    .setInputFiles([{ name: 'onam.jpg', mimeType: 'image/jpeg', buffer: photograph }]);
  await expect(slides.getByRole('img', { name: 'Photograph of slide 1' })).toBeVisible();
  await slides.getByLabel('Title of slide 1').fill('Onam is here');
  await slides.getByLabel('Text of slide 1').fill('Kasavu sarees, woven for the feast.');
  await slides.getByLabel('Where slide 1 leads').fill('https://elsewhere.example');
  await slides.getByRole('button', { name: 'Save' }).click();
  await noticeOf(page, 'A link leads into the shop');
  await slides.getByLabel('Where slide 1 leads').fill('/collection');
  await expectAccessible(page);
  await slides.getByRole('button', { name: 'Save' }).click();
  await noticeOf(page, 'Saved. The shop shows it now.');
  await part('Store').getByLabel('Phone').fill('+91 44 1234 5678');
  await part('Store').getByRole('button', { name: 'Save' }).click();
  await expect(
    part('Store').getByRole('button', { name: 'Use the settings of the server' }),
  ).toBeVisible();
  await part('Payment').getByLabel('Cash on delivery up to, in rupees').fill('1234');
  await part('Payment').getByRole('button', { name: 'Save' }).click();
  await expect(
    part('Payment').getByRole('button', { name: 'Use the settings of the server' }),
  ).toBeVisible();
  const found = async () => {
    const answer = await request.get('/v1/api/product/search?search=fanoos');
    return ((await answer.json()) as { total: number }).total;
  };
  expect(await found()).toBe(0);
  await part('Synonyms').getByLabel('Words that mean the same').fill('fanoos, table lamp');
  await part('Synonyms').getByRole('button', { name: 'Save' }).click();
  await expect.poll(found).toBeGreaterThan(0);
  await page.goto(`${shop.origin}/shop?search=fanoos`);
  await expect(page.getByRole('article').first()).toContainText('Lamp');
  await page.goto(`${shop.origin}/desk/content`);
  await expect(part('Synonyms').getByLabel('Words that mean the same')).toHaveValue(
    'fanoos, table lamp',
  );
  await part('Synonyms').getByLabel('Words that mean the same').fill('');
  await part('Synonyms').getByRole('button', { name: 'Save' }).click();
  await expect.poll(found).toBe(0);
  const labels = part('Labels in हिन्दी');
  const lines = labels.getByRole('textbox', { name: 'Labels in हिन्दी' });
  const before = await lines.inputValue();
  const without = before.split('\n').filter((line) => !line.startsWith('Lamps = '));
  await lines.fill([...without, 'Lamps लैंप'].join('\n'));
  await labels.getByRole('button', { name: 'Save' }).click();
  await expect(labels.getByRole('alert')).toContainText(
    `Line ${String(without.length + 1)}, “Lamps लैंप”: There is no =`,
  );
  await expectAccessible(page);
  await lines.fill(without.join('\n'));
  await labels.getByRole('button', { name: 'Save' }).click();
  await labels.getByRole('button', { name: 'Add a line for Lamps' }).click();
  await page.keyboard.type('दीये और लैंप');
  await labels.getByRole('button', { name: 'Save' }).click();
  const labelOfLamps = async () => {
    const answer = await request.get('/v1/api/content?lang=hi');
    const { content } = (await answer.json()) as { content: { labels: Record<string, string> } };
    return content.labels['Lamps'];
  };
  await expect.poll(labelOfLamps).toBe('दीये और लैंप');
  await lines.fill(before);
  await labels.getByRole('button', { name: 'Save' }).click();
  await expect.poll(labelOfLamps).toBe('लैंप');

  const terms = await request.get('/v1/api/order/cod-terms');
  expect(await terms.json()).toMatchObject({ max: 1234 });

  await visitTouching(page, shop.origin);
  const offers = page.getByRole('region', { name: 'Offers' });
  await expect(offers.getByRole('heading', { name: 'Onam is here' })).toBeVisible();
  await expect(offers.getByRole('link', { name: 'See the collection' })).toHaveAttribute(
    'href',
    '/collection',
  );
  const picture = offers.getByRole('group', { name: '1 of 1' }).locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await expect(page.getByRole('contentinfo').getByText('+91 44 1234 5678')).toBeVisible();
  // Also without script, and for search engines.
  const contact = await (await request.get('/contact')).text();
  expect(contact).toContain('+91 44 1234 5678');
  expect(contact).not.toContain('This is a demonstration store.');

  await page.goto(`${shop.origin}/desk/content`);
  await part('Slides').getByRole('button', { name: 'Use the built-in ones' }).click();
  await expect(part('Slides').getByText('The shop shows its built-in ones.')).toBeVisible();
  for (const name of ['Store', 'Payment']) {
    const reset = part(name).getByRole('button', { name: 'Use the settings of the server' });
    await reset.click();
    await expect(reset).toHaveCount(0);
  }
  await page.goto(shop.origin);
  await expect(page.getByText('Onam is here')).toHaveCount(0);
});

test('a review: bought, reported, answered, hidden', async ({ page }) => {
  const product = await productOnSale();
  const [buyer, reader] = [await newcomer(request), await newcomer(request)];
  const orderId = await paidOrder(buyer, product);
  shop.operate('orders', 'set-status', orderId, 'Delivered');
  const comment = `Fades in the wash, says ${buyer.email}.`;
  await request.post('/v1/api/product/review/add', {
    headers: { token: buyer.token },
    data: { productId: product._id, rating: 1, comment },
  });
  const inShop = `${shop.origin}/product/${product._id}`;
  const review = page.getByRole('listitem').filter({ hasText: comment });
  await signIn(page, reader);
  await page.goto(inShop);
  await page.getByRole('tab', { name: /Reviews/ }).click();
  await expect(review.getByText('Verified buyer')).toBeVisible();
  await review.getByRole('button', { name: /^Report/ }).click();
  const reporting = page.getByRole('dialog', { name: 'Report this review' });
  await reporting.getByRole('radio', { name: 'It tells private details of a person' }).check();
  await expectAccessible(page);
  await reporting.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByText('Thank you. We will look at this review.')).toBeVisible();

  await openDesk(page);
  await page.getByRole('link', { name: /Reported reviews/ }).click();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: new RegExp(product.name) })
    .first()
    .click();
  await expect(page.getByText('It tells private details of a person')).toBeVisible();
  await page.getByLabel("The store's answer").fill('Please wash it by hand.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save answer' }).click();
  await noticeOf(page, 'The answer was saved.');
  await page.goto(inShop);
  await page.getByRole('tab', { name: /Reviews/ }).click();
  await expect(review.getByText('Please wash it by hand.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${shop.origin}/desk/reviews`);
  await page
    .getByRole('link', { name: new RegExp(product.name) })
    .first()
    .click();
  await page.getByRole('button', { name: 'Hide' }).click();
  await noticeOf(page, 'The review is hidden.');
  await page.goto(inShop);
  await page.getByRole('tab', { name: /Reviews/ }).click();
  await expect(page.getByRole('button', { name: 'Write Review' })).toBeVisible();
  await expect(page.getByText(comment)).toHaveCount(0);
});

test('a customer: found by name, sent a link, exported, deleted', async ({ page, isMobile }) => {
  const person = await newcomer(request);
  await orderOne(request, person, await productOnSale(), 'order/place');
  const orderId = await orderOne(request, person, await productOnSale(), 'order/place');
  await openDesk(page);
  await page.goto(`${shop.origin}/desk/customers`);
  await page.getByLabel('Name or email').fill(person.email);
  const row = page.getByRole(isMobile ? 'listitem' : 'row').filter({ hasText: person.email });
  await expect(
    isMobile ? row.getByText(/ · 2 orders · /) : row.getByRole('cell', { name: '2', exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('link', { name: 'Asha Rao' }).click();
  await expect(page.getByText('2 orders, ')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send a link for a new password' }).click();
  await noticeOf(page, `goes to ${person.email}`);
  await expect
    .poll(
      () =>
        shop
          .mails()
          .filter((mail) => mail.includes(`To: ${person.email}`) && mail.includes('password'))
          .length,
    )
    .toBe(1);

  await page.getByRole('button', { name: 'Export data' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export the data of Asha Rao?' });
  await exporting.getByLabel('Your password').fill(owner.password);
  const download = page.waitForEvent('download');
  await exporting.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe(`${person.email}.json`);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const deleting = page.getByRole('dialog', { name: 'Delete the account of Asha Rao?' });
  await deleting.getByLabel('Your password').fill(owner.password);
  await deleting.getByRole('button', { name: 'Delete for good' }).click();
  // Its orders are on their way.
  await expect(deleting.getByRole('alert')).toContainText(numberOf(orderId));
  await deleting.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Show orders' }).click();
  await expect(page.getByText(numberOf(orderId))).toBeVisible();
  await page.goBack();
  for (const { _id } of await ordersOf(request, person)) {
    shop.operate('orders', 'set-status', _id, 'Cancelled');
  }
  await page.getByRole('button', { name: 'Delete account' }).click();
  await deleting.getByLabel('Your password').fill(owner.password);
  await deleting.getByRole('button', { name: 'Delete for good' }).click();
  await noticeOf(page, 'The account was deleted.');
  const refused = await request.post('/v1/api/user/login', {
    data: { email: person.email, password: person.password },
  });
  expect(refused.status()).toBe(401);
});

test('who may do what: shoppers stay out, staff see no roles, the owner sees each change', async ({
  page,
}) => {
  const clerk = await newcomer(request);
  await page.goto(`${shop.origin}/desk`);
  await page.getByLabel('Email').fill(clerk.email);
  await page.getByLabel('Password').fill(clerk.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await noticeOf(page, 'This account may not use the desk.');

  shop.operate('accounts', 'set-role', clerk.email, 'staff');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Orders to pack')).toBeVisible();
  await page.goto(`${shop.origin}/desk/staff`);
  await expect(page.getByText(clerk.email)).toHaveCount(0);
  await page.evaluate(() => {
    localStorage.clear();
  });

  await openDesk(page);
  await page.goto(`${shop.origin}/desk/staff`);
  await page.getByRole('listitem').filter({ hasText: clerk.email }).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Change the role?' });
  await dialog.getByLabel('Role').click();
  await page.getByRole('option', { name: /Shopper/ }).click();
  await dialog.getByLabel('Your password').fill('not my password');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await noticeOf(page, 'The current password is wrong.');
  await dialog.getByLabel('Your password').fill(owner.password);
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText(clerk.email, { exact: false })).toHaveCount(1);
  await page.goto(`${shop.origin}/desk/audit`);
  const newest = page.getByRole('listitem').filter({ hasText: 'account.role' }).first();
  await expect(newest).toContainText('role: staff → role: shopper');
  await expect(newest).toContainText(owner.email);
  await expectAccessible(page);
});

test('a second factor: turned on with the code of an app, asked for when signing in', async ({
  page,
}) => {
  const clerk = await newcomer(request);
  shop.operate('accounts', 'set-role', clerk.email, 'staff');
  await openDesk(page, clerk);
  await page.goto(`${shop.origin}/desk/security`);
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Second factor' });
  await dialog.getByLabel('Your password').fill(clerk.password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  const text = await page.getByText('Or type this secret:').innerText();
  const app = new TOTP({ secret: Secret.fromBase32(text.replace(/^.*: /, '')) });
  await expectAccessible(page);
  await page.getByLabel('The code that the app shows').fill(app.generate());
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await noticeOf(page, 'The second factor is on.');

  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.goto(`${shop.origin}/desk`);
  await page.getByLabel('Email').fill(clerk.email);
  await page.getByLabel('Password').fill(clerk.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The next code: the first one was used.
  const next = app.generate({ timestamp: Date.now() + 30_000 });
  await page.getByLabel('Code from your authenticator app').fill(next);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Orders to pack')).toBeVisible();
});

test('the desk is no part of the shop: not in its worker, not in search engines', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: shop.origin, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return lists.flat();
  });
  expect(cached.length).toBeGreaterThan(0);
  expect(cached.filter((url) => url.includes('/desk'))).toEqual([]);
  // The worker controls this page, and yet leads to the desk.
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'The desk' })).toBeVisible();
  expect(await (await context.request.get('/robots.txt')).text()).toContain('Disallow: /desk');
  await context.close();
});
