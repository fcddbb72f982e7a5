import { isOnSale } from './listing/offers';
import fc from 'fast-check';
import { categoriesOf, discountPercent, displayedPrice, originalPrice, ratingOf } from './price';

const priced = (regularPrice: number | null, salePrice: number | null = null) => ({
  regularPrice,
  salePrice,
});

describe('the displayed price', () => {
  it('is the sale price if set, else the regular one', () => {
    expect(displayedPrice(priced(1999, 1499.5))).toBe(149_950);
    expect(displayedPrice(priced(1999))).toBe(199_900);
    expect(displayedPrice(priced(1999, 0))).toBe(199_900);
    expect(displayedPrice(priced(null))).toBeNull();
    expect(displayedPrice({ regularPrice: undefined, salePrice: Number.NaN })).toBeNull();
  });

  it('has the original beside it only if that is higher', () => {
    expect(originalPrice(priced(1999, 1499))).toBe(199_900);
    expect(originalPrice(priced(1499, 1999))).toBeNull();
    expect(originalPrice(priced(1499, 1499))).toBeNull();
    expect(isOnSale(priced(1499))).toBe(false);
  });
});

describe('the discount', () => {
  it('is the rounded percentage difference', () => {
    expect(discountPercent(priced(1000, 666))).toBe(33);
    expect(discountPercent(priced(1000, 665))).toBe(34);
    expect(discountPercent(priced(1000))).toBeNull();
    expect(discountPercent(priced(1000, 1200))).toBeNull();
  });

  it('lies between 0 and 100 whenever it shows', () => {
    const rupees = fc.option(fc.integer({ min: 0, max: 200_000 }));
    fc.assert(
      fc.property(rupees, rupees, (regular, sale) => {
        const percent = discountPercent(priced(regular, sale));
        if (percent === null) return;
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(regular).toBeGreaterThan(sale ?? Infinity);
      }),
    );
  });
});

describe('the stars', () => {
  const rated = (averageRating: number | null, rating: number | null, allowed = true) =>
    ratingOf({ allowCustomerReviews: allowed, averageRating, rating });

  it('show only above 0 and when customer reviews are allowed', () => {
    expect(rated(4.3, null)).toBe(4.3);
    expect(rated(0, null)).toBeNull();
    expect(rated(null, null)).toBeNull();
    expect(rated(4.3, null, false)).toBeNull();
  });

  it('use averageRating if it is a number, else rating', () => {
    expect(rated(3, 5)).toBe(3);
    expect(rated(null, 5)).toBe(5);
    expect(rated(0, 5)).toBeNull();
  });
});

it('reads categories if there are any, else category', () => {
  expect(categoriesOf({ categories: ['Sofa', 'Bed'], category: 'Chairs' })).toEqual([
    'Sofa',
    'Bed',
  ]);
  expect(categoriesOf({ categories: [], category: 'Chairs' })).toEqual(['Chairs']);
  expect(categoriesOf({ categories: [], category: '' })).toEqual([]);
});
