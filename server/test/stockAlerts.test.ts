/** @jest-environment node */
import { sendMessages } from '../messages/send';
import { setStock } from '../operator/stock';
import { personalDataOf } from '../services/personalData';
import { tellBackInStock } from '../services/stockAlerts';
import { engines, openTestShop, type TestShop } from './harness';
import { mailbox, mailContext } from './mailbox';

describe.each(engines)('stock alerts on $name', (engine) => {
  let shop: TestShop;
  let box: ReturnType<typeof mailbox>;
  beforeEach(async () => {
    shop = await openTestShop(engine);
    box = mailbox();
    await setStock(shop.store, 'kurta', { size: 'S' }, 0);
    await setStock(shop.store, 'kurta', { size: 'M' }, 2);
  });
  afterEach(() => shop.close());

  const ask = (rest: object = {}) =>
    shop.call('stockAlert', {
      productId: 'kurta',
      size: 'S',
      email: 'asha@example.com',
      ...rest,
    });
  async function tell() {
    await tellBackInStock(shop.context);
    await sendMessages(mailContext(shop, box.transport));
    return box.taken.filter(({ subject }) => subject.endsWith('is back'));
  }

  it('are answered once, when the variant is back', async () => {
    await ask({ email: ' ASHA@example.com ' });
    await Promise.all([ask(), ask(), ask()]);
    await ask({ email: 'ravi@example.com' });
    expect(await tell()).toEqual([]);
    await setStock(shop.store, 'kurta', { size: 'S' }, 1);
    await Promise.all([tellBackInStock(shop.context), tellBackInStock(shop.context)]);
    const told = await tell();
    expect(told.map(({ to }) => to).sort()).toEqual(['asha@example.com', 'ravi@example.com']);
    expect(told[0]?.text).toContain('Anarkali kurta, S is back.');
    expect(told[0]?.text).toContain('https://shop.example/product/kurta');
    await setStock(shop.store, 'kurta', { size: 'S' }, 0);
    await setStock(shop.store, 'kurta', { size: 'S' }, 9);
    expect(await tell()).toHaveLength(2);
    await setStock(shop.store, 'kurta', { size: 'S' }, 0);
    await ask();
    await setStock(shop.store, 'kurta', { size: 'S' }, null);
    expect(await tell()).toHaveLength(3);
  });

  it('are refused for what can be bought or is not sold', async () => {
    expect((await ask({ size: 'M' })).body['message']).toBe(
      'It is in stock again. You can buy it now.',
    );
    expect((await ask({ size: 'XXL' })).status).toBe(409);
    expect((await ask({ productId: 'draft' })).status).toBe(404);
    expect((await ask({ email: 'nobody' })).status).toBe(400);
  });

  it('wait for any variant of a product that is out of stock', async () => {
    expect((await ask({ productId: 'sofa', size: undefined })).status).toBe(200);
    expect(await tell()).toEqual([]);
    const sofa = (await shop.store.products.find('sofa'))!;
    await shop.store.products.upsertMany([{ ...sofa, inStock: true }]);
    expect((await tell()).map(({ subject }) => subject)).toEqual(['Cane sofa is back']);
  });

  it('are limited for each place, and part of what the shop knows of a person', async () => {
    const { email, token, id } = await shop.signUp();
    await ask({ email });
    const user = (await shop.store.users.find(id))!;
    expect(await personalDataOf(shop.context, user)).toMatchObject({
      stockAlerts: [{ productId: 'kurta', variant: 'S' }],
    });
    await setStock(shop.store, 'kurta', { size: 'S' }, 1);
    await tellBackInStock(shop.context);
    await setStock(shop.store, 'kurta', { size: 'S' }, 0);
    await shop.call('userDelete', { password: 'correct horse' }, token);
    expect(await shop.store.stockAlerts.listOf(email)).toEqual([]);
    const about = (await shop.store.messages.list(50)).map(({ kind }) => kind);
    expect(about).not.toContain('back-in-stock');
    const statuses: number[] = [];
    for (let count = 0; count < 32; count += 1) {
      statuses.push((await ask({ email: `a${String(count)}@example.com` })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
