/**
 * Fault injection for the cart: a guest cart merges into an account while responses are dropped, requests cut, delayed
 * and repeated, pages reloaded and killed, the connection lost and restored, and the shopper goes on tapping. At the
 * end the server has what the screen last showed, and the screen shows what the last tap made of it. Repeat a failing
 * seed with `CHAOS_FROM=<seed> CHAOS_SEEDS=1`.
 */
import { expect, test, type Page } from '@playwright/test';
import { newcomer } from '../people';
import { seeded, startChaos, type ChaosProxy } from './proxy';

const SEEDS = Number(process.env['CHAOS_SEEDS'] ?? 20);
const FROM = Number(process.env['CHAOS_FROM'] ?? 1);
const STEPS = 8;

let proxy: ChaosProxy;
test.beforeAll(async ({ baseURL }) => {
  proxy = await startChaos(baseURL ?? '');
});
test.afterAll(() => {
  proxy.close();
});

interface Listed {
  _id: string;
  name: string;
  sizes: string[];
  colorVariants: boolean;
  inStock: boolean;
}

type Cart = Record<string, Record<string, number>>;

/** The displayed quantities by product name. */
const shown = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('ul[aria-label="Cart lines"] > li')].map((line) => [
        line.querySelector('h2')?.textContent ?? '',
        Number(line.querySelector('[role="spinbutton"]')?.getAttribute('aria-valuenow') ?? 0),
      ]),
    ),
  );

const field = (page: Page, name: string) =>
  page.getByRole('group', { name: `Quantity of ${name}` }).getByRole('spinbutton');

for (let seed = FROM; seed < FROM + SEEDS; seed += 1) {
  test(`storm ${String(seed)}`, async ({ browser, request }) => {
    const random = seeded(seed * 7_919);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
    const person = await newcomer(request);
    const listed = await request.get('/v1/api/product/list?published=true&limit=200');
    const { products } = (await listed.json()) as { products: Listed[] };
    const lines = products
      .filter(
        ({ inStock, sizes, colorVariants }) => inStock && sizes.length === 0 && !colorVariants,
      )
      .slice(0, 3);
    const [first, second] = lines as [Listed, Listed];
    const inAccount = Math.floor(random() * 3);
    for (let unit = 0; unit < inAccount; unit += 1) {
      await request.post('/v1/api/cart/add', {
        headers: { token: person.token },
        data: { itemId: first._id },
      });
    }
    const guest: Cart = { [first._id]: { default: 2 }, [second._id]: { default: 1 } };

    const context = await browser.newContext({
      baseURL: proxy.url,
      serviceWorkers: 'block',
      // As if the person had just signed in, with a guest cart on the device.
      storageState: {
        cookies: [],
        origins: [
          {
            origin: proxy.url,
            localStorage: [
              { name: 'cartItems', value: JSON.stringify(guest) },
              { name: 'token', value: person.token },
            ],
          },
        ],
      },
    });
    await context.clock.install();
    const open = async (): Promise<Page> => {
      const opened = await context.newPage();
      await opened.goto('/cart', { waitUntil: 'commit' });
      await expect(opened.getByRole('list', { name: 'Cart lines' })).toBeVisible();
      return opened;
    };
    proxy.storm(seed);
    let page = await open();
    const wanted: Record<string, number> = { [first.name]: 2 + inAccount, [second.name]: 1 };
    /** Taps without waiting: a kill must not lose what the screen has shown. */
    const tap = async ({ name }: Listed, label: string): Promise<void> => {
      const button = page
        .getByRole('group', { name: `Quantity of ${name}` })
        .getByRole('button', { name: label });
      if (!(await button.isEnabled())) return;
      await button.click();
      wanted[name] = Number(await field(page, name).getAttribute('aria-valuenow'));
    };

    for (let step = 0; step < STEPS; step += 1) {
      const action = pick(['tap', 'tap', 'tap', 'less', 'reload', 'kill', 'offline', 'wait']);
      const product = pick([first, second]);
      if (action === 'tap') await tap(product, 'Increase quantity');
      else if (action === 'less') await tap(product, 'Decrease quantity');
      else if (action === 'reload') {
        await page.reload({ waitUntil: 'commit' });
        await expect(page.getByRole('list', { name: 'Cart lines' })).toBeVisible();
      } else if (action === 'kill') {
        await page.close({ runBeforeUnload: false });
        page = await open();
      } else if (action === 'offline') {
        await context.setOffline(true);
        await page.waitForTimeout(150);
        await context.setOffline(false);
      } else {
        await page.waitForTimeout(250);
      }
    }

    // Once the account has been read, nothing that follows may change what the screen shows.
    await proxy.calm();
    await page.clock.fastForward(1_000);
    const saved = page.getByText('Saved in your account', { exact: true });
    for (let round = 0; round < 12 && !(await saved.isVisible()); round += 1) {
      await page.clock.fastForward(31_000);
      await page.waitForTimeout(400);
    }
    await expect(saved).toBeVisible();
    const last = await shown(page);
    expect(last, proxy.log.join('\n')).toEqual(wanted);
    // Doubtful lines are read again half a minute after the last doubt.
    await page.clock.fastForward(31_000);
    await page.waitForTimeout(500);
    await page.clock.fastForward(31_000);
    await page.waitForTimeout(500);
    await expect(saved).toBeVisible();
    expect(await shown(page), proxy.log.join('\n')).toEqual(last);

    const answer = await request.post('/v1/api/cart/get', {
      headers: { token: person.token },
      data: {},
    });
    const { cartData } = (await answer.json()) as { cartData: Cart };
    const held = Object.fromEntries(
      Object.entries(cartData).map(([id, sizes]) => [
        products.find(({ _id }) => _id === id)?.name ?? id,
        sizes['default'] ?? 0,
      ]),
    );
    expect(held, `seed ${String(seed)}\n${proxy.log.join('\n')}`).toEqual(last);
    await context.close();
  });
}
