/**
 * PostgreSQL's 40001 (serialization failure) and 40P01 (deadlock), and SQLite's busy codes: nothing was written, so the
 * transaction can run again.
 */
const passing = (code: string): boolean =>
  code === '40001' || code === '40P01' || code.startsWith('SQLITE_BUSY');

/** PostgreSQL's classes "connection exception" and "operator intervention", and the system's own codes. */
const AWAY = /^(?:08|57P|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/;
/** What `pg` says without a code. */
const AWAY_TEXT =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The database's disk is full or broken (53100 is PostgreSQL's), or cannot be synced. */
export const cannotStore = (error: unknown): boolean =>
  /^(?:SQLITE_FULL|SQLITE_IOERR|SQLITE_READONLY|53100|ENOSPC|EIO)/.test(errorCode(error));

/**
 * The database cannot be reached, does not answer or cannot write. Whether a transaction was committed is unknown.
 */
export const isDatabaseAway = (error: Error): boolean =>
  AWAY.test(errorCode(error)) ||
  errorCode(error) === '57014' ||
  passing(errorCode(error)) ||
  cannotStore(error) ||
  AWAY_TEXT.test(error.message);

const TRIES = 10;

export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/**
 * Repeats a transaction that the database aborted because of concurrency. `work` must have no effect outside the
 * database.
 */
export async function withRetry<T>(
  work: () => Promise<T>,
  alsoPassing: (code: string) => boolean = () => false,
  tries = TRIES,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const code = errorCode(error);
      if (attempt >= tries || !(passing(code) || alsoPassing(code))) throw error;
      const pause = Math.random() * 8 * 2 ** Math.min(attempt, 6);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
