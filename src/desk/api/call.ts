import { HttpError } from 'react-admin';
import * as v from 'valibot';
import { FailureSchema } from '../../shared/api/contract';
import {
  DESK_PREFIX,
  deskCalls,
  PHOTOGRAPHS,
  PhotographSchema,
  type DeskCallName,
  type DeskRequestOf,
  type DeskResponseOf,
} from '../../shared/api/deskContract';
import { forgetKey, keyFor } from './keys';
import { readToken } from './session';

/** Pauses before a call without an answer is repeated (ms). */
const PAUSES_MS = [500, 1_500, 4_000];
const ANSWER_WITHIN_MS = 20_000;
/** A photograph of 4 MB takes 80 s at 50 kB/s. */
const UPLOADED_WITHIN_MS = 5 * 60_000;

const NO_ANSWER =
  'The shop does not answer. Nothing is lost: check the connection and do the same again, it will not be done twice.';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a request until there is an answer. Every call of the desk may be repeated. */
async function send(path: string, init: RequestInit, withinMs: number): Promise<Response> {
  for (const pause of [...PAUSES_MS, null]) {
    try {
      const response = await fetch(path, {
        ...init,
        signal: AbortSignal.timeout(withinMs),
      });
      if (response.status !== 503 || pause === null) return response;
    } catch {
      if (pause === null) break;
    }
    await sleep(pause);
  }
  throw new HttpError(NO_ANSWER, 0);
}

async function answerOf(response: Response): Promise<unknown> {
  try {
    return (await response.json()) as unknown;
  } catch {
    throw new HttpError(NO_ANSWER, response.status);
  }
}

async function post(path: string, init: RequestInit, withinMs: number): Promise<unknown> {
  const token = readToken();
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('token', token);
  const whole = { ...init, method: 'POST', headers };
  const response = await send(DESK_PREFIX + path, whole, withinMs);
  const answer = await answerOf(response);
  if (response.ok) return answer;
  const failure = v.safeParse(FailureSchema, answer);
  throw new HttpError(
    failure.success && failure.output.message !== '' ? failure.output.message : NO_ANSWER,
    response.status,
  );
}

/** Uploads a photograph. Throws an HttpError with a message for people. */
export async function upload(
  photograph: Blob,
): Promise<Pick<v.InferOutput<typeof PhotographSchema>, 'image' | 'picture'>> {
  return v.parse(
    PhotographSchema,
    await post(PHOTOGRAPHS, { body: photograph }, UPLOADED_WITHIN_MS),
  );
}

/** Calls the desk's API. Throws an HttpError with a message for people. */
export async function call<N extends DeskCallName>(
  name: N,
  request: DeskRequestOf<N>,
): Promise<DeskResponseOf<N>> {
  const { path, response } = deskCalls[name];
  const init = {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  };
  const answer = await post(path, init, ANSWER_WITHIN_MS);
  return v.parse(response, answer);
}

/** The calls that have an idempotency key. */
export type OnceCallName = {
  [N in DeskCallName]: DeskRequestOf<N> extends { key: string } ? N : never;
}[DeskCallName];

/**
 * Calls with an idempotency key, which stays the same until there is an answer: a second tap after a lost answer, or after
 * a reload of the page, gets the result of the first one.
 */
export async function callOnce<N extends OnceCallName>(
  name: N,
  request: Omit<DeskRequestOf<N>, 'key'>,
): Promise<DeskResponseOf<N>> {
  const { password: _, ...what } = request as Record<string, unknown>;
  const purpose = `${name} ${JSON.stringify(what)}`;
  const key = keyFor(purpose);
  try {
    const answer = await call(name, { ...request, key } as unknown as DeskRequestOf<N>);
    forgetKey(purpose);
    return answer;
  } catch (error) {
    if (error instanceof HttpError && error.status >= 400 && error.status < 500) forgetKey(purpose);
    throw error;
  }
}
