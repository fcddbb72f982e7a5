import type { Order, OrderItem } from '../../shared/api/contract';
import { formatDateString } from './formatDateString';
import { awaitsPayment, orderNumber } from './orderFilter';
import {
  taxByRate,
  addressLines,
  itemPaise,
  parcelText,
  paymentLabel,
  paymentView,
  recentItems,
  statusView,
  timeline,
} from './orderView';

const item = (over: Partial<OrderItem> = {}): OrderItem => ({
  _id: 'p1',
  name: 'Kurta',
  image: [],
  price: null,
  salePrice: 1499,
  regularPrice: 1999,
  quantity: 1,
  size: 'M',
  ...over,
});
const order = (over: Partial<Order> = {}): Order => ({
  _id: '0190aaaa-0000-7000-8000-0000abcd1234',
  items: [item()],
  address: {},
  amount: 1499,
  paymentMethod: 'cod',
  status: 'Order Placed',
  date: 1_000,
  ...over,
});

it('an order row’s date is India’s, whatever the device’s time zone', () => {
  expect(formatDateString(Date.UTC(2026, 10, 4, 19, 0))).toBe('Thu Nov 05 2026');
});

describe('the badge of a payment', () => {
  it.each([
    ['paid', 'Order Placed', 'Paid'],
    ['paid', 'Delivered', 'Paid'],
    ['paid', 'Cancelled', 'Being refunded'],
    ['refunded', 'Cancelled', 'Refunded'],
  ] as const)('%s and %s: %s', (paymentStatus, status, label) => {
    expect(paymentView(order({ paymentMethod: 'upi', paymentStatus, status }))?.label).toBe(label);
  });

  it.each(['pending', 'failed', 'due', undefined] as const)('%s: none', (paymentStatus) => {
    expect(paymentView(order({ paymentStatus }))).toBeNull();
  });
});

describe('the status of an order', () => {
  it.each([
    ['Delivered', 'Completed', 'success'],
    ['Shipped', 'In Transit', 'info'],
    ['Out for delivery', 'In Transit', 'info'],
    ['Packing', 'Processing', 'warning'],
    ['Order Placed', 'Pending', 'neutral'],
    ['anything else', 'Pending', 'neutral'],
    ['Cancelled', 'Cancelled', 'neutral'],
    ['Delivery attempted', 'Delivery attempted', 'warning'],
    ['Refused', 'Refused', 'neutral'],
    ['Returned to store', 'Returned', 'neutral'],
    ['Lost', 'Lost', 'neutral'],
  ])('%s is shown as %s', (status, label, tone) => {
    expect(statusView(order({ status }))).toEqual({ label, tone });
  });

  it.each([
    ['pending', 'Payment pending'],
    ['failed', 'Payment failed'],
  ] as const)('with a %s UPI payment is %s, until it is cancelled', (paymentStatus, label) => {
    const unpaid = order({ paymentMethod: 'upi', paymentStatus });
    expect(statusView(unpaid)).toEqual({ label, tone: 'warning' });
    expect(statusView({ ...unpaid, status: 'Cancelled' }).label).toBe('Cancelled');
  });
});

describe('the profile’s recent items', () => {
  it('flatten, take their order’s status and date, reverse, and keep the first three', () => {
    const old = order({ _id: 'o1', date: 1, items: [item({ name: 'A' }), item({ name: 'B' })] });
    const recent = order({
      _id: 'o2',
      date: 2,
      status: 'Shipped',
      items: [item({ name: 'C' }), item({ name: 'D' })],
    });
    for (const orders of [
      [old, recent],
      [recent, old],
    ]) {
      expect(recentItems(orders, 3)).toMatchObject([
        { item: { name: 'D' }, order: { status: 'Shipped', date: 2 } },
        { item: { name: 'C' }, order: { status: 'Shipped', date: 2 } },
        { item: { name: 'B' }, order: { status: 'Order Placed', date: 1 } },
      ]);
    }
  });
});

describe('the price of an ordered item', () => {
  it('is the sale price, else the price, else the regular price, in paise', () => {
    expect(itemPaise(item())).toBe(149_900);
    expect(itemPaise(item({ salePrice: null, price: 12.5 }))).toBe(1_250);
    expect(itemPaise(item({ salePrice: null }))).toBe(199_900);
    expect(itemPaise(item({ salePrice: null, regularPrice: null }))).toBeNull();
    expect(itemPaise(item({ salePrice: 0 }))).toBe(0);
  });
});

