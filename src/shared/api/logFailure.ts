import { toAppError, type AppError } from './appError';

/** RTK Query rejects `queryFulfilled` with `{ error }` if the call failed, else with what was thrown. */
export function errorOf(rejection: unknown): AppError {
  const wrapped =
    typeof rejection === 'object' && rejection !== null && 'error' in rejection
      ? rejection.error
      : rejection;
  return toAppError(wrapped);
}

/**
 * Logs a failed call in one line (spec section 8). Only its kind and status: the server's message may contain
 * personal data.
 */
export async function logFailure(queryFulfilled: Promise<unknown>, what: string): Promise<void> {
  try {
    await queryFulfilled;
  } catch (rejection) {
    const { kind, status } = errorOf(rejection);
    console.warn(`${what} could not be loaded: ${[kind, status].filter(Boolean).join(' ')}`);
  }
}
