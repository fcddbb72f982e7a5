import PersonIcon from '../shared/ui/icons/PersonOutlineRounded';
import { useEffect } from 'react';
import { useAppSelector } from '../app/hooks';
import { useAccountCart } from '../features/cart/queries/useAccountCart';
import { useCatalog } from '../features/catalog/queries/useCatalog';
import { AccountActions } from '../features/profile/AccountActions';
import { ProfileCart } from '../features/profile/ProfileCart';
import { RecentOrders } from '../features/profile/RecentOrders';
import { useUserInfoQuery } from '../features/session/sessionApi';
import { selectIsSignedIn, selectUid } from '../features/session/sessionSelectors';
import { toAppError } from '../shared/api/appError';
import type { User } from '../shared/api/contract';
import { paths } from '../shared/config/paths';
import { t } from '../shared/i18n/t';
import { Button } from '../shared/ui/Button';
import { EmptyState } from '../shared/ui/EmptyState';
import { ErrorNotice } from '../shared/ui/ErrorNotice';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
import { StatusChip } from '../shared/ui/StatusChip';
import { toast } from '../shared/ui/notify';
import * as text from '../shared/ui/text.css';
import * as s from './ProfilePage.css';

function SignedOut() {
  return (
    <EmptyState
      icon={<PersonIcon />}
      title={t('Access Your Profile')}
      text={t('Please sign in to view your profile, orders, and cart.')}
      action={
        <div className={s.waysIn}>
          <Button to={paths.login} variant="contained" state={{ from: paths.profile }}>
            {t('Sign In')}
          </Button>
          <Button to={paths.login} variant="outlined" state={{ from: paths.profile, signUp: true }}>
            {t('Create Account')}
          </Button>
        </div>
      }
    />
  );
}

function Member({ user }: { user: User }) {
  return (
    <div className={s.member}>
      <div aria-hidden className={s.initial}>
        {Array.from(user.name)[0]?.toUpperCase()}
      </div>
      <div className={s.who}>
        <div className={s.names}>
          <h2 className={text.h3}>{user.name}</h2>
          <p className={s.email}>{user.email}</p>
        </div>
        <StatusChip label={t('Active Member')} tone="success" size="medium" />
      </div>
    </div>
  );
}

function SignedIn({ uid }: { uid: string }) {
  // Cart rows need the product list; both profile calls run when a token is present.
  useCatalog();
  const account = useAccountCart();
  const { data, error, refetch } = useUserInfoQuery(uid);
  const message = error ? toAppError(error).message : null;
  useEffect(() => {
    if (message !== null) toast.error(message);
  }, [message]);

  if (!data) {
    return message === null ? (
      <p role="status" className={s.loading}>
        {t('Loading profile...')}
      </p>
    ) : (
      <ErrorNotice message={message} onRetry={() => void refetch()} />
    );
  }
  return (
    <div className={s.sections}>
      <Member user={data.user} />
      <RecentOrders />
      <ProfileCart account={account} />
      <AccountActions name={data.user.name} />
    </div>
  );
}

/** `/profile` (spec section 2): signed out, loading, or signed in. */
export default function ProfilePage() {
  const uid = useAppSelector(selectUid);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <PageContainer maxWidth="md">
      <PageHead title={t('My Profile')} noIndex />
      <h1 className={s.title}>{t('My Profile')}</h1>
      {isSignedIn && uid !== null ? <SignedIn uid={uid} /> : <SignedOut />}
    </PageContainer>
  );
}
