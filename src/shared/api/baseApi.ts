/**
 * The RTK Query API. Features inject their endpoints (`catalogApi.ts`, …). This file handles each call's
 * prefix, token, timeout, retries of reads, and validation against the contract, so that a captive portal's
 * page never reaches the state.
 */
import { createApi, retry, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { env, language } from '../config/env';
import { LANGUAGE, SOURCE_LANGUAGE } from '../config/languages';
import { delay } from '../lib/delay';
import { withTimeout } from '../lib/withTimeout';
import { errorFromAnswer } from './answerError';
import { provideApi } from './apiSlot';
import { appError, toAppError, type AppError } from './appError';
import { repeatOverlappedReads } from './repeatOverlappedReads';
import { validateInChunks } from './validateInChunks';
import { API_PREFIX, calls, type CallName, type RequestOf, type ResponseOf } from './contract';

export const REQUEST_TIMEOUT_MS = 10_000;
const READ_RETRIES = 2;

/** The part of the root state that a call reads. */
interface StateWithToken {
  session: { token: string | null };
}

export interface ApiCall {
  name: CallName;
  body?: unknown;
}

/** The URL of a call; a read's arguments are its query, and the language of the page. */
export function urlOf(name: CallName, body?: unknown): string {
  const { path, method } = calls[name];
  const url = `${env.apiUrl}${API_PREFIX}${path}`;
  if (method !== 'GET') return url;
  const params = new URLSearchParams(body as Record<string, string> | undefined);
  if (language !== SOURCE_LANGUAGE) params.set(LANGUAGE, language);
  const query = params.toString();
  return query === '' ? url : `${url}?${query}`;
}

/** Distinguishes our timeout, RTK Query's abort and a missing connection. */
function failureOf(error: unknown): AppError {
  const name = error instanceof Error ? error.name : '';
  return appError(name === 'TimeoutError' ? 'timeout' : 'offline');
}

/**
 * Sends one call; returns data that fits the contract, or an AppError. Used by RTK Query below, and by the
 * outboxes, which handle every outcome themselves.
 */
export async function sendCall<N extends CallName>(
  name: N,
  body: RequestOf<N> | undefined,
  options: { token: string | null; signal?: AbortSignal; timeoutMs?: number },
): Promise<{ data: ResponseOf<N> } | { error: AppError }> {
  const { method, response: schema } = calls[name];
  const headers = new Headers({ accept: 'application/json' });
  if (method === 'POST') {
    headers.set('content-type', 'application/json');
    // What the server says is shown: it must not follow the browser's languages. Reads stay equal to their preloads.
    headers.set('accept-language', language);
  }
  if (options.token !== null) headers.set('token', options.token);
  let status: number;
  let text: string;
  try {
    [status, text] = await withTimeout(
      options.timeoutMs ?? REQUEST_TIMEOUT_MS,
      async (signal) => {
        const answer = await fetch(urlOf(name, body), {
          method,
          headers,
          signal,
          ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
        });
        return [answer.status, await answer.text()] as const;
      },
      options.signal,
    );
  } catch (error) {
    return { error: failureOf(error) };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { error: errorFromAnswer(status, undefined) ?? appError('malformed', { status }) };
  }
  // An answer that says success:false is data where the contract says so (order verification).
  const answer = await validateInChunks(schema, json);
  if (status >= 200 && status < 300 && answer.success) {
    return { data: answer.output };
  }
  return { error: errorFromAnswer(status, json) ?? appError('malformed', { status }) };
}

const once: BaseQueryFn<ApiCall, unknown, AppError> = async ({ name, body }, api) => {
  const { token } = (api.getState() as StateWithToken).session;
  // `callOf` has checked the body's type against the name; TypeScript loses the relation here.
  return sendCall(name, body as never, { token, signal: api.signal });
};

/** Retries reads without a clear answer. Never retries writes: their outcome is unknown. */
const retrying = retry(once, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' &&
    attempt <= READ_RETRIES &&
    ['offline', 'timeout', 'server'].includes(toAppError(error).kind),
  backoff: async (attempt) => {
    const pause = 300 * 2 ** attempt * (0.5 + Math.random() / 2);
    await delay(pause);
  },
});

export const tagTypes = [
  'Cart',
  'Wishlist',
  'Order',
  'Coupon',
  'Return',
  'User',
  'Review',
  'Product',
  'Taxonomy',
  'Layout',
] as const;

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: repeatOverlappedReads(retrying),
  tagTypes,
  // The default would delay invalidation ("Refresh Order Status") until all slow queries are done.
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
provideApi(baseApi);

/**
 * The `query` of an endpoint, read or write, from its name in the contract:
 * `build.query<ResponseOf<'reviewGet'>, RequestOf<'reviewGet'>>({ ...callOf('reviewGet') })`.
 */
export function callOf<N extends CallName>(name: N) {
  return {
    // Nothing is sent for `void`.
    query: (body: RequestOf<N> | undefined | void): ApiCall =>
      body === undefined ? { name } : { name, body },
  };
}

/** For private reads, whose argument is the person's id: part of the cache key, never sent. */
export function privateCallOf(name: CallName) {
  return { query: (_uid: string): ApiCall => ({ name }) };
}
