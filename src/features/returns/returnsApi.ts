/**
 * Returns and exchanges (docs/adr/0023-returns-by-line.md). A request is stored before it is sent, and repeated with its
 * key until the shop has answered: it is asked for once, however often it is sent.
 */
import { appError, isDoubtful, isRetryable, type AppError } from '../../shared/api/appError';
import { baseApi, callOf, sendCall } from '../../shared/api/baseApi';
import type { RequestOf, ResponseOf } from '../../shared/api/contract';
import { noteWrite } from '../../shared/api/repeatOverlappedReads';
import { t } from '../../shared/i18n/t';
import { openJournal } from '../../shared/storage/journal';
import { orderAnswered, showAnswer, type OrderStore } from '../orders/ordersApi';
import type { SessionRootState } from '../session/sessionSlice';
import { tokenOf } from '../session/tokenOf';
import { createReturnJournal, type WaitingReturn } from './returnJournal';

/** The journal of this browser. */
export const returnJournal = createReturnJournal(() => openJournal(() => undefined));

/** What became of the requests that waited. */
export interface Sent {
  accepted: number;
  refused: string[];
  waiting: number;
}

const failed = (error: unknown): AppError => {
  console.error('A return could not be stored.', error);
  return appError('server', {
    message: t('This could not be saved on your device. Please try again.'),
  });
};

const mayBeSentAgain = (error: AppError): boolean =>
  isDoubtful(error) || isRetryable(error) || error.kind === 'unauthorized';

export const returnsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a person has asked for and the shop has not answered, from the journal. */
    waitingReturns: build.query<WaitingReturn[], string>({
      queryFn: async (uid) => ({ data: await returnJournal.of(uid).catch(() => []) }),
      providesTags: (_result, _error, uid) => [{ type: 'Return', id: uid }],
    }),

    /** Stores a request; the queue sends it (returnQueue.ts). */
    requestReturn: build.mutation<null, { uid: string; request: RequestOf<'orderReturn'> }>({
      queryFn: ({ uid, request }) =>
        returnJournal.put({ uid, request, updatedAt: Date.now(), refusal: null }).then(
          () => ({ data: null }),
          (error: unknown) => ({ error: failed(error) }),
        ),
      invalidatesTags: (_result, _error, { uid }) => [{ type: 'Return', id: uid }],
    }),

    /** Sends what waits, oldest first, with its owner's token only. */
    sendReturns: build.mutation<Sent, string>({
      queryFn: async (uid, api) => {
        const sent: Sent = { accepted: 0, refused: [], waiting: 0 };
        for (const waiting of await returnJournal.of(uid).catch(() => [])) {
          if (waiting.refusal !== null) continue;
          const token = tokenOf((api.getState() as SessionRootState).session, uid);
          const { request } = waiting;
          const answer =
            token === null
              ? { error: appError('unauthorized') }
              : await sendCall('orderReturn', request, { token, signal: api.signal });
          // A read of the order that is on its way may be older.
          noteWrite('orderReturn');
          if ('data' in answer) {
            sent.accepted += 1;
            orderAnswered(answer.data.order, api as unknown as OrderStore);
            await returnJournal.remove(uid, request.returnKey);
          } else if (mayBeSentAgain(answer.error)) {
            sent.waiting += 1;
          } else {
            const refusal = answer.error.message;
            sent.refused.push(refusal);
            await returnJournal.put({ ...waiting, refusal });
          }
        }
        return { data: sent };
      },
      invalidatesTags: (_result, _error, uid) => [{ type: 'Return', id: uid }],
    }),

    /** Forgets a request that the shop has refused. */
    dropReturn: build.mutation<null, { uid: string; returnKey: string }>({
      queryFn: async ({ uid, returnKey }) => {
        await returnJournal.remove(uid, returnKey);
        return { data: null };
      },
      invalidatesTags: (_result, _error, { uid }) => [{ type: 'Return', id: uid }],
    }),

    withdrawReturn: build.mutation<
      ResponseOf<'orderReturnWithdraw'>,
      RequestOf<'orderReturnWithdraw'>
    >({
      ...callOf('orderReturnWithdraw'),
      onQueryStarted: showAnswer,
      invalidatesTags: ['Order'],
    }),
  }),
});

export const {
  useWaitingReturnsQuery,
  useRequestReturnMutation,
  useDropReturnMutation,
  useWithdrawReturnMutation,
} = returnsApi;
