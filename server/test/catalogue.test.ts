/** @jest-environment node */
import * as v from 'valibot';
import { ProductSchema, type Product, type ResponseOf } from '../../src/shared/api/contract';
import { engines, openTestShop, product, type TestShop } from './harness';

describe.each(engines)('the catalogue on $name', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  const ids = async (query: Record<string, string> = {}): Promise<string[]> => {
    const { body } = await shop.call('productList', query);
    return (body['products'] as Product[]).map((one) => one._id);
  };

  it('shows what is published and visible, sold out too, in the server’s own order', async () => {
    expect(await ids()).toEqual(['lamp', 'kurta', 'sofa', 'quiet', 'free']);
    expect(await ids({ published: 'true' })).toEqual(['lamp', 'kurta', 'sofa', 'quiet', 'free']);
    expect(await ids({ published: 'false' })).toEqual([]);
  });

  it('filters', async () => {
    expect(await ids({ inStock: 'true' })).toEqual(['lamp', 'kurta', 'quiet', 'free']);
    expect(await ids({ inStock: 'false' })).toEqual(['sofa']);
    expect(await ids({ categories: 'lamps,Sofa' })).toEqual(['lamp', 'sofa']);
    expect(await ids({ isFeatured: 'true' })).toEqual(['kurta']);
    expect(await ids({ seller: 'somebody else' })).toEqual([]);
  });

  it.each([
    ['low-high', ['quiet', 'lamp', 'sofa', 'kurta', 'free']],
    ['high-low', ['kurta', 'lamp', 'sofa', 'quiet', 'free']],
    ['name-asc', ['kurta', 'lamp', 'sofa', 'free', 'quiet']],
    ['name-desc', ['quiet', 'free', 'sofa', 'lamp', 'kurta']],
    ['featured', ['kurta', 'lamp', 'sofa', 'quiet', 'free']],
    ['relevant', ['lamp', 'kurta', 'quiet', 'free', 'sofa']],
    // Unknown, so the server's own order.
    ['__proto__', ['lamp', 'kurta', 'sofa', 'quiet', 'free']],
  ])('sorts by %s', async (sort, expected) => {
    expect(await ids({ sort })).toEqual(expected);
  });

  it('pages, and returns the total', async () => {
    expect(await ids({ page: '2', limit: '2' })).toEqual(['sofa', 'quiet']);
    expect((await shop.call('productList', { limit: '2' })).body['total']).toBe(5);
    expect(await ids({ page: '9', limit: '2' })).toEqual([]);
  });

  it('returns rupees, and null for missing values', async () => {
    const { body } = await shop.call('productList');
    const [, kurta, , , priceless] = body['products'] as Product[];
    expect(kurta).toMatchObject({ regularPrice: 1999, salePrice: 1499, price: 1499 });
    expect(priceless).toMatchObject({ regularPrice: null, salePrice: null, price: null });
  });

  // A device compares the products of a document, as they are, with those of the list, which it has validated.
  it('sends the contract’s fields in the contract’s order', async () => {
    const { products } = shop.store;
    const lamp = await products.find('lamp');
    if (!lamp) throw new Error('There is no lamp.');
    const picture = { alt: 'A lamp', blur: 'data:,', widths: [320], color: '#000000' };
    const translations = { hi: { name: 'लैंप' } };
    await products.upsertMany([
      { ...lamp, pictures: [picture], translations, badge: 'New', stock: { Default: 2 } },
    ]);
    await products.bumpVersion();
    for (const language of ['en', 'hi']) {
      const { body } = await shop.call('productList', {}, undefined, language);
      const sent = body['products'] as Product[];
      expect(sent.map((one) => JSON.stringify(one))).toEqual(
        sent.map((one) => JSON.stringify(v.parse(ProductSchema, one))),
      );
    }
    await products.upsertMany([lamp]);
    await products.bumpVersion();
  });

  it('sends the blurred preview of the first picture only', async () => {
    const { products } = shop.store;
    const lamp = await products.find('lamp');
    if (!lamp) throw new Error('There is no lamp.');
    const picture = { color: '#aabbcc', widths: [320], blur: 'data:image/webp;base64,AAAA' };
    const image = ['/pictures/lamp.webp', '/pictures/lamp-2.webp'];
    await products.upsertMany([{ ...lamp, image, pictures: [picture, picture] }]);
    await products.bumpVersion();
    const { body } = await shop.call('productList', { id: 'lamp' });
    const [found] = body['products'] as Product[];
    expect(found?.pictures).toEqual([picture, { color: '#aabbcc', widths: [320] }]);
  });

  it('lists the categories and tags of visible products', async () => {
    expect((await shop.call('productCategories')).body['categories']).toEqual([
      'Lamps',
      'Kurtas',
      'Sofa',
    ]);
    expect((await shop.call('productTags')).body['tags']).toEqual(['festive', 'summer']);
  });

  it('returns the products with the given ids, and no others', async () => {
    const { body } = await shop.call('productList', [
      ['id', 'quiet'],
      ['id', 'lamp'],
      ['id', 'hidden'],
      ['id', 'nothing'],
    ]);
    expect((body['products'] as Product[]).map((one) => one._id)).toEqual(['lamp', 'quiet']);
    expect(body['total']).toBe(2);
    expect(await ids({ id: 'draft' })).toEqual([]);
  });

  it('returns a listing as its address describes it, with counts, in rupees', async () => {
    const { body } = await shop.call('productSearch', [
      ['category', 'kurtas'],
      ['category', 'Lamps'],
      ['tag', 'unheard of'],
      ['sort', 'high-low'],
      ['page', '9'],
    ]);
    expect(body).toMatchObject({ total: 4, page: 1, pageCount: 1 });
    expect((body['products'] as Product[]).map((one) => one._id)).toEqual([
      'kurta',
      'lamp',
      'quiet',
      'free',
    ]);
    expect(body['priceRange']).toEqual({ min: 499.5, max: 1499 });
    const { values } = body['facets'] as ResponseOf<'productSearch'>['facets'];
    expect(values.categories).toEqual([
      { value: 'Lamps', selected: true, count: 1 },
      { value: 'Kurtas', selected: true, count: 3 },
      { value: 'Sofa', selected: false, count: 1 },
    ]);
  });

  it('finds words despite typos', async () => {
    const { body } = await shop.call('productSearch', { search: 'anarkli' });
    expect((body['products'] as Product[]).map((one) => one._id)).toEqual(['kurta']);
  });

  it('reports what it cannot parse in a listing’s address', async () => {
    const { status, body } = await shop.call('productSearch', { page: 'last' });
    expect(status).toBe(400);
    expect(body).toEqual({
      success: false,
      message: 'Please check the page: it is not a valid number.',
    });
  });

  it('finds changes since the last request', async () => {
    const total = async () => (await shop.call('productSearch', { search: 'new' })).body['total'];
    expect(await total()).toBe(0);
    await shop.store.products.upsertMany([product('newest', { position: 8, name: 'New chair' })]);
    await shop.store.products.bumpVersion();
    expect(await total()).toBe(1);
    await shop.store.products.upsertMany([product('newest', { published: false })]);
    await shop.store.products.bumpVersion();
    expect(await total()).toBe(0);
  });

  it('responds 304 to a browser that has the response, until something changes', async () => {
    const path = '/v1/api/product/list?published=true';
    const first = await shop.get(path);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const etag = first.headers.get('etag') ?? '';
    const second = await shop.get(path, { 'If-None-Match': etag });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');

    await shop.store.products.upsertMany([product('new', { position: 9 })]);
    await shop.store.products.bumpVersion();
    const third = await shop.get(path, { 'If-None-Match': etag });
    expect(third.status).toBe(200);
    expect(await ids({ published: 'true' })).toContain('new');
  });

  it('returns headers and footers as plain lists, in their order', async () => {
    const item = { type: 'link' as const, title: 'Sofa', link: '/shop', image: null };
    await shop.store.layout.replaceHeaders([
      { ...item, _id: 'b', position: 2 },
      { ...item, _id: 'a', position: 1 },
    ]);
    await shop.store.layout.replaceFooters([{ _id: 'f', title: 'About', link: '/about' }]);
    await shop.store.products.bumpVersion();
    expect((await shop.call('headers')).body).toMatchObject([{ _id: 'a' }, { _id: 'b' }]);
    expect((await shop.call('footers')).body).toEqual([
      { _id: 'f', title: 'About', link: '/about' },
    ]);
  });
});
