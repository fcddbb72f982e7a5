import { formatDateTime } from '../../src/shared/lib/dates';
import { RETURN_STATUSES, type ReturnStatus } from '../../src/shared/api/contract';
import { describeVariant } from '../../src/shared/api/variantText';
import { returnReasons } from '../../src/shared/config/returnReasons';
import { orderNumber } from '../../src/features/orders/orderFilter';
import type { Context } from '../services/context';
import { formatPaise } from '../services/money';
import { returnNamed } from '../services/findByNumber';
import type { ReturnRecord, Store } from '../services/ports';
import { Refusal } from '../services/refusal';
import { orderOfReturn } from '../services/returnAnswers';
import { table } from './print';

/** Parses a status in any letter case. Refuses unknown ones with the list of known ones. */
export function readReturnStatus(text: string): ReturnStatus {
  const status = RETURN_STATUSES.find((one) => one.toLowerCase() === text.trim().toLowerCase());
  if (status) return status;
  const known = RETURN_STATUSES.join(', ');
  throw new Refusal('invalid', `"${text}" is not a status of a return. Known are ${known}.`);
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
    formatDateTime(record.createdAt),
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
    table([
      ['HISTORY', ''],
      ...record.history.map(({ status, at }) => [formatDateTime(at), status]),
    ]),
  ].join('\n');
}
