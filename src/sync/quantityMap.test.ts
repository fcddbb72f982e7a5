import {
  added,
  countUnits,
  larger,
  lineItems,
  lineKey,
  quantityOf,
  readCartMap,
  surplus,
  withQuantity,
  withUnit,
} from './quantityMap';
import { MAX_LINES } from '../shared/api/orderLimits';

const M = { productId: 'kurta', size: 'M' };
const L = { productId: 'kurta', size: 'L' };
const lamp = { productId: 'lamp', size: 'default' };

describe('a cart', () => {
  it('adds one unit of a product and size', () => {
    expect(withUnit(withUnit({}, M), M)).toEqual({ kurta: { M: 2 } });
    expect(withUnit({ kurta: { M: 1 } }, L)).toEqual({ kurta: { M: 1, L: 1 } });
  });

  it('holds the quantity it is set to, up to 999', () => {
    expect(withQuantity({}, lamp, 3)).toEqual({ lamp: { default: 3 } });
    expect(withQuantity({ lamp: { default: 3 } }, lamp, 1)).toEqual({ lamp: { default: 1 } });
    expect(withQuantity({}, lamp, 5_000)).toEqual({ lamp: { default: 999 } });
  });

  it('removes a line at 0, and a product with its last line', () => {
    expect(withQuantity({ kurta: { M: 1, L: 2 } }, M, 0)).toEqual({ kurta: { L: 2 } });
    expect(withQuantity({ kurta: { M: 1 } }, M, 0)).toEqual({});
    expect(withQuantity({}, M, -1)).toEqual({});
  });

  it('keeps the order of lines when one changes', () => {
    const cart = { a: { default: 1 }, b: { default: 1 } };
    const changed = withQuantity(cart, { productId: 'a', size: 'default' }, 2);
    expect(Object.keys(changed)).toEqual(['a', 'b']);
  });

  it('never changes the cart it was given', () => {
    const cart = Object.freeze({ kurta: Object.freeze({ M: 1 }) });
    withUnit(cart, M);
    withQuantity(cart, M, 0);
    expect(cart).toEqual({ kurta: { M: 1 } });
  });

  it('counts units, not lines', () => {
    expect(countUnits({})).toBe(0);
    expect(countUnits({ kurta: { M: 2, L: 1 }, lamp: { default: 4 } })).toBe(7);
  });

  it('lists its lines', () => {
    expect(lineItems({ kurta: { M: 2 }, lamp: { default: 1 } })).toEqual([
      { ...M, quantity: 2 },
      { ...lamp, quantity: 1 },
    ]);
  });

  it('has 0 of a line that it does not hold', () => {
    expect(quantityOf({}, M)).toBe(0);
    expect(quantityOf({ kurta: { L: 1 } }, M)).toBe(0);
    expect(quantityOf({ kurta: { M: 4 } }, M)).toBe(4);
  });

  it('gives no two lines the same key', () => {
    expect(lineKey(M)).toBe('kurta|M');
    expect(lineKey({ productId: 'a|b', size: 'c' })).not.toBe(
      lineKey({ productId: 'a', size: 'b|c' }),
    );
  });
});

describe('two carts', () => {
  const cart = { kurta: { M: 3 }, lamp: { default: 1 } };
  it('add up', () => {
    expect(added(cart, { kurta: { M: 1, L: 1 } })).toEqual({
      kurta: { M: 4, L: 1 },
      lamp: { default: 1 },
    });
  });
  it('have a surplus, never negative', () => {
    expect(surplus(cart, { kurta: { M: 1 }, lamp: { default: 2 } })).toEqual({ kurta: { M: 2 } });
    expect(surplus(cart, {})).toEqual(cart);
  });
  it('have a larger quantity for each line', () => {
    expect(larger(cart, { kurta: { M: 1, L: 2 } })).toEqual({
      kurta: { M: 3, L: 2 },
      lamp: { default: 1 },
    });
    expect(larger({ kurta: { M: 1 } }, { kurta: { M: 2 } })).toEqual({ kurta: { M: 2 } });
  });
});

describe('a stored value', () => {
  it('is read if it is a cart', () => {
    expect(readCartMap({ kurta: { M: 2 } })).toEqual({ cart: { kurta: { M: 2 } }, dropped: 0 });
    expect(readCartMap({})).toEqual({ cart: {}, dropped: 0 });
  });
  it.each([[null], ['text'], [3], [[1, 2]], [undefined]])('is refused if it is %p', (value) => {
    expect(readCartMap(value)).toBeNull();
  });
  it('drops what is no quantity and keeps the rest', () => {
    const read = readCartMap({
      kurta: { M: 2, L: 0, S: -1, XL: 1.5, XXL: '3' },
      '': { default: 1 },
      ['x'.repeat(65)]: { default: 1 },
      ['y'.repeat(64)]: { default: 1 },
    });
    expect(read).toEqual({
      cart: { kurta: { M: 2 }, ['y'.repeat(64)]: { default: 1 } },
      dropped: 6,
    });
  });
  it.each(['constructor', '__proto__', 'toString'])(
    'loses a line that is called %s, as something in every object is',
    (name) => {
      const value: unknown = JSON.parse(`{"${name}":{"M":1},"kurta":{"M":2,"${name}":1},"a":1}`);
      expect(readCartMap(value)).toEqual({
        cart: { kurta: { M: 2 }, a: { default: 1 } },
        dropped: 2,
      });
    },
  );
  it('may hold bare quantities for products without sizes', () => {
    expect(readCartMap({ lamp: 2 })?.cart).toEqual({ lamp: { default: 2 } });
  });
  it('may have more lines than an order', () => {
    const many = Object.fromEntries(
      Array.from({ length: MAX_LINES + 5 }, (_, index) => [`p${String(index)}`, { default: 1 }]),
    );
    const read = readCartMap(many);
    expect(Object.keys(read?.cart ?? {})).toHaveLength(MAX_LINES + 5);
    expect(read?.dropped).toBe(0);
  });
});
