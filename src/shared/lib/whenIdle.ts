/** Idle time that never comes is not waited for longer than this. */
const IDLE_TIMEOUT_MS = 4_000;

/** Runs what can wait when the browser has nothing else to do. Answers a function that calls it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  return () => {
    window.cancelIdleCallback(handle);
  };
}
