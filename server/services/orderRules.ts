/** Pure rules of orders: what can be ordered at which price, and which status may follow. */
import {
  type Order,
  type OrderItem,
  type OrderPlace,
  type OrderProblem,
  type OrderStatus,
  type PaymentMethod,
} from '../../src/shared/api/contract';
import { pictureOfVariant } from '../../src/shared/api/colours';
import { isPrice, MAX_QUANTITY, unitPriceOf } from '../../src/shared/api/productRules';
import { variantPhrase } from '../../src/shared/api/variantText';
import { requestLanguage } from '../../src/shared/i18n/message';
import { t } from '../../src/shared/i18n/t';
import { isSoldIn } from '../../src/shared/lib/variants';
import { awaitsPayment, isCalledOff } from '../../src/features/orders/orderFilter';
import { choicesOf, isOnSale, nameIn, unitPrice } from './catalogue';
import { discountOf } from './discounts';
import { formatPaise, toPaise, toRupees } from './money';
import { toWireInvoice, type TaxTerms } from './invoice';
import type {
  InvoiceRecord,
  OrderRecord,
  PaymentRecord,
  ProductRecord,
  ReturnRecord,
  StatusChange,
  StockLine,
} from './ports';
import { Refusal } from './refusal';
import { returnTimes, toWireReturn } from './returnRules';
import { trackingPage } from './couriers';
import { deliveredBy } from './deliveryDate';

/** Delivery is always free (docs/decisions.md). Paise. */
export const DELIVERY_FEE = 0;

/** "Cancel within 24 hours of placing an order" (spec section 9). */
const CANCEL_WINDOW = 24 * 60 * 60 * 1000;

/** A shopper can cancel until packing begins: "not possible once processed" (spec section 9). */
export const CANCELLABLE: readonly OrderStatus[] = ['Order Placed'];

/** The refusal's message for an order that is packed, sent or delivered. */
export const tooLateToCancel = (status: OrderStatus): string =>
  status === 'Packing'
    ? t('This order is being packed and can no longer be cancelled.')
    : t('This order has been shipped and can no longer be cancelled.');

/** Merges items with the same product and size into one line. */
export function mergeLines(items: readonly OrderItem[]): OrderItem[] {
  const lines = new Map<string, OrderItem>();
  for (const item of items) {
    const key = JSON.stringify([item._id, item.size]);
    const before = lines.get(key);
    lines.set(key, before ? { ...before, quantity: before.quantity + item.quantity } : item);
  }
  const merged = [...lines.values()];
  if (merged.some((item) => item.quantity > MAX_QUANTITY)) {
    throw new Refusal(
      'invalid',
      t('At most {most} of one product can be ordered.', { most: MAX_QUANTITY }),
    );
  }
  return merged;
}

const sentPrice = (item: OrderItem): number | null => {
  const rupees = unitPriceOf(item) ?? item.price;
  return isPrice(rupees) ? toPaise(rupees) : null;
};

export const stockLine = ({ _id: productId, size: variant, quantity }: OrderItem): StockLine => ({
  productId,
  variant,
  quantity,
});

/** The units that can be ordered of a line; Infinity if they are not counted. `taken`: the order has them already. */
function unitsFor(product: ProductRecord, variant: string, taken: readonly StockLine[]): number {
  const own = taken.find((line) => line.productId === product.id && line.variant === variant);
  return product.inStock ? (product.stock[variant] ?? Infinity) + (own?.quantity ?? 0) : 0;
}

/** The product's pictures, that of the ordered colour first. */
function picturesOf(product: ProductRecord, variant: string): string[] {
  const first = product.image[pictureOfVariant({ ...product, ...choicesOf(product) }, variant)];
  if (first === undefined) return product.image;
  return [first, ...product.image.filter((address) => address !== first)];
}

/**
 * Compares the request with the catalogue. Returns the product copies to store in the order, the amount in paise at
 * today's prices, and every difference.
 *
 * @param taken what the order has taken from the stock already
 */
export function checkLines(
  items: readonly OrderItem[],
  products: ReadonlyMap<string, ProductRecord>,
  taken: readonly StockLine[] = [],
): { items: OrderItem[]; amount: number; problems: OrderProblem[] } {
  const problems: OrderProblem[] = [];
  const copies: OrderItem[] = [];
  let amount = DELIVERY_FEE;
  for (const item of items) {
    const product = products.get(item._id);
    const now = product ? unitPrice(product) : null;
    const before = sentPrice(item);
    const named = {
      productId: item._id,
      size: item.size,
      name: product ? nameIn(product, requestLanguage()) : item.name,
      oldPrice: before === null ? null : toRupees(before),
    };
    if (!isOnSale(product) || now === null || !isSoldIn(choicesOf(product), item.size)) {
      problems.push({ ...named, problem: 'gone', newPrice: null });
      continue;
    }
    const left = unitsFor(product, item.size, taken);
    if (left < item.quantity) {
      const some = left > 0 && { left };
      problems.push({ ...named, problem: 'sold-out', newPrice: toRupees(now), ...some });
      continue;
    }
    if (before !== null && before !== now) {
      problems.push({ ...named, problem: 'price-changed', newPrice: toRupees(now) });
    }
    amount += now * item.quantity;
    copies.push({
      _id: product.id,
      name: product.name,
      image: picturesOf(product, item.size),
      price: toRupees(now),
      salePrice: product.salePrice === null ? null : toRupees(product.salePrice),
      regularPrice: product.regularPrice === null ? null : toRupees(product.regularPrice),
      quantity: item.quantity,
      size: item.size,
      ...(product.hsn !== '' && { hsn: product.hsn }),
      ...(product.taxRate !== null && { taxRate: product.taxRate }),
    });
  }
  return { items: copies, amount, problems };
}

