import type { Order } from '../../shared/api/contract';
import { formatTime } from '../../shared/lib/dates';

/** Until when an unpaid order waits for its payment; undefined for servers that do not end it. */
export const payUntilText = ({ payUntil }: Pick<Order, 'payUntil'>): string | undefined =>
  payUntil == null
    ? undefined
    : `Please pay by ${formatTime(payUntil)}. After that the order ends, and nothing is charged.`;
