/** @jest-environment node */
import fc from 'fast-check';
import type { ORDER_STATUSES } from '../../src/shared/api/contract';
import { type OrderItem, type OrderPlace, type OrderStatus } from '../../src/shared/api/contract';
import { address, product } from '../test/harness';
import {
  cancellableUntil,
  checkLines,
  fingerprintOf,
  mergeLines,
  nextStatuses,
  orderWouldChange,
} from './orderRules';
import { Refusal } from './refusal';

const item = (rest: Partial<OrderItem> = {}): OrderItem => ({
  _id: 'lamp',
  name: 'Lamp',
  image: [],
  regularPrice: 1000,
  quantity: 1,
  size: 'default',
  ...rest,
});
const order = (rest: Partial<OrderPlace> = {}): OrderPlace => ({
  address: { ...address, appartment: '' },
  items: [item(), item({ _id: 'kurta', size: 'M', quantity: 2 })],
  amount: 3000,
  ...rest,
});

describe('the fingerprint of an order', () => {
  it('does not depend on the order or splitting of lines, or on the key', () => {
    const split = [item({ _id: 'kurta', size: 'M' }), item(), item({ _id: 'kurta', size: 'M' })];
    expect(fingerprintOf(order({ items: split, orderKey: 'another-key' }), 'cod')).toBe(
      fingerprintOf(order(), 'cod'),
    );
  });

  it.each<[string, Partial<OrderPlace>]>([
    ['a quantity', { items: [item({ quantity: 2 })] }],
    ['a size', { items: [item({ size: 'S' })] }],
    ['a price', { items: [item({ salePrice: 900 })] }],
    ['the amount', { amount: 2999.99 }],
    ['the address', { address: { ...order().address, zipcode: '560002' } }],
  ])('changes with %s', (_what, change) => {
    const before = order({ items: [item()] });
    expect(fingerprintOf({ ...before, ...change }, 'cod')).not.toBe(fingerprintOf(before, 'cod'));
  });

  it('changes with the payment method', () => {
    expect(fingerprintOf(order(), 'cod')).not.toBe(fingerprintOf(order(), 'upi'));
  });
});

describe('lines', () => {
  it('are merged by product and size, up to the maximum quantity', () => {
    expect(mergeLines([item(), item({ size: 'S' }), item({ quantity: 2 })])).toEqual([
      item({ quantity: 3 }),
      item({ size: 'S' }),
    ]);
    expect(() => mergeLines([item({ quantity: 999 }), item()])).toThrow(Refusal);
  });

  it('cost exactly the sum of their prices in paise', () => {
    const line = fc.record({
      paise: fc.integer({ min: 1, max: 10_000_000 }),
      quantity: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
        const products = new Map(
          lines.map(({ paise }, index) => [
            `p${index}`,
            product(`p${index}`, { regularPrice: paise }),
          ]),
        );
        const items = lines.map(({ paise, quantity }, index) =>
          item({ _id: `p${index}`, regularPrice: paise / 100, quantity }),
        );
        const { amount, problems } = checkLines(items, products);
        expect(problems).toEqual([]);
        expect(amount).toBe(lines.reduce((sum, { paise, quantity }) => sum + paise * quantity, 0));
      }),
    );
  });

  it('are charged at the sale price, and reported when the client saw another', () => {
    const products = new Map([
      ['lamp', product('lamp', { regularPrice: 100_000, salePrice: 80_000 })],
    ]);
    expect(checkLines([item({ salePrice: 800 })], products)).toMatchObject({
      amount: 80_000,
      problems: [],
    });
    expect(checkLines([item()], products).problems).toMatchObject([
      { problem: 'price-changed', oldPrice: 1000, newPrice: 800 },
    ]);
  });

  it('without a price are checked by the amount alone', () => {
    const products = new Map([['lamp', product('lamp')]]);
    const { problems, amount } = checkLines([item({ regularPrice: null })], products);
    expect([problems, amount]).toEqual([[], 100_000]);
  });
});

