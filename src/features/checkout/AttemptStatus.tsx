import { clsx } from 'clsx';
import { t } from '../../shared/i18n/t';
import { useOnline } from '../../shared/lib/useOnline';
import { Notice } from '../../shared/ui/Notice';
import { spinner } from '../../shared/ui/spinner.css';
import type { DoubtCause } from './attempt';
import type { Attempt } from './checkoutSlice';
import * as s from './AttemptStatus.css';

const DOUBTS: Record<DoubtCause, string> = {
  connection: t(
    'The connection dropped while you were ordering. We are checking whether your order went through. It cannot be ordered twice.',
  ),
  server: t(
    'The shop could not take your order just now. We are trying again in a moment. It cannot be ordered twice.',
  ),
};
const OFFLINE = t(
  'You are offline. We check whether your order went through as soon as you are back. It cannot be ordered twice.',
);

function textOf(attempt: Attempt, online: boolean): { title: string; text: string } | null {
  switch (attempt.state) {
    case 'waiting':
      return {
        title: t('Waiting for your other tab…'),
        text: t('It is placing an order. This one follows when that is done.'),
      };
    case 'sending':
      return { title: t('Placing your order…'), text: t('Please keep this page open.') };
    case 'unknown':
      return {
        title: t('Checking your order…'),
        text: online ? DOUBTS[attempt.cause] : OFFLINE,
      };
    case 'placed':
      return attempt.method === 'upi' && !attempt.paid
        ? { title: t('Taking you to your payment…'), text: t('Your order is kept for you.') }
        : { title: t('Your order is placed.'), text: t('Taking you to your orders…') };
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
        <Notice severity="warning" title={t('Your order was not placed')} className={s.notice}>
          {t(
            'Your last try did not go through. You can place the order again: it cannot be placed twice.',
          )}
        </Notice>
      )}
      {attempt.state === 'idle' && attempt.notice === 'old-press' && (
        <Notice severity="warning" title={t('Please place your order again')} className={s.notice}>
          {t(
            'Your other tab was still placing an order after a minute, so this one was not sent. Check your cart before you place it: it may have changed.',
          )}
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
