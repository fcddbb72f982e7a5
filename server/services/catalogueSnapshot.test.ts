import { catalogueOf, knownCatalogueOf } from './catalogueSnapshot';
import type { ProductRecord, Store } from './ports';

/** A store with one product, whose name is the catalogue's version. */
function setUp() {
  const state = { version: '1', reads: 0, onRead: (): void => undefined, fails: false };
  const products = {
    version: () => Promise.resolve(state.version),
    listOnSale: () => {
      state.reads += 1;
      if (state.fails) return Promise.reject(new Error('The database is away.'));
      const read = [{ id: 'kurta', name: state.version } as ProductRecord];
      state.onRead();
      return Promise.resolve(read);
    },
  };
  return { state, store: { products } as unknown as Store };
}

it('reads the catalogue once per version, also for requests at the same time', async () => {
  const { state, store } = setUp();
  const [one, other] = await Promise.all([catalogueOf(store), catalogueOf(store)]);
  expect(one).toBe(other);
  expect(await catalogueOf(store)).toBe(one);
  expect(state.reads).toBe(1);
  state.version = '2';
  expect((await catalogueOf(store)).products).toMatchObject([{ name: '2' }]);
  expect(state.reads).toBe(2);
});

it('never gives products of one version under the name of another', async () => {
  const { state, store } = setUp();
  state.onRead = () => {
    state.onRead = () => undefined;
    state.version = '2';
  };
  const { version, products } = await catalogueOf(store);
  expect(version).toBe('2');
  expect(products).toMatchObject([{ name: '2' }]);
  await catalogueOf(store);
  expect(state.reads).toBe(2);
});

it('reads again after a failure', async () => {
  const { state, store } = setUp();
  state.fails = true;
  await expect(catalogueOf(store)).rejects.toThrow('away');
  state.fails = false;
  expect((await catalogueOf(store)).version).toBe('1');
});

it('knows the catalogue while its version stays, and does not read it', async () => {
  const { state, store } = setUp();
  expect(await knownCatalogueOf(store)).toBeNull();
  const reading = catalogueOf(store);
  expect(await knownCatalogueOf(store)).toBeNull();
  const snapshot = await reading;
  expect(await knownCatalogueOf(store)).toBe(snapshot);
  state.version = '2';
  expect(await knownCatalogueOf(store)).toBeNull();
  expect(state.reads).toBe(1);
});
