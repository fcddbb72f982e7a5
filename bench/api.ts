/**
 * `npm run bench:api`: measures the server beside what it is made of, in one run: a bare libSQL transaction with full
 * sync on the same disk, and a server of a static file of the same bytes. Prints medians and fails where a goal is missed.
 * Needs a build.
 *
 * Options: `--rounds 3`, `--parts writes,reads,searches,lock,import`.
 */
import {
  closeSync,
  fdatasyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import LibSql from 'libsql';
import { run, startServer, type RunningServer } from '../server/test/processes';
import { ADDRESS } from '../src/test/order';
import { bareTransaction, serveBareWrites } from './bareWrites';
import { median } from './chrome';
import { delaysOf, delaysWhile, rate, send, type Delays } from './load';
import { serveFile } from './serveFile';

const PARTS = ['writes', 'reads', 'searches', 'lock', 'import'] as const;
type Part = (typeof PARTS)[number];

const ROUND_MS = 2_000;
const MANY = 50;
const LOCK_MS = 12_000;
const PRODUCTS = 10_000;
const API = '/v1/api';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, parts: { type: 'string' } },
});
const rounds = Number(values.rounds);
const parts = values.parts?.split(',') ?? [...PARTS];
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number.');
for (const part of parts) {
  if (!PARTS.includes(part as Part)) throw new Error(`--parts: ${PARTS.join(', ')}`);
}
const isWanted = (...names: Part[]): boolean => names.some((name) => parts.includes(name));

const folder = mkdtempSync(path.join(os.tmpdir(), 'marigold-api-'));
const misses: string[] = [];

/** Without a goal, the ratio is only shown. */
function ratio(name: string, value: number, base: number, goal?: number): void {
  const share = value / base;
  const wanted = goal === undefined ? '' : ` (goal ${goal.toFixed(2)})`;
  console.log(
    `${name.padEnd(38)} ${value.toFixed(0).padStart(7)}/s of ${base.toFixed(0).padStart(7)}/s: ${share.toFixed(2)}${wanted}`,
  );
  if (goal !== undefined && share < goal) misses.push(name);
}

const HEALTH_GOAL_MS = 50;

/** Asked for meanwhile: the database, and a file of the build. */
const WATCHED = ['/v1/api/health', '/icon.svg'];

function delays(name: string, all: readonly Delays[]): void {
  for (const [index, path] of WATCHED.entries()) {
    const measured = all[index];
    if (measured) delay(`${path.replace(API, '')} ${name}`, measured);
  }
}

function delay(name: string, { p50, p99, longest }: Delays): void {
  console.log(
    `${name.padEnd(38)} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(0)} ms (goal p99 ${String(HEALTH_GOAL_MS)} ms)`,
  );
  if (p99 >= HEALTH_GOAL_MS) misses.push(name);
}

/** Transactions of one insert, one after the other, in a second. */
function bareTransactions(round: number): number {
  const transaction = bareTransaction(path.join(folder, `bare-${String(round)}.db`));
  const began = performance.now();
  let count = 0;
  for (; performance.now() - began < ROUND_MS; count += 1) {
    transaction.run(`note-${String(count)}`);
  }
  const seconds = (performance.now() - began) / 1000;
  transaction.close();
  return count / seconds;
}

/** How long the disk takes to keep 4 kB more of a file (ms): what a bare transaction and each write wait for. */
function syncDelays(): Delays {
  const file = openSync(path.join(folder, 'synced'), 'w');
  const page = Buffer.alloc(4096);
  const times: number[] = [];
  for (let count = 0; count < 500; count += 1) {
    writeSync(file, page);
    const began = performance.now();
    fdatasyncSync(file);
    times.push(performance.now() - began);
  }
  closeSync(file);
  return delaysOf(times);
}

async function tokens(server: RunningServer, count: number): Promise<string[]> {
  const agent = new http.Agent({ keepAlive: true });
  const all: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `writer-${String(index)}-${String(Date.now())}@example.com`;
    const body = { name: 'Asha', email, password: 'correct horse' };
    const reply = await send(server.url, agent, {
      path: `${API}/user/register`,
      method: 'POST',
      body,
    });
    const answer = JSON.parse(reply.body.toString()) as { token?: string; message?: string };
    if (!answer.token) throw new Error(answer.message);
    all.push(answer.token);
  }
  agent.destroy();
  return all;
}

interface SoldProduct {
  _id: string;
  name: string;
  image: string[];
  regularPrice?: number;
  salePrice?: number;
  sizes?: string[];
  colorVariants?: boolean;
}

