/**
 * Storms over a cart: a guest's lines join an account while answers are dropped, requests cut,
 * delayed and repeated, pages reloaded and killed, the connection lost and found, and a thumb
 * taps on. Whatever happens, the server ends with what the last screen showed. A failing seed is
 * replayed with `CHAOS_FROM=<seed> CHAOS_SEEDS=1`.
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
  inStock: boolean;
}

type Cart = Record<string, Record<string, number>>;

/** What the screen says, by product name. */
const shown = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('ul[aria-label="Cart lines"] > li')].map((line) => [
        line.querySelector('h2')?.textContent ?? '',
        Number(line.querySelector('[role="spinbutton"]')?.getAttribute('aria-valuenow') ?? 0),
      ]),
    ),
  );

for (let seed = FROM; seed < FROM + SEEDS; seed += 1) {
  test(`storm ${String(seed)}`, async ({ browser, request }) => {
    const random = seeded(seed * 7_919);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
    const person = await newcomer(request);
    const listed = await request.get('/v1/api/product/list?published=true&limit=200');
    const { products } = (await listed.json()) as { products: Listed[] };
    const lines = products
      .filter(({ inStock, sizes }) => inStock && sizes.length === 0)
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

    const context = await browser.newContext({ baseURL: proxy.url, serviceWorkers: 'block' });
    await context.clock.install();
    let page = await context.newPage();
    await page.goto('/about');
    await page.evaluate(
      ([cart, token]) => {
        localStorage.setItem('cartItems', cart);
        // As if the person had signed in a moment ago, in the tab that is opened next.
        localStorage.setItem('token', token);
      },
      [JSON.stringify(guest), person.token] as const,
    );
    proxy.storm(seed);
    await page.goto('/cart');
    await expect(page.getByRole('list', { name: 'Cart lines' })).toBeVisible();

    for (let step = 0; step < STEPS; step += 1) {
      const action = pick(['tap', 'tap', 'tap', 'less', 'reload', 'kill', 'offline', 'wait']);
      const name = pick([first.name, second.name]);
      const quantity = page.getByRole('group', { name: `Quantity of ${name}` });
      if (action === 'tap') {
        const more = quantity.getByRole('button', { name: 'Increase quantity' });
        if (await more.isEnabled().catch(() => false)) await more.click();
      } else if (action === 'less') {
        const less = quantity.getByRole('button', { name: 'Decrease quantity' });
        if (await less.isEnabled().catch(() => false)) await less.click();
      } else if (action === 'reload') {
        // What was tapped a moment ago is on the disk before the page goes.
        await page.waitForTimeout(120);
        await page.reload();
        await expect(page.getByRole('list', { name: 'Cart lines' })).toBeVisible();
      } else if (action === 'kill') {
        await page.waitForTimeout(120);
        await page.close({ runBeforeUnload: false });
        page = await context.newPage();
        await page.goto('/cart');
        await expect(page.getByRole('list', { name: 'Cart lines' })).toBeVisible();
      } else if (action === 'offline') {
        await context.setOffline(true);
        await page.waitForTimeout(150);
        await context.setOffline(false);
      } else {
        await page.waitForTimeout(400);
      }
    }

    // Once the account has been read, nothing that follows may change what the screen says.
    await proxy.calm();
    await page.clock.fastForward(1_000);
    const saved = page.getByText('Saved in your account', { exact: true });
    for (let round = 0; round < 12 && !(await saved.isVisible()); round += 1) {
      await page.clock.fastForward(31_000);
      await page.waitForTimeout(400);
    }
    await expect(saved).toBeVisible();
    const last = await shown(page);
    // The look back at doubtful lines comes half a minute after the last doubt.
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
