import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { sql, type Kysely } from 'kysely';
import { API_PREFIX, calls, type CallName } from '../../src/shared/api/contract';
import { DESK_PREFIX, deskCalls, type DeskCallName } from '../../src/shared/api/deskContract';
import { LANGUAGE } from '../../src/shared/config/languages';
import type { DeskRole } from '../../src/shared/api/roles';
import { createApp, type AppDeps } from '../app';
import { createScryptPasswords } from '../auth/scrypt';
import { createTokens, type Tokens } from '../auth/tokens';
import { migrate } from '../db/migrations';
import { openDatabase } from '../db/open';
import type { Database } from '../db/schema';
import { createStore } from '../db/store';
import { withRetry } from '../db/withRetry';
import { createSandbox } from '../payments/sandbox';
import { BLANK_PRODUCT } from '../services/catalogue';
import type { Context } from '../services/context';
import type { ProductRecord, Store } from '../services/ports';

export interface Engine {
  name: string;
  open: () => Promise<{ db: Kysely<Database>; url: string | null; close: () => Promise<void> }>;
}

const libSql: Engine = {
  name: 'libSQL',
  async open() {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'marigold-shop-'));
    const db = await openDatabase({ dataDir });
    const close = async () => {
      await db.destroy();
      rmSync(dataDir, { recursive: true });
    };
    return { db, url: null, close };
  },
};

/** A database of its own for each test file, dropped afterwards. */
const postgresEngine = (server: string): Engine => ({
  name: 'PostgreSQL',
  async open() {
    const name = `shop_${randomUUID().replaceAll('-', '')}`;
    const admin = await openDatabase({ dataDir: '', databaseUrl: server });
    await sql`create database ${sql.id(name)}`.execute(admin);
    const url = new URL(server);
    url.pathname = `/${name}`;
    const db = await openDatabase({ dataDir: '', databaseUrl: url.href });
    return {
      db,
      url: url.href,
      async close() {
        await db.destroy();
        // The server may still see the closed connections (55006, object in use).
        const drop = () => sql`drop database ${sql.id(name)}`.execute(admin);
        await withRetry(drop, (code) => code === '55006');
        await admin.destroy();
      },
    };
  },
});

const { POSTGRES_FOR_TESTS: server } = process.env;
/** libSQL always, and PostgreSQL where `globalSetup.ts` found one. */
export const engines: Engine[] = server ? [libSql, postgresEngine(server)] : [libSql];

export const product = (id: string, rest: Partial<ProductRecord> = {}): ProductRecord => ({
  ...BLANK_PRODUCT,
  id,
  createdAt: Date.UTC(2026, 0, 15),
  position: 0,
  name: `Product ${id}`,
  image: [`/pictures/${id}.webp`],
  regularPrice: 100_000,
  categories: ['Kurtas'],
  category: 'Kurtas',
  seller: 'Marigold Lane',
  weight: 0.5,
  ...rest,
});

/** Rupees: `lamp` 1,000; `kurta` 1,499 (was 1,999) in S and M. */
export const stock: ProductRecord[] = [
  product('lamp', { position: 1, name: 'Brass lamp', categories: ['Lamps'], tags: ['festive'] }),
  product('kurta', {
    position: 2,
    name: 'Anarkali kurta',
    regularPrice: 199_900,
    salePrice: 149_900,
    sizes: ['S', 'M'],
    tags: ['summer', 'festive'],
    isFeatured: true,
  }),
  product('sofa', {
    position: 3,
    name: 'Cane sofa',
    categories: [],
    category: 'Sofa',
    inStock: false,
  }),
  product('quiet', {
    position: 4,
    name: 'Zari dupatta',
    allowReviews: false,
    regularPrice: 49_950,
  }),
  product('free', { position: 5, name: 'Priceless', regularPrice: null }),
  product('hidden', { position: 6, visibility: 'hidden' }),
  product('draft', { position: 7, published: false }),
];

export interface Answer {
  status: number;
  headers: Headers;
  /** The body as it came, for the test to check. */
  body: Record<string, unknown>;
}

