/**
 * The one error type of all calls, with a message for people. Screens switch on `kind`, never on status
 * codes.
 */
import { t } from '../i18n/t';
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
  /** A message for people: the server's, if it sent one. */
  message: string;
  failure?: Failure;
}

const words: Record<AppError['kind'], string> = {
  offline: t('No connection. Check your network and try again.'),
  timeout: t('The shop is taking too long to answer. Try again.'),
  malformed: t('The shop could not be reached. You may need to sign in to this Wi-Fi first.'),
  unauthorized: t('Please log in again.'),
  refused: t('That did not work. Please try again.'),
  server: t('Something went wrong on our side. Try again in a moment.'),
};

/** Statuses after which the same request may be sent again (RFC 9110; 425: RFC 8470). */
const PASSING = new Set([408, 425, 429]);

/** The server did not process the request, so it may be sent again. */
export const isRetryable = ({ status }: Pick<AppError, 'status'>): boolean =>
  status !== undefined && PASSING.has(status);

export function appError(kind: AppError['kind'], rest: Partial<AppError> = {}): AppError {
  return { kind, message: words[kind], ...rest };
}

/**
 * Converts anything thrown, or a query's `error`, to an AppError. A programming error gets a general
 * message.
 */
export function toAppError(error: unknown): AppError {
  if (typeof error === 'object' && error !== null && 'kind' in error && 'message' in error) {
    return error as AppError;
  }
  return appError('server');
}

/** True if the server may have processed the request although no clear answer came. */
export const isDoubtful = (error: AppError): boolean =>
  error.kind !== 'refused' && error.kind !== 'unauthorized';

/**
 * Whether data on the screen must be read again after a write: it succeeded, its outcome is unknown, or the
 * server refused it because its data differs. Without a session nothing was done.
 */
export const shouldRefetch = (error: unknown): boolean =>
  error === undefined || toAppError(error).kind !== 'unauthorized';
