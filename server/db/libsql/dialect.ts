import {
  RawNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';
import type LibSql from 'libsql';
import { LRUCache } from 'lru-cache';
import { errorCode } from '../withRetry';
import type { DiskSync } from './diskSync';

type Connection = InstanceType<typeof LibSql>;

interface Prepared {
  statement: ReturnType<Connection['prepare']>;
  /** Kept, because asking the driver takes as long as a small query. */
  hasRows: boolean;
}

export interface Connections {
  writer: Connection;
  /** Sees only what is committed; a database in memory has none. */
  reader: Connection | null;
  /** Null if nothing has to survive a power cut. */
  disk: DiskSync | null;
}

/** How long a write waits for another process that holds the lock. */
const LOCK_TIMEOUT_MS = 5_000;
const LOCK_RETRY_MS = 10;

const isRead = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) || (RawNode.is(query) && /^\s*select\b/i.test(sql));

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Repeats a statement that finds the database locked. SQLite's own waiting (`busy_timeout`) would stop the event loop.
 */
async function whenUnlocked<T>(work: () => T): Promise<T> {
  const until = Date.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!errorCode(error).startsWith('SQLITE_BUSY') || Date.now() >= until) throw error;
      await pause(LOCK_RETRY_MS);
    }
  }
}

const MAX_STATEMENTS = 200;
/**
 * Statements that SQLite refuses in a transaction, or after which prepared statements have the wrong columns. None has
 * parameters or rows.
 */
const EXEC_ONLY = /^\s*(?:create|alter|drop|attach|detach|vacuum)\b/i;

/** Runs queries on a connection. Keeps its statements, because preparing takes longer than most of them run. */
function createRunner(connection: Connection) {
  const prepared = new LRUCache<string, Prepared>({ max: MAX_STATEMENTS });
  const prepare = (sql: string): Prepared => {
    const before = prepared.get(sql);
    if (before) return before;
    const statement = connection.prepare(sql);
    const made = { statement, hasRows: statement.reader };
    prepared.set(sql, made);
    return made;
  };

  return {
    isInTransaction: (): boolean => connection.inTransaction,

    /**
     * Not as a prepared statement: one that finds the database locked stays open until it runs again, and until then
     * SQLite commits nothing that others write on this connection.
     */
    exec(sql: string): void {
      connection.exec(sql);
    },

    run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
      if (EXEC_ONLY.test(sql)) {
        prepared.clear();
        connection.exec(sql);
        return { rows: [] };
      }
      const { statement, hasRows } = prepare(sql);
      if (hasRows) return { rows: statement.all(parameters) as R[] };
      return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) };
    },

    close(): void {
      prepared.clear();
      connection.close();
    },
  };
}

type Runner = ReturnType<typeof createRunner>;

/** Lets one session after the other use the writing connection. */
function createLock() {
  let last: Promise<void> = Promise.resolve();
  /** Resolves with the function that releases the lock. */
  return async (): Promise<() => void> => {
    const before = last;
    let release = (): void => undefined;
    last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  };
}

interface Shared {
  writer: Runner;
  reader: Runner | null;
  lock: () => Promise<() => void>;
  sync: () => Promise<void>;
}

/** What Kysely has between `acquireConnection` and `releaseConnection`. */
class Session implements DatabaseConnection {
  readonly #shared: Shared;
  /** Releases the lock, which a transaction holds from its beginning to its end. */
  #release: (() => void) | null = null;
  /** What ended the transaction, as a full disk does. */
  #ended: { error: unknown } | null = null;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { reader, lock, sync } = this.#shared;
    if (this.#release) return this.#runInTransaction(query);
    if (reader && isRead(query)) return whenUnlocked(() => reader.run<R>(query));
    const release = await lock();
    let result: QueryResult<R>;
    try {
      result = await this.#runInOwnTransaction<R>(query);
    } finally {
      release();
    }
    await sync();
    return result;
  }

  /** `begin immediate` waits for the lock, so that no prepared statement ever does (see `exec`). */
  async #runInOwnTransaction<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { writer } = this.#shared;
    if (isRead(query) || EXEC_ONLY.test(query.sql)) {
      return whenUnlocked(() => writer.run<R>(query));
    }
    await whenUnlocked(() => writer.exec('begin immediate'));
    try {
      const result = writer.run<R>(query);
      writer.exec('commit');
      return result;
    } catch (error) {
      if (writer.isInTransaction()) writer.exec('rollback');
      throw error;
    }
  }

  #runInTransaction<R>(query: CompiledQuery): QueryResult<R> {
    const { writer } = this.#shared;
    // The statement would run, and be committed, by itself.
    if (this.#ended) throw this.#ended.error;
    try {
      return writer.run(query);
    } catch (error) {
      if (!writer.isInTransaction()) this.#ended = { error };
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('This driver does not stream.');
  }

  /** Takes the database's lock at once: a read that becomes a write halfway may be stale and fail. */
  async begin(): Promise<void> {
    const { lock, writer } = this.#shared;
    const release = await lock();
    try {
      await whenUnlocked(() => writer.exec('begin immediate'));
    } catch (error) {
      release();
      throw error;
    }
    this.#release = release;
  }

  /** Others write while this one waits for the disk. */
  async commit(): Promise<void> {
    if (this.#ended) throw this.#ended.error;
    this.#shared.writer.exec('commit');
    this.#end();
    await this.#shared.sync();
  }

  rollback(): void {
    // Kysely also calls this when waiting for the disk has failed.
    if (this.#release === null) return;
    try {
      if (this.#shared.writer.isInTransaction()) this.#shared.writer.exec('rollback');
    } finally {
      this.#end();
    }
  }

  #end(): void {
    this.#release?.();
    this.#release = null;
  }
}

function sessionOf(connection: DatabaseConnection): Session {
  if (connection instanceof Session) return connection;
  throw new TypeError('Not a connection of this driver.');
}

class LibSqlDriver implements Driver {
  readonly #shared: Shared;
  readonly #disk: DiskSync | null;

  constructor({ writer, reader, disk }: Connections) {
    this.#disk = disk;
    this.#shared = {
      writer: createRunner(writer),
      reader: reader && createRunner(reader),
      lock: createLock(),
      sync: () => disk?.sync() ?? Promise.resolve(),
    };
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(new Session(this.#shared));
  }

  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return sessionOf(connection).begin();
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return sessionOf(connection).commit();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    sessionOf(connection).rollback();
    return Promise.resolve();
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  async destroy(): Promise<void> {
    await this.#shared.lock();
    await this.#disk?.close();
    this.#shared.reader?.close();
    this.#shared.writer.close();
  }
}

class LibSqlAdapter extends SqliteAdapter {
  /** A migration runs as a whole or not at all, also when the power fails. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * libSQL, whose calls are synchronous, without stopping the event loop for long: waiting for a lock and syncing to the
 * disk are asynchronous, and transactions that end at the same time share a sync
 * (docs/adr/0018-one-sync-for-many-commits.md).
 */
export class LibSqlDialect implements Dialect {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  createDriver(): Driver {
    return new LibSqlDriver(this.#connections);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): LibSqlAdapter {
    return new LibSqlAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}
