import {
  ORDER_STATUSES,
  type OrderStatus,
  type PaymentMethod,
} from '../../src/shared/api/contract';
import { describeVariant } from '../../src/shared/api/variantText';
import { isCalledOff, orderNumber } from '../../src/features/orders/orderFilter';
import type { Context } from '../services/context';
import { courierName } from '../services/couriers';
import { DEFAULT_TAX, financialYear, invoiceNumber } from '../services/invoice';
import { discountOf } from '../services/discounts';
import { formatPaise, toPaise } from '../services/money';
import { invoicePdfOf, present } from '../services/orders';
import { nextStatuses } from '../services/orderRules';
import { unwindPayment } from '../services/paymentFlow';
import type { MessageKind, OrderRecord, Shipment, Store } from '../services/ports';
import { Refusal } from '../services/refusal';
import { table, when } from './print';

/** Parses a status in any letter case. Refuses unknown ones with the list of known ones. */
export function readStatus(text: string): OrderStatus {
  const status = ORDER_STATUSES.find((one) => one.toLowerCase() === text.trim().toLowerCase());
  if (status) return status;
  const known = ORDER_STATUSES.map((one) => `"${one}"`).join(', ');
  throw new Refusal('invalid', `"${text}" is not a status. Known are ${known}.`);
}

/**
 * Finds an order or a return by its id, or by the number that shoppers see: the id's last eight characters.
 *
 * @param what for the refusal: `order`, `return`
 */
export async function named<T extends { id: string }>(
  repository: {
    find: (id: string) => Promise<T | undefined>;
    endingWith: (end: string) => Promise<T[]>;
  },
  what: string,
  name: string,
): Promise<T> {
  const id = name.trim().toLowerCase();
  const whole = await repository.find(id);
  if (whole) return whole;
  const [found, ...others] = /^[0-9a-f]{8}$/.test(id) ? await repository.endingWith(id) : [];
  if (!found) throw new Refusal('not-found', `There is no ${what} ${name}.`);
  if (others.length > 0) {
    const ids = [found, ...others].map((one) => one.id).join(', ');
    throw new Refusal(
      'conflict',
      `Several ${what}s end in ${name}: ${ids}. Please name one whole.`,
    );
  }
  return found;
}

const orderNamed = ({ orders }: Store, name: string): Promise<OrderRecord> =>
  named(orders, 'order', name);

/** Of a parcel, as the operator types it. */
export interface ShipmentFlags {
  courier?: string | undefined;
  tracking?: string | undefined;
}

const MAX_TRACKING = 64;

/** Parses a courier and its tracking number. Refuses a number without a courier. */
export function readShipment({ courier, tracking }: ShipmentFlags): Shipment | null {
  const [name, number] = [courier?.trim() ?? '', tracking?.trim() ?? ''];
  if (name === '' && number === '') return null;
  if (name === '') throw new Refusal('invalid', '--tracking needs --courier.');
  if (name.length > MAX_TRACKING || !/^[\w /-]*$/.test(number) || number.length > MAX_TRACKING) {
    throw new Refusal(
      'invalid',
      `A tracking number has at most ${String(MAX_TRACKING)} letters, digits, spaces, "-" and "/".`,
    );
  }
  return { courier: courierName(name), number: number === '' ? null : number };
}

/** Sets or corrects how an order's parcel travels. Refuses an order that has not left, or has arrived. */
export async function setShipment(
  { store }: Context,
  name: string,
  shipment: Shipment,
): Promise<OrderRecord> {
  return store.transaction(async (inside) => {
    const order = await orderNamed(inside, name);
    if (!ON_THE_WAY.includes(order.status)) {
      throw new Refusal('conflict', `An order that is "${order.status}" is not on its way.`);
    }
    await inside.orders.setShipment(order.id, shipment);
    return { ...order, shipment };
  });
}

const ON_THE_WAY: readonly OrderStatus[] = ['Shipped', 'Out for delivery'];

/** The goods are handed to the courier or the shopper: the invoice is due. */
const SENT: readonly OrderStatus[] = [...ON_THE_WAY, 'Delivered'];

/** The statuses of which a shopper gets a mail. */
const MESSAGE_OF: Partial<Record<OrderStatus, MessageKind>> = {
  Shipped: 'order-shipped',
  // Also for an order that skips "Shipped".
  'Out for delivery': 'order-shipped',
  'Delivery attempted': 'order-attempted',
  Delivered: 'order-delivered',
  Refused: 'order-refused',
  'Returned to store': 'order-returned',
  Lost: 'order-lost',
  Cancelled: 'order-cancelled',
};

/**
 * Moves an order forward. Refuses to move it back, out of a final status, or past payment for an unpaid UPI order. A
 * delivered cash-on-delivery order becomes paid; a paid one that is cancelled, lost or returned to the store is refunded.
 * What comes back to the store is in stock again.
 */
