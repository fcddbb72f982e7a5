import type { Order } from '../../shared/api/contract';
import { StatusChip } from '../../shared/ui/StatusChip';
import { paymentView, statusView } from './orderView';
import * as s from './OrderStatus.css';

interface OrderStatusProps {
  order: Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus'>;
  size?: 'small' | 'medium';
}

/** The badges of an order: its status, and what is paid. */
export function OrderStatus({ order, size = 'small' }: OrderStatusProps) {
  const status = statusView(order);
  const payment = paymentView(order);
  return (
    <div className={s.badges}>
      <StatusChip label={status.label} tone={status.tone} size={size} />
      {payment && <StatusChip label={payment.label} tone={payment.tone} size={size} />}
    </div>
  );
}
