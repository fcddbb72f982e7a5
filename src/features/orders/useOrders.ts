import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { toAppError, type AppError } from '../../shared/api/appError';
import { baseApi } from '../../shared/api/baseApi';
import type { Order } from '../../shared/api/contract';
import { selectIsSignedIn, selectUid } from '../session/sessionSelectors';
import { matchesFilter, type OrderFilter } from './orderFilter';
import { ordersIn, useUserOrdersInfiniteQuery } from './ordersApi';
import { selectKnownOrders, selectOrdersFetchedAt } from './ordersSlice';

export interface Orders {
  /** Newest first, those that are loaded; the last known ones while a fetch runs or has failed. */
  orders: Order[];
  /** Of all orders that match. */
  total: number;
  status: 'loading' | 'ready' | 'error';
  /** When the list was last answered by the server (ms). */
  fetchedAt: number | null;
  isFetching: boolean;
  /** The last fetch's error, also beside stored orders. */
  error: AppError | null;
  more: { hasMore: boolean; isLoading: boolean; hasFailed: boolean; load: () => void };
}

/**
 * A person's orders: stored ones at once, the server's when it answers.
 *
 * @param filter applied by the server, and on the device to what it knows
 */
export function useOrders(filter?: OrderFilter): Orders {
  const uid = useAppSelector(selectUid);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const query = useUserOrdersInfiniteQuery(
    isSignedIn && uid !== null ? { uid, filter } : skipToken,
  );
  const known = useAppSelector((state) => selectKnownOrders(state, uid));
  const fetchedAt = useAppSelector((state) => selectOrdersFetchedAt(state, uid));
  const error = query.isError ? toAppError(query.error) : null;
  const pages = query.currentData?.pages;
  // Also of the server's answer: a server without filters answers all orders.
  const all = filter && pages ? ordersIn(pages) : known;
  const orders = filter ? all.filter((order) => matchesFilter(order, filter)) : all;
  return {
    orders,
    total: Math.max(orders.length, pages?.at(-1)?.total ?? 0),
    status: fetchedAt !== null ? 'ready' : error ? 'error' : 'loading',
    fetchedAt,
    isFetching: query.isFetching,
    error,
    more: {
      hasMore: query.hasNextPage,
      isLoading: query.isFetchingNextPage,
      hasFailed: query.isFetchNextPageError,
      load: () => void query.fetchNextPage(),
    },
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
