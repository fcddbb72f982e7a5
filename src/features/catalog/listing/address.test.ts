import fc from 'fast-check';
import { capitalised, parseListing, resolveFilters, writeListing } from './address';
import { NO_FILTERS, type ListingState } from './listingState';
import { anyFilters, anySort } from './testCatalogue';

const NOTHING: ListingState = {
  filters: NO_FILTERS,
  sort: 'relevant',
  page: 1,
  view: null,
  search: null,
};
const parse = (query: string) => parseListing(new URLSearchParams(query));

const anyState: fc.Arbitrary<ListingState> = fc.record({
  filters: anyFilters,
  sort: anySort,
  page: fc.integer({ min: 1, max: 99_999 }),
  view: fc.constantFrom('grid', 'list', null),
  search: fc.option(fc.string({ maxLength: 40 }), { nil: null }),
});

/** Ranges whose ends cross mean nothing and are not written by any control. */
const makesSense = ({ filters }: ListingState) =>
  (filters.minPrice ?? 0) <= (filters.maxPrice ?? Infinity) &&
  (filters.minWeight ?? 0) <= (filters.maxWeight ?? Infinity);

describe('the listing in the address', () => {
  it('parses what it serialized, for any listing', () => {
    fc.assert(
      fc.property(anyState.filter(makesSense), (state) => {
        const address = writeListing(state).toString();
        expect(parse(address)).toEqual(state);
      }),
      { numRuns: 500 },
    );
  });

  it('omits defaults, so a plain listing has a plain address', () => {
    expect(writeListing(NOTHING).toString()).toBe('');
    expect(parse('')).toEqual(NOTHING);
  });

  it('pre-selects a category with the first letter capitalised', () => {
    expect(parse('category=sofa').filters.categories).toEqual(['Sofa']);
    expect(capitalised('SOFA')).toBe('Sofa');
  });

  it('ignores nonsense and never throws', () => {
    expect(
      parse(
        'sort=cheapest&page=-3&view=cube&rating=9&minPrice=abc&maxPrice=-5&minWeight=1e3' +
          '&maxWeight=101&freeShipping=yes&sale=&category=&color=%20&size=' +
          'x'.repeat(200),
      ),
    ).toEqual(NOTHING);
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('', 'page=', 'sort=', 'rating=', 'minPrice='),
        (noise, key) => {
          expect(() => parse(key + noise)).not.toThrow();
        },
      ),
    );
  });

  it('ignores a range whose bounds are reversed', () => {
    expect(parse('minPrice=900&maxPrice=100')).toEqual(NOTHING);
  });

  it('keeps parameters that are not the listing’s own', () => {
    const address = writeListing(
      { ...NOTHING, sort: 'rating' },
      new URLSearchParams('utm_source=mail&page=3'),
    );
    expect(address.toString()).toBe('utm_source=mail&sort=rating');
  });

  it('starts a themed page with its tag, and remembers when that was removed', () => {
    const defaults = { tags: ['summer'] };
    const start = parseListing(new URLSearchParams(), defaults);
    expect(start.filters.tags).toEqual(['summer']);
    expect(writeListing(start, undefined, defaults).toString()).toBe('');
    const cleared = { ...start, filters: { ...start.filters, tags: [] } };
    const address = writeListing(cleared, undefined, defaults);
    expect(parseListing(address, defaults).filters.tags).toEqual([]);
  });
});

describe('the address against the catalogue', () => {
  const known = { categories: ['Home Decor', 'Sofa'], colors: ['Sky'], tags: [], sizes: [] };

  it('uses the catalogue’s spelling and drops unknown values', () => {
    const { filters } = parse('category=HOME%20decor&category=wigwam&color=sky&tag=nope');
    expect(resolveFilters(filters, known)).toMatchObject({
      categories: ['Home Decor'],
      colors: ['Sky'],
      tags: [],
    });
  });
});