export interface TestShop {
  db: Kysely<Database>;
  store: Store;
  context: Context;
  tokens: Tokens;
  /** The database's address, if it has one. */
  url: string | null;
  origin: string;
  /** Advances the shop's clock, in milliseconds. */
  wait(ms: number): void;
  /** @param language of a page: the `Accept-Language` header of a write, `lang` of a read */
  call(name: CallName, body?: unknown, token?: string, language?: string): Promise<Answer>;
  /** A call of the desk. */
  desk(name: DeskCallName, body?: unknown, token?: string): Promise<Answer>;
  /** An account that may use the desk, signed in there. */
  signUpAtDesk(role: DeskRole): Promise<{
    token: string;
    email: string;
    password: string;
    id: string;
    /** The same account's token in the shop. */
    shopToken: string;
  }>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  signUp(name?: string): Promise<{ token: string; email: string; password: string; id: string }>;
  close(): Promise<void>;
}

const START = Date.UTC(2026, 0, 15, 6, 30);

export async function openTestShop(
  engine: Engine,
  change: (deps: AppDeps) => Partial<AppDeps> = () => ({}),
): Promise<TestShop> {
  const { db, url, close } = await engine.open();
  let now = START;
  const clock = () => now;
  await migrate(db);
  const store = createStore(db);
  await store.products.upsertMany(stock);
  await store.products.bumpVersion();

  const deps: AppDeps = {
    db,
    clock,
    tokens: createTokens(new TextEncoder().encode('a secret only for the tests, 32+'), clock),
    // The cheapest cost: these tests do not depend on it.
    passwords: createScryptPasswords({ n: 2, r: 1, p: 1 }),
    payments: createSandbox(db, clock),
    publicUrl: 'https://shop.example',
    signUpsPerHour: 10_000,
  };
  const changed = { ...deps, ...change(deps) };
  const app = createApp(changed);
  const http = await new Promise<Server>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(started as Server),
    );
  });
  const address = http.address();
  const origin = `http://127.0.0.1:${String(typeof address === 'object' && address ? address.port : 0)}`;

  const send = async (
    method: string,
    path: string,
    body?: unknown,
    token?: string,
    language?: string,
  ): Promise<Answer> => {
    const isRead = method === 'GET';
    const params = new URLSearchParams(isRead ? (body as Record<string, string>) : undefined);
    if (isRead && language !== undefined) params.set(LANGUAGE, language);
    const query = params.size > 0 ? `?${params.toString()}` : '';
    const response = await fetch(`${origin}${path}${query}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { token }),
        ...(!isRead && language !== undefined && { 'Accept-Language': language }),
      },
      ...(method === 'POST' && body !== undefined && { body: JSON.stringify(body) }),
    });
    const json = (await response.json()) as Record<string, unknown>;
    return { status: response.status, headers: response.headers, body: json };
  };
  const call: TestShop['call'] = (name, body, token, language) =>
    send(calls[name].method, API_PREFIX + calls[name].path, body, token, language);
  const desk: TestShop['desk'] = (name, body = {}, token?) =>
    send('POST', DESK_PREFIX + deskCalls[name].path, body, token);
  const signUp: TestShop['signUp'] = async (name = 'Asha') => {
    const email = `${name.toLowerCase()}-${randomUUID()}@example.com`;
    const password = 'correct horse';
    const { body } = await call('userRegister', { name, email, password });
    const user = await store.users.findByEmail(email);
    return { token: body['token'] as string, email, password, id: user?.id ?? '' };
  };

  return {
    db,
    store,
    context: { store, clock, payments: changed.payments },
    tokens: changed.tokens,
    url,
    origin,
    wait: (ms) => {
      now += ms;
    },
    call,
    get: (path, headers = {}) => fetch(origin + path, { headers, redirect: 'manual' }),
    desk,
    signUp,
    async signUpAtDesk(role) {
      const { token: shopToken, ...person } = await signUp(role);
      await store.users.setRole(person.id, role);
      const { body } = await desk('deskLogin', person);
      return { ...person, shopToken, token: body['token'] as string };
    },
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await close();
    },
  };
}

export const address = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  street: '12 MG Road',
  appartment: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  zipcode: '560001',
  country: 'India',
  phone: '9876543210',
};

/** Two lamps for 2,000 rupees, as the client sends them. */
export const lampOrder = (orderKey?: string) => ({
  address,
  items: [
    {
      _id: 'lamp',
      name: 'Brass lamp',
      image: [],
      regularPrice: 1000,
      quantity: 2,
      size: 'default',
    },
  ],
  amount: 2000,
  ...(orderKey !== undefined && { orderKey }),
});
