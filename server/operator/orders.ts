import {
  ORDER_STATUSES,
  type OrderStatus,
  type PaymentMethod,
} from '../../src/shared/api/contract';
import { formatDateTime } from '../../src/shared/lib/dates';
import { describeVariant } from '../../src/shared/api/variantText';
import { isCalledOff, orderNumber } from '../../src/features/orders/orderFilter';
import type { Context } from '../services/context';
import { discountOf } from '../services/discounts';
import { formatPaise, toPaise } from '../services/money';
import { invoicePdfOf, presentOne } from '../services/orders';
import { orderNamed } from '../services/findByNumber';
import type { OrderRecord } from '../services/ports';
import { Refusal } from '../services/refusal';
import { table } from './print';

/** Parses a status in any letter case. Refuses unknown ones with the list of known ones. */
export function readStatus(text: string): OrderStatus {
  const status = ORDER_STATUSES.find((one) => one.toLowerCase() === text.trim().toLowerCase());
  if (status) return status;
  const known = ORDER_STATUSES.map((one) => `"${one}"`).join(', ');
  throw new Refusal('invalid', `"${text}" is not a status. Known are ${known}.`);
}

/** Says so if the order's refund has failed so far; the hourly sweep tries again. */
const paymentText = ({ status, paymentStatus }: OrderRecord): string =>
  isCalledOff({ status }) && paymentStatus === 'paid' ? 'paid, refund due' : paymentStatus;

/** The PDF of an order's invoice. */
export async function invoiceOf(
  context: Context,
  name: string,
): Promise<{ name: string; pdf: Uint8Array }> {
  return invoicePdfOf(context, await presentOne(context, await orderNamed(context.store, name)));
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
    formatDateTime(order.createdAt),
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
      ['Placed', formatDateTime(order.createdAt)],
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
    table([['HISTORY', ''], ...history.map(({ status, at }) => [formatDateTime(at), status])]),
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
              formatDateTime(payment.createdAt),
              payment.failedAt === null ? '' : formatDateTime(payment.failedAt),
            ]),
          ]),
        ]),
  ].join('\n');
}
