import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import * as s from './PaymentProblem.css';

/** On the cart page: why the shopper is back from the payment without an order (spec section 4). */
export function PaymentProblem() {
  const state = useLocation().state as { paymentProblem?: unknown } | null;
  const reason = state?.paymentProblem;
  if (typeof reason !== 'string') return null;
  return (
    <Notice
      severity="warning"
      className={s.problem}
      action={
        <Button to={paths.placeOrder} color="inherit">
          {t('Back to checkout')}
        </Button>
      }
    >
      {reason}
    </Notice>
  );
}
