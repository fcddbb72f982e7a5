import { clsx } from 'clsx';
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
import { t } from '../shared/i18n/t';
import { Notice } from '../shared/ui/Notice';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
import { toast } from '../shared/ui/notify';
import * as surface from '../shared/ui/surface.css';
import * as text from '../shared/ui/text.css';
import * as s from './VerifyPage.css';

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
    <div className={clsx(surface.outlined, s.paper)}>
      <div className={s.sign}>
        <span className={s.spinner} role="progressbar" aria-label={t('Checking your payment')}>
          <svg viewBox="22 22 44 44">
            <circle className={s.arc} cx="44" cy="44" r="20.2" />
          </svg>
        </span>
      </div>
      <h1 className={clsx(text.h2, s.title)}>{t('Checking your payment…')}</h1>
      <p role="status" className={clsx(text.body1, s.explanation)}>
        {t('We are asking your payment provider whether it went through.')}
      </p>
      {verdict.state === 'unreachable' && (
        <Notice severity="warning" className={s.unreachable}>
          {`${verdict.message} ${t('We check again automatically, and nothing is lost.')}`}
        </Notice>
      )}
    </div>
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
        state={{ paymentProblem: t('This payment address is not complete. Nothing was changed.') }}
      />
    );
  }
  return <Verification uid={uid} orderId={orderId} success={query.get('success') ?? 'false'} />;
}

/** `/verify`: the page to which payment providers redirect (spec section 2). */
export default function VerifyPage() {
  return (
    <PageContainer maxWidth="sm">
      <PageHead title={t('Payment')} noIndex />
      <SignedInOnly>
        <VerifyReturn />
      </SignedInOnly>
    </PageContainer>
  );
}
