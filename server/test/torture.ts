/**
 * Breaks the database under load, round after round: restarts, terminated connections, a database that hangs. After
 * each round the server must still run and answer within a second, and at the end every acknowledged write is in its
 * account exactly once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startOwnPostgres, type OwnPostgres } from './postgres';
import { startServer, type RunningServer } from './processes';

export type Fault = 'restart' | 'terminate' | 'freeze';
export const FAULTS: readonly Fault[] = ['restart', 'terminate', 'freeze'];

const WRITERS = 12;
/** Longer than a statement may take. */
const FREEZE_MS = 12_000;
/** Units of one product; a line has at most 999. */
const UNITS_PER_PRODUCT = 900;

export interface Round {
  fault: Fault;
  /** From the database's return to the first good answer (ms). */
  answeredAfterMs: number;
}

export interface TortureResult {
  rounds: Round[];
  /** Writes that were acknowledged, and units that the accounts have. */
  acknowledged: number;
  held: number;
  /** Writes of which the last try was not acknowledged: they may be in an account or not. */
  open: number;
}

interface Writer {
  token: string;
  acknowledged: number;
  isOpen: boolean;
}

async function call(
  server: RunningServer,
  name: string,
  token: string,
  body: object,
): Promise<Record<string, unknown> | null> {
  try {
    const answer = await fetch(`${server.url}/v1/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const json = (await answer.json()) as Record<string, unknown>;
    return json['success'] === true ? json : null;
  } catch {
    return null;
  }
}

async function newWriter(server: RunningServer, index: number): Promise<Writer> {
  const email = `writer-${String(index)}@example.com`;
  const body = { name: 'Asha', email, password: 'correct horse' };
  const answer = await call(server, 'user/register', '', body);
  if (answer === null) throw new Error('A writer could not be registered.');
  return { token: answer['token'] as string, acknowledged: 0, isOpen: false };
}

/** Adds one unit after another, and repeats a write with its key until it is acknowledged. */
async function write(
  server: RunningServer,
  products: readonly string[],
  writer: Writer,
  isOver: () => boolean,
): Promise<void> {
  for (let count = 0; !isOver();) {
    const itemId = products[Math.floor(count / UNITS_PER_PRODUCT) % products.length];
    const key = `unit-${String(count)}-key`;
    writer.isOpen = true;
    const answer = await call(server, 'cart/add', writer.token, { itemId, key });
    if (answer === null) {
      await pause(20);
      continue;
    }
    writer.isOpen = false;
    writer.acknowledged += 1;
    count += 1;
    await pause(10);
  }
}

async function productsWithoutSizes(server: RunningServer): Promise<string[]> {
  const answer = await fetch(`${server.url}/v1/api/product/list`);
  const list = (await answer.json()) as {
    products: { _id: string; sizes: string[]; colorVariants: boolean; inStock: boolean }[];
  };
  return list.products
    .filter(({ sizes, colorVariants, inStock }) => inStock && sizes.length === 0 && !colorVariants)
    .map(({ _id }) => _id);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function terminateAll(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  await client.end();
}

/** While the database hangs, the process answers, and says that it cannot work. */
async function expectLiveNotReady(server: RunningServer): Promise<void> {
  const [live, ready] = await Promise.all(
    ['live', 'health'].map((name) => fetch(`${server.url}/v1/api/${name}`)),
  );
  if (live?.status !== 200 || ready?.status !== 503) {
    throw new Error(`live ${String(live?.status)}, health ${String(ready?.status)}`);
  }
}

async function breakDatabase(
  server: RunningServer,
  database: OwnPostgres,
  fault: Fault,
): Promise<void> {
  if (fault === 'restart') await database.restart();
  else if (fault === 'terminate') await terminateAll(database.url);
  else await Promise.all([database.freeze(FREEZE_MS), expectLiveNotReady(server)]);
}

/** The time until the server says again that it can work (ms). */
async function untilReady(server: RunningServer): Promise<number> {
  const start = performance.now();
  for (;;) {
    if (server.hasEnded()) throw new Error('The server has ended.');
    const answer = await fetch(`${server.url}/v1/api/health`, {
      signal: AbortSignal.timeout(1_000),
    }).catch(() => null);
    if (answer?.ok) return performance.now() - start;
    await pause(20);
  }
}

/** Null without a PostgreSQL on this machine. */
export async function torture(
  faults: readonly Fault[],
  report: (round: Round) => void = () => undefined,
): Promise<TortureResult | null> {
  const database = await startOwnPostgres();
  if (database === null) return null;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'marigold-torture-'));
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: database.url });
  let isOver = false;
  try {
    const writers: Writer[] = [];
    for (let index = 0; index < WRITERS; index += 1) writers.push(await newWriter(server, index));
    const products = await productsWithoutSizes(server);
    const writing = writers.map((writer) => write(server, products, writer, () => isOver));
    const rounds: Round[] = [];
    for (const fault of faults) {
      await pause(500);
      await breakDatabase(server, database, fault);
      const round = { fault, answeredAfterMs: await untilReady(server) };
      rounds.push(round);
      report(round);
    }
    await pause(500);
    isOver = true;
    await Promise.all(writing);
    let held = 0;
    for (const { token } of writers) {
      const answer = await call(server, 'cart/get', token, {});
      const cart = (answer?.['cartData'] ?? {}) as Record<string, Record<string, number>>;
      held += Object.values(cart).reduce((sum, sizes) => sum + (sizes['default'] ?? 0), 0);
    }
    const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
    const open = writers.filter(({ isOpen }) => isOpen).length;
    return { rounds, acknowledged, held, open };
  } finally {
    isOver = true;
    await server.stop();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
