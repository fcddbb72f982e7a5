/** How orders are shown to a shopper (spec sections 2 and 4). Pure. */
import type { Order, OrderItem, TaxInvoice } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { formatPaise, toPaise, type Paise } from '../../shared/lib/money';
import type { StatusTone } from '../../shared/ui/StatusChip';
import { awaitsPayment, isCalledOff, isUpi } from './orderFilter';
import { statusText } from './statusText';

export interface StatusView {
  label: string;
  tone: StatusTone;
}

type PaymentOf = Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus'>;

/**
 * The specified labels and colours. An unpaid UPI order says what it waits for. Statuses that the specification lacks have
 * labels of their own, because "Pending" would be untrue.
 */
export function statusView(order: PaymentOf): StatusView {
  if (awaitsPayment(order)) {
    const label = order.paymentStatus === 'failed' ? t('Payment failed') : t('Payment pending');
    return { label, tone: 'warning' };
  }
  switch (order.status) {
    case 'Delivered':
      return { label: t('Completed'), tone: 'success' };
    case 'Shipped':
    case 'Out for delivery':
      return { label: t('In Transit'), tone: 'info' };
    case 'Packing':
      return { label: t('Processing'), tone: 'warning' };
    case 'Delivery attempted':
      return { label: statusText(order.status), tone: 'warning' };
    case 'Cancelled':
    case 'Refused':
    case 'Lost':
      return { label: statusText(order.status), tone: 'neutral' };
    case 'Returned to store':
      return { label: t('Returned'), tone: 'neutral' };
    default:
      return { label: t('Pending'), tone: 'neutral' };
  }
}

/**
 * The payment's own badge, where the order's status alone could be misread: "Pending" of a paid order looks
 * unpaid. Null where nothing has been paid.
 */
export function paymentView(order: PaymentOf): StatusView | null {
  if (order.paymentStatus === 'refunded') return { label: t('Refunded'), tone: 'neutral' };
  if (order.paymentStatus !== 'paid') return null;
  return isCalledOff(order)
    ? { label: t('Being refunded'), tone: 'info' }
    : { label: t('Paid'), tone: 'success' };
}

export const methodLabel = (method: string): string =>
  method.toLowerCase() === 'upi' ? 'UPI' : t('Cash on Delivery');

/** The payment status in a few words. */
export function paymentLabel(order: Order): string {
  const method = methodLabel(order.paymentMethod);
  switch (order.paymentStatus) {
    case 'paid':
      if (isCalledOff(order)) return t('{method}, paid, being refunded', { method });
      return order.refunded
        ? t('{method}, paid, {amount} refunded', {
            method,
            amount: formatPaise(toPaise(order.refunded)),
          })
        : t('{method}, paid', { method });
    case 'pending':
      return t('{method}, waiting for payment', { method });
    case 'failed':
      return t('{method}, payment not completed', { method });
    case 'refunded':
      return t('{method}, refunded', { method });
    case 'due':
      return isCalledOff(order) ? method : t('{method}, pay when it arrives', { method });
    case undefined:
      return method;
  }
}

/** What happened to a parcel that did not arrive, and what follows; null if nothing is to be said. */
export function parcelText(order: PaymentOf): string | null {
  switch (order.status) {
    case 'Delivery attempted':
      return t('The courier could not deliver your parcel and will try again.');
    case 'Refused':
      return t('The parcel was refused and is on its way back to us.');
    case 'Returned to store':
      return isUpi(order)
        ? t('The parcel has come back to us. What you paid goes back to you.')
        : t('The parcel has come back to us. Nothing is due.');
    case 'Lost':
      return isUpi(order)
        ? t('The courier has lost your parcel. We are sorry. What you paid goes back to you.')
        : t('The courier has lost your parcel. We are sorry. Nothing is due.');
    default:
      return null;
  }
}

/** Sale price, else price (spec section 2, order item row), else regular price. */
export function itemPaise(item: OrderItem): Paise | null {
  const rupees = item.salePrice ?? item.price ?? item.regularPrice;
  return rupees == null ? null : toPaise(rupees);
}

