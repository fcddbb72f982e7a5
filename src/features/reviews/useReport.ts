import { useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import type { Review } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { toast } from '../../shared/ui/notify';
import { selectIsSignedIn } from '../session/sessionSelectors';

export const LOGIN_TO_REPORT = t('Please login to report a review');

/** Reporting somebody's review: which one is asked about, and which ones were reported. */
export function useReport() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [asking, setAsking] = useState<Review | null>(null);
  const [reported, setReported] = useState<readonly string[]>([]);
  return {
    asking,
    ask: (review: Review) => {
      if (isSignedIn) setAsking(review);
      else toast.error(LOGIN_TO_REPORT);
    },
    close: () => {
      setAsking(null);
    },
    isReported: ({ _id }: Review) => reported.includes(_id),
    noteReported: ({ _id }: Review) => {
      setReported((before) => [...before, _id]);
    },
  };
}
