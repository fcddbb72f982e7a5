import { clsx } from 'clsx';
import { useOnline } from '../../shared/lib/useOnline';
import { Notice } from '../../shared/ui/Notice';
import { spinner } from '../../shared/ui/spinner.css';
import type { DoubtCause } from './attempt';
import type { Attempt } from './checkoutSlice';
import * as s from './AttemptStatus.css';

const DOUBTS: Record<DoubtCause, string> = {
  connection:
    'The connection broke while your order was on its way. We are asking the shop what became of it.',
  server: 'The shop could not take your order just now. We are trying again in a moment.',
};
const OFFLINE =
  'You are offline. We ask the shop what became of your order as soon as you are back.';

function textOf(attempt: Attempt, online: boolean): { title: string; text: string } | null {
  switch (attempt.state) {
    case 'waiting':
      return {
        title: 'Waiting for your other tab…',
        text: 'It is placing an order. This one follows as soon as that is done.',
      };
    case 'sending':
      return { title: 'Placing your order…', text: 'Please keep this page open.' };
    case 'unknown':
      return {
        title: 'Checking your order…',
        text: `${online ? DOUBTS[attempt.cause] : OFFLINE} It cannot be ordered twice.`,
      };
    case 'placed':
      return attempt.method === 'upi' && !attempt.paid
        ? { title: 'Taking you to your payment…', text: 'Your order waits for it.' }
        : { title: 'Your order is placed.', text: 'Taking you to your orders…' };
    default:
      return null;
  }
}

/** The status of the order attempt. Never says "placed" before it is. */
export function AttemptStatus({ attempt }: { attempt: Attempt }) {
  const online = useOnline();
  const words = textOf(attempt, online);
  return (
    <>
      <div role="status" aria-live="polite">
        {words && (
          <Notice
            severity="info"
            title={words.title}
            icon={<span aria-hidden className={clsx(spinner, s.spinner)} />}
            className={s.notice}
          >
            {words.text}
          </Notice>
        )}
      </div>
      {attempt.state === 'idle' && attempt.notice === 'not-placed' && (
        <Notice severity="warning" title="Your order was not placed" className={s.notice}>
          The shop has no order from your last try. You can place it again: it cannot be ordered
          twice.
        </Notice>
      )}
      {attempt.state === 'idle' && attempt.notice === 'old-press' && (
        <Notice severity="warning" title="Please place your order again" className={s.notice}>
          Your other tab took more than a minute with its order, so this one was not sent. Look at
          your cart before you place it: it may have changed.
        </Notice>
      )}
      {attempt.state === 'refused' && attempt.lines.length === 0 && (
        <Notice severity="error" className={s.notice}>
          {attempt.message}
        </Notice>
      )}
    </>
  );
}