async function productsOf(server: RunningServer): Promise<SoldProduct[]> {
  const answer = await fetch(`${server.url}${API}/product/list`);
  return ((await answer.json()) as { products: SoldProduct[] }).products;
}

async function writes(): Promise<void> {
  const dataDir = path.join(folder, 'small');
  const server = await startServer({ DATA_DIR: dataDir, ORDERS_PER_HOUR: '99999' });
  const bare = await serveBareWrites(path.join(folder, 'bare-http.db'));
  try {
    const writers = await tokens(server, MANY);
    const product = (await productsOf(server)).find(
      ({ sizes, colorVariants, regularPrice }) =>
        (sizes?.length ?? 0) === 0 && colorVariants !== true && regularPrice !== undefined,
    );
    if (!product) throw new Error('No product has a price and no sizes.');
    const price = product.salePrice ?? product.regularPrice ?? 0;
    let keys = 0;
    const key = (): string => `bench-key-${String((keys += 1))}`;
    const add = (connection: number) => ({
      path: `${API}/cart/add`,
      method: 'POST' as const,
      headers: { token: writers[connection] ?? '' },
      body: { itemId: product._id, key: key() },
    });
    // Of one account after the other: none places thousands of orders in an hour.
    let orders = 0;
    const order = () => ({
      path: `${API}/order/place`,
      method: 'POST' as const,
      headers: { token: writers[(orders += 1) % MANY] ?? '' },
      body: {
        address: ADDRESS,
        items: [
          {
            _id: product._id,
            name: product.name,
            image: product.image,
            regularPrice: product.regularPrice,
            salePrice: product.salePrice,
            quantity: 1,
            size: 'default',
          },
        ],
        amount: price,
        orderKey: key(),
      },
    });
    const note = () => ({ path: '/', method: 'POST' as const, body: { key: key() } });
    // The engine compiles what runs often.
    await rate(bare.url, MANY, ROUND_MS, note);
    await rate(server.url, MANY, ROUND_MS, add);
    const measured = { bare: [], http: [], add: [], many: [], order: [] } as Record<
      string,
      number[]
    >;
    for (let round = 0; round < rounds; round += 1) {
      measured['bare']?.push(bareTransactions(round));
      measured['http']?.push(await rate(bare.url, 1, ROUND_MS, note));
      measured['add']?.push(await rate(server.url, 1, ROUND_MS, add));
      measured['many']?.push(await rate(server.url, MANY, ROUND_MS, add));
    }
    // After the others: the server sends two mails for each order, and goes on for a while.
    await rate(server.url, 1, ROUND_MS, order);
    for (let round = 0; round < rounds; round += 1) {
      measured['order']?.push(await rate(server.url, 1, ROUND_MS, order));
    }
    const { p50, p99 } = syncDelays();
    console.log(
      `${'one sync of the disk'.padEnd(38)} p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`,
    );
    const of = (name: string): number => median(measured[name] ?? []);
    ratio('cart/add beside a bare transaction', of('add'), of('bare'), 0.5);
    ratio('order/place beside the same', of('order'), of('bare'), 0.35);
    ratio('cart/add from 50 clients', of('many'), of('bare'), 1);
    ratio('a bare transaction over HTTP', of('http'), of('bare'));
    ratio('cart/add beside it', of('add'), of('http'));
    ratio('order/place beside it', of('order'), of('http'));
  } finally {
    bare.stop();
    await server.stop();
  }
}

async function reads(): Promise<void> {
  const server = await startServer({ DATA_DIR: path.join(folder, 'small') });
  const list = `${API}/product/list`;
  const headers = { 'accept-encoding': 'gzip' };
  const agent = new http.Agent();
  const compressed = await send(server.url, agent, { path: list, headers });
  const etagOf = async (url: string) => (await fetch(url)).headers.get('etag') ?? '';
  const etag = await etagOf(server.url + list);
  const file = path.join(folder, 'list.json.gz');
  writeFileSync(file, compressed.body);
  const bytes = await serveFile(file);
  const etagOfFile = await etagOf(bytes.url);
  try {
    const measured = { list: [], same: [], notModified: [], none: [] } as Record<string, number[]>;
    const both = { headers, path: list };
    const known = (tag: string) => ({ path: list, headers: { ...headers, 'if-none-match': tag } });
    // The engine compiles what runs often.
    await rate(bytes.url, 10, ROUND_MS, () => both);
    await rate(server.url, 10, ROUND_MS, () => both);
    for (let round = 0; round < rounds; round += 1) {
      measured['same']?.push(await rate(bytes.url, 10, ROUND_MS, () => both));
      measured['list']?.push(await rate(server.url, 10, ROUND_MS, () => both));
      measured['none']?.push(await rate(bytes.url, 10, ROUND_MS, () => known(etagOfFile), 304));
      measured['notModified']?.push(await rate(server.url, 10, ROUND_MS, () => known(etag), 304));
    }
    const of = (name: string): number => median(measured[name] ?? []);
    ratio('product/list (gzip) beside a file', of('list'), of('same'), 0.8);
    ratio('product/list 304 beside that of a file', of('notModified'), of('none'), 0.8);
  } finally {
    bytes.stop();
    await server.stop();
  }
}

