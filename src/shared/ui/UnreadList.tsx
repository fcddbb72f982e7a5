import { t } from '../i18n/t';
import { ErrorNotice } from './ErrorNotice';
import { Skeleton } from './Skeleton';
import { StillTrying } from './StillTrying';

const texts = {
  cart: {
    failed: t('The cart of your account could not be read'),
    loading: t('Loading your cart'),
  },
  wishlist: {
    failed: t('The wishlist of your account could not be read'),
    loading: t('Loading your wishlist'),
  },
};

interface UnreadListProps {
  /** The account's list. */
  what: keyof typeof texts;
  read: { status: 'known' | 'loading' | 'failed'; message: string; retry: () => void };
}

/** Shown instead of an account's list that this device has never read. */
export function UnreadList({ what, read }: UnreadListProps) {
  if (read.status === 'failed') {
    return <ErrorNotice title={texts[what].failed} message={read.message} onRetry={read.retry} />;
  }
  return (
    <>
      <div role="status" aria-label={texts[what].loading} aria-busy>
        <Skeleton height={320} />
      </div>
      <StillTrying />
    </>
  );
}
