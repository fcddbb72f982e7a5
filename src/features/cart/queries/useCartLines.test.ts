/** Money on the cart page: integer paise, old and new prices, and what cannot be ordered. */
import { testProduct } from '../../catalog/testProducts';
import type { CartLine } from '../cartSelectors';
import { lineLimitText, problemText, summarize, viewOf } from './useCartLines';

const line = (productId: string, quantity = 1): CartLine => ({
  productId,
  size: 'M',
  quantity,
  sync: 'saved',
});
const kurta = testProduct({ _id: 'kurta', sizes: ['M'], regularPrice: 1299.1, inStock: true });

describe('a line', () => {
  it('costs its quantity times the unit price, in whole paise', () => {
    expect(viewOf(line('kurta', 3), kurta, 129_910, true)).toMatchObject({
      unitPaise: 129_910,
      linePaise: 389_730,
      problem: null,
    });
  });
  it('shows the old price when it differs from today’s', () => {
    expect(viewOf(line('kurta'), kurta, 99_900, true).oldUnitPaise).toBe(99_900);
    expect(viewOf(line('kurta'), kurta, 129_910, true)).not.toHaveProperty('oldUnitPaise');
    expect(viewOf(line('kurta'), kurta, undefined, true)).not.toHaveProperty('oldUnitPaise');
    const unpriced = { ...kurta, regularPrice: null };
    expect(viewOf(line('kurta'), unpriced, 99_900, true)).not.toHaveProperty('oldUnitPaise');
  });
  it('says why it cannot be ordered', () => {
    const problem = (product: Parameters<typeof viewOf>[1], isLoaded = true) =>
      viewOf(line('kurta'), product, undefined, isLoaded).problem;
    expect(problem(undefined)).toBe('gone');
    expect(problem({ ...kurta, inStock: false })).toBe('sold-out');
    expect(problem({ ...kurta, regularPrice: null })).toBe('no-price');
    expect(problem({ ...kurta, sizes: ['S', 'L'] })).toBe('size-gone');
    expect(problem({ ...kurta, sizes: [] })).toBe('size-gone');
    expect(problem(kurta)).toBeNull();
    // Before the list has come, nothing is gone.
    expect(problem(undefined, false)).toBeNull();
  });
  it('asks for the colour, if it is older than the choice of colours', () => {
    const coloured = { ...kurta, colors: ['Indigo', 'Rust'], colorVariants: true };
    const view = viewOf(line('kurta'), coloured, undefined, true);
    expect([view.problem, problemText(view)]).toEqual(['no-colour', 'Choose a colour']);
    expect(viewOf({ ...line('kurta'), size: 'M / Rust' }, coloured, undefined, true).problem).toBe(
      null,
    );
    expect(viewOf({ ...line('kurta'), size: 'M / Teal' }, coloured, undefined, true).problem).toBe(
      'size-gone',
    );
  });
  it('says how many are left, if fewer than wanted', () => {
    const wanting = (quantity: number, stock: Record<string, number>) => {
      const view = viewOf(line('kurta', quantity), { ...kurta, stock }, undefined, true);
      return [view.problem, problemText(view)];
    };
    expect(wanting(3, { M: 3 })).toEqual([null, null]);
    expect(wanting(4, { M: 3 })).toEqual(['short', 'Only 3 left']);
    expect(wanting(1, { M: 0 })).toEqual(['sold-out', 'Out of stock']);
    // Another size's stock says nothing about this one.
    expect(wanting(9, { L: 0 })).toEqual([null, null]);
  });
});

describe('the totals', () => {
  it('add up what can be ordered, and name what prevents an order', () => {
    const view = summarize([
      viewOf(line('kurta', 2), kurta, undefined, true),
      viewOf(line('gone', 4), undefined, undefined, true),
    ]);
    expect(view).toMatchObject({ totalPaise: 259_820, count: 6 });
    expect(view.blocked.map(({ productId }) => productId)).toEqual(['gone']);
  });

  it('say when there are more lines than an order may have', () => {
    const many = (count: number) =>
      summarize(Array.from({ length: count }, () => viewOf(line('kurta'), kurta, undefined, true)));
    expect(lineLimitText(many(200))).toBeNull();
    expect(lineLimitText(many(201))).toBe(
      'An order has at most 200 different items. Remove 1 to check out.',
    );
  });
});
