/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openLibSql } from './open';

const folder = mkdtempSync(path.join(os.tmpdir(), 'marigold-open-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process that creates the file, as one that starts at the same time does, and keeps its lock for a while. */
const HOLD = `
  const LibSql = require('libsql');
  const db = new LibSql(process.argv[1]);
  db.exec('create table t (x)');
  db.exec(process.argv[2]);
  process.stdout.write('held');
  setTimeout(() => db.exec('commit'), 300);
`;

it.each(['begin immediate', 'begin exclusive'])(
  'waits for a process that creates the database at the same time: %s',
  async (lock) => {
    const file = path.join(folder, `${lock.replace(' ', '-')}.db`);
    const other = spawn(process.execPath, ['-e', HOLD, file, lock]);
    const ended = once(other, 'close');
    await once(other.stdout, 'data');

    const db = openLibSql(file);

    const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db);
    expect(rows).toEqual([{ journal_mode: 'wal' }]);
    await db.destroy();
    await ended;
  },
);