/** `-₹600 with DIWALI20` */
export function discountText({ discount, coupon }: Pick<Order, 'discount' | 'coupon'>): string {
  const amount = formatPaise(-toPaise(discount ?? 0));
  return coupon == null ? amount : t('{amount} with {coupon}', { amount, coupon });
}

export const unitsOf = (order: Order): number =>
  order.items.reduce((sum, { quantity }) => sum + quantity, 0);

export interface RecentItem {
  /** Unique in the list: an order can contain a product in two sizes. */
  key: string;
  item: OrderItem;
  order: Order;
}

/**
 * The profile's rows (spec section 7): all items of all orders with their order, reversed, the first
 * `count` of them. Orders are sorted oldest first before, as the server sends them, so that reversing always gives
 * newest first.
 */
export function recentItems(orders: readonly Order[], count: number): RecentItem[] {
  return [...orders]
    .sort((a, b) => a.date - b.date)
    .flatMap((order) =>
      order.items.map((item, index) => ({
        key: `${order._id}:${String(index)}`,
        item,
        order,
      })),
    )
    .reverse()
    .slice(0, count);
}

export interface TimelineStep {
  /** The status, which is shown by `statusText`. */
  label: string;
  /** When it was reached (ms); null if not reached or not recorded. */
  at: number | null;
  state: 'done' | 'current' | 'ahead';
}

const ROAD = ['Order Placed', 'Packing', 'Shipped', 'Out for delivery', 'Delivered'] as const;

/** Steps beside the road: after these, only a further attempt can still deliver. */
const BESIDE = ['Delivery attempted', 'Refused', 'Returned to store', 'Lost', 'Cancelled'];

/** The steps of an order with their known times; an order that was not delivered ends with the reason. */
export function timeline(order: Order): TimelineStep[] {
  const reached = new Map((order.history ?? []).map(({ status, at }) => [status, at]));
  const timeOf = (status: string): number | null =>
    reached.get(status) ?? (status === 'Order Placed' ? order.date : null);
  if (BESIDE.includes(order.status)) {
    const done = [...ROAD, ...BESIDE].filter(
      (status) => status !== order.status && (status === 'Order Placed' || reached.has(status)),
    );
    return [
      ...done.map((label) => ({ label, at: timeOf(label), state: 'done' as const })),
      { label: order.status, at: timeOf(order.status), state: 'current' },
      ...(order.status === 'Delivery attempted'
        ? [{ label: 'Delivered', at: null, state: 'ahead' as const }]
        : []),
    ];
  }
  const now = Math.max(
    0,
    ROAD.findIndex((status) => status === order.status),
  );
  return ROAD.map((label, index) => ({
    label,
    at: index <= now ? timeOf(label) : null,
    state: index < now ? 'done' : index === now ? 'current' : 'ahead',
  }));
}

/** The address as lines of text; older orders may lack fields. */
export function addressLines(address: Order['address']): string[] {
  const of = (...fields: string[]): string =>
    fields
      .map((field) => address[field]?.trim() ?? '')
      .filter((value) => value !== '')
      .join(' ');
  const cityLine = [of('city'), of('state', 'zipcode')].filter((part) => part !== '').join(', ');
  return [
    of('firstName', 'lastName'),
    of('appartment'),
    of('street'),
    cityLine,
    of('country'),
    of('phone'),
    of('email'),
  ].filter((line) => line !== '');
}

/** The sums of an invoice's taxes (rupees) by rate, the lowest first. */
export function taxByRate({ lines }: TaxInvoice): Omit<TaxInvoice['lines'][number], 'hsn'>[] {
  const sums = new Map<number, Omit<TaxInvoice['lines'][number], 'hsn'>>();
  const added = (a: number, b: number): number => (toPaise(a) + toPaise(b)) / 100;
  for (const { rate, taxable, cgst, sgst, igst } of lines) {
    const before = sums.get(rate) ?? { rate, taxable: 0, cgst: 0, sgst: 0, igst: 0 };
    sums.set(rate, {
      rate,
      taxable: added(before.taxable, taxable),
      cgst: added(before.cgst, cgst),
      sgst: added(before.sgst, sgst),
      igst: added(before.igst, igst),
    });
  }
  return [...sums.values()].sort((a, b) => a.rate - b.rate);
}
