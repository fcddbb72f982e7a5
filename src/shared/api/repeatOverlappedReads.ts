/**
 * A read that a write overlapped may have been answered from before the write. It is repeated before its answer
 * reaches the cache, so that it never replaces what the write has changed, and also if it is the first read, which
 * RTK Query's tags do not know yet.
 */
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiCall } from './baseApi';
import { calls } from './contract';

/** Calls of one resource share their path: `/api/order/cancel` changes what `/api/order/get` answers. */
const resourceOf = ({ name }: ApiCall): string => calls[name].path.replace(/\/[^/]*$/, '');

export function repeatOverlappedReads<E>(
  send: BaseQueryFn<ApiCall, unknown, E>,
): BaseQueryFn<ApiCall, unknown, E> {
  /** How many writes have ended, by resource. */
  const ended = new Map<string, number>();
  return async (call, api, extraOptions) => {
    const resource = resourceOf(call);
    const writes = (): number => ended.get(resource) ?? 0;
    if (api.type === 'mutation') {
      const answer = await send(call, api, extraOptions);
      ended.set(resource, writes() + 1);
      return answer;
    }
    for (;;) {
      const before = writes();
      const answer = await send(call, api, extraOptions);
      if (writes() === before || api.signal.aborted) return answer;
    }
  };
}