async function searches(server: RunningServer): Promise<void> {
  const words = ['red', 'kurta', 'silk', 'blue', 'cotton', 'saree', 'lamp', 'gold', 'block'];
  let count = 0;
  const query = () => {
    count += 1;
    const [one, two] = [words[count % words.length], words[(count * 7) % words.length]];
    return { path: `${API}/product/search?search=${String(one)}+${String(two)}+${String(count)}` };
  };
  const health = await delaysWhile(server.url, WATCHED, async () => {
    const answered = await rate(server.url, MANY, 5 * ROUND_MS, query);
    console.log(`${'searches from 50 clients'.padEnd(38)} ${answered.toFixed(0).padStart(7)}/s`);
  });
  delays('during ever new searches', health);
}

async function lock(server: RunningServer, dataDir: string): Promise<void> {
  const [token = ''] = await tokens(server, 1);
  const product = (await productsOf(server)).find(({ sizes }) => (sizes?.length ?? 0) === 0);
  const other = new LibSql(path.join(dataDir, 'shop.db'));
  other.exec('begin immediate');
  const agent = new http.Agent({ keepAlive: true });
  const adds = Array.from({ length: 10 }, (_, index) =>
    send(server.url, agent, {
      path: `${API}/cart/add`,
      method: 'POST',
      headers: { token },
      body: { itemId: product?._id, key: `waits-for-lock-${String(index)}` },
    }),
  );
  const health = await delaysWhile(
    server.url,
    WATCHED,
    () => new Promise((resolve) => setTimeout(resolve, LOCK_MS)),
  );
  other.exec('commit');
  other.close();
  const saved = (await Promise.all(adds)).filter(({ status }) => status === 200).length;
  agent.destroy();
  console.log(`${'writes that waited for the lock'.padEnd(38)} ${String(saved)} of 10 saved`);
  delays('while another holds the lock', health);
}

async function imports(server: RunningServer, dataDir: string): Promise<void> {
  const file = path.join(folder, 'products.json');
  const settings = { DATA_DIR: dataDir };
  await run('server/cli.ts', ['products', 'export', '--out', file], settings);
  const rows = JSON.parse(readFileSync(file, 'utf8')) as { regularPrice?: number }[];
  const changed = rows.map((row) => ({ ...row, regularPrice: (row.regularPrice ?? 0) + 1 }));
  writeFileSync(file, JSON.stringify(changed));
  const asking = { isOver: false };
  const health = await delaysWhile(server.url, WATCHED, async () => {
    const lists = (async () => {
      while (!asking.isOver) {
        await fetch(`${server.url}${API}/product/list?limit=20&page=1`).then((r) => r.text());
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    })();
    const { code, stdout, stderr } = await run(
      'server/cli.ts',
      ['products', 'import', file],
      settings,
    );
    if (code !== 0) throw new Error(stderr);
    console.log(stdout.trim());
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    asking.isOver = true;
    await lists;
  });
  delays('during an import of 10,000', health);
}

try {
  if (isWanted('writes')) await writes();
  if (isWanted('reads')) await reads();
  if (isWanted('searches', 'lock', 'import')) {
    const dataDir = path.join(folder, 'large');
    await run('server/seed/cli.ts', ['--products', String(PRODUCTS)], { DATA_DIR: dataDir });
    const server = await startServer({ DATA_DIR: dataDir }, []);
    try {
      if (isWanted('searches')) await searches(server);
      if (isWanted('lock')) await lock(server, dataDir);
      if (isWanted('import')) await imports(server, dataDir);
    } finally {
      await server.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const name of misses) console.error(`Missed: ${name}`);
if (misses.length > 0) process.exitCode = 1;
