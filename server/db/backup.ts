import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Refusal } from '../services/refusal';
import { productsRepository } from './repositories/products';
import { migrate } from './migrations';
import { openLibSql } from './open';
import type { Database } from './schema';

/** Copies the database into a new file while the server runs; also what is still in the write-ahead log. */
export async function backup(db: Kysely<Database>, file: string): Promise<void> {
  if (existsSync(file))
    throw new Refusal('conflict', `${file} exists already. Nothing was written.`);
  await sql`vacuum into ${sql.lit(path.resolve(file))}`.execute(db);
}

/** The shop's own tables, without those of the migrations. */
async function tablesOf(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from main.sqlite_master
    where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\'
  `.execute(db);
  return rows.map(({ name }) => name);
}

async function columnsOf(db: Kysely<Database>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${sql.lit(table)})
  `.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Replaces everything in the database by what `file` holds, in one transaction, while the server runs. A backup of an
 * earlier version of the shop is migrated first, in a copy.
 */
export async function restore(db: Kysely<Database>, file: string): Promise<void> {
  if (!existsSync(file)) throw new Refusal('not-found', `There is no file ${file}.`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'marigold-restore-'));
  const copy = path.join(folder, 'backup.db');
  try {
    copyFileSync(file, copy);
    const copied = openLibSql(copy);
    try {
      await migrate(copied);
    } finally {
      await copied.destroy();
    }
    await replaceAll(db, copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function replaceAll(db: Kysely<Database>, copy: string): Promise<void> {
  const tables = await tablesOf(db);
  await sql`attach database ${sql.lit(copy)} as backup`.execute(db);
  try {
    await db.transaction().execute(async (trx) => {
      // Tables refer to each other, and are complete only together.
      await sql`pragma defer_foreign_keys = on`.execute(trx);
      for (const table of tables) {
        const columns = sql.join((await columnsOf(trx, table)).map((name) => sql.id(name)));
        await sql`delete from main.${sql.id(table)}`.execute(trx);
        await sql`insert into main.${sql.id(table)} (${columns}) select ${columns} from backup.${sql.id(table)}`.execute(
          trx,
        );
      }
      // Servers and browsers keep what they have of one version.
      await productsRepository(trx).bumpVersion();
    });
  } finally {
    await sql`detach database backup`.execute(db);
  }
}
