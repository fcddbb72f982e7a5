/** @jest-environment node */
import * as v from 'valibot';
import { ProductSchema } from '../../src/shared/api/contract';
import { listingAnswers } from '../../src/features/catalog/listing/answerListing';
import { products } from './catalogue';
import { inHindi } from './hindi';
import { searchQueries } from './searchQueries';

const sold = products.filter(
  ({ published, visibilityInCatalog }) => published && visibilityInCatalog === 'visible',
);
const english = sold.map((product) => v.parse(ProductSchema, product));
const hindi = sold.map((product) =>
  v.parse(ProductSchema, {
    ...product,
    englishName: product.name,
    ...inHindi(product._id, product.care),
  }),
);

/** The function that the server's `product/search` and the browser answer with. */
function searchIn(catalogue: typeof english) {
  const answer = listingAnswers(catalogue, { categories: [], tags: [] });
  return async (query: string) => {
    const { products: found } = await (await answer)(new URLSearchParams({ search: query }));
    return found.map(({ _id }) => _id);
  };
}
const search = searchIn(english);

describe('search in the demo catalogue', () => {
  it('is asked as people ask', () => {
    expect(searchQueries.length).toBeGreaterThanOrEqual(150);
    expect(new Set(searchQueries.map(({ query }) => query)).size).toBe(searchQueries.length);
  });

  describe.each([
    ['English', search],
    ['Hindi', searchIn(hindi)],
  ])('in %s', (_language, searched) => {
    it.each(searchQueries)('$query', async ({ query, wanted }) => {
      const first = (await searched(query)).slice(0, 5);
      const missing = wanted.filter((id) => !first.some((found) => found.startsWith(id)));
      expect({ first, missing }).toEqual({ first, missing: [] });
    });
  });

  it.each([
    ['saree', 'sari', 'saari', 'साड़ी', 'sarees', 'sadi'],
    ['kurti', 'kurta', 'कुर्ती', 'कुर्ता'],
    ['jutti', 'juti', 'jooti', 'जूती'],
    ['sofa', 'sofas', 'सोफा'],
  ])('finds the same for %s, %s, %s, %s …', async (...spellings) => {
    const [first, ...others] = await Promise.all(spellings.map(search));
    expect(first?.length).toBeGreaterThan(0);
    for (const found of others) expect([...found].sort()).toEqual([...(first ?? [])].sort());
  });
});