describe('payment', () => {
  it.each([
    [{}, 'Cash on Delivery'],
    [{ paymentStatus: 'due' as const }, 'Cash on Delivery, pay when it arrives'],
    [{ paymentStatus: 'due' as const, status: 'Cancelled' }, 'Cash on Delivery'],
    [{ paymentMethod: 'UPI', paymentStatus: 'paid' as const }, 'UPI, paid'],
    [{ paymentMethod: 'upi', paymentStatus: 'pending' as const }, 'UPI, waiting for payment'],
    [{ paymentMethod: 'upi', paymentStatus: 'failed' as const }, 'UPI, payment not completed'],
    [{ paymentMethod: 'upi', paymentStatus: 'refunded' as const }, 'UPI, refunded'],
  ])('%j reads %s', (over, words) => {
    expect(paymentLabel(order(over))).toBe(words);
  });

  it('is pending for UPI orders that are neither paid nor ended', () => {
    const upi = order({ paymentMethod: 'upi', paymentStatus: 'pending' });
    expect(awaitsPayment(upi)).toBe(true);
    expect(awaitsPayment({ ...upi, paymentStatus: 'failed' })).toBe(true);
    expect(awaitsPayment({ ...upi, paymentStatus: 'paid' })).toBe(false);
    expect(awaitsPayment({ ...upi, status: 'Cancelled' })).toBe(false);
    expect(awaitsPayment(order({ paymentStatus: 'pending' }))).toBe(false);
  });
});

describe('the timeline', () => {
  it('shows past, current and future steps', () => {
    const steps = timeline(
      order({
        status: 'Shipped',
        history: [
          { status: 'Order Placed', at: 1 },
          { status: 'Shipped', at: 9 },
        ],
      }),
    );
    expect(steps.map(({ label, at, state }) => [label, at, state])).toEqual([
      ['Order Placed', 1, 'done'],
      ['Packing', null, 'done'],
      ['Shipped', 9, 'current'],
      ['Out for delivery', null, 'ahead'],
      ['Delivered', null, 'ahead'],
    ]);
  });

  it('ends with the cancellation', () => {
    const steps = timeline(
      order({ status: 'Cancelled', history: [{ status: 'Cancelled', at: 5 }] }),
    );
    expect(steps.map(({ label, at }) => [label, at])).toEqual([
      ['Order Placed', 1_000],
      ['Cancelled', 5],
    ]);
  });

  it('starts at the beginning for a status it does not know', () => {
    expect(timeline(order({ status: 'On hold' }))[0]).toMatchObject({ state: 'current' });
  });
});

it('an order’s number is the end of its id', () => {
  expect(orderNumber('0190aaaa-0000-7000-8000-0000abcd1234')).toBe('ABCD1234');
});

it('an address is formatted as on a letter, without missing parts', () => {
  expect(
    addressLines({
      firstName: 'Asha',
      lastName: 'Rao',
      street: '12 Church Street',
      appartment: '',
      city: 'Bengaluru',
      state: 'Karnataka',
      zipcode: '560001',
      country: 'India',
    }),
  ).toEqual(['Asha Rao', '12 Church Street', 'Bengaluru, Karnataka 560001', 'India']);
});

describe('a parcel that does not arrive', () => {
  const gone = (status: string, over: Partial<Order> = {}) =>
    order({
      status,
      history: [
        { status: 'Order Placed', at: 1_000 },
        { status: 'Shipped', at: 2_000 },
        { status, at: 3_000 },
      ],
      ...over,
    });

  it('ends the timeline with what happened, or waits for another attempt', () => {
    expect(timeline(gone('Lost'))).toEqual([
      { label: 'Order Placed', at: 1_000, state: 'done' },
      { label: 'Shipped', at: 2_000, state: 'done' },
      { label: 'Lost', at: 3_000, state: 'current' },
    ]);
    expect(timeline(gone('Delivery attempted')).slice(2)).toEqual([
      { label: 'Delivery attempted', at: 3_000, state: 'current' },
      { label: 'Delivered', at: null, state: 'ahead' },
    ]);
  });

  it('is explained, with what happens to the money', () => {
    const upi = { paymentMethod: 'upi', paymentStatus: 'paid' } as const;
    expect(parcelText(gone('Lost', upi))).toBe(
      'The courier has lost your parcel. We are sorry. What you paid goes back to you.',
    );
    expect(parcelText(gone('Returned to store'))).toBe(
      'The parcel has come back to us. Nothing is due.',
    );
    expect(parcelText(gone('Shipped'))).toBeNull();
    expect(paymentLabel(gone('Lost', { paymentStatus: 'due' }))).toBe('Cash on Delivery');
    expect(paymentLabel(gone('Lost', upi))).toBe('UPI, paid, being refunded');
  });
});

test('the taxes of an invoice are summed by rate, to the paisa', () => {
  const line = { hsn: '6204', rate: 5, taxable: 0.1, cgst: 0.2, sgst: 0.2, igst: 0 };
  const lines = [{ ...line, rate: 18 }, line, { ...line, taxable: 0.2 }];
  const sums = taxByRate({
    number: 'ML/26-27/00001',
    issuedAt: 1,
    placeOfSupply: 'Goa (30)',
    lines,
    amountInWords: 'One Rupee Only',
  });
  expect(sums).toEqual([
    { rate: 5, taxable: 0.3, cgst: 0.4, sgst: 0.4, igst: 0 },
    { rate: 18, taxable: 0.1, cgst: 0.2, sgst: 0.2, igst: 0 },
  ]);
});
