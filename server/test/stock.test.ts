/** @jest-environment node */
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Order, Product } from '../../src/shared/api/contract';
import { setOrderStatus } from '../services/orderStatus';
import { exportProducts, importProducts } from '../operator/products';
import { setStock } from '../operator/stock';
import { FileError } from '../operator/fileError';
import { readRows } from '../operator/rows';
import { sweepPayments } from '../services/paymentFlow';
import { cancelUnpaid } from '../services/unpaid';
import { address, engines, lampOrder, openTestShop, product, type TestShop } from './harness';
import { killAll, run, startServer } from './processes';

const MINUTE = 60 * 1000;

/** An order of kurtas in a size, at 1,499 rupees each. */
const kurtas = (size: string, quantity: number, orderKey?: string) => ({
  address,
  items: [{ _id: 'kurta', name: 'Anarkali kurta', quantity, size }],
  amount: 1_499 * quantity,
  ...(orderKey !== undefined && { orderKey }),
});

describe.each(engines)('stock on $name', (engine) => {
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    ({ token } = await shop.signUp());
  });
  afterAll(() => shop.close());

  const left = async (id: string): Promise<Record<string, number>> => ({
    ...(await shop.store.products.find(id))?.stock,
  });
  const listed = async (id: string): Promise<Product> => {
    const { body } = await shop.call('productList');
    return (body['products'] as Product[]).find(({ _id }) => _id === id)!;
  };
  const orderOf = async (orderId: string) =>
    (await shop.call('orderGet', { orderId }, token)).body['order'] as Order;
  const payPage = (body: Record<string, unknown>, action: string) =>
    fetch(shop.origin + new URL(body['paymentUrl'] as string).pathname, {
      method: 'POST',
      body: new URLSearchParams({ action }),
      redirect: 'manual',
    });
  beforeEach(async () => {
    await setStock(shop.store, 'kurta', { size: 'S' }, null);
    await setStock(shop.store, 'kurta', { size: 'M' }, null);
    await setStock(shop.store, 'lamp', {}, null);
  });

  it('sells any number of what is not counted', async () => {
    expect((await listed('kurta')).stock).toBeUndefined();
    expect((await shop.call('orderPlace', kurtas('M', 999), token)).status).toBe(200);
    expect(await left('kurta')).toEqual({});
  });

  it('takes with an order, and gives back once with its cancelling', async () => {
    await setStock(shop.store, 'kurta', { size: 'M' }, 5);
    const { body } = await shop.call('orderPlace', kurtas('M', 3, 'taken-once'), token);
    await shop.call('orderPlace', kurtas('M', 3, 'taken-once'), token);
    expect(await left('kurta')).toEqual({ M: 2 });
    const orderId = body['orderId'] as string;
    await Promise.all([1, 2, 3].map(() => shop.call('orderCancel', { orderId }, token)));
    expect(await left('kurta')).toEqual({ M: 5 });
  });

  it('gives back when the operator cancels, and nothing for what was not counted', async () => {
    const { body } = await shop.call('orderPlace', kurtas('M', 3), token);
    await setStock(shop.store, 'kurta', { size: 'M' }, 1);
    await setOrderStatus(shop.context, body['orderId'] as string, 'Cancelled');
    expect(await left('kurta')).toEqual({ M: 1 });
    const counted = await shop.call('orderPlace', kurtas('M', 1), token);
    await setOrderStatus(shop.context, counted.body['orderId'] as string, 'Cancelled');
    expect(await left('kurta')).toEqual({ M: 1 });
  });

  it('gives back what comes back to the store, and not what the courier has lost', async () => {
    await setStock(shop.store, 'kurta', { size: 'M' }, 3);
    const shipped = async () => {
      const { body } = await shop.call('orderPlace', kurtas('M', 1), token);
      const orderId = body['orderId'] as string;
      await setOrderStatus(shop.context, orderId, 'Shipped');
      return orderId;
    };
    const [refused, lost] = [await shipped(), await shipped()];
    await setOrderStatus(shop.context, refused, 'Delivery attempted');
    await setOrderStatus(shop.context, refused, 'Refused');
    await setOrderStatus(shop.context, lost, 'Lost');
    expect(await left('kurta')).toEqual({ M: 1 });
    await setOrderStatus(shop.context, refused, 'Returned to store');
    expect(await left('kurta')).toEqual({ M: 2 });
    await expect(setOrderStatus(shop.context, refused, 'Delivered')).rejects.toThrow(
      'An order that is "Returned to store" cannot become "Delivered".',
    );
    expect(await orderOf(refused)).toMatchObject({ paymentStatus: 'due', expectedBy: null });
  });

  it.each(['Lost', 'Returned to store'] as const)(
    'refunds a paid order that is %s, also when the provider is away at first',
    async (status) => {
      const { body } = await shop.call('orderPlaceUpi', kurtas('S', 1), token);
      const orderId = body['orderId'] as string;
      await payPage(body, 'pay');
      await shop.call('orderVerify', { success: 'true', orderId }, token);
      await setOrderStatus(shop.context, orderId, 'Shipped');
      const away = {
        ...shop.context,
        payments: {
          ...shop.context.payments,
          refund: () => Promise.reject(new Error('The provider is away.')),
        },
      };
      expect(await setOrderStatus(away, orderId, status)).toMatchObject({ paymentStatus: 'paid' });
      await sweepPayments(shop.context);
      expect(await orderOf(orderId)).toMatchObject({ status, paymentStatus: 'refunded' });
    },
  );

  it('refuses more than there is, says how many are left, and orders nothing', async () => {
    await setStock(shop.store, 'kurta', { size: 'M' }, 2);
    await setStock(shop.store, 'lamp', {}, 0);
    const lines = [...kurtas('M', 3).items, ...lampOrder().items];
    const mixed = { address, items: lines, amount: 1_499 * 3 + 2_000 };
    const { status, body } = await shop.call('orderPlace', mixed, token);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'Only 2 of Anarkali kurta (size M) left. Brass lamp is out of stock.',
      lines: [
        { productId: 'kurta', size: 'M', problem: 'sold-out', left: 2 },
        { productId: 'lamp', problem: 'sold-out' },
      ],
    });
    expect((body['lines'] as object[])[1]).not.toHaveProperty('left');
    expect(await left('kurta')).toEqual({ M: 2 });
  });

  it('shows a product as sold out when all its sizes are, and again when one is back', async () => {
    await setStock(shop.store, 'kurta', { size: 'M' }, 1);
    await setStock(shop.store, 'kurta', { size: 'S' }, 0);
    expect(await listed('kurta')).toMatchObject({ inStock: true, stock: { M: 1, S: 0 } });
    const { body } = await shop.call('orderPlace', kurtas('M', 1), token);
    expect(await listed('kurta')).toMatchObject({ inStock: false, stock: { M: 0, S: 0 } });
    const inStock = await shop.call('productList', { inStock: 'true' });
    expect((inStock.body['products'] as Product[]).map(({ _id }) => _id)).not.toContain('kurta');
    await shop.call('orderCancel', { orderId: body['orderId'] }, token);
    expect(await listed('kurta')).toMatchObject({ inStock: true, stock: { M: 1, S: 0 } });
  });

  it('publishes smaller changes within a minute, together', async () => {
    await setStock(shop.store, 'kurta', { size: 'M' }, 50);
    const before = await shop.store.products.version();
    await shop.call('orderPlace', kurtas('M', 1), token);
    expect(await shop.store.products.version()).toBe(before);
    await shop.store.products.publishChanges();
    expect(await listed('kurta')).toMatchObject({ stock: { M: 49 } });
  });

  it('holds the stock of an unpaid UPI order for 15 minutes after its newest payment page', async () => {
    await setStock(shop.store, 'kurta', { size: 'M' }, 1);
    const { body } = await shop.call('orderPlaceUpi', kurtas('M', 1), token);
    const orderId = body['orderId'] as string;
    const placedAt = shop.context.clock();
    expect((await orderOf(orderId)).payUntil).toBe(placedAt + 15 * MINUTE);
    shop.wait(10 * MINUTE);
    await payPage(body, 'decline');
    await shop.call('orderVerify', { success: 'false', orderId }, token);
    // The order's own unit counts as in stock.
    const again = await shop.call('orderPayAgain', { orderId }, token);
    expect(again.status).toBe(200);
    shop.wait(10 * MINUTE);
    await cancelUnpaid(shop.context);
    expect(await orderOf(orderId)).toMatchObject({ status: 'Order Placed' });
    expect(await left('kurta')).toEqual({ M: 0 });

    shop.wait(6 * MINUTE);
    await cancelUnpaid(shop.context);
    expect(await orderOf(orderId)).toMatchObject({
      status: 'Cancelled',
      paymentStatus: 'failed',
      payUntil: null,
    });
    expect(await left('kurta')).toEqual({ M: 1 });
    await cancelUnpaid(shop.context);
    expect(await left('kurta')).toEqual({ M: 1 });
  });

  it('keeps an order that was paid in the last moment', async () => {
    await setStock(shop.store, 'kurta', { size: 'M' }, 1);
    const { body } = await shop.call('orderPlaceUpi', kurtas('M', 1), token);
    shop.wait(16 * MINUTE);
    await payPage(body, 'pay');
    await cancelUnpaid(shop.context);
    expect(await orderOf(body['orderId'] as string)).toMatchObject({
      status: 'Order Placed',
      paymentStatus: 'paid',
    });
    expect(await left('kurta')).toEqual({ M: 0 });
  });

  it('refunds money that arrives after the order ended', async () => {
    await setStock(shop.store, 'kurta', { size: 'M' }, 1);
    const { body } = await shop.call('orderPlaceUpi', kurtas('M', 1), token);
    const orderId = body['orderId'] as string;
    shop.wait(16 * MINUTE);
    await cancelUnpaid(shop.context);
    await shop.db
      .updateTable('sandbox_payments')
      .set({ status: 'paid' })
      .where('order_id', '=', orderId)
      .execute();
    await sweepPayments(shop.context);
    expect(await orderOf(orderId)).toMatchObject({
      status: 'Cancelled',
      paymentStatus: 'refunded',
    });
    expect(await left('kurta')).toEqual({ M: 1 });
  });

  it('is imported and exported by variant', async () => {
    const real = { dryRun: false, now: shop.context.clock() };
    const rows = (text: string) => readRows('file.csv', text);
    await importProducts(
      shop.store,
      rows('_id,stock:S,stock:M,stock\nkurta,4,,\nlamp,,,7\n'),
      real,
    );
    expect([await left('kurta'), await left('lamp')]).toEqual([{ S: 4 }, { default: 7 }]);
    // Without its columns a file leaves the stock as it is.
    await importProducts(shop.store, rows('_id,tags\nkurta,festive\n'), real);
    expect(await left('kurta')).toEqual({ S: 4 });
    for (const format of ['csv', 'json'] as const) {
      const exported = await exportProducts(shop.store, format);
      const outcome = await importProducts(shop.store, readRows(`file.${format}`, exported), real);
      expect(outcome).toMatchObject({ added: 0, changed: 0 });
    }
    const problems = await importProducts(
      shop.store,
      rows('_id,stock:XXL,stock\nkurta,3,2\nlamp,,-1\n'),
      real,
    ).catch((error: unknown) => (error instanceof FileError ? error.problems : error));
    expect(problems).toEqual([
      'line 2: stock:XXL has a number, but kurta is sold as: stock:S, stock:M.',
      'line 2: stock has a number, but kurta is sold as: stock:S, stock:M.',
      'line 3: stock must be a number, written like 1299 or 1299.50.',
    ]);
    await expect(setStock(shop.store, 'kurta', {}, 3)).rejects.toThrow(
      'kurta has the sizes S, M (--size), and no choice of colours.',
    );
  });

  it('sells the last pieces once to 50 buyers at the same time', async () => {
    await setStock(shop.store, 'kurta', { size: 'M' }, 7);
    await setStock(shop.store, 'lamp', {}, 7);
    // One after the other: of one network, only twenty may wait for their password to be hashed.
    const buyers: { token: string }[] = [];
    while (buyers.length < 50) buyers.push(await shop.signUp());
    // Half of them name the lines in the other order, which must not make them wait for each other.
    const answers = await Promise.all(
      buyers.map((buyer, index) => {
        const items = [
          ...kurtas('M', 1).items,
          ...lampOrder().items.map((item) => ({ ...item, quantity: 1 })),
        ];
        const sorted = index % 2 === 0 ? items : items.reverse();
        return shop.call('orderPlace', { address, items: sorted, amount: 2_499 }, buyer.token);
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(7);
    expect(statuses.filter((status) => status === 409)).toHaveLength(43);
    expect([await left('kurta'), await left('lamp')]).toEqual([{ M: 0 }, { default: 0 }]);
  });

  it('is conserved by any sequence of orders, cancellings, payments and expiries', async () => {
    const buyers = await Promise.all(Array.from({ length: 3 }, () => shop.signUp()));
    const anyMove = fc.record({
      kind: fc.constantFrom('cod', 'upi', 'cancel', 'pay', 'switch', 'expire'),
      buyer: fc.nat(2),
      size: fc.constantFrom('S', 'M'),
      quantity: fc.integer({ min: 1, max: 4 }),
      which: fc.nat(5),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyMove, { maxLength: 15 }), async (moves) => {
        await setStock(shop.store, 'kurta', { size: 'S' }, 6);
        await setStock(shop.store, 'kurta', { size: 'M' }, 6);
        const placed: { token: string; body: Record<string, unknown> }[] = [];
        for (const { kind, buyer, size, quantity, which } of moves) {
          const its = placed[which % Math.max(1, placed.length)];
          const person = buyers[buyer]!;
          if (kind === 'cod' || kind === 'upi') {
            const name = kind === 'cod' ? 'orderPlace' : 'orderPlaceUpi';
            const { status, body } = await shop.call(name, kurtas(size, quantity), person.token);
            if (status === 200) placed.push({ token: person.token, body });
          } else if (kind === 'expire') {
            shop.wait(16 * MINUTE);
            await cancelUnpaid(shop.context);
          } else if (its) {
            const orderId = its.body['orderId'];
            if (kind === 'cancel') await shop.call('orderCancel', { orderId }, its.token);
            if (kind === 'switch') await shop.call('orderSwitchToCod', { orderId }, its.token);
            if (kind === 'pay' && its.body['paymentUrl']) {
              await payPage(its.body, 'pay');
              await shop.call('orderVerify', { success: 'true', orderId }, its.token);
            }
          }
          shop.wait(MINUTE);
        }
        const counts = await left('kurta');
        const held = { S: 0, M: 0 };
        for (const { token: owner, body } of placed) {
          const { body: answer } = await shop.call('orderGet', { orderId: body['orderId'] }, owner);
          const order = answer['order'] as Order;
          if (order.status === 'Cancelled') continue;
          for (const item of order.items) held[item.size as 'S' | 'M'] += item.quantity;
        }
        expect({ S: 6 - held.S, M: 6 - held.M }).toEqual(counts);
        // The next run begins without open orders, and within its own hour.
        shop.wait(61 * MINUTE);
        await cancelUnpaid(shop.context);
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it('keeps what an operator sets by hand: sold out, whatever the stock is', async () => {
    await shop.store.products.upsertMany([product('chair', { inStock: false })]);
    await setStock(shop.store, 'chair', {}, 9);
    expect(await listed('chair')).toMatchObject({ inStock: false });
  });
});

describe.each(engines)('the last piece, two processes on $name', (engine) => {
  afterEach(killAll);

  it('is sold once', async () => {
    const opened = engine.name === 'PostgreSQL' ? await engine.open() : null;
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'marigold-last-'));
    const settings = {
      DATA_DIR: dataDir,
      TOKEN_SECRET: 'x'.repeat(32),
      ...(opened?.url && { DATABASE_URL: opened.url }),
    };
    const first = await startServer(settings);
    const second = await startServer(settings);
    const post = async (url: string, call: string, body: object, token = '') => {
      const response = await fetch(`${url}/v1/api/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const { products } = (await (await fetch(`${first.url}/v1/api/product/list`)).json()) as {
      products: Product[];
    };
    const bowl = products.find(({ _id }) => _id === 'bowl-terracotta-serving')!;
    const price = bowl.salePrice ?? bowl.regularPrice ?? 0;
    const set = ['products', 'set-stock', bowl._id, '3'];
    expect(await run('server/cli.ts', set, settings)).toMatchObject({
      code: 0,
      stdout: 'bowl-terracotta-serving: 3 in stock.\n',
    });
    const tokens: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const email = `last${String(index)}@example.com`;
      const person = { name: 'Asha', email, password: 'marigold-lane-1' };
      tokens.push(String((await post(first.url, 'user/register', person)).body['token']));
    }
    const items = [{ _id: bowl._id, name: bowl.name, quantity: 1, salePrice: price }];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const { url } = index % 2 === 0 ? first : second;
        const order = { address, items, amount: price };
        return post(url, 'order/place', order, tokens[index % tokens.length]);
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(47);
    await Promise.all([first.stop(), second.stop()]);
    rmSync(dataDir, { recursive: true });
    await opened?.close();
  }, 120_000);
});
