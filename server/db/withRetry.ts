/**
 * PostgreSQL 40001 (serialization failure) and 40P01 (deadlock), and SQLite's busy family, mean
 * "nothing happened, do it again".
 */
const passing = (code: string): boolean =>
  code === '40001' || code === '40P01' || code.startsWith('SQLITE_BUSY');

const TRIES = 10;

export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/**
 * Runs a transaction again when the database gave up on it through no fault of its own. `work`
 * must therefore have no effect outside the database.
 */
export async function withRetry<T>(
  work: () => Promise<T>,
  alsoPassing: (code: string) => boolean = () => false,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const code = errorCode(error);
      if (attempt >= TRIES || !(passing(code) || alsoPassing(code))) throw error;
      const pause = Math.random() * 8 * 2 ** Math.min(attempt, 6);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
