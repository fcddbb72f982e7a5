/** Pure rules of returns and exchanges: until when, of what, and which status may follow (spec section 9). */
import type { Order, OrderReturn, ReturnReason, ReturnStatus } from '../../src/shared/api/contract';
import { returnTerms } from '../../src/shared/config/returnTerms';
import { t } from '../../src/shared/i18n/t';
import { trackingPage } from './couriers';
import { businessDaysAfter } from './deliveryDate';
import { paidFor } from './discounts';
import { toRupees } from './money';
import type { OrderRecord, ReturnRecord, StatusChange } from './ports';

const DAY = 24 * 60 * 60 * 1000;
const { windowDays, reportWithinDays, refundBusinessDays } = returnTerms;

const DELIVERED = 'Delivered';

/** What is wrong with the shop's own work, and is to be reported within two days. */
const REPORTED: readonly ReturnReason[] = ['damaged', 'wrong'];

const NEXT: Record<ReturnStatus, readonly ReturnStatus[]> = {
  Requested: ['Accepted', 'Declined', 'Withdrawn'],
  Accepted: ['Received', 'Withdrawn'],
  // What came back is looked at: it may be damaged or incomplete.
  Received: ['Refunding', 'Refunded', 'Replaced', 'Declined'],
  Refunding: ['Refunded'],
  Refunded: [],
  Replaced: [],
  Declined: [],
  Withdrawn: [],
};

export const canFollow = (from: ReturnStatus, to: ReturnStatus): boolean => NEXT[from].includes(to);

/** Whether something has still to be done. */
export const isOpen = ({ status }: Pick<ReturnRecord, 'status'>): boolean =>
  NEXT[status].length > 0;

/** The record in its next status. */
export const moved = (
  record: ReturnRecord,
  status: ReturnStatus,
  at: number,
  change: Partial<ReturnRecord> = {},
): ReturnRecord => ({
  ...record,
  ...change,
  status,
  history: [...record.history, { status, at }],
});

/** Until when (ms) an order's lines can be returned and reported; null if it was not delivered, or that is too long ago. */
export function returnTimes(
  { status }: Pick<OrderRecord, 'status'>,
  history: readonly StatusChange[],
  now: number,
): Pick<Order, 'returnableUntil' | 'reportableUntil'> {
  const deliveredAt = history.find((change) => change.status === DELIVERED)?.at;
  if (status !== DELIVERED || deliveredAt === undefined) {
    return { returnableUntil: null, reportableUntil: null };
  }
  const within = (days: number): number | null => {
    const until = deliveredAt + days * DAY;
    return now < until ? until : null;
  };
  return { returnableUntil: within(windowDays), reportableUntil: within(reportWithinDays) };
}

/** Why a return cannot be asked for now; null if it can. */
export function lateText(
  times: Pick<Order, 'returnableUntil' | 'reportableUntil'>,
  reason: ReturnReason,
): string | null {
  if (times.returnableUntil == null) {
    return t('Orders can be returned within {days} days of delivery.', { days: windowDays });
  }
  if (REPORTED.includes(reason) && times.reportableUntil == null) {
    return t(
      'What is damaged or wrong can be reported within {days} days of delivery. You can still return it for another reason, or write to us.',
      { days: reportWithinDays },
    );
  }
  return null;
}

/** The units of a line for which no return was asked. */
export function unitsLeft(
  order: Pick<OrderRecord, 'items'>,
  returns: readonly ReturnRecord[],
  line: { productId: string; variant: string },
): number {
  const of = (units: readonly { quantity: number }[]): number =>
    units.reduce((sum, { quantity }) => sum + quantity, 0);
  const ordered = order.items.filter(
    ({ _id, size }) => _id === line.productId && size === line.variant,
  );
  const returned = returns.filter(
    ({ productId, variant, status }) =>
      productId === line.productId &&
      variant === line.variant &&
      status !== 'Declined' &&
      status !== 'Withdrawn',
  );
  return of(ordered) - of(returned);
}

/** What units of a line have cost after the discount (paise), rounded down: parts never cost more than the whole. */
export function costOf(
  { items }: Pick<OrderRecord, 'items'>,
  line: { productId: string; variant: string; quantity: number },
): number {
  const item = items.find(({ _id, size }) => _id === line.productId && size === line.variant);
  return item ? Math.floor((paidFor(item) * line.quantity) / item.quantity) : 0;
}

/** By when (ms) the money is due; null before the units are back. */
function refundBy({ kind, status, history }: ReturnRecord): number | null {
  const receivedAt = history.find((change) => change.status === 'Received')?.at;
  if (kind === 'exchange' && status !== 'Refunding') return null;
  if (receivedAt === undefined || status === 'Declined' || status === 'Refunded') return null;
  return businessDaysAfter(receivedAt, refundBusinessDays);
}

/** A return as the API has it. */
export const toWireReturn = (record: ReturnRecord): OrderReturn => ({
  _id: record.id,
  returnKey: record.returnKey,
  productId: record.productId,
  size: record.variant,
  quantity: record.quantity,
  kind: record.kind,
  reason: record.reason,
  note: record.note,
  wanted: record.wanted,
  status: record.status,
  amount: toRupees(record.amount),
  refundBy: refundBy(record),
  answer: record.answer,
  shipment: record.shipment && {
    ...record.shipment,
    url: trackingPage(record.shipment.courier, record.shipment.number),
  },
  history: record.history,
});
