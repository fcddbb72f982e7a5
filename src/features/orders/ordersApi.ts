/**
 * The calls about orders (spec section 7, and the additive ones of docs/adr/0002-additive-api.md). Reads
 * are cached per person. Writes are never retried automatically, and each defines which of its outcomes
 * invalidate tags.
 */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AppError } from '../../shared/api/appError';
import { appError, shouldRefetch, toAppError } from '../../shared/api/appError';
import { baseApi, callOf } from '../../shared/api/baseApi';
import type { Order, RequestOf, ResponseOf } from '../../shared/api/contract';
import { logFailure } from '../../shared/api/logFailure';
import { t } from '../../shared/i18n/t';
import { uniqueById } from '../../shared/lib/uniqueById';
import type { OrderFilter } from './orderFilter';
import { orderChanged } from './ordersSlice';

/** The server's answer for an order key. */
export interface KeyAnswer {
  order: Order | null;
  /**
   * Null if the server answered for the key. For a server without `by-key` (404) returns all orders; the
   * caller compares them, because such a server stores no keys.
   */
  orders: Order[] | null;
}

const PAGE_SIZE = 20;

/** Whose orders, and which: all without `filter`. */
export interface OrdersOf {
  uid: string;
  filter?: OrderFilter | undefined;
}

/** All orders of the pages, each once: one that was placed between two requests moves the others. */
export const ordersIn = (pages: readonly ResponseOf<'userOrders'>[]): Order[] =>
  uniqueById(pages.flatMap(({ orders }) => orders));

type Answer<T> = { data: T } | { error: AppError };
type Ask = (call: { name: 'userOrders' | 'orderGet' | 'orderByKey'; body?: unknown }) => unknown;

async function answerOf<T>(asked: unknown): Promise<Answer<T>> {
  const { data, error } = (await asked) as { data?: T; error?: unknown };
  return error === undefined ? { data: data as T } : { error: toAppError(error) };
}

const allOrders = (ask: Ask) =>
  answerOf<ResponseOf<'userOrders'>>(Promise.resolve(ask({ name: 'userOrders' })));

const lacksCall = (answer: Answer<unknown>): boolean =>
  'error' in answer && answer.error.status === 404;

const orderReads = baseApi.injectEndpoints({
  endpoints: (build) => ({
    userOrders: build.infiniteQuery<ResponseOf<'userOrders'>, OrdersOf, number>({
      query: ({ queryArg: { filter }, pageParam }) =>
        callOf('userOrders').query({ ...filter, page: pageParam, limit: PAGE_SIZE }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages, page) =>
          last.orders.length > 0 && ordersIn(pages).length < (last.total ?? 0)
            ? page + 1
            : undefined,
      },
      keepUnusedDataFor: 60,
      providesTags: [{ type: 'Order', id: 'LIST' }],
      onQueryStarted: (_of, { queryFulfilled }) => logFailure(queryFulfilled, 'Orders'),
    }),

    /** One order; from the list of all if the server has no call for one. */
    orderGet: build.query<Order, { uid: string; orderId: string }>({
      queryFn: async ({ orderId }, _api, _extra, baseQuery) => {
        const ask = baseQuery as Ask;
        const answer = await answerOf<ResponseOf<'orderGet'>>(
          ask({ name: 'orderGet', body: { orderId } }),
        );
        if (!lacksCall(answer)) {
          return 'error' in answer ? answer : { data: answer.data.order };
        }
        const list = await allOrders(ask);
        if ('error' in list) return list;
        const found = list.data.orders.find((order) => order._id === orderId);
        return found
          ? { data: found }
          : { error: appError('refused', { status: 404, message: t('Order not found.') }) };
      },
      keepUnusedDataFor: 60,
      providesTags: (_result, _error, { orderId }) => [{ type: 'Order', id: orderId }],
    }),
  }),
});

type State = Parameters<typeof orderReads.util.selectCachedArgsForQuery>[0];

export interface OrderStore {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  getState: () => State;
}

interface WriteLifecycle extends OrderStore {
  queryFulfilled: Promise<{ data: { order?: Order | undefined } }>;
}

