import fc from 'fast-check';
import { byId, joined, listOf } from './knownProducts';
import { asKnownInChunks, byIdInChunks } from './queries/productsInChunks';
import { testProduct } from './testProducts';

describe('products by id', () => {
  it('stay in the order in which they were given, whatever their ids look like', () => {
    const ids = fc.uniqueArray(fc.oneof(fc.constantFrom('7', '12', 'constructor'), fc.uuid()));
    fc.assert(
      fc.property(ids, (order) => {
        const products = order.map((_id) => testProduct({ _id }));
        expect(byId(products).ids).toEqual(order);
        expect(listOf(byId(products))).toEqual(products);
      }),
    );
  });

  it('with one id: the later one replaces the earlier in its place', () => {
    const [a, b, newer] = ['a', 'b', 'a'].map((_id, at) => testProduct({ _id, weight: at }));
    expect(listOf(byId([a!, b!, newer!]))).toEqual([newer, b]);
  });
});

describe('two lists as one', () => {
  const anyList = fc
    .uniqueArray(fc.constantFrom('7', '12', 'a', 'b', 'constructor'))
    .chain((ids) => fc.tuple(...ids.map((_id) => fc.nat(1).map((weight) => ({ _id, weight })))))
    .map((list) => byId(list.map(testProduct)));

  it('have the order of the first and the data of the newer', () => {
    fc.assert(
      fc.property(anyList, anyList, fc.boolean(), (first, second, isSecondNewer) => {
        const [one, other] = [listOf(first), listOf(second)];
        const expected = byId([...one, ...other, ...(isSecondNewer ? [] : one)]);
        expect(joined(first, second, isSecondNewer ? second : first)).toEqual(expected);
      }),
    );
  });

  it('are the first where the newer has nothing new', () => {
    const first = byId(['a', 'b'].map((_id) => testProduct({ _id })));
    const second = byId([first.entities['b']!]);
    expect(joined(first, second, second)).toBe(first);
  });

  it('copy no entities where the newer has every product', () => {
    const first = byId([testProduct({ _id: 'b', name: 'Old' })]);
    const second = byId(['a', 'b'].map((_id) => testProduct({ _id })));
    const both = joined(first, second, second);
    expect(both.ids).toEqual(['b', 'a']);
    expect(both.entities).toBe(second.entities);
  });
});

describe('a received list', () => {
  const list = (length: number) =>
    Array.from({ length }, (_, at) => testProduct({ _id: String(at), sizes: ['S', 'M'] }));

  it('reuses known products that are unchanged', async () => {
    const known = { products: byId(list(500)), found: {} };
    const arriving = list(600);
    arriving[3] = testProduct({ _id: '3', name: 'New' });
    const shared = await asKnownInChunks(() => known, arriving);
    expect(shared).toEqual(arriving);
    const same = shared.filter((product) => product === known.products.entities[product._id]);
    expect(same).toHaveLength(499);
    expect(shared[3]?.name).toBe('New');
  });

  it('is put in order in chunks as it is at once', async () => {
    const arrived = [...list(2_300), testProduct({ _id: '5', name: 'Again' })];
    expect(await byIdInChunks(arrived)).toEqual(byId(arrived));
  });

  it('includes products found beyond the list, and those that arrived meanwhile', async () => {
    const found = list(2)[1]!;
    let known = { products: byId([]), found: { 1: found } };
    const shared = asKnownInChunks(() => known, list(200));
    const products = byId(list(200));
    known = { products, found: { 1: found } };
    const result = await shared;
    expect(result[1]).toBe(found);
    expect(result[199]).toBe(products.entities['199']);
  });
});
