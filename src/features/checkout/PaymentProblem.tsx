import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths';

/** On the cart page: why the shopper is back from the payment without an order (spec section 4). */
export function PaymentProblem() {
  const state = useLocation().state as { paymentProblem?: unknown } | null;
  const reason = state?.paymentProblem;
  if (typeof reason !== 'string') return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 3, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <Button component={Link} to={paths.placeOrder} color="inherit">
          Back to checkout
        </Button>
      }
    >
      {reason}
    </Alert>
  );
}
