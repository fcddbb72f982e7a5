/**
 * A read that a write overlapped may have been answered from before the write. It is repeated before its answer
 * reaches the cache, so that it never replaces what the write has changed, and also if it is the first read, which
 * RTK Query's tags do not know yet.
 */
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiCall } from './baseApi';
import { calls, type CallName } from './contract';

/** Calls of one resource share their path: `/api/order/cancel` changes what `/api/order/get` answers. */
const resourceOf = (name: CallName): string => calls[name].path.replace(/\/[^/]*$/, '');

/** How many writes have ended, by resource. */
const ended = new Map<string, number>();
const writesOf = (resource: string): number => ended.get(resource) ?? 0;

/** Notes a write that was sent without RTK Query. */
export function noteWrite(name: CallName): void {
  const resource = resourceOf(name);
  ended.set(resource, writesOf(resource) + 1);
}

export function repeatOverlappedReads<E>(
  send: BaseQueryFn<ApiCall, unknown, E>,
): BaseQueryFn<ApiCall, unknown, E> {
  return async (call, api, extraOptions) => {
    if (api.type === 'mutation') {
      const answer = await send(call, api, extraOptions);
      noteWrite(call.name);
      return answer;
    }
    const resource = resourceOf(call.name);
    for (;;) {
      const before = writesOf(resource);
      const answer = await send(call, api, extraOptions);
      if (writesOf(resource) === before || api.signal.aborted) return answer;
    }
  };
}
