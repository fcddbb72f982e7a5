import type { OrderStatus } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';

const TEXTS: Record<OrderStatus, string> = {
  'Order Placed': t('Order Placed'),
  Packing: t('Packing'),
  Shipped: t('Shipped'),
  'Out for delivery': t('Out for delivery'),
  Delivered: t('Delivered'),
  Cancelled: t('Cancelled'),
  'Delivery attempted': t('Delivery attempted'),
  Refused: t('Refused'),
  'Returned to store': t('Returned to store'),
  Lost: t('Lost'),
};

const isKnown = (status: string): status is OrderStatus => Object.hasOwn(TEXTS, status);

/** An order's status in the shop's language; one that the shop does not know stays as the server sent it. */
export const statusText = (status: string): string => (isKnown(status) ? TEXTS[status] : status);
