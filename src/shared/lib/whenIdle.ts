/** The longest wait for idle time. */
const IDLE_TIMEOUT_MS = 4_000;

/** Runs `act` when the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => {
      clearTimeout(timer);
    };
  }
  // eslint-disable-next-line compat/compat -- its absence is handled above
  const handle = window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  return () => {
    window.cancelIdleCallback(handle);
  };
}