/** The 409 that names every line; `amount` (paise) is the price of the other lines. */
export function orderWouldChange(problems: OrderProblem[], amount: number): Refusal {
  const sentences = problems.map(({ name, size, problem, oldPrice, newPrice, left = 0 }) => {
    const variant = variantPhrase(size);
    const what = variant === null ? name : `${name} (${variant})`;
    if (problem === 'gone') return t('{name} is no longer available.', { name: what });
    if (problem === 'sold-out') {
      return left > 0
        ? t('Only {left} of {name} left.', { left, name: what })
        : t('{name} is out of stock.', { name: what });
    }
    const from = formatPaise(toPaise(oldPrice ?? 0));
    const to = formatPaise(toPaise(newPrice ?? 0));
    return t('The price of {name} changed from {from} to {to}.', { name: what, from, to });
  });
  if (sentences.length === 0 || problems.every(({ problem }) => problem === 'price-changed')) {
    sentences.push(t('The amount is now {price}.', { price: formatPaise(amount) }));
  }
  return new Refusal('conflict', sentences.join(' '), {
    amount: toRupees(amount),
    lines: problems,
  });
}

/** Canonical text of an order: equal for a repeat, different for any other order. */
export function fingerprintOf(input: OrderPlace, method: PaymentMethod): string {
  const lines = mergeLines(input.items)
    .map((item) => [item._id, item.size, item.quantity, sentPrice(item)])
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  const address = Object.entries(input.address).sort(([a], [b]) => (a < b ? -1 : 1));
  const coupon = input.coupon !== undefined && { coupon: input.coupon };
  return JSON.stringify({ method, amount: toPaise(input.amount), lines, address, ...coupon });
}

type PaymentOf = Pick<OrderRecord, 'paymentMethod' | 'paymentStatus'>;

/**
 * Time (ms) until which the order can be cancelled; null if it cannot. An unpaid UPI order is not sent and can be
 * cancelled at any time; if it is switched to cash on delivery, the time begins then.
 */
export function cancellableUntil(
  order: Pick<OrderRecord, 'status' | 'createdAt' | 'switchedAt'> & PaymentOf,
  now: number,
): number | null {
  const placedAt = order.switchedAt ?? order.createdAt;
  const until = (awaitsPayment(order) ? now : placedAt) + CANCEL_WINDOW;
  return CANCELLABLE.includes(order.status) && now < until ? until : null;
}

export function toWireOrder(
  order: OrderRecord,
  details: {
    history: StatusChange[];
    payment: PaymentRecord | undefined;
    returns: ReturnRecord[];
    invoice: InvoiceRecord | undefined;
    tax: TaxTerms;
    now: number;
    upiHoldMs: number;
  },
): Order {
  const { payment } = details;
  const open = order.paymentStatus === 'pending' && payment?.status === 'pending';
  return {
    _id: order.id,
    items: order.items,
    address: order.address,
    amount: toRupees(order.amount),
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    status: order.status,
    date: order.createdAt,
    paymentUrl: open ? payment.url : null,
    refunded: toRupees(payment?.refunded ?? 0),
    paymentFailedAt: payment?.failedAt ?? null,
    payUntil: awaitsPayment(order) ? payUntil(order, details.payment, details.upiHoldMs) : null,
    orderKey: order.orderKey,
    cancellableUntil: cancellableUntil(order, details.now),
    history: details.history,
    coupon: order.coupon,
    discount: toRupees(discountOf(order.items)),
    shipment: shipmentOf(order),
    expectedBy: expectedBy(order),
    invoice: details.invoice ? toWireInvoice(details.invoice, order, details.tax) : null,
    returns: details.returns.map(toWireReturn),
    ...returnTimes(order, details.history, details.now),
  };
}

/** When an unpaid order ends: the time begins anew with each payment page. */
export const payUntil = (
  order: OrderRecord,
  latest: PaymentRecord | undefined,
  upiHoldMs: number,
): number => Math.max(order.createdAt, latest?.createdAt ?? 0) + upiHoldMs;

function shipmentOf({ shipment, status }: OrderRecord): Order['shipment'] {
  if (shipment === null || status === 'Cancelled') return null;
  return { ...shipment, url: trackingPage(shipment.courier, shipment.number) };
}

/** By when an order arrives. One that is not paid yet has no date, and one that has arrived needs none. */
function expectedBy(order: OrderRecord): number | null {
  const isOver = order.status === 'Delivered' || order.status === 'Refused' || isCalledOff(order);
  const isPayable = order.paymentStatus === 'paid' || order.paymentStatus === 'due';
  if (isOver || !isPayable) return null;
  return deliveredBy(order.switchedAt ?? order.createdAt, order.address['zipcode'] ?? '');
}

/** What can happen to a parcel that has left the shop. */
const WITH_COURIER: readonly OrderStatus[] = [
  'Out for delivery',
  'Delivery attempted',
  'Delivered',
  'Refused',
  'Returned to store',
  'Lost',
];

const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  'Order Placed': ['Packing', 'Shipped', 'Out for delivery', 'Delivered', 'Cancelled'],
  Packing: ['Shipped', 'Out for delivery', 'Delivered', 'Cancelled'],
  Shipped: WITH_COURIER,
  'Out for delivery': WITH_COURIER,
  'Delivery attempted': WITH_COURIER,
  Refused: ['Returned to store', 'Lost'],
  Delivered: [],
  Cancelled: [],
  'Returned to store': [],
  Lost: [],
};

/** The statuses that an operator may set next: none after a final one. */
export const nextStatuses = (status: OrderStatus): readonly OrderStatus[] =>
  NEXT[status].filter((to) => to !== status);
