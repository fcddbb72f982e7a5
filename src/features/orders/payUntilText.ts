import type { Order } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { formatTime } from '../../shared/lib/dates';

/** Until when an unpaid order waits for its payment; undefined for servers that do not end it. */
export const payUntilText = ({ payUntil }: Pick<Order, 'payUntil'>): string | undefined =>
  payUntil == null
    ? undefined
    : t('Please pay by {time}. After that the order ends, and nothing is charged.', {
        time: formatTime(payUntil),
      });
