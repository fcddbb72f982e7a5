import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { toAppError, type AppError } from '../../shared/api/appError';
import { baseApi } from '../../shared/api/baseApi';
import type { Order } from '../../shared/api/contract';
import { selectIsSignedIn, selectUid } from '../session/sessionSelectors';
import { useUserOrdersQuery } from './ordersApi';
import { selectKnownOrders, selectOrdersFetchedAt } from './ordersSlice';

export interface Orders {
  /** Newest first; the last known orders while a fetch runs or has failed. */
  orders: Order[];
  status: 'loading' | 'ready' | 'error';
  /** When the list was last answered by the server (ms). */
  fetchedAt: number | null;
  isFetching: boolean;
  /** The last fetch's error, also beside stored orders. */
  error: AppError | null;
}

/** A person's orders: stored ones at once, the server's when it answers. */
export function useOrders(): Orders {
  const uid = useAppSelector(selectUid);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const query = useUserOrdersQuery(isSignedIn && uid !== null ? uid : skipToken);
  const orders = useAppSelector((state) => selectKnownOrders(state, uid));
  const fetchedAt = useAppSelector((state) => selectOrdersFetchedAt(state, uid));
  const error = query.isError ? toAppError(query.error) : null;
  return {
    orders,
    status: fetchedAt !== null ? 'ready' : error ? 'error' : 'loading',
    fetchedAt,
    isFetching: query.isFetching,
    error,
  };
}

/**
 * *Refresh Order Status*: invalidates everything about orders, so that list, order page and profile refresh
 * together. Resolves with the list's result.
 */
export function useRefreshOrders(): { refresh: () => void; asked: boolean } {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState(false);
  const refresh = useCallback(() => {
    setAsked(true);
    dispatch(baseApi.util.invalidateTags(['Order']));
  }, [dispatch]);
  return { refresh, asked };
}
