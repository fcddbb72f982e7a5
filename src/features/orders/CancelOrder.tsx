import { clsx } from 'clsx';
import { useState } from 'react';
import { toAppError } from '../../shared/api/appError';
import type { Order } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { formatDateTime } from '../../shared/lib/dates';
import { useOnline } from '../../shared/lib/useOnline';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { toast } from '../../shared/ui/notify';
import * as text from '../../shared/ui/text.css';
import { useOrderCancelMutation } from './ordersApi';
import { awaitsPayment, orderNumber } from './orderFilter';
import * as s from './CancelOrder.css';

/**
 * Cancelling: within the policy's 24 hours and before packing begins, or while it is unpaid. The server
 * decides, because the device's clock may be wrong. A server that sends no deadline has no such call, and
 * nothing is offered (docs/decisions.md).
 */
export function CancelOrder({ order, onCancelled }: { order: Order; onCancelled: () => void }) {
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading }] = useOrderCancelMutation();
  const online = useOnline();
  const until = order.cancellableUntil ?? null;
  if (until === null) return null;
  const promise = awaitsPayment(order)
    ? t('You can cancel at any time before you pay.')
    : t('You can cancel until {time}, unless we start packing earlier.', {
        time: formatDateTime(until),
      });

  const confirm = async (): Promise<void> => {
    const answer = await cancel({ orderId: order._id });
    setAsking(false);
    if (answer.error) {
      toast.error(toAppError(answer.error).message);
      return;
    }
    toast.success(t('Order cancelled'));
    onCancelled();
  };

  return (
    <>
      <Button
        color="error"
        variant="outlined"
        disabled={!online}
        onClick={() => {
          setAsking(true);
        }}
      >
        {t('Cancel order')}
      </Button>
      <p className={clsx(text.body2, s.promise)}>
        {online ? promise : t('You are offline. Cancelling needs a connection.')}
      </p>
      <ConfirmDialog
        open={asking}
        title={t('Cancel order {number}?', { number: orderNumber(order._id) })}
        text={
          order.paymentStatus === 'paid'
            ? t(
                'The order is not sent, and your payment is refunded in full to the original payment method.',
              )
            : t('The order is not sent, and there is nothing to pay.')
        }
        confirmLabel={t('Cancel order')}
        cancelLabel={t('Keep order')}
        tone="error"
        busy={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => {
          setAsking(false);
        }}
      />
    </>
  );
}
