/** @jest-environment node */
import { MAX_QUANTITY } from '../../src/shared/api/productRules';
import { createStore } from '../db/store';
import type { ProductRecord } from '../services/ports';
import { engines, openTestShop, product, type TestShop } from './harness';

describe.each(engines)('cart and wishlist on $name', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  const cart = async (token: string) => (await shop.call('cartGet', {}, token)).body['cartData'];

  it('adds one unit at a time, by size', async () => {
    const { token } = await shop.signUp();
    await shop.call('cartAdd', { itemId: 'kurta', size: 'S' }, token);
    await shop.call('cartAdd', { itemId: 'kurta', size: 'S' }, token);
    await shop.call('cartAdd', { itemId: 'kurta', size: 'M' }, token);
    await shop.call('cartAdd', { itemId: 'lamp' }, token);
    expect(await cart(token)).toEqual({ kurta: { S: 2, M: 1 }, lamp: { default: 1 } });
  });

  it('keeps a product with the name of an object’s built-in property', async () => {
    const { token } = await shop.signUp();
    await shop.store.products.upsertMany([product('__proto__'), product('constructor')]);
    await shop.call('cartAdd', { itemId: '__proto__' }, token);
    await shop.call('cartAdd', { itemId: 'constructor' }, token);
    expect(Object.entries((await cart(token)) ?? {})).toEqual([
      ['__proto__', { default: 1 }],
      ['constructor', { default: 1 }],
    ]);
    expect({}).not.toHaveProperty('default');
    expect(Object).not.toHaveProperty('default');
  });

  it('counts twenty simultaneous adds as twenty', async () => {
    const { token } = await shop.signUp();
    const adds = Array.from({ length: 20 }, () => shop.call('cartAdd', { itemId: 'lamp' }, token));
    const statuses = (await Promise.all(adds)).map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await cart(token)).toEqual({ lamp: { default: 20 } });
  });

  it('refuses what another process has withdrawn or changed since the list was read', async () => {
    const { token } = await shop.signUp();
    const other = createStore(shop.db);
    const change = async (rest: Partial<ProductRecord>) => {
      await other.products.upsertMany([product('vase', rest)]);
      await other.products.bumpVersion();
    };
    await change({});
    await shop.call('productList');
    const add = (size?: string) => shop.call('cartAdd', { itemId: 'vase', size }, token);
    expect((await add()).status).toBe(200);
    await change({ sizes: ['S'] });
    expect((await add()).status).toBe(409);
    expect((await add('S')).status).toBe(200);
    await shop.call('productList');
    await change({ published: false });
    expect((await add('S')).status).toBe(404);
    await shop.call('productList');
    expect((await add('S')).status).toBe(404);
    expect((await shop.call('wishlistAdd', { productId: 'vase' }, token)).status).toBe(404);
  });

  it('adds one unit per key, however often the request is sent', async () => {
    const [asha, ravi] = [await shop.signUp(), await shop.signUp()];
    const add = (key: string, token = asha.token) =>
      shop.call('cartAdd', { itemId: 'lamp', key }, token);
    const answers = await Promise.all(Array.from({ length: 10 }, () => add('request-1')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await cart(asha.token)).toEqual({ lamp: { default: 1 } });
    await add('request-1');
    await add('request-2');
    // Keys belong to one user.
    await add('request-1', ravi.token);
    expect(await cart(asha.token)).toEqual({ lamp: { default: 2 } });
    expect(await cart(ravi.token)).toEqual({ lamp: { default: 1 } });
  });

  it('does not let a late copy of an older quantity overwrite a newer one', async () => {
    const { token } = await shop.signUp();
    const set = (quantity: number, key: string) =>
      shop.call('cartUpdate', { itemId: 'lamp', size: 'default', quantity, key }, token);
    await set(4, 'request-4');
    await set(5, 'request-5');
    expect((await set(4, 'request-4')).status).toBe(200);
    expect(await cart(token)).toEqual({ lamp: { default: 5 } });
    await set(0, 'request-6');
    await set(5, 'request-5');
    expect(await cart(token)).toEqual({});
  });

  it('sets a quantity, removes at 0, and never exceeds the limit', async () => {
    const { token } = await shop.signUp();
    const update = (quantity: number) =>
      shop.call('cartUpdate', { itemId: 'lamp', size: 'default', quantity }, token);
    await update(MAX_QUANTITY);
    await shop.call('cartAdd', { itemId: 'lamp' }, token);
    expect(await cart(token)).toEqual({ lamp: { default: MAX_QUANTITY } });
    expect((await update(MAX_QUANTITY + 1)).status).toBe(400);
    await update(0);
    expect(await cart(token)).toEqual({});
  });

  it('refuses what cannot be bought, with a message', async () => {
    const { token } = await shop.signUp();
    const add = async (itemId: string, size?: string) => {
      const { status, body } = await shop.call('cartAdd', { itemId, size }, token);
      return [status, body['message']];
    };
    const gone = [404, 'This product is no longer available.'];
    expect(await add('unknown')).toEqual(gone);
    expect(await add('hidden')).toEqual(gone);
    expect(await add('draft')).toEqual(gone);
    expect(await add('kurta')).toEqual([409, 'Please select a size before adding to cart.']);
    expect(await add('kurta', 'XL')).toEqual([409, 'Anarkali kurta is not available in size XL.']);
    expect(await cart(token)).toEqual({});
  });

  it('shows a withdrawn product’s line and lets it be removed', async () => {
    const { token, id } = await shop.signUp();
    await shop.store.cart.set({
      userId: id,
      productId: 'hidden',
      size: 'default',
      quantity: 2,
      at: 0,
    });
    expect(await cart(token)).toEqual({ hidden: { default: 2 } });
    const update = async (quantity: number) =>
      (await shop.call('cartUpdate', { itemId: 'hidden', size: 'default', quantity }, token))
        .status;
    expect(await update(3)).toBe(404);
    // Reducing always works: a unit that was added twice must be removable.
    expect(await update(1)).toBe(200);
    expect(await update(0)).toBe(200);
    expect(await cart(token)).toEqual({});
  });

  it('keeps what has sold out since: only ordering it is refused', async () => {
    const { token } = await shop.signUp();
    expect((await shop.call('cartAdd', { itemId: 'sofa' }, token)).status).toBe(200);
    const line = { itemId: 'sofa', size: 'default', quantity: 3 };
    expect((await shop.call('cartUpdate', line, token)).status).toBe(200);
    expect(await cart(token)).toEqual({ sofa: { default: 3 } });
  });

  it('keeps each person’s lists apart', async () => {
    const asha = await shop.signUp('Asha');
    const meera = await shop.signUp('Meera');
    await shop.call('cartAdd', { itemId: 'lamp' }, asha.token);
    await shop.call('wishlistAdd', { productId: 'lamp' }, asha.token);
    expect(await cart(meera.token)).toEqual({});
    expect((await shop.call('wishlistGet', {}, meera.token)).body['wishlist']).toEqual([]);
  });

  it('keeps a wishlist: each product once, oldest first', async () => {
    const { token } = await shop.signUp();
    await shop.call('wishlistAdd', { productId: 'sofa' }, token);
    shop.wait(1);
    await shop.call('wishlistAdd', { productId: 'lamp' }, token);
    const again = await shop.call('wishlistAdd', { productId: 'sofa' }, token);
    expect(again.body).toEqual({ success: true, message: 'Product already in wishlist!' });
    const list = async () => (await shop.call('wishlistGet', {}, token)).body['wishlist'];
    expect(await list()).toEqual(['sofa', 'lamp']);
    expect((await shop.call('wishlistAdd', { productId: 'draft' }, token)).status).toBe(404);
    await shop.call('wishlistRemove', { productId: 'sofa' }, token);
    expect(await list()).toEqual(['lamp']);
    await shop.call('wishlistClear', {}, token);
    expect(await list()).toEqual([]);
  });

  it('a late copy of a request neither restores nor removes a wish', async () => {
    const { token } = await shop.signUp();
    const list = async () => (await shop.call('wishlistGet', {}, token)).body['wishlist'];
    const add = (key: string) => shop.call('wishlistAdd', { productId: 'sofa', key }, token);
    const remove = (key: string) => shop.call('wishlistRemove', { productId: 'sofa', key }, token);
    await add('request-1');
    await remove('request-2');
    expect((await add('request-1')).status).toBe(200);
    expect(await list()).toEqual([]);
    await shop.call('wishlistClear', { key: 'request-3' }, token);
    await add('request-4');
    await remove('request-2');
    await shop.call('wishlistClear', { key: 'request-3' }, token);
    expect(await list()).toEqual(['sofa']);
  });

  it('sweeps the keys of a day ago, also very many, and keeps those of today', async () => {
    const { db, store, context } = shop;
    const DAY = 24 * 60 * 60 * 1000;
    const now = context.clock();
    const keys = (count: number, usedAt: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `sweep:${String(usedAt)}-${String(index)}`,
        used_at: usedAt,
      }));
    await db.deleteFrom('cart_keys').execute();
    await db
      .insertInto('cart_keys')
      .values([...keys(1_001, now - DAY - 1), ...keys(3, now)])
      .execute();
    await store.sweep(now);
    const left = await db.selectFrom('cart_keys').select('used_at').execute();
    expect(left.map((row) => row.used_at)).toEqual([now, now, now]);
  });
});
