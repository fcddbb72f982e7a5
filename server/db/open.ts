import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresAdapter, PostgresDialect, sql, type DialectAdapter } from 'kysely';
import LibSql from 'libsql';
import pg from 'pg';
import { log } from '../log';
import { SettingError, errorText } from '../settingError';
import { LibSqlDialect } from './libsql/dialect';
import { createDiskSync } from './libsql/diskSync';
import type { Database } from './schema';
import { errorCode } from './withRetry';

/**
 * Opens libSQL in a file under `dataDir`, or the PostgreSQL at `databaseUrl`. Connects once, so that an unreachable
 * database stops the start instead of failing the first request.
 */
export async function openDatabase(settings: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<Kysely<Database>> {
  const { databaseUrl } = settings;
  const db = databaseUrl ? openPostgres(databaseUrl) : openFile(settings.dataDir);
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy().catch(() => undefined);
    const where = databaseUrl
      ? 'the database of DATABASE_URL'
      : `the database in ${settings.dataDir}`;
    throw new SettingError(`Cannot open ${where}: ${errorText(error)}`);
  }
  return db;
}

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 8_000;

function openPostgres(connectionString: string): Kysely<Database> {
  // Paise and milliseconds both fit into 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // The database gives up a statement; if it does not answer at all, the connection is given up.
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 2_000,
    idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
  });
  // The pool replaces a connection that breaks, for example when the database restarts. The pool's own event covers
  // idle connections; one that is in use and has no listener would end the process.
  const report = ({ message }: Error): void => {
    log.error({}, `A connection to the database broke: ${message}`);
  };
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  const db = new Kysely<Database>({ dialect: new PortablePostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Kysely<Database>, pg.Pool>();

export interface PoolState {
  total: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

/** Reads the state of a database's connections; null for a file. */
export function poolStateOf(db: Kysely<Database>): (() => PoolState) | null {
  const pool = pools.get(db);
  if (!pool) return null;
  return () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
}

/**
 * Kysely locks migrations with an advisory lock, which not every PostgreSQL-compatible engine has. Without it, the
 * loser of a race migrates again (migrations.ts).
 */
class PortablePostgresAdapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

class PortablePostgresDialect extends PostgresDialect {
  override createAdapter(): DialectAdapter {
    return new PortablePostgresAdapter();
  }
}

function openFile(dataDir: string): Kysely<Database> {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SettingError(
      `DATA_DIR ${dataDir} is not a folder that can be written to: ${errorText(error)}`,
    );
  }
  return openLibSql(path.join(dataDir, 'shop.db'));
}

const LOCK_TIMEOUT_MS = 5_000;
const LOCK_PAUSE_MS = 20;

/** Blocks until `work` gets the lock. SQLite's own busy timeout does not cover the change of a new file to WAL. */
function waitForLock(work: () => void): void {
  const end = Date.now() + LOCK_TIMEOUT_MS;
  const sleep = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      work();
      return;
    } catch (error) {
      if (!errorCode(error).startsWith('SQLITE_BUSY') || Date.now() > end) throw error;
      Atomics.wait(sleep, 0, 0, LOCK_PAUSE_MS);
    }
  }
}

/** `:memory:` opens a new database that ends with the process. */
export function openLibSql(file: string): Kysely<Database> {
  const isFile = file !== ':memory:';
  try {
    const writer = new LibSql(file);
    // Another process may be creating it. Later, locks are waited for in timers (dialect.ts).
    waitForLock(() => writer.exec('pragma journal_mode = wal'));
    // A commit is synced after it, together with others (diskSync.ts).
    writer.exec('pragma synchronous = normal');
    writer.exec('pragma foreign_keys = on');
    const reader = isFile ? new LibSql(file) : null;
    reader?.exec('pragma query_only = on');
    const disk = isFile ? createDiskSync(file) : null;
    return new Kysely<Database>({ dialect: new LibSqlDialect({ writer, reader, disk }) });
  } catch (error) {
    throw new SettingError(`Cannot open the database ${file}: ${errorText(error)}`);
  }
}
