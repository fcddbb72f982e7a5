import { skipToken } from '@reduxjs/toolkit/query';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { toAppError } from '../../shared/api/appError';
import { orderPath } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { tRich } from '../../shared/i18n/tRich';
import { formatPaise, toPaise } from '../../shared/lib/money';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { ErrorNotice } from '../../shared/ui/ErrorNotice';
import { toast } from '../../shared/ui/notify';
import { Skeleton } from '../../shared/ui/Skeleton';
import * as surface from '../../shared/ui/surface.css';
import { TextLink } from '../../shared/ui/TextLink';
import { useOrderCancelMutation, useOrderGetQuery } from '../orders/ordersApi';
import { awaitsPayment, orderNumber } from '../orders/orderFilter';
import { payUntilText } from '../orders/payUntilText';
import { PaymentDue } from '../orders/PaymentDue';
import { selectUid } from '../session/sessionSelectors';
import { orderClosed, paymentSettled } from './settlePayment';
import * as s from './UnpaidOrder.css';

interface UnpaidOrderProps {
  orderId: string;
  /** The order is paid, or paid for on delivery now. */
  onPlaced: (method: 'cod' | 'upi') => void;
  /** The order has ended; a new checkout begins. */
  onOver: () => void;
}

/**
 * This checkout has an order that waits for its payment. Offers to pay it; no second order is made unless
 * the shopper cancels it.
 */
export function UnpaidOrder({ orderId, onPlaced, onOver }: UnpaidOrderProps) {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectUid);
  const {
    data: order,
    error,
    refetch,
  } = useOrderGetQuery(uid === null ? skipToken : { uid, orderId }, {
    refetchOnMountOrArgChange: true,
  });
  const [cancel, cancelling] = useOrderCancelMutation();
  const [asking, setAsking] = useState(false);

  const isGone = error !== undefined && toAppError(error).status === 404;
  useEffect(() => {
    if (uid === null) return;
    const settle = async (): Promise<void> => {
      if (isGone || order?.status === 'Cancelled') {
        await orderClosed(uid, orderId);
        onOver();
      } else if (order && !awaitsPayment(order)) {
        const method = order.paymentStatus === 'paid' ? 'upi' : 'cod';
        await dispatch(paymentSettled({ uid, orderId, method }));
        onPlaced(method);
      }
    };
    void settle();
  }, [order, isGone, uid, orderId, dispatch, onOver, onPlaced]);

  const startOver = async (): Promise<void> => {
    if (uid === null) return;
    const answer = await cancel({ orderId });
    setAsking(false);
    const failure = answer.error && toAppError(answer.error);
    if (failure && failure.kind !== 'refused' && failure.status !== 404) {
      toast.error(failure.message);
      return;
    }
    if (failure) {
      // Paid, cancelled or gone in the meantime: the effect above follows. Else it stays unpaid, and
      // an unpaid order is never sent.
      const look = await refetch();
      if (look.isError || !look.data || !awaitsPayment(look.data)) return;
      toast.info(t('The order could not be cancelled. We do not send it unless you pay for it.'));
    }
    await orderClosed(uid, orderId);
    onOver();
  };

  if (error && !isGone) {
    return (
      <ErrorNotice
        title={t('You have an order waiting for payment.')}
        message={toAppError(error).message}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!order || !awaitsPayment(order)) return <Skeleton height={220} />;
  return (
    <section className={clsx(surface.outlined, s.unpaid)}>
      <h2 className={s.title}>
        {order.paymentStatus === 'failed'
          ? t('Your payment was not completed')
          : t('Your order is waiting for payment')}
      </h2>
      <p className={s.text}>
        {tRich(
          '<order>Order {number}</order> over {price} is kept for you. Pay for it now, or pay when it arrives.',
          {
            order: (text) => <TextLink to={orderPath(orderId)}>{text}</TextLink>,
            number: orderNumber(orderId),
            price: <strong>{formatPaise(toPaise(order.amount))}</strong>,
          },
        )}
      </p>
      <PaymentDue
        order={order}
        note={payUntilText(order)}
        payLabel={order.paymentStatus === 'failed' ? t('Pay again') : t('Pay now')}
        onSwitched={() => {
          if (uid === null) return;
          void dispatch(paymentSettled({ uid, orderId, method: 'cod' })).then(() => {
            onPlaced('cod');
          });
        }}
      />
      <div className={s.startOver}>
        <Button
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('Cancel and start over')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('Cancel order {number}?', { number: orderNumber(orderId) })}
        text={t('It has not been paid for. Your cart stays as it is, and you can order again.')}
        confirmLabel={t('Cancel order')}
        cancelLabel={t('Keep order')}
        tone="error"
        busy={cancelling.isLoading}
        onConfirm={() => void startOver()}
        onClose={() => {
          setAsking(false);
        }}
      />
    </section>
  );
}
