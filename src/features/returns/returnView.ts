/** How returns and exchanges are shown to a shopper. Pure. */
import type {
  Order,
  OrderItem,
  OrderReturn,
  ReturnKind,
  ReturnReason,
} from '../../shared/api/contract';
import { variantPhrase } from '../../shared/api/variantText';
import { returnReasons } from '../../shared/config/returnReasons';
import { formatDay } from '../../shared/lib/formatDay';
import { formatPaise, toPaise } from '../../shared/lib/money';
import type { StatusTone } from '../../shared/ui/StatusChip';
import type { WaitingReturn } from './returnJournal';

/** The reasons that can still be given: damage must be reported sooner. */
export const reasonsFor = ({ reportableUntil }: Order): ReturnReason[] =>
  (Object.keys(returnReasons) as ReturnReason[]).filter(
    (reason) => reportableUntil != null || (reason !== 'damaged' && reason !== 'wrong'),
  );

const ENDED_WITHOUT = ['Declined', 'Withdrawn'];

/** The waiting requests for an order, without those that the order shows already. */
export const waitingFor = (order: Order, waiting: readonly WaitingReturn[]): WaitingReturn[] =>
  waiting.filter(
    ({ request }) =>
      request.orderId === order._id &&
      !order.returns?.some(({ returnKey }) => returnKey === request.returnKey),
  );

/** The units of a line of which a return can still be asked. */
export function unitsToReturn(
  order: Order,
  item: OrderItem,
  waiting: readonly WaitingReturn[],
): number {
  if (order.returnableUntil == null) return 0;
  const isOfLine = (asked: { productId: string; size: string }): boolean =>
    asked.productId === item._id && asked.size === item.size;
  const asked = [
    ...(order.returns ?? []).filter(({ status }) => !ENDED_WITHOUT.includes(status)),
    ...waitingFor(order, waiting).map(({ request }) => request),
  ].filter(isOfLine);
  return item.quantity - asked.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** `Return of 1 × Brass lamp`, `Exchange of 1 × Indigo kurta (size M) for size L` */
export function returnTitle(
  order: Order,
  asked: {
    kind: ReturnKind;
    productId: string;
    size: string;
    quantity: number;
    wanted?: string | null | undefined;
  },
): string {
  const item = order.items.find(({ _id, size }) => _id === asked.productId && size === asked.size);
  const variant = variantPhrase(asked.size);
  const name = [item?.name ?? 'an item', ...(variant === null ? [] : [`(${variant})`])].join(' ');
  const wanted = asked.wanted == null ? null : variantPhrase(asked.wanted);
  const title = `${asked.kind === 'exchange' ? 'Exchange' : 'Return'} of ${String(asked.quantity)} × ${name}`;
  return wanted === null ? title : `${title} for ${wanted}`;
}

const STATUS: Record<string, { label: string; tone: StatusTone }> = {
  Requested: { label: 'Requested', tone: 'info' },
  Accepted: { label: 'Accepted', tone: 'info' },
  Declined: { label: 'Declined', tone: 'error' },
  Withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  Received: { label: 'Received', tone: 'info' },
  Refunding: { label: 'Received', tone: 'info' },
  Refunded: { label: 'Refunded', tone: 'success' },
  Replaced: { label: 'Sent', tone: 'success' },
};

export const returnStatus = ({ status }: OrderReturn): { label: string; tone: StatusTone } =>
  STATUS[status] ?? { label: status, tone: 'neutral' };

/** What happens next, or how it ended. */
export function returnText({ status, kind, amount, refundBy, answer }: OrderReturn): string {
  const money = formatPaise(toPaise(amount));
  const isExchange = kind === 'exchange';
  switch (status) {
    case 'Requested':
      return 'We reply soon with a pickup date. Pickup is free.';
    case 'Accepted':
      return 'Please pack it with its tags and everything that came with it. A courier picks it up.';
    case 'Received':
      return isExchange
        ? 'We have received it. We send the new one next.'
        : `It is back with us. ${money} goes back to you${by(refundBy)}.`;
    case 'Refunding':
      return `${money} goes back to you${by(refundBy)}.`;
    case 'Refunded':
      return `${money} was refunded. Your bank may take a few days to show it.`;
    case 'Replaced':
      return 'The new one is on its way to you.';
    case 'Declined':
      return answer ?? 'We cannot take it back.';
    default:
      return 'You keep it.';
  }
}

const by = (ms: number | null | undefined): string => (ms == null ? '' : ` by ${formatDay(ms)}`);

export const canWithdraw = ({ status }: OrderReturn): boolean =>
  status === 'Requested' || status === 'Accepted';
