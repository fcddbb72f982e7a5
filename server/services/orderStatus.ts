/** What staff and operator do with orders. */
import type { OrderStatus } from '../../src/shared/api/contract';
import { isCalledOff } from '../../src/features/orders/orderFilter';
import { noteChange } from './audit';
import type { Context } from './context';
import { orderNamed } from './findByNumber';
import { financialYear, invoiceNumber } from './invoice';
import { nextStatuses } from './orderRules';
import { unwindPayment } from './paymentFlow';
import type { MessageKind, OrderRecord, Shipment } from './ports';
import { Refusal } from './refusal';
import { settingsOf } from './shopSettings';

/** Sets or corrects how an order's parcel travels. Refuses an order that has not left, or has arrived. */
export async function setShipment(
  context: Context,
  name: string,
  shipment: Shipment,
): Promise<OrderRecord> {
  return context.store.transaction(async (inside) => {
    const order = await orderNamed(inside, name);
    if (!ON_THE_WAY.includes(order.status)) {
      throw new Refusal('conflict', `An order that is "${order.status}" is not on its way.`);
    }
    await inside.orders.setShipment(order.id, shipment);
    await noteChange(context, inside, {
      action: 'order.shipment',
      subjectId: order.id,
      before: { ...order.shipment },
      after: { ...shipment },
    });
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
      const { tax, seller } = await settingsOf({ ...context, store: inside });
      const { name: _, ...details } = seller;
      const year = financialYear(clock());
      await inside.invoices.issue(id, year, clock(), details, (serial) =>
        invoiceNumber(tax.prefix, year, serial),
      );
    }
    const isPaid = to === 'Delivered' && (await inside.orders.movePayment(id, ['due'], 'paid'));
    if (to === 'Delivered') {
      const bought = before.items.map(({ _id }) => _id);
      await inside.reviews.noteBought(before.userId, bought);
    }
    const after = { status: to, paymentStatus: isPaid ? 'paid' : before.paymentStatus } as const;
    await noteChange(context, inside, {
      action: 'order.status',
      subjectId: id,
      before: { status: before.status, paymentStatus: before.paymentStatus },
      after: { ...after, ...shipment },
    });
    return { ...before, ...after };
  });
  return isCalledOff(order) ? unwindPayment(context, order) : order;
}
