import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useOnline } from '../../shared/lib/useOnline';
import type { Attempt } from './checkoutSlice';

function wordsOf(attempt: Attempt, online: boolean): { title: string; text: string } | null {
  switch (attempt.state) {
    case 'sending':
      return { title: 'Placing your order…', text: 'Please keep this page open.' };
    case 'unknown':
      return {
        title: 'Checking your order…',
        text: online
          ? 'The connection broke while your order was on its way. We are asking the shop what became of it. It cannot be ordered twice.'
          : 'You are offline. We ask the shop what became of your order as soon as you are back. It cannot be ordered twice.',
      };
    case 'placed':
      return attempt.method === 'upi' && !attempt.paid
        ? { title: 'Taking you to your payment…', text: 'Your order waits for it.' }
        : { title: 'Your order is placed.', text: 'Taking you to your orders…' };
    default:
      return null;
  }
}

/** What is being done about the order, said once and plainly. Never "placed" before it is. */
export function AttemptStatus({ attempt }: { attempt: Attempt }) {
  const online = useOnline();
  const words = wordsOf(attempt, online);
  return (
    <>
      <Box role="status" aria-live="polite">
        {words && (
          <Alert
            severity="info"
            icon={<CircularProgress size={22} color="inherit" aria-hidden />}
            sx={{ mb: 2 }}
          >
            <AlertTitle sx={{ fontWeight: 650 }}>{words.title}</AlertTitle>
            {words.text}
          </Alert>
        )}
      </Box>
      {attempt.state === 'idle' && attempt.notice === 'not-placed' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <AlertTitle sx={{ fontWeight: 650 }}>Your order was not placed</AlertTitle>
          The shop has no order from your last try. You can place it again: it cannot be ordered
          twice.
        </Alert>
      )}
      {attempt.state === 'refused' && attempt.lines.length === 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {attempt.message}
        </Alert>
      )}
    </>
  );
}
