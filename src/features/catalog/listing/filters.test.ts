import fc from 'fast-check';
import { failuresOf } from './filters';
import { facetsOf } from './facets';
import { buildListingIndex } from './listingIndex';
import { NO_FILTERS, type ListingFilters } from './listingState';
import { VALUE_GROUP_NAMES } from './valueGroups';
import { referenceMatches } from './reference';
import { anyCatalogue, anyFilters, anyFound } from './testCatalogue';
import { testProduct } from '../testProducts';

const listing = anyCatalogue.chain((products) =>
  fc.record({
    products: fc.constant(products),
    filters: anyFilters,
    found: anyFound(products.length),
  }),
);

describe('filters', () => {
  it('select exactly the products that the specification describes', () => {
    fc.assert(
      fc.property(listing, ({ products, filters, found }) => {
        const fails = failuresOf(buildListingIndex(products), filters, found);
        products.forEach((product, at) => {
          const expected =
            referenceMatches(product, filters) && (found === null || found.includes(at));
          expect(fails[at] === 0).toBe(expected);
        });
      }),
      { numRuns: 400 },
    );
  });

  it('free shipping: under 10 kg or over 1000', () => {
    const products = [
      testProduct({ _id: 'light', weight: 9.9, regularPrice: 500 }),
      testProduct({ _id: 'dear', weight: 40, regularPrice: 1000.5 }),
      testProduct({ _id: 'neither', weight: 10, regularPrice: 1000 }),
      testProduct({ _id: 'unknown', regularPrice: null }),
    ];
    const filters = { ...NO_FILTERS, freeShipping: true };
    const fails = failuresOf(buildListingIndex(products), filters, null);
    expect([...fails].map((bits) => bits === 0)).toEqual([true, true, false, false]);
  });
});

describe('facet counts', () => {
  it('say how many products each option alone would leave in its group', () => {
    fc.assert(
      fc.property(listing, ({ products, filters, found }) => {
        const index = buildListingIndex(products);
        const facets = facetsOf(index, filters, failuresOf(index, filters, found));
        const left = (next: ListingFilters) =>
          products.filter(
            (product, at) =>
              referenceMatches(product, next) && (found === null || found.includes(at)),
          ).length;

        expect(facets.total).toBe(left(filters));
        for (const group of VALUE_GROUP_NAMES) {
          for (const option of facets.values[group]) {
            // The table may spell a value as another product does.
            const spelt =
              filters[group].find((own) => own.toLowerCase() === option.value.toLowerCase()) ??
              option.value;
            expect({ group, ...option }).toEqual({
              group,
              value: option.value,
              selected: filters[group].includes(spelt),
              count: left({ ...filters, [group]: [spelt] }),
            });
          }
        }
        for (const option of facets.ratings) {
          expect(option.count).toBe(left({ ...filters, rating: option.value }));
        }
        expect(facets.freeShipping.count).toBe(left({ ...filters, freeShipping: true }));
        expect(facets.onSale.count).toBe(left({ ...filters, onSale: true }));
      }),
      { numRuns: 400 },
    );
  });

  it('list the server’s values first, including those without products', () => {
    const index = buildListingIndex([testProduct({ _id: 'a', categories: ['Bed'] })]);
    const fails = failuresOf(index, NO_FILTERS, null);
    const { values } = facetsOf(index, NO_FILTERS, fails, { categories: ['Sofa', 'bed'] });
    expect(values.categories).toEqual([
      { value: 'Sofa', selected: false, count: 0 },
      { value: 'bed', selected: false, count: 1 },
    ]);
  });
});
