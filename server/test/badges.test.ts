/** @jest-environment node */
import fc from 'fast-check';
import type { Product } from '../../src/shared/api/contract';
import { badgesFor, updateBadges } from '../services/badges';
import { setOrderStatus } from '../services/orderStatus';
import { engines, lampOrder, openTestShop, type TestShop } from './harness';

const DAY = 24 * 60 * 60 * 1000;

describe('badgesFor', () => {
  const NOW = 1_000 * DAY;
  const catalogue = fc.array(
    fc.record({ age: fc.integer({ min: 0, max: 60 }), units: fc.integer({ min: 0, max: 9 }) }),
    { maxLength: 90 },
  );

  it('marks the few that sell most, and the newest of the others', () => {
    fc.assert(
      fc.property(catalogue, (drawn) => {
        const products = drawn.map(({ age }, at) => ({
          id: String(at),
          createdAt: NOW - age * DAY - at,
        }));
        const units = new Map(drawn.map((one, at) => [String(at), one.units]));
        const badges = badgesFor(products, units, NOW);
        const most = Math.ceil(drawn.length / 20);
        const having = (badge: string) => products.filter(({ id }) => badges.get(id) === badge);
        const sold = ({ id }: { id: string }) => units.get(id) ?? 0;

        const best = having('Bestseller');
        const sellers = products.filter((product) => sold(product) >= 5);
        expect(best).toHaveLength(Math.min(most, sellers.length));
        const least = Math.min(...best.map(sold));
        const others = products.filter((product) => !best.includes(product));
        for (const other of others) expect(sold(other) < 5 || sold(other) <= least).toBe(true);

        const recent = others.filter(({ createdAt }) => createdAt > NOW - 30 * DAY);
        const newest = having('New');
        expect(newest).toHaveLength(Math.min(most, recent.length));
        const oldest = Math.min(...newest.map(({ createdAt }) => createdAt));
        for (const { id, createdAt } of recent) {
          expect(badges.has(id) || createdAt < oldest).toBe(true);
        }
      }),
    );
  });
});

describe.each(engines)('badges on $name', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  /** What the cards say after the hourly look, by product. */
  const shown = async (): Promise<Record<string, string | undefined>> => {
    await updateBadges(shop.context);
    const { body } = await shop.call('productList');
    const marked = (body['products'] as Product[]).filter(({ badge }) => badge);
    return Object.fromEntries(marked.map(({ _id, badge }) => [_id, badge]));
  };

  it('follow orders, cancellations and time', async () => {
    const { token } = await shop.signUp();
    // Of five products, one may have each badge.
    expect(await shown()).toEqual({ lamp: 'New' });
    const order = async () =>
      (await shop.call('orderPlace', lampOrder(), token)).body['orderId'] as string;
    await order();
    await order();
    expect(await shown()).toEqual({ lamp: 'New' });
    const third = await order();
    expect(await shown()).toEqual({ lamp: 'Bestseller', kurta: 'New' });
    await setOrderStatus(shop.context, third, 'Cancelled');
    expect(await shown()).toEqual({ lamp: 'New' });
    await order();
    shop.wait(31 * DAY);
    expect(await shown()).toEqual({ lamp: 'Bestseller' });
    shop.wait(60 * DAY);
    expect(await shown()).toEqual({});
  });

  it('change the version of the catalogue only with a badge', async () => {
    await shown();
    const before = await shop.store.products.version();
    await shown();
    expect(await shop.store.products.version()).toBe(before);
    const [lamp] = await shop.store.products.findMany(['lamp']);
    await shop.store.products.upsertMany([{ ...lamp!, createdAt: shop.context.clock() }]);
    await shop.store.products.bumpVersion();
    const imported = await shop.store.products.version();
    expect(await shown()).toEqual({ lamp: 'New' });
    expect(await shop.store.products.version()).not.toBe(imported);
  });

  it('survive an import', async () => {
    const [lamp] = await shop.store.products.findMany(['lamp']);
    await shop.store.products.upsertMany([{ ...lamp!, badge: '' }]);
    const { badge } = (await shop.store.products.find('lamp'))!;
    expect(badge).toBe('New');
  });
});