describe('the refusal of an order whose prices or stock changed', () => {
  it('says each change in a sentence, and the new amount if the rest can be ordered', () => {
    const named = { productId: 'a', size: 'default', name: 'Lamp', oldPrice: 1000, newPrice: 1200 };
    const changed = orderWouldChange([{ ...named, problem: 'price-changed' }], 120_000);
    expect(changed.message).toBe(
      'The price of Lamp changed from ₹1,000 to ₹1,200. The amount is now ₹1,200.',
    );
    const gone = orderWouldChange([{ ...named, size: 'M', problem: 'gone' }], 0);
    expect(gone.message).toBe('Lamp (size M) is no longer available.');
  });
});

describe('an order', () => {
  const DAY = 24 * 60 * 60 * 1000;

  it('can be cancelled for 24 hours, until packing begins', () => {
    const due = {
      createdAt: 0,
      switchedAt: null,
      shipment: null,
      paymentMethod: 'cod',
      paymentStatus: 'due',
    } as const;
    const until = (status: (typeof ORDER_STATUSES)[number], now: number) =>
      cancellableUntil({ ...due, status }, now);
    expect(until('Order Placed', 0)).toBe(DAY);
    expect(until('Order Placed', DAY - 1)).toBe(DAY);
    expect(until('Order Placed', DAY)).toBeNull();
    for (const status of [
      'Packing',
      'Shipped',
      'Out for delivery',
      'Delivered',
      'Cancelled',
    ] as const) {
      expect(until(status, 0)).toBeNull();
    }
  });

  it('can be cancelled at any time while its payment is pending', () => {
    const order = {
      status: 'Order Placed',
      createdAt: 0,
      switchedAt: null,
      shipment: null,
      paymentMethod: 'upi',
    } as const;
    for (const paymentStatus of ['pending', 'failed'] as const) {
      expect(cancellableUntil({ ...order, paymentStatus }, 9 * DAY)).toBe(10 * DAY);
    }
    expect(cancellableUntil({ ...order, paymentStatus: 'paid' }, 9 * DAY)).toBeNull();
  });

  it('can be cancelled for 24 hours after it was switched to cash on delivery', () => {
    const order = {
      status: 'Order Placed',
      createdAt: 0,
      switchedAt: 9 * DAY,
      shipment: null,
      paymentMethod: 'cod',
      paymentStatus: 'due',
    } as const;
    expect(cancellableUntil(order, 10 * DAY - 1)).toBe(10 * DAY);
    expect(cancellableUntil(order, 10 * DAY)).toBeNull();
  });

  it('only moves forward', () => {
    const road: readonly OrderStatus[] = [
      'Order Placed',
      'Packing',
      'Shipped',
      'Out for delivery',
      'Delivered',
    ];
    for (const [at, status] of road.entries()) {
      const back = nextStatuses(status).filter((to) => road.slice(0, at + 1).includes(to));
      expect([status, back]).toEqual([status, []]);
    }
    expect(nextStatuses('Order Placed')).toEqual([...road.slice(1), 'Cancelled']);
    for (const status of ['Delivered', 'Cancelled', 'Returned to store', 'Lost'] as const) {
      expect([status, nextStatuses(status)]).toEqual([status, []]);
    }
  });

  it('is refused, lost or returned only after it has left, and can be delivered until then', () => {
    const left = ['Delivery attempted', 'Delivered', 'Refused', 'Returned to store', 'Lost'];
    expect(nextStatuses('Shipped')).toEqual(['Out for delivery', ...left]);
    expect(nextStatuses('Out for delivery')).toEqual(left);
    expect(nextStatuses('Delivery attempted')).toEqual(['Out for delivery', ...left.slice(1)]);
    expect(nextStatuses('Refused')).toEqual(['Returned to store', 'Lost']);
  });
});
