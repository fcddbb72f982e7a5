import fc from 'fast-check';
import { failuresOf } from './filters';
import { buildListingIndex } from './listingIndex';
import { NO_FILTERS, SORTS, type ListingSort } from './listingState';
import { referenceMatches, referenceSorted } from './reference';
import { sortedMatches, weighedRatings } from './sort';
import { anyCatalogue, anyFilters, anyFound } from './testCatalogue';
import { testProduct } from '../testProducts';

const plainSorts = SORTS.filter(
  (sort): sort is Exclude<ListingSort, 'rating'> => sort !== 'rating',
);

describe('sorting', () => {
  it('is a stable sort: ties keep the server’s order', () => {
    fc.assert(
      fc.property(
        anyCatalogue,
        anyFilters,
        fc.constantFrom(...plainSorts),
        (products, filters, sort) => {
          const index = buildListingIndex(products);
          const order = sortedMatches(index, failuresOf(index, filters, null), sort, null);
          const expected = referenceSorted(
            products.filter((product) => referenceMatches(product, filters)),
            sort,
          );
          expect(order.map((at) => products[at]?._id)).toEqual(expected.map(({ _id }) => _id));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('keeps the ranking of a search when sorted by relevance, with sold-out products last', () => {
    fc.assert(
      fc.property(
        anyCatalogue.chain((products) =>
          fc.tuple(fc.constant(products), anyFound(products.length)),
        ),
        ([products, found]) => {
          const index = buildListingIndex(products);
          const fails = failuresOf(index, NO_FILTERS, found);
          const ranking = found ?? products.map((_, at) => at);
          expect(sortedMatches(index, fails, 'relevant', found)).toEqual([
            ...ranking.filter((at) => products[at]?.inStock),
            ...ranking.filter((at) => !products[at]?.inStock),
          ]);
        },
      ),
    );
  });

  it('never loses or repeats a product, whatever the order', () => {
    fc.assert(
      fc.property(anyCatalogue, fc.constantFrom(...SORTS), (products, sort) => {
        const index = buildListingIndex(products);
        const order = sortedMatches(index, failuresOf(index, NO_FILTERS, null), sort, null);
        expect([...order].sort((a, b) => a - b)).toEqual(products.map((_, at) => at));
      }),
    );
  });
});

describe('sorting by rating', () => {
  const rated = (id: string, averageRating: number, totalReviews: number) =>
    testProduct({ _id: id, averageRating, totalReviews });
  const byRating = (products: ReturnType<typeof rated>[]) => {
    const index = buildListingIndex(products);
    const order = sortedMatches(index, failuresOf(index, NO_FILTERS, null), 'rating', null);
    return order.map((at) => products[at]?._id);
  };

  it('considers the number of reviews: two hundred at 4.8 beat one at 5', () => {
    expect(byRating([rated('one', 5, 1), rated('many', 4.8, 200), rated('poor', 2, 90)])).toEqual([
      'many',
      'one',
      'poor',
    ]);
  });

  it('puts products without stars, or that allow none, last', () => {
    const closed = testProduct({ _id: 'closed', averageRating: 5, allowCustomerReviews: false });
    expect(byRating([rated('none', 0, 0), closed, rated('worst', 1, 3)])).toEqual([
      'worst',
      'none',
      'closed',
    ]);
  });

  it('compares the stars of products with equally many reviews', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 20 }), (tenths) => {
        const ratings = tenths.map((value) => value / 10);
        const weights = weighedRatings(
          ratings.map(() => ({ totalReviews: 7 })),
          ratings,
        );
        ratings.forEach((rating, at) => {
          ratings.forEach((other, there) => {
            if (rating > other) expect(weights[at]).toBeGreaterThan(weights[there] ?? 0);
          });
        });
      }),
    );
  });
});
