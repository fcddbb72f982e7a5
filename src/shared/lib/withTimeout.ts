/**
 * Runs `work` with a signal that aborts after `ms` milliseconds, or when `outer` aborts. After the time the signal's
 * reason is a `TimeoutError`. (`AbortSignal.any` and `AbortSignal.timeout` are newer than our oldest browsers.)
 */
export async function withTimeout<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  const abort = (): void => controller.abort(outer?.reason);
  const timer = setTimeout(() => {
    controller.abort(new DOMException('The time is up.', 'TimeoutError'));
  }, ms);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  try {
    return await work(controller.signal);
  } catch (error) {
    // Older browsers reject with an AbortError, whatever the reason.
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}
