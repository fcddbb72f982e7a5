import { webcrypto } from 'node:crypto';
import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { setupServer } from 'msw/node';
import { createApp } from '../server/app';
import { createScryptPasswords } from '../server/auth/scrypt';
import { createTokens } from '../server/auth/tokens';
import { migrate } from '../server/db/migrations';
import { openLibSql } from '../server/db/open';
import type { Database } from '../server/db/schema';
import { createStore } from '../server/db/store';
import { setOrderStatus } from '../server/services/orderStatus';
import type { Context } from '../server/services/context';
import { createSandbox } from '../server/payments/sandbox';
import { emptyDatabase, seedDatabase } from '../server/seed/seed';
import { createFaults } from './faults';
import { createHandlers } from './handlers';

// The server signs tokens with Web Crypto, of which jsdom has only random numbers.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

interface Shop {
  app: Hono;
  db: Kysely<Database>;
}

/** Hashing at full cost would take most of a test's time. */
const QUICK = { n: 2 ** 4, r: 1, p: 1 };
const SECRET = Uint8Array.from({ length: 48 }, (_, i) => i * 5);
const clock = () => Date.now();

async function openShop(): Promise<Shop> {
  const db = openLibSql(':memory:');
  await migrate(db);
  await seedDatabase(db, clock);
  const app = createApp({
    db,
    clock,
    tokens: createTokens(SECRET, clock),
    passwords: createScryptPasswords(QUICK),
    payments: createSandbox(db, clock),
    signUpsPerHour: 10_000,
  });
  return { app, db };
}

let opened: Promise<Shop> | null = null;
let isFresh = true;

/** The shop behind `server`: one seeded in-memory database per test file. */
export function mockShop(): Promise<Shop> {
  opened ??= openShop();
  return opened;
}

/** An operator's context: its commands change what the mocked API answers. */
export async function operator(): Promise<Context> {
  const { db } = await mockShop();
  return { store: createStore(db), clock, payments: createSandbox(db, clock) };
}

/** Sets an order to delivered, now. */
export async function deliver(orderId: string): Promise<void> {
  await setOrderStatus(await operator(), orderId, 'Delivered');
}

/** Makes the network or the server fail on purpose. */
export const faults = createFaults();

/** The real API app behind MSW, for Jest: call `listen()` before the tests and `close()` after them. */
export const server = setupServer(
  ...createHandlers(async (request) => {
    isFresh = false;
    const { app } = await mockShop();
    return app.fetch(request);
  }, faults),
);

/** Restores the demo shop: no accounts, no orders, no faults. */
export async function resetDatabase(): Promise<void> {
  faults.clear();
  const { db } = await mockShop();
  if (isFresh) return;
  await emptyDatabase(db);
  await seedDatabase(db, clock);
  isFresh = true;
}
