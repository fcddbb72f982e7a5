import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { toAppError } from '../../shared/api/appError';
import { orderPath } from '../../shared/config/paths';
import { formatPaise, toPaise } from '../../shared/lib/money';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { ErrorNotice } from '../../shared/ui/ErrorNotice';
import { toast } from '../../shared/ui/notify';
import { useOrderCancelMutation, useOrderGetQuery } from '../orders/ordersApi';
import { awaitsPayment, orderNumber } from '../orders/orderView';
import { PaymentDue } from '../orders/PaymentDue';
import { selectUid } from '../session/sessionSelectors';
import { orderClosed, paymentSettled } from './settlePayment';

interface UnpaidOrderProps {
  orderId: string;
  /** The order is paid, or paid for on delivery now. */
  onPlaced: (method: 'cod' | 'upi') => void;
  /** The order is over; the checkout begins anew. */
  onOver: () => void;
}

/**
 * This checkout has its order already: it only waits for its payment. So it is offered again, and
 * no second one is made, unless the shopper cancels it first.
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
      toast.info('The order could not be cancelled. It is not sent unless you pay for it.');
    }
    await orderClosed(uid, orderId);
    onOver();
  };

  if (error && !isGone) {
    return (
      <ErrorNotice
        title="You have an order that waits for its payment."
        message={toAppError(error).message}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!order || !awaitsPayment(order)) return <Skeleton variant="rounded" height={220} />;
  return (
    <Paper variant="outlined" component="section" sx={{ p: { xs: 2, sm: 4 }, maxWidth: 720 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        {order.paymentStatus === 'failed'
          ? 'Your payment was not completed'
          : 'Your order waits for its payment'}
      </Typography>
      <Typography sx={{ mb: 3 }}>
        <Link component={RouterLink} to={orderPath(orderId)}>
          Order {orderNumber(orderId)}
        </Link>{' '}
        over <strong>{formatPaise(toPaise(order.amount))}</strong> is kept for you. Pay for it now,
        or pay when it arrives.
      </Typography>
      <PaymentDue
        order={order}
        payLabel={order.paymentStatus === 'failed' ? 'Pay again' : 'Pay now'}
        onSwitched={() => {
          if (uid === null) return;
          void dispatch(paymentSettled({ uid, orderId, method: 'cod' })).then(() => {
            onPlaced('cod');
          });
        }}
      />
      <Box sx={{ mt: 2 }}>
        <Button
          onClick={() => {
            setAsking(true);
          }}
        >
          Cancel it and start over
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        title={`Cancel order ${orderNumber(orderId)}?`}
        text="It has not been paid for. Your cart stays as it is, and you can order anew."
        confirmLabel="Cancel order"
        cancelLabel="Keep order"
        tone="error"
        busy={cancelling.isLoading}
        onConfirm={() => void startOver()}
        onClose={() => {
          setAsking(false);
        }}
      />
    </Paper>
  );
}
