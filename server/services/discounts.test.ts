/** @jest-environment node */
import fc from 'fast-check';
import { BLANK_PRODUCT } from './catalogue';
import { discounted, discountOf, paidFor, timeRefusal } from './discounts';
import type { ProductRecord } from './ports';
import { costOf } from './returnRules';

const terms = { code: 'DIWALI20', percent: 20, amount: null, minimum: 0, categories: [] };
const item = (_id: string, price: number, quantity = 1) => ({
  _id,
  name: _id,
  image: [],
  price,
  quantity,
  size: 'default',
});
const product = (id: string, categories: string[]): [string, ProductRecord] => [
  id,
  { ...BLANK_PRODUCT, id, name: id, createdAt: 0, categories },
];
const products = new Map([product('lamp', ['Lamps']), product('kurta', ['Kurtas'])]);

it('splits the discount on the lines in proportion to what they cost', () => {
  const { items, discount, refusal } = discounted(
    terms,
    [item('lamp', 1_000), item('kurta', 1_499, 2)],
    products,
  );
  // 20% of 3,998 rupees are 799.60.
  expect([discount, refusal]).toEqual([80_000, null]);
  expect(items.map((each) => each.discount)).toEqual([200.1, 599.9]);
});

it('has a discount in rupees, which is never more than the goods cost', () => {
  const voucher = { ...terms, percent: null, amount: 50_000 };
  expect(discounted(voucher, [item('lamp', 1_000)], products).discount).toBe(50_000);
  expect(discounted(voucher, [item('lamp', 300)], products).discount).toBe(30_000);
});

it('is for the goods of its categories, from their minimum', () => {
  const lamps = { ...terms, categories: ['Lamps'], minimum: 150_000 };
  const one = discounted(lamps, [item('lamp', 1_000), item('kurta', 1_499, 2)], products);
  expect(one.refusal).toBe('The code DIWALI20 works for orders with at least ₹1,500 of Lamps.');
  const two = discounted(lamps, [item('lamp', 1_000, 2), item('kurta', 1_499, 2)], products);
  expect(two.items.map((each) => each.discount)).toEqual([400, undefined]);
  const none = discounted(lamps, [item('kurta', 1_499, 2)], products);
  expect(none.refusal).toBe('The code DIWALI20 works only for Lamps.');
  expect([none.discount, discountOf(none.items)]).toEqual([0, 0]);
});

it('works from its first to its last moment', () => {
  const dates = { code: 'DIWALI20', startsAt: 10, endsAt: 20 };
  expect(timeRefusal(dates, 9)).toBe('The code DIWALI20 does not work yet.');
  expect(timeRefusal(dates, 10)).toBeNull();
  expect(timeRefusal(dates, 19)).toBeNull();
  expect(timeRefusal(dates, 20)).toBe('The code DIWALI20 has ended.');
});

const line = fc.record({
  price: fc.integer({ min: 1, max: 500_000_00 }).map((paise) => paise / 100),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const worth = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((percent) => ({ percent, amount: null })),
  fc.integer({ min: 1, max: 10_000_000 }).map((amount) => ({ percent: null, amount })),
);

it('loses no paisa, makes no line negative, and returns no more than was paid', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      worth,
      fc.integer({ min: 1, max: 99 }),
      (lines, value, split) => {
        const sent = lines.map(({ price, quantity }, index) =>
          item(`product-${String(index)}`, price, quantity),
        );
        const { items, discount } = discounted({ ...terms, ...value }, sent, products);
        expect(discountOf(items)).toBe(discount);
        for (const each of items) {
          const paid = paidFor(each);
          expect(paid).toBeGreaterThanOrEqual(0);
          const cost = (quantity: number): number =>
            costOf({ items }, { productId: each._id, variant: 'default', quantity });
          expect(cost(each.quantity)).toBe(paid);
          const some = Math.min(split, each.quantity);
          expect(cost(some) + cost(each.quantity - some)).toBeLessThanOrEqual(paid);
        }
      },
    ),
  );
});
