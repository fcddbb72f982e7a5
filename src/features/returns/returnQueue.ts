import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import { t } from '../../shared/i18n/t';
import { notice, toast } from '../../shared/ui/notify';
import { signedIn, type SessionRootState } from '../session/sessionSlice';
import { returnJournal, returnsApi } from './returnsApi';

type Dispatch = ThunkDispatch<SessionRootState, unknown, UnknownAction>;

interface QueueStore {
  dispatch: Dispatch;
  getState: () => SessionRootState;
  listen: TypedStartListening<SessionRootState, Dispatch>;
}

/** The pause after a request that the shop did not answer. */
const RETRY_MS = 15_000;

export interface ReturnQueue {
  /** Sends what waits, now. */
  send: () => Promise<void>;
  /** On logout: sends what waits until `deadline`, then deletes it. False if something was not sent. */
  leave: (uid: string, deadline: Promise<unknown>) => Promise<boolean>;
  stop: () => void;
}

/**
 * Sends requests for returns: at once, after a sign-in, when the connection is back, and again after a pause. Several tabs
 * may send the same one: its key is applied once.
 */
export function createReturnQueue(store: QueueStore): ReturnQueue {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = Promise.resolve();

  const sendAll = async (): Promise<void> => {
    clearTimeout(timer);
    const { uid, status } = store.getState().session;
    if (uid === null || status !== 'in') return;
    const { data } = await store.dispatch(returnsApi.endpoints.sendReturns.initiate(uid));
    if (!data) return;
    if (data.accepted > 0) toast.success(t('Return requested.'));
    for (const refusal of data.refused) notice(refusal, { key: 'return-refused' });
    if (data.waiting > 0) timer = setTimeout(() => void send(), RETRY_MS);
  };
  /** One after the other: what is stored meanwhile is sent by the next one. */
  const send = (): Promise<void> => {
    sending = sending.then(sendAll);
    return sending;
  };
  store.listen({ actionCreator: signedIn, effect: () => void send() });
  store.listen({
    matcher: returnsApi.endpoints.requestReturn.matchFulfilled,
    effect: () => void send(),
  });
  return {
    send,
    async leave(uid, deadline) {
      const sent = store.dispatch(returnsApi.endpoints.sendReturns.initiate(uid));
      await Promise.race([sent, deadline]);
      const isLeft = (await returnJournal.of(uid)).some(({ refusal }) => refusal === null);
      await returnJournal.forget(uid);
      return !isLeft;
    },
    stop: () => {
      clearTimeout(timer);
    },
  };
}
