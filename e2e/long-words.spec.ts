import { expect, test, type Page } from './test';
import { hydrated } from './people';

// The route below gives the page other names than in its HTML.
test.use({ mayDiffer: true, serviceWorkers: 'block', viewport: { width: 360, height: 740 } });

const LONG = 'Rindfleischetikettierungs'.repeat(6);

interface List {
  products: { name: string; sizes: string[]; inStock: boolean; _id: string }[];
}

const expectNoWider = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(360);

test('a name and a size of one long word make no page wider', async ({ page, request }) => {
  const answer = await request.get('/v1/api/product/list?published=true&limit=1000');
  const { products } = (await answer.json()) as List;
  const kurta = products.find(({ inStock, sizes }) => inStock && sizes.length > 1);
  if (!kurta) throw new Error('The shop has nothing with sizes.');
  await page.route('**/v1/api/product/list*', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as List;
    for (const product of list.products) {
      if (product._id === kurta._id) Object.assign(product, { name: LONG, sizes: [LONG, 'M'] });
    }
    await route.fulfill({ response, json: list });
  });
  await page.goto(`/product/${kurta._id}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG);
  await expectNoWider(page);
  await page
    .getByRole('radiogroup', { name: 'Size' })
    .getByRole('radio')
    .first()
    .check({ force: true });
  await page
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click();
  await expect(page.getByText(/^1 in your cart/).first()).toBeVisible();
  await expectNoWider(page);
  await page.goto('/cart');
  await hydrated(page);
  await expect(page.getByRole('main').getByText(LONG).first()).toBeVisible();
  await expectNoWider(page);
});
