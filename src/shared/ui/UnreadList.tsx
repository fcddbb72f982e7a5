import { ErrorNotice } from './ErrorNotice';
import { Skeleton } from './Skeleton';
import { StillTrying } from './StillTrying';

interface UnreadListProps {
  /** The account's list: "cart" or "wishlist". */
  what: string;
  read: { status: 'known' | 'loading' | 'failed'; message: string; retry: () => void };
}

/** Shown instead of an account's list that this device has never read. */
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
      <div role="status" aria-label={`Loading your ${what}`} aria-busy>
        <Skeleton height={320} />
      </div>
      <StillTrying />
    </>
  );
}
