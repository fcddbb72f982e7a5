import type { Hono } from 'hono';
import { openDB } from 'idb';
import { setupWorker } from 'msw/browser';
import { createApp } from '../server/app';
import { createTokens } from '../server/auth/tokens';
import { migrate } from '../server/db/migrations';
import { createSandbox, decideSandboxPayment } from '../server/payments/sandbox';
import { returnUrl, type PaymentProvider } from '../server/payments/provider';
import { products } from '../server/seed/catalogue';
import { footerLinks, headerItems } from '../server/seed/layout';
import { seedDatabase } from '../server/seed/seed';
import { createFaults, type Faults } from './faults';
import { createHandlers } from './handlers';
import { pagePasswords } from './passwords';
import { openWasmShop, type WasmShop } from './wasmSqlite';

declare global {
  interface Window {
    /** In mock mode, for the browser's console: `faults.offline()`. */
    faults?: Faults;
  }
}

const clock = () => Date.now();
const LOCK = 'marigold-mock-api';

// Suppresses SQLite's warning about storage (OPFS) that this database does not use.
Object.assign(globalThis, { sqlite3ApiConfig: { warn: () => undefined } });

/** The database file as stored between visits. */
interface Kept {
  file: Uint8Array;
  /** Incremented with every save, so that tabs notice each other's. */
  version: number;
  /** Identifies the demo catalogue in it. */
  seed: string;
  secret: Uint8Array;
}

const keptIn = () =>
  openDB<{ kept: { key: string; value: Kept | number } }>('marigold-mock', 1, {
    upgrade: (database) => {
      database.createObjectStore('kept');
    },
  });

/** Changes whenever the demo data changes (FNV-1a). */
function seedStamp(): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify([products, headerItems, footerLinks]))
    hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(16);
}

/** No server could serve a payment page, so every UPI payment succeeds at once and redirects straight back. */
function payAtOnce(shop: WasmShop): PaymentProvider {
  const sandbox = createSandbox(shop.db, clock);
  return {
    ...sandbox,
    async create(request) {
      const { providerRef } = await sandbox.create(request);
      await decideSandboxPayment(shop.db, request.paymentId, 'paid');
      return { providerRef, url: returnUrl(request.urls.shop, request.orderId, true) };
    },
  };
}

/** Runs requests one at a time across all tabs, each on the state that the one before left. */
async function createSend(): Promise<(request: Request) => Promise<Response>> {
  const [shop, keeper] = await Promise.all([openWasmShop(), keptIn()]);
  let version = -1;
  let seenChanges = 0;
  let secret: Uint8Array = crypto.getRandomValues(new Uint8Array(48));

  const save = async () => {
    version += 1;
    seenChanges = shop.changes();
    const kept: Kept = { file: shop.bytes(), version, seed: seedStamp(), secret };
    const tx = keeper.transaction('kept', 'readwrite', { durability: 'strict' });
    await Promise.all([tx.store.put(kept, 'shop'), tx.store.put(version, 'version'), tx.done]);
  };

  const catchUp = async () => {
    if ((await keeper.get('kept', 'version')) === version) return;
    const kept = (await keeper.get('kept', 'shop')) as Kept | undefined;
    if (!kept) return;
    shop.restore(kept.file);
    ({ version, secret } = kept);
    seenChanges = shop.changes();
  };

  const open = async (): Promise<Hono> => {
    await catchUp();
    const kept = (await keeper.get('kept', 'shop')) as Kept | undefined;
    await migrate(shop.db);
    if (kept?.seed !== seedStamp()) await seedDatabase(shop.db, clock);
    if (shop.changes() !== seenChanges) await save();
    return createApp({
      db: shop.db,
      clock,
      tokens: createTokens(secret, clock),
      passwords: pagePasswords,
      payments: payAtOnce(shop),
    });
  };

  const app = await navigator.locks.request(LOCK, open);
  return (request) =>
    navigator.locks.request(LOCK, async () => {
      await catchUp();
      const answer = await app.fetch(request);
      // Saved before responding: what the shopper was told survives a reload.
      if (shop.changes() !== seenChanges) await save();
      return answer;
    });
}

/**
 * Starts the real API in this page, behind MSW: `npm run dev:mock`. Its database is in this browser; clearing the
 * site's data resets it.
 */
export async function startMockApi(): Promise<void> {
  const faults = createFaults();
  window.faults = faults;
  const worker = setupWorker(...createHandlers(await createSend(), faults));
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
}
