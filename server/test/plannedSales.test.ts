/** @jest-environment node */
import { applyPlannedSales } from '../services/plannedSales';
import { engines, openTestShop, product, type TestShop } from './harness';

const HOUR = 60 * 60 * 1000;

describe.each(engines)('planned sales on $name', (engine) => {
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  beforeEach(async () => {
    // A session of the desk lasts ten hours.
    token = (await shop.signUpAtDesk('staff')).token;
  });
  afterAll(() => shop.close());

  let products = 0;
  /** A product of 1,000 rupees, on sale for 900. */
  async function newProduct(): Promise<string> {
    products += 1;
    const id = `sale-${String(products)}`;
    const priced = { ...product(id), regularPrice: 100_000, salePrice: 90_000 };
    await shop.store.products.upsertMany([priced]);
    return id;
  }
  const now = () => shop.context.clock();
  const plan = (id: string, sale: object | null) =>
    shop.desk('deskProductSale', { id, sale }, token);
  const priceOf = async (id: string) => (await shop.store.products.find(id))?.salePrice;
  /** What the minute's job does, in two processes at once. */
  const minute = () =>
    Promise.all([applyPlannedSales(shop.context), applyPlannedSales(shop.context)]);

  it('begin and end by themselves, and restore the price of before', async () => {
    const id = await newProduct();
    const { body } = await plan(id, { price: 500, from: now() + HOUR, until: now() + 2 * HOUR });
    expect(body['data']).toMatchObject({ plannedSale: { price: 500, isOn: false } });
    await minute();
    expect(await priceOf(id)).toBe(90_000);
    const version = await shop.store.products.version();
    shop.wait(HOUR);
    await minute();
    expect(await priceOf(id)).toBe(50_000);
    expect(await shop.store.products.version()).not.toBe(version);
    shop.wait(HOUR);
    await minute();
    expect(await priceOf(id)).toBe(90_000);
    await minute();
    const { records } = await shop.store.audit.list({ subjectId: id }, { limit: 9, offset: 0 });
    expect(records.map(({ actor, action, after }) => [actor, action, after['salePrice']])).toEqual([
      ['planned sale', 'product.change', 900],
      ['planned sale', 'product.change', 500],
      [expect.stringContaining('@'), 'product.plan-sale', undefined],
    ]);
  });

  it('begin at once if their time has come', async () => {
    const id = await newProduct();
    const { body } = await plan(id, { price: 500, from: now() - HOUR, until: now() + HOUR });
    expect(body['data']).toMatchObject({ salePrice: 500, plannedSale: { isOn: true } });
    const ended = await plan(id, null);
    expect(ended.body['data']).toMatchObject({ salePrice: 900, plannedSale: null });
  });

  it('whose time passed while the job did not run do not begin', async () => {
    const id = await newProduct();
    await plan(id, { price: 500, from: now() + HOUR, until: now() + 2 * HOUR });
    shop.wait(3 * HOUR);
    await minute();
    expect(await priceOf(id)).toBe(90_000);
    expect(await shop.store.plannedSales.due(now())).toEqual([]);
  });

  it('leave a price that somebody has set meanwhile', async () => {
    const id = await newProduct();
    await plan(id, { price: 500, from: now(), until: now() + HOUR });
    await shop.store.products.setSalePrice(id, 70_000);
    shop.wait(HOUR);
    await minute();
    expect(await priceOf(id)).toBe(70_000);
  });

  it('do not begin above a regular price that was lowered meanwhile, and say so', async () => {
    const id = await newProduct();
    await plan(id, { price: 500, from: now() + HOUR, until: now() + 2 * HOUR });
    const product = await shop.store.products.find(id);
    await shop.store.products.upsertMany([{ ...product!, regularPrice: 40_000, salePrice: null }]);
    shop.wait(HOUR);
    await minute();
    expect(await priceOf(id)).toBeNull();
    const { records } = await shop.store.audit.list({ subjectId: id }, { limit: 1, offset: 0 });
    expect(records).toMatchObject([
      { actor: 'planned sale', before: { sale: 500 }, after: { sale: null } },
    ]);
  });

  it('can be replaced while they go on', async () => {
    const id = await newProduct();
    await plan(id, { price: 500, from: now(), until: now() + HOUR });
    await plan(id, { price: 400, from: now(), until: now() + 2 * HOUR });
    expect(await priceOf(id)).toBe(40_000);
    shop.wait(2 * HOUR);
    await minute();
    expect(await priceOf(id)).toBe(90_000);
  });

  it.each([
    [{ price: 1_000 }, 'The price of a sale must be below the regular price.'],
    [{ from: 0, until: 1 }, 'This sale would be over already.'],
    [{ from: 2, until: 1 }, 'A sale must end after it begins.'],
  ])('are refused if they make no sense: %j', async (wrong, message) => {
    const id = await newProduct();
    const sale = { price: 500, from: now(), until: now() + HOUR, ...wrong };
    const { status, body } = await plan(id, sale);
    expect([status, body['message']]).toEqual([400, message]);
    expect(await priceOf(id)).toBe(90_000);
  });
});
