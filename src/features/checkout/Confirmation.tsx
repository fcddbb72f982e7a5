import SuccessIcon from '../../shared/ui/icons/CheckCircleRounded';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Order, PaymentMethod } from '../../shared/api/contract';
import { orderPath, paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { formatDay } from '../../shared/lib/formatDay';
import { formatPaise, toPaise } from '../../shared/lib/money';
import { Button } from '../../shared/ui/Button';
import * as surface from '../../shared/ui/surface.css';
import * as text from '../../shared/ui/text.css';
import { storeFacts } from '../content/storeFacts';
import { orderNumber } from '../orders/orderFilter';
import { arrivalText, type Arrival } from './arrival';
import * as s from './Confirmation.css';

const hours = storeFacts.cancellation.withinHours;
const days = storeFacts.returns.windowDays;

function arrivalStep(placed: PaymentMethod, price: string | undefined): string {
  if (placed !== 'cod')
    return t(
      'It arrives, and you can return it within {days, plural, one {1 day} other {{days} days}}.',
      { days },
    );
  return price === undefined
    ? t(
        'You pay in cash when it arrives, and can return it within {days, plural, one {1 day} other {{days} days}}.',
        { days },
      )
    : t(
        'You pay {price} in cash when it arrives, and can return it within {days, plural, one {1 day} other {{days} days}}.',
        { price, days },
      );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={s.fact}>
      <dt className={clsx(text.body2, s.label)}>{label}</dt>
      <dd className={clsx(text.h5, s.value)}>{children}</dd>
    </div>
  );
}

/** What an order that was just placed needs to be known: its number, its day of delivery, what comes next. */
export function Confirmation({ arrival, orders }: { arrival: Arrival; orders: readonly Order[] }) {
  const title = arrivalText(arrival, orders);
  const { orderId, placed } = arrival;
  if (title === null || placed === undefined) return null;
  const order = orders.find(({ _id }) => _id === orderId);
  const amount = order && formatPaise(toPaise(order.amount));
  return (
    <section aria-labelledby="confirmation" className={clsx(surface.outlined, s.panel)}>
      <div role="alert" className={s.head}>
        <SuccessIcon aria-hidden className={s.sign} />
        <h2 id="confirmation" className={text.h4}>
          {title}
        </h2>
      </div>
      {orderId != null && (
        <dl className={s.facts}>
          <Fact label={t('Order number')}>{orderNumber(orderId)}</Fact>
          {order?.expectedBy != null && (
            <Fact label={t('Arrives by')}>{formatDay(order.expectedBy)}</Fact>
          )}
          {amount !== undefined && (
            <Fact label={placed === 'cod' ? t('To pay') : t('Paid')}>{amount}</Fact>
          )}
        </dl>
      )}
      <h3 className={text.h6}>{t('What comes next')}</h3>
      <ol className={s.steps}>
        <li>
          {t(
            'We pack your order. Until then you can cancel it, for {hours, plural, one {1 hour} other {{hours} hours}}.',
            { hours },
          )}
        </li>
        <li>{t('The courier takes it. The order’s page then shows who brings it.')}</li>
        <li>{arrivalStep(placed, amount)}</li>
      </ol>
      <div className={s.actions}>
        {orderId != null && (
          <Button to={orderPath(orderId)} variant="contained">
            {t('View order')}
          </Button>
        )}
        <Button to={paths.shop} variant="outlined">
          {t('Continue Shopping')}
        </Button>
      </div>
    </section>
  );
}
