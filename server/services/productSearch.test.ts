/** @jest-environment node */
import { CHUNK } from '../../src/features/catalog/listing/answerListing';
import { product } from '../test/harness';
import type { ProductRecord, Store } from './ports';
import { searchProducts } from './productSearch';

const storeOf = (records: ProductRecord[]) =>
  ({
    products: { listOnSale: () => Promise.resolve(records), version: () => Promise.resolve('') },
    settings: { read: () => Promise.resolve({ synonyms: [] }) },
  }) as unknown as Store;

it('answers other requests while it indexes a changed catalogue', async () => {
  const records = Array.from({ length: 10 * CHUNK }, (_, at) =>
    product(`p${String(at)}`, { name: `Kurta ${String(at)}` }),
  );
  let others = 0;
  let timer = setTimeout(function again() {
    others += 1;
    timer = setTimeout(again, 0);
  }, 0);
  const { total } = await searchProducts(
    { store: storeOf(records) },
    new URLSearchParams('search=kurta'),
  );
  clearTimeout(timer);
  expect(total).toBe(records.length);
  // For what is sent, the listing's index and the search index: ten chunks each.
  expect(others).toBeGreaterThanOrEqual(27);
});