export async function showAnswer(
  _body: unknown,
  { queryFulfilled, ...api }: WriteLifecycle,
): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  if (answer?.data.order) orderAnswered(answer.data.order, api);
}

/** Shows the order that a write has answered, wherever it is cached: the read after it may fail. */
export function orderAnswered(order: Order, { dispatch, getState }: OrderStore): void {
  const { selectCachedArgsForQuery, updateQueryData } = orderReads.util;
  const state = getState();
  for (const args of selectCachedArgsForQuery(state, 'orderGet')) {
    if (args.orderId === order._id) dispatch(updateQueryData('orderGet', args, () => order));
  }
  for (const args of selectCachedArgsForQuery(state, 'userOrders')) {
    dispatch(
      updateQueryData('userOrders', args, ({ pages }) => {
        for (const page of pages) {
          page.orders = page.orders.map((each) => (each._id === order._id ? order : each));
        }
      }),
    );
  }
  dispatch(orderChanged(order));
}

export const ordersApi = orderReads.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation although it only reads: its result must never come from the cache. */
    orderByKey: build.mutation<KeyAnswer, { orderKey: string }>({
      queryFn: async (body, _api, _extra, baseQuery) => {
        const ask = baseQuery as Ask;
        const answer = await answerOf<ResponseOf<'orderByKey'>>(ask({ name: 'orderByKey', body }));
        if (!lacksCall(answer)) {
          return 'error' in answer ? answer : { data: { order: answer.data.order, orders: null } };
        }
        const list = await allOrders(ask);
        if ('error' in list) return list;
        const { orders } = list.data;
        const order = orders.find((each) => each.orderKey === body.orderKey) ?? null;
        return { data: { order, orders } };
      },
    }),

    orderPlace: build.mutation<ResponseOf<'orderPlace'>, RequestOf<'orderPlace'>>({
      ...callOf('orderPlace'),
      invalidatesTags: (result) => (result ? ['Order', 'Cart'] : []),
    }),
    orderPlaceUpi: build.mutation<ResponseOf<'orderPlaceUpi'>, RequestOf<'orderPlaceUpi'>>({
      ...callOf('orderPlaceUpi'),
      invalidatesTags: (result) => (result ? ['Order'] : []),
    }),
    /** Asks the server, which asks the provider. `success: false` with `pending` is no failure. */
    orderVerify: build.mutation<ResponseOf<'orderVerify'>, RequestOf<'orderVerify'>>({
      ...callOf('orderVerify'),
      invalidatesTags: (result) => (result?.success === true ? ['Order', 'Cart'] : []),
    }),
    orderCancel: build.mutation<ResponseOf<'orderCancel'>, RequestOf<'orderCancel'>>({
      ...callOf('orderCancel'),
      onQueryStarted: showAnswer,
      // A refusal ("already shipped") means that the displayed order is outdated; after a lost answer it
      // may be.
      invalidatesTags: (_result, error) => (shouldRefetch(error) ? ['Order'] : []),
    }),
    payAgain: build.mutation<ResponseOf<'orderPayAgain'>, RequestOf<'orderPayAgain'>>({
      ...callOf('orderPayAgain'),
      invalidatesTags: (_result, error) =>
        error !== undefined && toAppError(error).kind === 'refused' ? ['Order'] : [],
    }),
    /** A mutation, so that the file is not kept. */
    invoicePdf: build.mutation<ResponseOf<'invoicePdf'>, RequestOf<'invoicePdf'>>(
      callOf('invoicePdf'),
    ),
    switchToCod: build.mutation<ResponseOf<'orderSwitchToCod'>, RequestOf<'orderSwitchToCod'>>({
      ...callOf('orderSwitchToCod'),
      onQueryStarted: showAnswer,
      invalidatesTags: (_result, error) => (shouldRefetch(error) ? ['Order', 'Cart'] : []),
    }),
  }),
});

export const {
  useUserOrdersInfiniteQuery,
  useOrderGetQuery,
  useInvoicePdfMutation,
  useOrderCancelMutation,
  usePayAgainMutation,
  useSwitchToCodMutation,
} = ordersApi;
