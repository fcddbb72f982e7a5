import fc from 'fast-check';
import { REVIEW_SORTS, type Review } from '../../shared/api/contract';
import { countStars, sharesOf, sortReviews } from './ratings';

const review = fc.record({
  _id: fc.uuid(),
  userId: fc.uuid(),
  userName: fc.constant('Asha'),
  rating: fc.integer({ min: 1, max: 5 }),
  comment: fc.constant('Good.'),
  date: fc.integer({ min: 0, max: 50 }),
});

describe('the rating distribution', () => {
  it('counts every review once, best first', () => {
    fc.assert(
      fc.property(fc.array(review), (reviews) => {
        const shares = sharesOf(countStars(reviews));
        expect(shares.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
        expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(reviews.length);
      }),
    );
  });

  it('is all zeros without reviews', () => {
    expect(sharesOf([]).every(({ percent }) => percent === 0)).toBe(true);
  });
});

describe('sorting reviews', () => {
  const keyOf = {
    newest: (one: Review) => -one.date,
    highest: (one: Review) => -one.rating,
    lowest: (one: Review) => one.rating,
  };
  it('sorts by the chosen order, newest first among equals, deterministically', () => {
    fc.assert(
      fc.property(fc.array(review), fc.constantFrom(...REVIEW_SORTS), (reviews, sort) => {
        const sorted = sortReviews(reviews, sort);
        sorted.slice(1).forEach((next, at) => {
          const previous = sorted[at];
          if (!previous) return;
          const [before, after] = [keyOf[sort](previous), keyOf[sort](next)];
          expect(before).toBeLessThanOrEqual(after);
          if (before === after) expect(previous.date).toBeGreaterThanOrEqual(next.date);
        });
        expect(sortReviews([...reviews].reverse(), sort)).toEqual(sorted);
      }),
    );
  });
});
