import type { Config } from '@jest/types';
import { startPostgres, type TestPostgres } from './postgres';

declare global {
  var testPostgres: TestPostgres | undefined;
}

/** Starts PostgreSQL, on which the server's tests run as well as on libSQL; passes its address to the workers. */
export default async function globalSetup(config: Config.GlobalConfig): Promise<void> {
  const asked = config.testPathPatterns.patterns;
  if (asked.length > 0 && !asked.some((pattern) => pattern.includes('server'))) return;
  const postgres = await startPostgres();
  if (postgres) {
    globalThis.testPostgres = postgres;
    process.env['POSTGRES_FOR_TESTS'] = postgres.url;
    return;
  }
  const message =
    'No PostgreSQL was found (Debian: apt-get install postgresql), and TEST_DATABASE_URL is not set.';
  if (process.env['CI']) throw new Error(`${message} CI must not leave that half out.`);
  process.stderr.write(`\n${message}\nThe PostgreSQL half of the server's tests is LEFT OUT.\n\n`);
}
