import * as v from 'valibot';
import { appError, isRetryable, type AppError } from './appError';
import { FailureSchema } from './contract';

/** The error in a response, from its status and body; null for a success. */
export function errorFromAnswer(status: number, body: unknown): AppError | null {
  const parsed = v.safeParse(FailureSchema, body);
  const failure = parsed.success ? parsed.output : undefined;
  const good = status >= 200 && status < 300;
  if (good && !failure) return null;
  const kind =
    status === 401
      ? 'unauthorized'
      : status >= 500 || isRetryable({ status })
        ? 'server'
        : failure
          ? 'refused'
          : 'malformed';
  return appError(kind, {
    status,
    ...(failure && { failure }),
    ...(failure?.message && { message: failure.message }),
  });
}
