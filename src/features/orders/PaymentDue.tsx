import { clsx } from 'clsx';
import { useState } from 'react';
import type { Order } from '../../shared/api/contract';
import { toAppError } from '../../shared/api/appError';
import { formatPaise, toPaise } from '../../shared/lib/money';
import { useOnline } from '../../shared/lib/useOnline';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { toast } from '../../shared/ui/notify';
import * as text from '../../shared/ui/text.css';
import { leaveShop } from './leaveShop';
import { usePayAgainMutation, useSwitchToCodMutation } from './ordersApi';
import * as s from './PaymentDue.css';

interface PaymentDueProps {
  order: Pick<Order, '_id' | 'amount'>;
  /** The order was switched to Cash on Delivery. */
  onSwitched: () => void;
  /** "Pay again" if a payment was begun and not finished. */
  payLabel?: string;
}

/** Pays for the same UPI order again, or switches it to Cash on Delivery. Never creates a second order. */
export function PaymentDue({ order, onSwitched, payLabel = 'Pay again' }: PaymentDueProps) {
  const [payAgain, paying] = usePayAgainMutation();
  const [switchToCod, switching] = useSwitchToCodMutation();
  const [asking, setAsking] = useState(false);
  const online = useOnline();
  const amount = formatPaise(toPaise(order.amount));

  const pay = async (): Promise<void> => {
    const answer = await payAgain({ orderId: order._id });
    if (answer.error) toast.error(toAppError(answer.error).message);
    else if (!leaveShop.to(answer.data.paymentUrl)) toast.error('The payment page has no address.');
  };
  const change = async (): Promise<void> => {
    const answer = await switchToCod({ orderId: order._id });
    setAsking(false);
    if (answer.error) toast.error(toAppError(answer.error).message);
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
          Switch to Cash on Delivery
        </Button>
      </div>
      {!online && (
        <p className={clsx(text.body2, s.offline)}>You are offline. Paying needs a connection.</p>
      )}
      <ConfirmDialog
        open={asking}
        title="Pay on delivery instead?"
        text={`Your order stays as it is. You pay ${amount} when it arrives.`}
        confirmLabel="Switch to Cash on Delivery"
        busy={switching.isLoading}
        onConfirm={() => void change()}
        onClose={() => {
          setAsking(false);
        }}
      />
    </>
  );
}
