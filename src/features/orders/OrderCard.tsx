import ChevronIcon from '../../shared/ui/icons/ChevronRightRounded';
import { clsx } from 'clsx';
import type { Order } from '../../shared/api/contract';
import { orderPath } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { formatDate } from '../../shared/lib/dates';
import { formatPaise, toPaise } from '../../shared/lib/money';
import { Button } from '../../shared/ui/Button';
import * as surface from '../../shared/ui/surface.css';
import * as text from '../../shared/ui/text.css';
import { OrderItemRow } from './OrderItemRow';
import { awaitsPayment, orderNumber } from './orderFilter';
import { OrderStatus } from './OrderStatus';
import { paymentLabel } from './orderView';
import * as s from './OrderCard.css';

/** One order of the history: date, items, amount, payment and status. */
export function OrderCard({ order }: { order: Order }) {
  const number = orderNumber(order._id);
  return (
    <article aria-labelledby={`order-${order._id}`} className={clsx(surface.outlined, s.card)}>
      <div className={s.head}>
        <div className={s.words}>
          <h2 id={`order-${order._id}`} className={text.h5}>
            {formatDate(order.date)}
          </h2>
          <p className={clsx(text.body2, s.detail)}>{t('Order {number}', { number })}</p>
        </div>
        <OrderStatus order={order} size="medium" />
      </div>
      <ul className={s.items}>
        {order.items.map((item) => (
          <li key={`${item._id}:${item.size}`}>
            <OrderItemRow item={item} />
          </li>
        ))}
      </ul>
      <hr className={surface.divider} />
      <div className={s.foot}>
        <div className={s.words}>
          <p className={text.price}>{formatPaise(toPaise(order.amount))}</p>
          <p className={clsx(text.body2, s.detail)}>{paymentLabel(order)}</p>
        </div>
        <Button
          to={orderPath(order._id)}
          variant={awaitsPayment(order) ? 'contained' : 'outlined'}
          endIcon={<ChevronIcon />}
          aria-label={
            awaitsPayment(order)
              ? t('Complete payment, order {number}', { number })
              : t('View details, order {number}', { number })
          }
        >
          {awaitsPayment(order) ? t('Complete payment') : t('View details')}
        </Button>
      </div>
    </article>
  );
}
