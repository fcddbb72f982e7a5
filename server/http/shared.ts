/**
 * Lets requests that arrive together share one read. It begins after the last of them has arrived, so each sees what was
 * written before it.
 *
 * @param turnEnd resolves when the requests that have arrived already have been looked at
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