export async function setOrderStatus(
  context: Context,
  name: string,
  to: OrderStatus,
  shipment: Shipment | null = null,
): Promise<OrderRecord> {
  const { store, clock } = context;
  if (shipment && !ON_THE_WAY.includes(to)) {
    throw new Refusal('invalid', `A courier belongs to "Shipped", not to "${to}".`);
  }
  const order = await store.transaction(async (inside): Promise<OrderRecord> => {
    const before = await orderNamed(inside, name);
    const { id } = before;
    if (!nextStatuses(before.status).includes(to)) {
      throw new Refusal('conflict', `An order that is "${before.status}" cannot become "${to}".`);
    }
    const unpaid = before.paymentMethod === 'upi' && before.paymentStatus !== 'paid';
    const isOnward = !isCalledOff({ status: to }) && to !== 'Refused';
    if (unpaid && isOnward) {
      throw new Refusal(
        'conflict',
        before.paymentStatus === 'refunded'
          ? `The payment of order ${id} has been refunded.`
          : `Order ${id} is to be paid by UPI and has not been.`,
      );
    }
    if (!(await inside.orders.moveStatus(id, [before.status], to))) {
      throw new Refusal('conflict', `Order ${id} has just changed. Please look again.`);
    }
    await inside.orders.addChange(id, { status: to, at: clock() });
    if (to === 'Cancelled') await inside.coupons.giveBack(id);
    if (to === 'Cancelled' || to === 'Returned to store') await inside.stock.giveBack(id);
    const kind = MESSAGE_OF[to];
    if (kind) await inside.messages.add(kind, id, clock(), to === 'Delivery attempted');
    if (shipment) await inside.orders.setShipment(id, shipment);
    if (SENT.includes(to)) {
      const { prefix } = context.tax ?? DEFAULT_TAX;
      const year = financialYear(clock());
      await inside.invoices.issue(id, year, clock(), (serial) =>
        invoiceNumber(prefix, year, serial),
      );
    }
    const isPaid = to === 'Delivered' && (await inside.orders.movePayment(id, ['due'], 'paid'));
    return { ...before, status: to, paymentStatus: isPaid ? 'paid' : before.paymentStatus };
  });
  return isCalledOff(order) ? unwindPayment(context, order) : order;
}

/** Says so if the order's refund has failed so far; the hourly sweep tries again. */
const paymentText = ({ status, paymentStatus }: OrderRecord): string =>
  isCalledOff({ status }) && paymentStatus === 'paid' ? 'paid, refund due' : paymentStatus;

/** The PDF of an order's invoice. */
export async function invoiceOf(
  context: Context,
  name: string,
): Promise<{ name: string; pdf: Uint8Array }> {
  const [order] = await present(context, [await orderNamed(context.store, name)]);
  if (!order) throw new Error('An order was lost on its way out.');
  return invoicePdfOf(context, order);
}

/** A table of orders, newest first. */
export async function listOrders(
  { store }: Context,
  filter: { status: OrderStatus | undefined; limit: number },
): Promise<string> {
  const orders = await store.orders.list(filter);
  if (orders.length === 0) return 'There are no such orders.\n';
  const heading = ['ID', 'PLACED', 'STATUS', 'PAYMENT', 'AMOUNT', 'ITEMS', 'FOR'];
  const rows = orders.map((order) => [
    order.id,
    when.format(order.createdAt),
    order.status,
    `${order.paymentMethod} ${paymentText(order)}`,
    formatPaise(order.amount),
    String(order.items.reduce((sum, item) => sum + item.quantity, 0)),
    `${order.address['firstName'] ?? ''} ${order.address['lastName'] ?? ''}, ${order.address['city'] ?? ''}`,
  ]);
  return table([heading, ...rows]);
}

const methods: Record<PaymentMethod, string> = { cod: 'Cash on delivery', upi: 'UPI' };

/** Everything needed to pack an order, deliver it and answer questions about it. */
export async function showOrder({ store }: Context, name: string): Promise<string> {
  const order = await orderNamed(store, name);
  const { address, amount, paymentMethod } = order;
  const account = await store.users.find(order.userId);
  const history = (await store.orders.changesOf([order.id])).get(order.id) ?? [];
  const payments = await store.payments.allOf(order.id);
  const invoice = (await store.invoices.ofOrders([order.id])).get(order.id);
  const of = (...fields: string[]): string =>
    fields
      .map((field) => address[field] ?? '')
      .filter((text) => text !== '')
      .join(' ');
  const items = order.items.map((item) => {
    const price = toPaise(item.price ?? 0);
    return [
      item._id,
      item.name,
      describeVariant(item.size)?.value ?? '',
      String(item.quantity),
      formatPaise(price),
      formatPaise(price * item.quantity),
    ];
  });
  return [
    table([
      ['Order', `${orderNumber(order.id)} (${order.id})`],
      ['Placed', when.format(order.createdAt)],
      ['Status', order.status],
      ['Amount', formatPaise(amount)],
      ...(order.coupon === null
        ? []
        : [['Discount', `${formatPaise(discountOf(order.items))} (${order.coupon})`]]),
      ['Payment', `${methods[paymentMethod]}, ${paymentText(order)}`],
      ['Account', account?.email ?? ''],
      ...(invoice ? [['Invoice', invoice.number]] : []),
      ...(order.shipment
        ? [['Courier', `${order.shipment.courier} ${order.shipment.number ?? ''}`.trim()]]
        : []),
    ]),
    table([
      ['Name', of('firstName', 'lastName')],
      ['Street', of('street')],
      ['Flat', of('appartment')],
      ['City', `${of('city')}, ${of('state', 'zipcode')}`],
      ['Country', of('country')],
      ['Phone', of('phone')],
      ['Email', of('email')],
    ]),
    table([['PRODUCT', 'NAME', 'SIZE', 'QUANTITY', 'PRICE', 'TOTAL'], ...items]),
    table([['HISTORY', ''], ...history.map(({ status, at }) => [when.format(at), status])]),
    ...(payments.length === 0
      ? []
      : [
          table([
            ['PROVIDER', 'REFERENCE', 'STATUS', 'AMOUNT', 'REFUNDED', 'STARTED', 'LAST FAILURE'],
            ...payments.map((payment) => [
              payment.provider,
              payment.providerRef,
              payment.status,
              formatPaise(payment.amount),
              formatPaise(payment.refunded),
              when.format(payment.createdAt),
              payment.failedAt === null ? '' : when.format(payment.failedAt),
            ]),
          ]),
        ]),
  ].join('\n');
}
