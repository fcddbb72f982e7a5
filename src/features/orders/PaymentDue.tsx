import { clsx } from 'clsx';
import { useState } from 'react';
import type { Order } from '../../shared/api/contract';
import { toAppError, type AppError } from '../../shared/api/appError';
import { t } from '../../shared/i18n/t';
import { formatPaise, toPaise } from '../../shared/lib/money';
import { useOnline } from '../../shared/lib/useOnline';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { toast } from '../../shared/ui/notify';
import * as text from '../../shared/ui/text.css';
import { leaveShop } from './leaveShop';
import { usePayAgainMutation, useSwitchToCodMutation } from './ordersApi';
import * as s from './PaymentDue.css';

const ChangedOrderDialog = lazyComponent(
  () => import('./ChangedOrderDialog').then((module) => module.ChangedOrderDialog),
  { silent: true },
);

interface PaymentDueProps {
  order: Pick<Order, '_id' | 'amount'>;
  /** The order was switched to Cash on Delivery. */
  onSwitched: () => void;
  /** "Pay again" if a payment was begun and not finished. */
  payLabel?: string;
  /** Until when the order waits (payUntilText.ts). */
  note?: string | undefined;
}

/** A refusal that names what has changed, and what to repeat with the amount (rupees) that the shopper agrees to. */
interface Changed {
  error: AppError;
  repeat: (agreed: number) => Promise<void>;
}

/** Pays for the same UPI order again, or switches it to Cash on Delivery. Never creates a second order. */
export function PaymentDue({
  order,
  onSwitched,
  payLabel = t('Pay again'),
  note,
}: PaymentDueProps) {
  const [payAgain, paying] = usePayAgainMutation();
  const [switchToCod, switching] = useSwitchToCodMutation();
  const [asking, setAsking] = useState(false);
  const [changed, setChanged] = useState<Changed | null>(null);
  const online = useOnline();
  const amount = formatPaise(toPaise(order.amount));

  /** Products of the order have changed: asks before the order changes with them. */
  const onRefused = (error: AppError, repeat: Changed['repeat']): void => {
    if (error.failure?.lines?.length) setChanged({ error, repeat });
    else toast.error(error.message);
  };
  const pay = async (agreed?: number): Promise<void> => {
    const answer = await payAgain({ orderId: order._id, amount: agreed });
    if (answer.error) onRefused(toAppError(answer.error), pay);
    else if (!leaveShop.to(answer.data.paymentUrl))
      toast.error(t('The payment page has no address.'));
  };
  const change = async (agreed?: number): Promise<void> => {
    const answer = await switchToCod({ orderId: order._id, amount: agreed });
    setAsking(false);
    if (answer.error) onRefused(toAppError(answer.error), change);
    else onSwitched();
  };

  return (
    <>
      <div className={s.choices}>
        <Button
          variant="contained"
          disabled={!online || switching.isLoading}
          loading={paying.isLoading}
          onClick={() => void pay()}
        >
          {payLabel}
        </Button>
        <Button
          variant="outlined"
          disabled={!online || paying.isLoading}
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('Switch to Cash on Delivery')}
        </Button>
      </div>
      {note !== undefined && <p className={clsx(text.body2, s.note)}>{note}</p>}
      {!online && (
        <p className={clsx(text.body2, s.offline)}>
          {t('You are offline. Paying needs a connection.')}
        </p>
      )}
      <ConfirmDialog
        open={asking}
        title={t('Pay on delivery instead?')}
        text={t('Your order stays the same. You pay {amount} when it arrives.', { amount })}
        confirmLabel={t('Switch to Cash on Delivery')}
        busy={switching.isLoading}
        onConfirm={() => void change()}
        onClose={() => {
          setAsking(false);
        }}
      />
      {changed && (
        <ChangedOrderDialog
          lines={changed.error.failure?.lines ?? []}
          oldAmount={order.amount}
          newAmount={changed.error.failure?.amount ?? null}
          intro={t('Nothing was charged. This changed since you ordered:')}
          advice={t('Cancel this order and place a new one for the other items.')}
          onClose={() => {
            setChanged(null);
          }}
          onMissed={() => {
            toast.error(changed.error.message);
            setChanged(null);
          }}
          onAgree={() => {
            const { error, repeat } = changed;
            setChanged(null);
            if (error.failure?.amount !== undefined) void repeat(error.failure.amount);
          }}
        />
      )}
    </>
  );
}
