import { ORDER_STATUSES, type OrderStatus } from '../../src/shared/api/contract';
import type { Context } from '../services/context';
import { formatPaise } from '../services/money';
import { nextStatuses } from '../services/orderRules';
import { unwindPayment } from '../services/paymentFlow';
import type { OrderRecord } from '../services/ports';
import { Refusal } from '../services/refusal';

/** The status that an operator wrote, in any case; refused with the list of known ones. */
export function readStatus(text: string): OrderStatus {
  const status = ORDER_STATUSES.find((one) => one.toLowerCase() === text.trim().toLowerCase());
  if (status) return status;
  const known = ORDER_STATUSES.map((one) => `"${one}"`).join(', ');
  throw new Refusal('invalid', `"${text}" is not a status. Known are ${known}.`);
}

/**
 * Moves an order on. Refused backwards, from an end, and for goods that were to be paid by UPI
 * and are not. Delivered cash-on-delivery orders are paid; cancelled paid ones are paid back.
 */
export async function setOrderStatus(
  context: Context,
  orderId: string,
  to: OrderStatus,
): Promise<OrderRecord> {
  const { store, clock } = context;
  const order = await store.transaction(async (inside) => {
    const before = await inside.orders.find(orderId);
    if (!before) throw new Refusal('not-found', `There is no order ${orderId}.`);
    if (!nextStatuses(before.status).includes(to)) {
      throw new Refusal('conflict', `An order that is "${before.status}" cannot become "${to}".`);
    }
    const unpaid = before.paymentMethod === 'upi' && before.paymentStatus !== 'paid';
    if (unpaid && to !== 'Cancelled') {
      throw new Refusal('conflict', `Order ${orderId} is to be paid by UPI and has not been.`);
    }
    if (!(await inside.orders.moveStatus(orderId, [before.status], to))) {
      throw new Refusal('conflict', `Order ${orderId} has just changed. Please look again.`);
    }
    await inside.orders.addChange(orderId, { status: to, at: clock() });
    if (to === 'Delivered') await inside.orders.movePayment(orderId, ['due'], 'paid');
    return { ...before, status: to };
  });
  return to === 'Cancelled' ? unwindPayment(context, order) : order;
}

const when = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Newest first, as a table. */
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
    `${order.paymentMethod} ${order.paymentStatus}`,
    formatPaise(order.amount),
    String(order.items.reduce((sum, item) => sum + item.quantity, 0)),
    `${order.address['firstName'] ?? ''} ${order.address['lastName'] ?? ''}, ${order.address['city'] ?? ''}`,
  ]);
  const widths = heading.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [heading, ...rows]
    .map(
      (row) =>
        `${row
          .map((text, column) => text.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
