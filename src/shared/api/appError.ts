/**
 * One shape for everything that can go wrong with a call, with words for a person in it.
 * Screens switch on `kind`; they never look at status codes.
 */
import type { Failure } from './contract';

export interface AppError {
  /**
   * - `offline`: no answer came; whether the server acted is unknown
   * - `timeout`: no answer in time; whether the server acted is unknown
   * - `malformed`: an answer that is not the API's (a captive portal's page, say)
   * - `unauthorized`: the token is missing, expired or revoked
   * - `refused`: the server understood and said no; `failure` is its whole answer
   * - `server`: the server failed; whether it acted is unknown
   */
  kind: 'offline' | 'timeout' | 'malformed' | 'unauthorized' | 'refused' | 'server';
  status?: number;
  /** For a person: the server's own words where it gave any. */
  message: string;
  failure?: Failure;
}

const words: Record<AppError['kind'], string> = {
  offline: 'No connection. Check your network and try again.',
  timeout: 'The shop is taking too long to answer. Try again.',
  malformed: 'The answer was not from the shop. Are you signed in to this Wi-Fi?',
  unauthorized: 'Please log in again.',
  refused: 'The shop could not do that.',
  server: 'Something went wrong at our end. Try again in a moment.',
};

/** Statuses after which the same request may simply be sent again (RFC 9110; 425 is RFC 8470). */
const PASSING = new Set([408, 425, 429]);

/** The server had no time for the request; it may simply be sent again. */
export const isPassing = ({ status }: Pick<AppError, 'status'>): boolean =>
  status !== undefined && PASSING.has(status);

export function appError(kind: AppError['kind'], rest: Partial<AppError> = {}): AppError {
  return { kind, message: words[kind], ...rest };
}

/** Whatever was thrown or put into `error`, as an AppError: a mistake of ours has no words for a person. */
export function toAppError(error: unknown): AppError {
  if (typeof error === 'object' && error !== null && 'kind' in error && 'message' in error) {
    return error as AppError;
  }
  return appError('server');
}

/** True when the server may have done what was asked although no clear answer came. */
export const isDoubtful = (error: AppError): boolean =>
  error.kind !== 'refused' && error.kind !== 'unauthorized';

/**
 * Whether a write leaves what is on the screen in need of a fresh look: it went through, or nobody
 * knows, or the server refused it because it knows better. Only without a session nothing was done.
 */
export const needsFreshLook = (error: unknown): boolean =>
  error === undefined || toAppError(error).kind !== 'unauthorized';
