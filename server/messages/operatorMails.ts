/** The texts of messages to the operator, which are English. Pure. */
import { orderNumber } from '../../src/features/orders/orderFilter';
import { variantPhrase } from '../../src/shared/api/variantText';
import { returnReasons } from '../../src/shared/config/returnReasons';
import { formatPaise } from '../services/money';
import type { OperatorOrderMessageKind, OrderRecord } from '../services/ports';
import { itemLines, mail, type Mail } from './compose';
import { returnedUnits, type ReturnSubject } from './returnMails';

/** A variant of which few are left. */
export interface LowVariant {
  name: string;
  left: number;
}

export function operatorOrderMail(
  kind: OperatorOrderMessageKind,
  order: OrderRecord,
  low: readonly LowVariant[],
): Mail {
  const number = orderNumber(order.id);
  const amount = formatPaise(order.amount);
  switch (kind) {
    case 'operator-low-stock':
      return mail(
        `Few left after order ${number}`,
        low.map(({ name, left }) => `${name}: ${String(left)} left`),
        null,
      );
    case 'operator-refund-failed':
      return mail(
        `Order ${number} could not be refunded`,
        [
          `The payment provider did not return ${amount}. The shop tries again each hour.`,
          'If it keeps failing, return it in the dashboard of the provider; the shop notices.',
        ],
        null,
      );
    case 'operator-new-order':
      return mail(
        `New order ${number}: ${amount}`,
        [
          order.paymentMethod === 'cod'
            ? `${amount}, cash on delivery.`
            : `${amount}, paid by UPI.`,
          `npm run shop -- orders show ${number}`,
          itemLines(order).join('\n'),
        ],
        null,
      );
  }
}

export function operatorReturnMail(subject: ReturnSubject): Mail {
  const { record, order } = subject;
  const what = record.kind === 'exchange' ? 'exchange' : 'return';
  return mail(
    `New ${what} of order ${orderNumber(order.id)}: ${returnedUnits(subject)}`,
    [
      `“${returnReasons[record.reason]}.” ${record.note}`.trim(),
      ...(record.wanted === null
        ? []
        : [`Wanted instead: ${variantPhrase(record.wanted) ?? 'a new one'}.`]),
      `npm run shop -- returns show ${orderNumber(record.id)}`,
    ],
    null,
  );
}
