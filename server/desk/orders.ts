/** Orders and returns as the desk shows them. */
import type {
  DeskOrder,
  DeskOrderRow,
  DeskReturn,
  DeskResponseOf,
  ParsedDeskRequestOf,
} from '../../src/shared/api/deskContract';
import { RETURN_STATUSES } from '../../src/shared/api/contract';
import { describeVariant } from '../../src/shared/api/variantText';
import { CALLED_OFF, isCalledOff, orderNumber } from '../../src/features/orders/orderFilter';
import { noteChange } from '../services/audit';
import type { Context } from '../services/context';
import { readShipment } from '../services/couriers';
import { orderNamed, returnNamed } from '../services/findByNumber';
import { toRupees } from '../services/money';
import { nextStatuses } from '../services/orderRules';
import { presentOne } from '../services/orders';
import { setOrderStatus, setShipment } from '../services/orderStatus';
import type { OrderRecord, Page, ReturnRecord } from '../services/ports';
import { Refusal } from '../services/refusal';
import { canFollow, toWireReturn } from '../services/returnRules';

/** A page as the store counts it. */
export const pageOf = ({ page, limit }: { page: number; limit: number }): Page => ({
  limit,
  offset: (page - 1) * limit,
});

function toRow(order: OrderRecord): DeskOrderRow {
  const { id, address, items, status } = order;
  return {
    id,
    number: orderNumber(id),
    date: order.createdAt,
    status,
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    refundDue: isCalledOff({ status }) && order.paymentStatus === 'paid',
    amount: toRupees(order.amount),
    units: items.reduce((sum, { quantity }) => sum + quantity, 0),
    name: `${address['firstName'] ?? ''} ${address['lastName'] ?? ''}`.trim(),
    city: address['city'] ?? '',
    phone: address['phone'] ?? '',
    next: [...nextStatuses(status)],
  };
}

export async function listDeskOrders(
  { store }: Context,
  { customerId, ...asked }: ParsedDeskRequestOf<'deskOrders'>,
): Promise<DeskResponseOf<'deskOrders'>> {
  const { records, total } = await store.desk.orders(
    { ...asked, userId: customerId },
    pageOf(asked),
  );
  return { success: true, data: records.map(toRow), total };
}

export async function deskOrderOf(context: Context, name: string): Promise<DeskOrder> {
  const { store } = context;
  const record = await orderNamed(store, name);
  const order = await presentOne(context, record);
  const user = await store.users.find(record.userId);
  const notes = await store.desk.notesOf(record.id);
  const payments = await store.payments.allOf(record.id);
  return {
    ...toRow(record),
    order,
    customer: { id: record.userId, name: user?.name ?? '', email: user?.email ?? '' },
    notes: notes.map(({ id, author, text, createdAt }) => ({ id, author, text, at: createdAt })),
    payments: payments.map((payment) => ({
      provider: payment.provider,
      reference: payment.providerRef,
      status: payment.status,
      amount: toRupees(payment.amount),
      refunded: toRupees(payment.refunded),
      at: payment.createdAt,
    })),
  };
}

/** Moves each order for itself: one that cannot be moved does not hold up the others. */
export async function moveOrders(
  context: Context,
  { ids, status, courier, tracking }: ParsedDeskRequestOf<'deskOrdersMove'>,
): Promise<DeskResponseOf<'deskOrdersMove'>> {
  if (CALLED_OFF.includes(status)) {
    throw new Refusal('invalid', 'Orders are cancelled one by one, with your password.');
  }
  const shipment = readShipment({ courier, tracking });
  const refused: DeskResponseOf<'deskOrdersMove'>['refused'] = [];
  for (const id of ids) {
    try {
      await setOrderStatus(context, id, status, shipment);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id, number: orderNumber(id), message: error.message });
    }
  }
  return { success: true, moved: ids.length - refused.length, refused };
}

export async function setDeskShipment(
  context: Context,
  { id, courier, tracking }: ParsedDeskRequestOf<'deskOrderShipment'>,
): Promise<DeskOrder> {
  const shipment = readShipment({ courier, tracking });
  if (!shipment) throw new Refusal('invalid', 'Please name the courier.');
  await setShipment(context, id, shipment);
  return deskOrderOf(context, id);
}

/** The key is the note's id, so that a repeat writes it once. */
export async function addOrderNote(
  context: Context,
  author: string,
  { key, id, text }: ParsedDeskRequestOf<'deskOrderNote'>,
): Promise<DeskOrder> {
  const { store, clock } = context;
  await store.transaction(async (inside) => {
    const order = await orderNamed(inside, id);
    const note = { id: key, orderId: order.id, author, text, createdAt: clock() };
    if (!(await inside.desk.addNote(note))) return;
    await noteChange(context, inside, {
      action: 'order.note',
      subjectId: order.id,
      after: { text },
    });
  });
  return deskOrderOf(context, id);
}

const wordsOf = (variant: string | null): string =>
  variant === null ? '' : (describeVariant(variant)?.value ?? '');

function toDeskReturn(record: ReturnRecord, order: OrderRecord | undefined): DeskReturn {
  const { id, productId, variant, status, orderId } = record;
  const item = order?.items.find(({ _id, size }) => _id === productId && size === variant);
  const { firstName = '', lastName = '', phone = '' } = order?.address ?? {};
  return {
    ...toWireReturn(record),
    id,
    number: orderNumber(id),
    orderId,
    orderNumber: orderNumber(orderId),
    date: record.createdAt,
    productName: item?.name ?? productId,
    variant: wordsOf(variant),
    wantedVariant: wordsOf(record.wanted),
    customerName: `${firstName} ${lastName}`.trim(),
    phone,
    paidOnline: order?.paymentMethod === 'upi',
    next: RETURN_STATUSES.filter((next) => canFollow(status, next)),
  };
}

export async function listDeskReturns(
  { store }: Context,
  asked: ParsedDeskRequestOf<'deskReturns'>,
): Promise<DeskResponseOf<'deskReturns'>> {
  const { records, total } = await store.desk.returns(asked, pageOf(asked));
  const data = await Promise.all(
    records.map(async (record) => toDeskReturn(record, await store.orders.find(record.orderId))),
  );
  return { success: true, data, total };
}

export async function deskReturnOf({ store }: Context, name: string): Promise<DeskReturn> {
  const record = await returnNamed(store, name);
  return toDeskReturn(record, await store.orders.find(record.orderId));
}
