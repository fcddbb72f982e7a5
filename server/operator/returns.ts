import { RETURN_STATUSES, type ReturnStatus } from '../../src/shared/api/contract';
import { describeVariant } from '../../src/shared/api/variantText';
import { returnReasons } from '../../src/shared/config/returnReasons';
import { orderNumber } from '../../src/features/orders/orderFilter';
import type { Context } from '../services/context';
import { formatPaise } from '../services/money';
import type {
  OrderRecord,
  ReturnMessageKind,
  ReturnRecord,
  Shipment,
  Store,
} from '../services/ports';
import { Refusal } from '../services/refusal';
import { notePaidBack, refundReturn } from '../services/returnRefunds';
import { canFollow, moved } from '../services/returnRules';
import { giveBackWanted } from '../services/returns';
import { named } from './orders';
import { table, when } from './print';

/** Parses a status in any letter case. Refuses unknown ones with the list of known ones. */
export function readReturnStatus(text: string): ReturnStatus {
  const status = RETURN_STATUSES.find((one) => one.toLowerCase() === text.trim().toLowerCase());
  if (status) return status;
  const known = RETURN_STATUSES.join(', ');
  throw new Refusal('invalid', `"${text}" is not a status of a return. Known are ${known}.`);
}

const returnNamed = ({ returns }: Store, name: string): Promise<ReturnRecord> =>
  named(returns, 'return', name);

/** Moves a return on and has the shopper told, in one transaction with `also`. */
async function move(
  { store, clock }: Context,
  name: string,
  to: { status: ReturnStatus; kind: ReturnMessageKind; change?: Partial<ReturnRecord> },
  also: (inside: Store, record: ReturnRecord) => Promise<void> = () => Promise.resolve(),
): Promise<ReturnRecord> {
  return store.transaction(async (inside) => {
    const before = await returnNamed(inside, name);
    if (!canFollow(before.status, to.status)) {
      throw new Refusal(
        'conflict',
        `A return that is "${before.status}" cannot become "${to.status}".`,
      );
    }
    const now = clock();
    const after = moved(before, to.status, now, to.change);
    if (!(await inside.returns.replace(before, after))) {
      throw new Refusal('conflict', 'This return has just changed. Please look again.');
    }
    await also(inside, after);
    await inside.messages.add(to.kind, after.id, now);
    return after;
  });
}

export const acceptReturn = (context: Context, name: string): Promise<ReturnRecord> =>
  move(context, name, { status: 'Accepted', kind: 'return-accepted' });

/** @param answer why, in words for the shopper */
export function declineReturn(
  context: Context,
  name: string,
  answer: string,
): Promise<ReturnRecord> {
  const change = { answer: answer.trim() };
  if (change.answer === '')
    throw new Refusal('invalid', 'Please say why, in words for the shopper.');
  return move(
    context,
    name,
    { status: 'Declined', kind: 'return-declined', change },
    giveBackWanted,
  );
}

/** The units are back. They can be sold again unless they are `damaged`. */
export const receiveReturn = (
  context: Context,
  name: string,
  { damaged }: { damaged: boolean },
): Promise<ReturnRecord> =>
  move(context, name, { status: 'Received', kind: 'return-received' }, async (inside, record) => {
    if (!damaged) await inside.stock.giveBackUnits(record.orderId, record);
  });

/** The replacement of an exchange has left the shop. */
export async function replaceReturn(
  context: Context,
  name: string,
  shipment: Shipment | null,
): Promise<ReturnRecord> {
  const { kind } = await returnNamed(context.store, name);
  if (kind !== 'exchange') throw new Refusal('conflict', 'This is a return: refund it.');
  return move(context, name, { status: 'Replaced', kind: 'return-replaced', change: { shipment } });
}

/**
 * Pays a return: through the provider, or `paidBack` by the operator.
 *
 * @param amount paise; null for all that the units have cost
 */
export async function payReturn(
  context: Context,
  name: string,
  { amount, paidBack }: { amount: number | null; paidBack: boolean },
): Promise<ReturnRecord> {
  const record = await returnNamed(context.store, name);
  const wanted = amount ?? record.amount;
  if (paidBack) return notePaidBack(context, record, wanted);
  return refundReturn(context, await orderOfReturn(context.store, record), record, wanted);
}

async function orderOfReturn(store: Store, { orderId }: ReturnRecord): Promise<OrderRecord> {
  const order = await store.orders.find(orderId);
  if (!order) throw new Error(`Order ${orderId} of a return does not exist.`);
  return order;
}

const nameOf = async (store: Store, { orderId, productId, variant }: ReturnRecord) => {
  const order = await store.orders.find(orderId);
  const item = order?.items.find(({ _id, size }) => _id === productId && size === variant);
  return item?.name ?? productId;
};

const variantOf = (variant: string | null): string =>
  variant === null ? '' : (describeVariant(variant)?.value ?? '');

/** A table of returns, newest first. */
export async function listReturns(
  { store }: Context,
  filter: { status: ReturnStatus | undefined; limit: number },
): Promise<string> {
  const returns = await store.returns.list(filter);
  if (returns.length === 0) return 'There are no such returns.\n';
  const rows = returns.map(async (record) => [
    orderNumber(record.id),
    when.format(record.createdAt),
    record.kind,
    record.status,
    orderNumber(record.orderId),
    `${String(record.quantity)} x ${await nameOf(store, record)}`,
    variantOf(record.variant),
    variantOf(record.wanted),
    formatPaise(record.amount),
  ]);
  return table([
    ['RETURN', 'ASKED', 'KIND', 'STATUS', 'ORDER', 'ITEM', 'SIZE', 'WANTED', 'AMOUNT'],
    ...(await Promise.all(rows)),
  ]);
}

/** Everything needed to answer a return. */
export async function showReturn({ store }: Context, name: string): Promise<string> {
  const record = await returnNamed(store, name);
  const order = await orderOfReturn(store, record);
  return [
    table([
      ['Return', `${orderNumber(record.id)} (${record.id})`],
      ['Order', orderNumber(record.orderId)],
      ['Kind', record.kind],
      ['Status', record.status],
      ['Item', `${String(record.quantity)} x ${await nameOf(store, record)}`],
      ['Size', variantOf(record.variant)],
      ['Wanted', variantOf(record.wanted)],
      ['Reason', returnReasons[record.reason]],
      ['Note', record.note],
      ['Amount', formatPaise(record.amount)],
      ['Paid by', order.paymentMethod === 'upi' ? 'UPI' : 'cash on delivery'],
      ['Phone', order.address['phone'] ?? ''],
      ['Email', order.address['email'] ?? ''],
    ]),
    table([['HISTORY', ''], ...record.history.map(({ status, at }) => [when.format(at), status])]),
  ].join('\n');
}
