/**
 * Lets requests that arrive in the same turn of the event loop share one read. It begins at the end of the turn, so that
 * each request sees what was written before it.
 *
 * @param turnEnd resolves at the end of the turn
 */
export function createShared<T>(
  read: () => Promise<T>,
  turnEnd: () => Promise<unknown>,
): () => Promise<T> {
  let next: Promise<T> | null = null;
  return () => {
    next ??= turnEnd().then(() => {
      next = null;
      return read();
    });
    return next;
  };
}
