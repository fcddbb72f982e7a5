import { ErrorNotice } from './ErrorNotice';
import { Skeleton } from './Skeleton';
import { StillTrying } from './StillTrying';

interface UnreadListProps {
  /** Of the account: "cart", "wishlist". */
  what: string;
  read: { status: 'known' | 'loading' | 'failed'; message: string; retry: () => void };
}

/** In the place of an account's list that this device has never read. */
export function UnreadList({ what, read }: UnreadListProps) {
  if (read.status === 'failed') {
    return (
      <ErrorNotice
        title={`The ${what} of your account could not be read`}
        message={read.message}
        onRetry={read.retry}
      />
    );
  }
  return (
    <>
      <div role="status" aria-label={`Loading your ${what}`}>
        <Skeleton height={320} />
      </div>
      <StillTrying />
    </>
  );
}
