/** @jest-environment node */
import { sampleStore } from '../../src/shared/config/sampleStore';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Order } from '../../src/shared/api/contract';
import { openDatabase } from '../db/open';
import { migrate } from '../db/migrations';
import { createStore } from '../db/store';
import { setOrderStatus } from '../services/orderStatus';
import { importProducts } from '../operator/products';
import { readRows } from '../operator/rows';
import { engines, lampOrder, openTestShop, product, type TestShop } from './harness';
import { killAll, run } from './processes';

afterAll(killAll);

const DAY = 24 * 60 * 60 * 1000;
const AT_ONCE = 20;

describe.each(engines)('invoices on $name', (engine) => {
  let shop: TestShop;
  let token: string;
  beforeEach(async () => {
    shop = await openTestShop(engine);
    ({ token } = await shop.signUp());
  });
  afterEach(() => shop.close());

  const place = async () => {
    const { body } = await shop.call('orderPlace', lampOrder(), token);
    return body['orderId'] as string;
  };
  const invoiceOf = async (orderId: string) =>
    ((await shop.call('orderGet', { orderId }, token)).body['order'] as Order).invoice;
  const serials = async (year: string) =>
    (
      await shop.db
        .selectFrom('invoices')
        .select('serial')
        .where('year', '=', year)
        .orderBy('serial')
        .execute()
    ).map(({ serial }) => serial);

  it('are issued once, when an order is sent', async () => {
    const [first, second] = [await place(), await place()];
    expect(await invoiceOf(first)).toBeNull();
    await setOrderStatus(shop.context, first, 'Packing');
    expect(await invoiceOf(first)).toBeNull();
    await setOrderStatus(shop.context, first, 'Shipped');
    const sentAt = shop.context.clock();
    shop.wait(DAY);
    await setOrderStatus(shop.context, first, 'Delivered');
    await setOrderStatus(shop.context, second, 'Delivered');
    expect(await invoiceOf(first)).toMatchObject({ number: 'ML/25-26/00001', issuedAt: sentAt });
    expect(await invoiceOf(second)).toMatchObject({ number: 'ML/25-26/00002' });
    const cancelled = await place();
    await setOrderStatus(shop.context, cancelled, 'Cancelled');
    expect(await invoiceOf(cancelled)).toBeNull();
  });

  it('begin anew with each financial year', async () => {
    await setOrderStatus(shop.context, await place(), 'Shipped');
    shop.wait(90 * DAY);
    const { token: later } = await shop.signUp();
    const { body } = await shop.call('orderPlace', lampOrder(), later);
    await setOrderStatus(shop.context, body['orderId'] as string, 'Shipped');
    expect([await serials('25-26'), await serials('26-27')]).toEqual([[1], [1]]);
  });

  it('have no gaps and no duplicates when many are issued at once and some are undone', async () => {
    const ids: string[] = [];
    for (let count = 0; count < AT_ONCE; count += 1) ids.push(await place());
    const issue = (id: string, fails: boolean) =>
      shop.store
        .transaction(async (inside) => {
          await inside.invoices.issue(
            id,
            '25-26',
            1,
            sampleStore,
            (serial) => `T/${String(serial)}`,
          );
          if (fails) throw new Error('undone');
        })
        .catch((error: unknown) => {
          if (!fails) throw error;
        });
    await Promise.all(ids.flatMap((id) => [issue(id, true), issue(id, false)]));
    expect(await serials('25-26')).toEqual(ids.map((_, index) => index + 1));
  });

  it('have the rate and code of the goods at the time of the order', async () => {
    await shop.store.products.upsertMany([product('lamp', { name: 'Brass lamp', hsn: '9405' })]);
    const file = Buffer.from('_id,taxRate\nlamp,18\n').toString();
    await importProducts(shop.store, readRows('tax.csv', file), { dryRun: false, now: 1 });
    const orderId = await place();
    await setOrderStatus(shop.context, orderId, 'Shipped');
    expect(await invoiceOf(orderId)).toMatchObject({
      lines: [{ hsn: '9405', rate: 18, taxable: 1_694.92, cgst: 152.54, sgst: 152.54, igst: 0 }],
    });
  });
});

it('have no gaps when several processes issue them', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'invoices-'));
  const db = await openDatabase({ dataDir });
  await migrate(db);
  const store = createStore(db);
  await store.users.insert({
    id: 'asha',
    email: 'asha@example.com',
    name: 'Asha',
    passwordHash: 'none',
    sessionEpoch: 0,
    emailConfirmedAt: null,
    createdAt: 1,
    language: 'en',
  });
  const ids = Array.from({ length: 6 }, (_, index) => `order-${String(index)}`);
  for (const id of ids) {
    await store.orders.insert({
      id,
      userId: 'asha',
      orderKey: null,
      fingerprint: '',
      items: [],
      address: {},
      amount: 100,
      paymentMethod: 'cod',
      paymentStatus: 'due',
      status: 'Order Placed',
      createdAt: 1,
      switchedAt: null,
      shipment: null,
      coupon: null,
      language: 'en',
    });
  }
  await db.destroy();
  const ship = (id: string) =>
    run('server/cli.ts', ['orders', 'set-status', id, 'Shipped'], { DATA_DIR: dataDir });
  await Promise.all(ids.map(ship));
  const again = await openDatabase({ dataDir });
  const rows = await again.selectFrom('invoices').select('serial').orderBy('serial').execute();
  expect(rows.map(({ serial }) => serial)).toEqual([1, 2, 3, 4, 5, 6]);
  await again.destroy();
  rmSync(dataDir, { recursive: true });
}, 120_000);
