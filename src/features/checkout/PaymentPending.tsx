import UpiIcon from '@mui/icons-material/QrCode2Outlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { orderPath } from '../../shared/config/paths';
import { formatPaise, toPaise } from '../../shared/lib/money';
import { useOrderGetQuery } from '../orders/ordersApi';
import { orderNumber } from '../orders/orderView';
import { PaymentDue } from '../orders/PaymentDue';
import type { Verification } from './useVerification';

interface PaymentPendingProps {
  uid: string;
  orderId: string;
  verification: Verification;
  onSwitched: () => void;
}

/** Pending is not failed: the shop waits with the shopper, and offers the ways on. */
export function PaymentPending({ uid, orderId, verification, onSwitched }: PaymentPendingProps) {
  const { verdict, isAsking, askNow } = verification;
  const { data: order } = useOrderGetQuery({ uid, orderId });
  return (
    <Paper variant="outlined" sx={{ p: { xs: 3, sm: 5 }, textAlign: 'center' }}>
      <Box
        aria-hidden
        sx={{
          display: 'inline-grid',
          placeItems: 'center',
          width: 88,
          height: 88,
          mb: 2,
          borderRadius: '50%',
          bgcolor: 'accent.soft',
          color: 'accent.text',
          '& svg': { fontSize: 42 },
        }}
      >
        <UpiIcon />
      </Box>
      <Typography variant="h2" component="h1" gutterBottom>
        Waiting for your UPI app
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3, textWrap: 'balance' }}>
        Approve the payment
        {order && (
          <>
            {' '}
            of <strong>{formatPaise(toPaise(order.amount))}</strong>
          </>
        )}{' '}
        there. This page goes on by itself as soon as it arrives; you can switch apps or close it,
        nothing is lost.
      </Typography>
      {verdict.state === 'unreachable' && (
        <Alert severity="warning" sx={{ mb: 3, textAlign: 'left' }}>
          {verdict.message} We ask again by ourselves.
        </Alert>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          columnGap: 1,
          mb: 3,
          px: 2,
          py: 0.5,
          borderRadius: '14px',
          bgcolor: 'background.sunk',
        }}
      >
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', py: 0.5 }}>
          {isAsking ? 'Checking…' : 'Not there yet. We keep checking.'}
        </Typography>
        <Button variant="text" onClick={askNow}>
          I have paid, check now
        </Button>
      </Box>
      {order && (
        <Box sx={{ display: 'grid', justifyContent: 'center', gap: 2 }}>
          <PaymentDue order={order} onSwitched={onSwitched} />
        </Box>
      )}
      <Typography variant="body2" sx={{ mt: 3 }}>
        <Link
          component={RouterLink}
          to={orderPath(orderId)}
          sx={{ display: 'inline-block', py: 1.25 }}
        >
          Order {orderNumber(orderId)}
        </Link>
      </Typography>
    </Paper>
  );
}
