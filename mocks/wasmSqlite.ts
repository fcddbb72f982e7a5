import sqlite3InitModule, { type Database as WasmDatabase } from '@sqlite.org/sqlite-wasm';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import type { Database } from '../server/db/schema';

/** SQLite in the page: Kysely on it, and its content as bytes. */
export interface WasmShop {
  db: Kysely<Database>;
  /** The database file, for storage. */
  bytes: () => Uint8Array;
  /** Replaces the whole content with a file from `bytes`. */
  restore: (file: Uint8Array) => void;
  /** Incremented with every row written; shows whether a request changed anything. */
  changes: () => number;
}

type Row = Record<string, unknown>;
type Binding = string | number | bigint | null | Uint8Array;

/** Implements better-sqlite3's statement for Kysely with SQLite's WebAssembly build. */
function statementOf(database: WasmDatabase, sql: string): SqliteStatement {
  const withStatement = <T>(parameters: readonly unknown[], work: (rows: Row[]) => T): T => {
    const statement = database.prepare(sql);
    try {
      if (parameters.length > 0) statement.bind(parameters as Binding[]);
      const rows: Row[] = [];
      while (statement.step()) rows.push(statement.get({}));
      return work(rows);
    } finally {
      statement.finalize();
    }
  };
  const probe = database.prepare(sql);
  const reader = probe.columnCount > 0;
  probe.finalize();
  return {
    reader,
    all: (parameters) => withStatement(parameters, (rows) => rows),
    run: (parameters) =>
      withStatement(parameters, () => ({
        changes: database.changes(),
        lastInsertRowid: 0, // ids are made by the application
      })),
    iterate: (parameters) => withStatement(parameters, (rows) => rows).values(),
  };
}

/** Opens an empty database in memory. */
export async function openWasmShop(): Promise<WasmShop> {
  const { capi, oo1, wasm } = await sqlite3InitModule();
  const database = new oo1.DB(':memory:');
  database.exec('pragma foreign_keys = on');
  const adapter: SqliteDatabase = {
    close: () => {
      database.close();
    },
    prepare: (sql) => statementOf(database, sql),
  };
  return {
    db: new Kysely<Database>({ dialect: new SqliteDialect({ database: adapter }) }),
    bytes: () => capi.sqlite3_js_db_export(database),
    restore(file) {
      const { pointer } = database;
      if (pointer === undefined) throw new Error('The database is closed.');
      const result = capi.sqlite3_deserialize(
        pointer,
        'main',
        wasm.allocFromTypedArray(file),
        file.byteLength,
        file.byteLength,
        capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE,
      );
      database.checkRc(result);
    },
    changes: () => database.changes(true),
  };
}
