/** @jest-environment node */
import type { Order, Product } from '../../src/shared/api/contract';
import { exportProducts, importProducts } from '../operator/products';
import { setStock } from '../operator/stock';
import type { FileError } from '../operator/fileError';
import { readRows } from '../operator/rows';
import { address, engines, openTestShop, product, type TestShop } from './harness';

const real = { dryRun: false, now: Date.UTC(2026, 0, 15) };
const csv = (text: string) => readRows('file.csv', text);

/** An order of kurtas at 1,000 rupees each. */
const kurtas = (size: string, quantity = 1) => ({
  address,
  items: [{ _id: 'ikat', name: 'Ikat kurta', quantity, size }],
  amount: 1_000 * quantity,
});

describe.each(engines)('colours on $name', (engine) => {
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    ({ token } = await shop.signUp());
    await shop.store.products.upsertMany([
      product('ikat', {
        name: 'Ikat kurta',
        sizes: ['S', 'M'],
        colors: ['Indigo', 'Rust'],
        image: ['/p/indigo.webp', '/p/detail.webp', '/p/rust.webp'],
      }),
      product('pouf', { colors: ['Sage', 'Teal'] }),
      product('rug', { colors: ['Sage'] }),
    ]);
    await shop.store.products.bumpVersion();
  });
  afterAll(() => shop.close());

  const listed = async (id: string): Promise<Product> => {
    const { body } = await shop.call('productList');
    return (body['products'] as Product[]).find(({ _id }) => _id === id)!;
  };
  const add = (itemId: string, size?: string) => shop.call('cartAdd', { itemId, size }, token);

  it('says which products have a choice of colours', async () => {
    const flags = await Promise.all(['ikat', 'pouf', 'rug', 'kurta'].map(listed));
    expect(flags.map(({ colorVariants }) => colorVariants)).toEqual([true, true, false, false]);
  });

  it('keeps the specified cart map', async () => {
    await add('ikat', 'M / Rust');
    await add('ikat', 'M / Rust');
    await add('pouf', 'default / Teal');
    const { body } = await shop.call('cartGet', {}, token);
    expect(body['cartData']).toMatchObject({
      ikat: { 'M / Rust': 2 },
      pouf: { 'default / Teal': 1 },
    });
  });

  it('keeps a line from before the choice of colours, and refuses what was never sold', async () => {
    expect((await add('ikat', 'M')).status).toBe(200);
    expect((await add('pouf')).status).toBe(200);
    for (const size of ['Rust', 'M / Teal', 'M / Rust / Rust', 'L']) {
      expect((await add('ikat', size)).body['message']).toBe(
        `Ikat kurta is not available in size ${size}.`,
      );
    }
  });

  it('orders a variant, with its own picture first', async () => {
    const { body } = await shop.call('orderPlace', kurtas('M / Rust', 2), token);
    const found = await shop.call('orderGet', { orderId: body['orderId'] }, token);
    expect((found.body['order'] as Order).items).toMatchObject([
      { size: 'M / Rust', image: ['/p/rust.webp', '/p/indigo.webp', '/p/detail.webp'] },
    ]);
  });

  it('does not order a line without its colour', async () => {
    const { status, body } = await shop.call('orderPlace', kurtas('M'), token);
    expect([status, body['message']]).toEqual([409, 'Ikat kurta (size M) is no longer available.']);
  });

  it('counts each variant', async () => {
    await setStock(shop.store, 'ikat', { size: 'M', colour: 'Rust' }, 1);
    await setStock(shop.store, 'pouf', { colour: 'Teal' }, 0);
    expect((await shop.call('orderPlace', kurtas('M / Rust'), token)).status).toBe(200);
    const refused = await shop.call('orderPlace', kurtas('M / Rust'), token);
    expect(refused.body['message']).toMatch(/^Ikat kurta \(size M \/ Rust\) is out of stock\./);
    expect((await shop.call('orderPlace', kurtas('M / Indigo'), token)).status).toBe(200);
    expect(await listed('pouf')).toMatchObject({ inStock: true, stock: { 'default / Teal': 0 } });
    await setStock(shop.store, 'pouf', { colour: 'Sage' }, 0);
    expect(await listed('pouf')).toMatchObject({ inStock: false });
  });

  it('imports and exports a column for each variant that is counted', async () => {
    await importProducts(
      shop.store,
      csv('_id,stock:S / Rust,stock:M / Rust,stock:Sage,stock:Teal\nikat,4,,,\npouf,,,3,\n'),
      real,
    );
    expect((await listed('ikat')).stock).toEqual({ 'S / Rust': 4 });
    expect((await listed('pouf')).stock).toEqual({ 'default / Sage': 3 });
    for (const format of ['csv', 'json'] as const) {
      const exported = await exportProducts(shop.store, format);
      const outcome = await importProducts(shop.store, readRows(`file.${format}`, exported), real);
      expect(outcome).toMatchObject({ added: 0, changed: 0 });
    }
    expect((await exportProducts(shop.store, 'csv')).split('\n')[0]).toContain(
      ',stock:S / Rust,stock:Sage',
    );
  });

  it('does not stop counting silently when a product gets other variants', async () => {
    await setStock(shop.store, 'rug', {}, 4);
    const refused = importProducts(shop.store, csv('_id,colors\nrug,Sage|Teal\n'), real);
    const { problems } = (await refused.catch((error: unknown) => error)) as FileError;
    expect(problems).toEqual([
      'line 2: rug is counted in stock, and would no longer be sold in it. Leave that column empty, and count stock:Sage, stock:Teal.',
    ]);
    await importProducts(
      shop.store,
      csv('_id,colors,stock,stock:Sage,stock:Teal\nrug,Sage|Teal,,4,0\n'),
      real,
    );
    expect((await listed('rug')).stock).toEqual({ 'default / Sage': 4, 'default / Teal': 0 });
  });

  it('exports what can be imported, also if a count is of a former variant', async () => {
    await shop.store.stock.set([{ productId: 'lamp', variant: 'XXL', quantity: 3 }]);
    const exported = await exportProducts(shop.store, 'csv');
    const outcome = await importProducts(shop.store, readRows('file.csv', exported), real);
    expect(outcome).toMatchObject({ added: 0, changed: 0 });
  });

  it('tells an operator which variants there are', async () => {
    const refused = importProducts(
      shop.store,
      csv('_id,stock:M,colors,sizes\nikat,1,Indigo|Rust,S|M\npouf,,Rust|A / Rust,M|M / A\n'),
      real,
    );
    const { problems } = (await refused.catch((error: unknown) => error)) as FileError;
    expect(problems).toEqual([
      'line 2: stock:M has a number, but ikat is sold as: stock:S / Indigo, stock:S / Rust, stock:M / Indigo, stock:M / Rust.',
      'line 3: sizes and colors must have different names, also when written as one: size / colour.',
    ]);
    await expect(setStock(shop.store, 'ikat', { size: 'M' }, 1)).rejects.toThrow(
      'ikat has the sizes S, M (--size), and the colours Indigo, Rust (--colour).',
    );
  });
});
