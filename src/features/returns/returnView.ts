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
import { t } from '../../shared/i18n/t';
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
  const name = [item?.name ?? t('an item'), ...(variant === null ? [] : [`(${variant})`])].join(
    ' ',
  );
  const wanted = asked.wanted == null ? null : variantPhrase(asked.wanted);
  const count = asked.quantity;
  if (asked.kind === 'return') return t('Return of {count} × {name}', { count, name });
  return wanted === null
    ? t('Exchange of {count} × {name}', { count, name })
    : t('Exchange of {count} × {name} for {wanted}', { count, name, wanted });
}

const STATUS: Record<string, { label: string; tone: StatusTone }> = {
  Requested: { label: t('Requested'), tone: 'info' },
  Accepted: { label: t('Accepted'), tone: 'info' },
  Declined: { label: t('Declined'), tone: 'error' },
  Withdrawn: { label: t('Withdrawn'), tone: 'neutral' },
  Received: { label: t('Received'), tone: 'info' },
  Refunding: { label: t('Received'), tone: 'info' },
  Refunded: { label: t('Refunded'), tone: 'success' },
  Replaced: { label: t('Sent'), tone: 'success' },
};

export const returnStatus = ({ status }: OrderReturn): { label: string; tone: StatusTone } =>
  STATUS[status] ?? { label: status, tone: 'neutral' };

/** What happens next, or how it ended. */
export function returnText({ status, kind, amount, refundBy, answer }: OrderReturn): string {
  const price = formatPaise(toPaise(amount));
  const day = refundBy == null ? null : formatDay(refundBy);
  switch (status) {
    case 'Requested':
      return t('We reply soon with a pickup date. Pickup is free.');
    case 'Accepted':
      return t(
        'Please pack it with its tags and everything that came with it. A courier picks it up.',
      );
    case 'Received':
      if (kind === 'exchange') return t('We have received it. We send the new one next.');
      return day === null
        ? t('It is back with us. {price} goes back to you.', { price })
        : t('It is back with us. {price} goes back to you by {day}.', { price, day });
    case 'Refunding':
      return day === null
        ? t('{price} goes back to you.', { price })
        : t('{price} goes back to you by {day}.', { price, day });
    case 'Refunded':
      return t('{price} was refunded. Your bank may take a few days to show it.', { price });
    case 'Replaced':
      return t('The new one is on its way to you.');
    case 'Declined':
      return answer ?? t('We cannot take it back.');
    default:
      return t('You keep it.');
  }
}

export const canWithdraw = ({ status }: OrderReturn): boolean =>
  status === 'Requested' || status === 'Accepted';
