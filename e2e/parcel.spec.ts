import AxeBuilder from '@axe-core/playwright';
import { openShop, type OwnShop } from './ownShop';
import { fillCart, newcomer, signIn } from './people';
import { expect, test } from './test';

test.use({ serviceWorkers: 'block' });

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openShop({});
});
test.afterAll(() => {
  shop.stop();
});

test('an order says by when it arrives, and its parcel can be followed', async ({
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: shop.origin });
  const person = await newcomer(request);
  const [product] = await fillCart(request, person);
  const listed = await request.get(`/v1/api/product/list?id=${product?._id ?? ''}`);
  const [sold] = ((await listed.json()) as { products: Record<string, unknown>[] }).products;
  const placed = await request.post('/v1/api/order/place', {
    headers: { token: person.token },
    data: {
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
      items: [{ ...sold, quantity: 1, size: product?.sizes[0] ?? 'default' }],
      amount: sold?.['salePrice'] ?? sold?.['regularPrice'],
    },
  });
  const { orderId } = (await placed.json()) as { orderId: string };

  await signIn(page, person);
  await page.goto(`${shop.origin}/orders/${orderId}`);
  await expect(page.getByText(/^Arrives by (?:Mon|Tue|Wed|Thu|Fri|Sat) \d+ \w{3}$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Track parcel' })).toBeHidden();

  const courier = ['--courier', 'delhivery', '--tracking', '1234567890'];
  shop.operate('orders', 'set-status', orderId, 'Shipped', ...courier);
  await page.reload();
  await expect(page.getByText('With Delhivery, number 1234567890')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Track parcel' })).toHaveAttribute(
    'href',
    'https://www.delhivery.com/track-v2/package/1234567890',
  );
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  // A label beside a long value stays in one line.
  const [short, long] = await Promise.all(
    ['Shipping', 'Payment'].map((label) =>
      page.getByRole('term').filter({ hasText: label }).boundingBox(),
    ),
  );
  expect(long?.height).toBe(short?.height);

  shop.operate('orders', 'set-status', orderId, 'Delivered');
  await page.reload();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Arrives by/)).toBeHidden();
  await request.dispose();
});
