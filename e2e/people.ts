/** Shared by the specs of checkout, orders and profile: a new person, a filled cart, the form. */
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { translationsOf } from '../server/rendering/build/translations';
import type { Product } from '../src/shared/api/contract';
import { DEFAULT_SIZE } from '../src/shared/api/productRules';
import { variantsOf } from '../src/shared/lib/variants';

export interface Person {
  name: string;
  email: string;
  password: string;
  token: string;
}

interface ListedProduct {
  _id: string;
  name: string;
  sizes: string[];
  colors: string[];
  colorVariants: boolean;
  inStock: boolean;
}

/** The variant of a product that the tests buy: its first size, in its first colour. */
export const firstOf = (product: Pick<Product, 'sizes' | 'colors' | 'colorVariants'>): string =>
  variantsOf(product)[0] ?? DEFAULT_SIZE;

async function post<T>(
  request: APIRequestContext,
  path: string,
  data: object,
  token?: string,
): Promise<T> {
  const answer = await request.post(`/v1/api/${path}`, {
    data,
    ...(token !== undefined && { headers: { token } }),
  });
  return (await answer.json()) as T;
}

/** Registers a new person. */
export async function newcomer(request: APIRequestContext): Promise<Person> {
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  const person = { name: 'Asha Rao', email: `asha.${id}@example.com`, password: 'marigold-lane-1' };
  const { token } = await post<{ token: string }>(request, 'user/register', person);
  return { ...person, token };
}

/** Adds the first `count` available products to the account's cart. */
export async function fillCart(request: APIRequestContext, person: Person, count = 1) {
  const answer = await request.get('/v1/api/product/list?published=true&inStock=true&limit=60');
  const { products } = (await answer.json()) as { products: ListedProduct[] };
  const chosen = products.filter((product) => product.inStock).slice(0, count);
  for (const product of chosen) {
    await post(request, 'cart/add', { itemId: product._id, size: firstOf(product) }, person.token);
  }
  return chosen;
}

/** Opens the shop signed in, as on a later visit. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.addInitScript((token) => {
    if (localStorage.getItem('token') === null && sessionStorage.getItem('e2e') === null) {
      localStorage.setItem('token', token);
      sessionStorage.setItem('e2e', 'signed in once');
    }
  }, person.token);
}

/** A new person, signed in on this page, with `count` products in the account's cart. */
export async function shopperWithCart(page: Page, request: APIRequestContext, count = 1) {
  const person = await newcomer(request);
  const products = await fillCart(request, person, count);
  await signIn(page, person);
  return { person, products };
}

/** The id of the account that a token belongs to. */
export const ownerOf = (token: string): string => {
  const [, payload = ''] = token.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { id: string }).id;
};

type Cart = Record<string, Record<string, number>>;

/** What the account's cart holds: product, size, quantity. */
export const accountCart = async (request: APIRequestContext, person: Person): Promise<Cart> =>
  (await post<{ cartData: Cart }>(request, 'cart/get', {}, person.token)).cartData;

export const units = (cart: Cart): number =>
  Object.values(cart)
    .flatMap((sizes) => Object.values(sizes))
    .reduce((sum, quantity) => sum + quantity, 0);

export const ordersOf = async (request: APIRequestContext, person: Person) =>
  (
    await post<{
      orders: { _id: string; status: string; paymentMethod: string; paymentStatus: string }[];
    }>(request, 'order/userorders', {}, person.token)
  ).orders;

/** The text in the page's language; by default English. */
export type Say = (english: string) => string;
const inEnglish: Say = (english) => english;

/** The texts of a language, of which each must be translated. */
export function sayIn(language: string): Say {
  const texts = translationsOf(language);
  return (english) => {
    const text = texts[english];
    if (text === undefined) throw new Error(`No message "${english}" in ${language}.`);
    return text;
  };
}

/** Fills the fields that no lookup fills. */
export async function writeDelivery(page: Page, email: string, say = inEnglish): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(say('First name')).fill('Asha');
  await main.getByLabel(say('Last name')).fill('Rao');
  await main.getByLabel(say('Email')).fill(email);
  await main.getByLabel(say('Phone')).fill('9876543210');
  await main.getByLabel(say('Street address')).fill('12 Church Street');
  await main.getByLabel(say('PIN code')).fill('560001');
}

export async function fillDelivery(page: Page, person: Person, say = inEnglish): Promise<void> {
  await writeDelivery(page, person.email, say);
  const main = page.getByRole('main');
  await expect(main.getByLabel(say('City or district'))).toHaveValue('Bengaluru');
  await expect(main.getByLabel(say('State'))).toHaveValue('Karnataka');
}

export async function choose(
  page: Page,
  method: 'Cash on Delivery' | 'UPI',
  say = inEnglish,
): Promise<void> {
  await page.getByRole('radio', { name: say(method) }).check({ force: true });
}

export const placeButton = (page: Page) => page.getByRole('button', { name: /^Place Order/ });

/** Waits until the page is hydrated: keys and clicks work then. */
export const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached();

/** Opens an address and waits until it is hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Opens an address and touches the page: with the data saver it is hydrated from then on. */
export async function visitTouching(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html').dispatchEvent('pointerdown');
  await hydrated(page);
}

/** Waits until the service worker has stored the build and serves this page. */
export const workerServes = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
      timeout: 45_000,
    })
    .toBe(true);

/** Waits until idle work has run and its requests have responses. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
}

/** The scroll position once it no longer changes. */
export const rested = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let place = NaN;
        let frames = 0;
        const look = () => {
          frames = window.scrollY === place ? frames + 1 : 0;
          place = window.scrollY;
          if (frames < 20) requestAnimationFrame(look);
          else resolve(place);
        };
        look();
      }),
  );

/** Lays out the whole page; `content-visibility` would do so only near the screen. */
export async function layOutWholePage(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
}

interface SoldProduct extends ListedProduct {
  salePrice?: number | null | undefined;
  regularPrice?: number | null | undefined;
}

/** Orders one unit of a product by the API. Returns the order's id. */
export async function orderOne(
  request: APIRequestContext,
  person: Person,
  product: SoldProduct,
  call: 'order/place' | 'order/place-upi' = 'order/place',
): Promise<string> {
  const price = product.salePrice ?? product.regularPrice ?? 0;
  const size = firstOf(product);
  const order = {
    address: {
      firstName: 'Asha',
      lastName: 'Rao',
      email: person.email,
      street: '12 Church Street',
      city: 'Bengaluru',
      state: 'Karnataka',
      zipcode: '560001',
      country: 'India',
      phone: '9876543210',
    },
    items: [{ _id: product._id, name: product.name, quantity: 1, salePrice: price, size }],
    amount: price,
  };
  const { orderId } = await post<{ orderId: string }>(request, call, order, person.token);
  return orderId;
}
