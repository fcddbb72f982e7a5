import UpiIcon from '../../shared/ui/icons/QrCode2Outlined';
import { clsx } from 'clsx';
import { orderPath } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { tRich } from '../../shared/i18n/tRich';
import { formatPaise, toPaise } from '../../shared/lib/money';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import * as surface from '../../shared/ui/surface.css';
import { TextLink } from '../../shared/ui/TextLink';
import { useOrderGetQuery } from '../orders/ordersApi';
import { orderNumber } from '../orders/orderFilter';
import { PaymentDue } from '../orders/PaymentDue';
import type { Verification } from './useVerification';
import * as s from './PaymentPending.css';

interface PaymentPendingProps {
  uid: string;
  orderId: string;
  verification: Verification;
  onSwitched: () => void;
}

/** Shown while a payment is pending: waits, and offers alternatives. */
export function PaymentPending({ uid, orderId, verification, onSwitched }: PaymentPendingProps) {
  const { verdict, isAsking, askNow } = verification;
  const { data: order } = useOrderGetQuery({ uid, orderId });
  return (
    <div className={clsx(surface.outlined, s.pending)}>
      <div aria-hidden className={s.sign}>
        <UpiIcon />
      </div>
      <h1 className={s.title}>{t('Waiting for your UPI app')}</h1>
      <p className={s.text}>
        {order ? (
          <span key="priced">
            {tRich(
              'Approve the payment of {price} there. This page continues as soon as your payment arrives. You can switch apps or close it; nothing is lost.',
              { price: <strong>{formatPaise(toPaise(order.amount))}</strong> },
            )}
          </span>
        ) : (
          <span key="plain">
            {t(
              'Approve the payment there. This page continues as soon as your payment arrives. You can switch apps or close it; nothing is lost.',
            )}
          </span>
        )}
      </p>
      {verdict.state === 'unreachable' && (
        <Notice severity="warning" className={s.unreachable}>
          {t('{message} We check again automatically.', { message: verdict.message })}
        </Notice>
      )}
      <div className={s.checking}>
        <p role="status" className={s.status}>
          {isAsking ? t('Checking…') : t('No payment yet. We keep checking.')}
        </p>
        <Button variant="text" onClick={askNow}>
          {t('I have paid. Check now')}
        </Button>
      </div>
      {order && (
        <div className={s.due}>
          <PaymentDue order={order} onSwitched={onSwitched} />
        </div>
      )}
      <p className={s.order}>
        <TextLink to={orderPath(orderId)} className={s.orderLink}>
          {t('Order {number}', { number: orderNumber(orderId) })}
        </TextLink>
      </p>
    </div>
  );
}
