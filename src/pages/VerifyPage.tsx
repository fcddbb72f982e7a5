import CircularProgress from '@mui/material/CircularProgress';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import type { Arrival } from '../features/checkout/arrival';
import { PaymentPending } from '../features/checkout/PaymentPending';
import { paymentSettled } from '../features/checkout/settlePayment';
import { SignedInOnly } from '../features/checkout/SignedInOnly';
import { useVerification } from '../features/checkout/useVerification';
import { selectUid } from '../features/session/sessionSelectors';
import { paths } from '../shared/config/paths';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
import { toast } from '../shared/ui/notify';

function Verification({
  uid,
  orderId,
  success,
}: {
  uid: string;
  orderId: string;
  success: string;
}) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const verification = useVerification(uid, orderId, success);
  const { verdict } = verification;

  useEffect(() => {
    if (verdict.state === 'settled') {
      const state: Arrival = { placed: verdict.method, orderId };
      void navigate(paths.orders, { replace: true, state });
    }
    if (verdict.state === 'failed') {
      toast.error(verdict.message);
      void navigate(paths.cart, { replace: true, state: { paymentProblem: verdict.message } });
    }
  }, [verdict, navigate, orderId]);

  const switched = async (): Promise<void> => {
    await dispatch(paymentSettled({ uid, orderId, method: 'cod' }));
    const state: Arrival = { placed: 'cod', orderId };
    void navigate(paths.orders, { replace: true, state });
  };

  if (verdict.state === 'pending') {
    return (
      <PaymentPending
        uid={uid}
        orderId={orderId}
        verification={verification}
        onSwitched={() => void switched()}
      />
    );
  }
  return (
    <Paper variant="outlined" sx={{ p: { xs: 3, sm: 5 }, textAlign: 'center' }}>
      <Box sx={{ display: 'inline-grid', placeItems: 'center', height: 88, mb: 2 }}>
        <CircularProgress aria-label="Checking your payment" size={52} />
      </Box>
      <Typography variant="h2" component="h1" gutterBottom>
        Checking your payment…
      </Typography>
      <Typography role="status" sx={{ color: 'text.secondary', textWrap: 'balance' }}>
        We ask your payment provider what became of it.
      </Typography>
      {verdict.state === 'unreachable' && (
        <Alert severity="warning" sx={{ mt: 4, textAlign: 'left' }}>
          {verdict.message} We ask again by ourselves; nothing is lost.
        </Alert>
      )}
    </Paper>
  );
}

function VerifyReturn() {
  const [query] = useSearchParams();
  const uid = useAppSelector(selectUid);
  const orderId = query.get('orderId') ?? '';
  const isComplete = orderId !== '' && orderId.length <= 64;
  if (uid === null || !isComplete) {
    return (
      <Navigate
        to={paths.cart}
        replace
        state={{ paymentProblem: 'This payment address is not complete. Nothing was changed.' }}
      />
    );
  }
  return <Verification uid={uid} orderId={orderId} success={query.get('success') ?? 'false'} />;
}

/** `/verify`: where payment providers send the shopper back to (spec section 2). */
export default function VerifyPage() {
  return (
    <PageContainer maxWidth="sm">
      <PageHead title="Payment" noIndex />
      <SignedInOnly>
        <VerifyReturn />
      </SignedInOnly>
    </PageContainer>
  );
}
