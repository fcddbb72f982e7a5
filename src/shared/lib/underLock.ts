/**
 * Runs `work` under a Web Lock, or `denied` without one if the browser refuses its locks, as Chromium does while cookies
 * are blocked. Rejects with the signal's reason if it aborts while waiting.
 */
export async function underLock<T>(
  locks: LockManager,
  name: string,
  {
    work,
    denied,
    signal,
  }: { work: () => Promise<T>; denied: () => Promise<T>; signal?: AbortSignal },
): Promise<T> {
  // Assigned in a callback, which TypeScript does not see.
  let isHeld = false as boolean;
  try {
    return await locks.request(name, { ...(signal && { signal }) }, () => {
      isHeld = true;
      return work();
    });
  } catch (error) {
    if (isHeld || signal?.aborted === true) throw error;
    return denied();
  }
}
