import { skipToken } from '@reduxjs/toolkit/query';
import { useAppSelector } from '../../app/hooks';
import { toAppError, type AppError } from '../../shared/api/appError';
import type { Order } from '../../shared/api/contract';
import { selectIsSignedIn, selectUid } from '../session/sessionSelectors';
import { useOrderGetQuery } from './ordersApi';
import { selectKnownOrder } from './ordersSlice';

export interface OneOrder {
  /** The server's order, else the last known one. */
  order: Order | undefined;
  status: 'loading' | 'ready' | 'missing' | 'error';
  error: AppError | null;
  /** True while `order` is only the last known one. */
  isOld: boolean;
  refetch: () => void;
}

/** One order of the person who is signed in. */
export function useOrder(orderId: string): OneOrder {
  const uid = useAppSelector(selectUid);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const query = useOrderGetQuery(isSignedIn && uid !== null ? { uid, orderId } : skipToken);
  const known = useAppSelector((state) => selectKnownOrder(state, uid, orderId));
  const error = query.isError ? toAppError(query.error) : null;
  // Another person's order, or none: stored data is not shown either.
  const isMissing = error?.status === 404;
  const order = isMissing ? undefined : (query.currentData ?? known);
  return {
    order,
    status: isMissing ? 'missing' : order ? 'ready' : error ? 'error' : 'loading',
    error,
    isOld: query.currentData === undefined || error !== null,
    refetch: () => void query.refetch(),
  };
}
