/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { address, engines } from './harness';
import { killAll, run, startServer } from './processes';

jest.setTimeout(120_000);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'marigold-data-'));
});
afterEach(() => {
  killAll();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Json {
  success?: boolean;
  token?: string;
  orderId?: string;
  products?: {
    _id: string;
    inStock: boolean;
    sizes: string[];
    colorVariants: boolean;
    salePrice: number | null;
    regularPrice: number;
    name: string;
  }[];
  cartData?: Record<string, Record<string, number>>;
  orders?: { _id: string }[];
}

async function call(url: string, method: string, body?: unknown, token = ''): Promise<Json> {
  const response = await fetch(`${url}/v1/api/${method}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', token },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Json;
}

const person = (email: string) => ({ name: 'Asha', email, password: 'correct horse' });

describe('the server’s process', () => {
  it('compresses what repeats itself: lists, reviews and orders', async () => {
    const server = await startServer({ DATA_DIR: dataDir });
    const { token = '' } = await call(server.url, 'user/register', person('gzip@example.com'));
    const { products } = await call(server.url, 'product/list');
    const encodingOf = async (path: string, body?: object) => {
      const answer = await fetch(`${server.url}/v1/api/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'gzip', token },
        ...(body && { body: JSON.stringify(body) }),
      });
      await answer.json();
      return [answer.status, answer.headers.get('content-encoding')];
    };
    const reviews = `product/review/get?productId=${products?.[0]?._id ?? ''}`;
    expect(await encodingOf('product/list')).toEqual([200, 'gzip']);
    expect(await encodingOf(reviews, { productId: products?.[0]?._id })).toEqual([200, 'gzip']);
    expect(await encodingOf('order/userorders', {})).toEqual([200, 'gzip']);
    expect(await encodingOf('order/cod-terms')).toEqual([200, null]);
    await server.stop();
  });

  it('answers for the API, its description, PIN codes and search engines', async () => {
    const server = await startServer({ DATA_DIR: dataDir });
    const paths = [
      '/v1/api/product/list',
      '/v1/openapi.json',
      '/v1/docs',
      '/pincode/560001',
      '/robots.txt',
    ];
    for (const path of paths) {
      expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
    }
    expect((await fetch(`${server.url}/v1`)).status).toBe(404);
    await server.stop();
  });

  it('names the setting when the port of the metrics is in use', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, resolve));
    const address = taken.address();
    const port = String(typeof address === 'object' && address ? address.port : 0);
    const { code, stderr } = await run('server/main.ts', ['--api-only'], {
      DATA_DIR: dataDir,
      PORT: '0',
      METRICS_PORT: port,
    });
    await new Promise((resolve) => taken.close(resolve));
    expect(code).toBe(1);
    expect(stderr).toBe(`Port ${port} is in use. Set METRICS_PORT to another one.\n`);
  });

  it('logs each request with ids and without personal data, and serves metrics', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, resolve));
    const free = taken.address();
    const metricsPort = String(typeof free === 'object' && free ? free.port : 0);
    await new Promise((resolve) => taken.close(resolve));
    const server = await startServer({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      METRICS_PORT: metricsPort,
    });
    const { token = '' } = await call(server.url, 'user/register', person('private@example.com'));
    const { products } = await call(server.url, 'product/list?search=secret-search');
    const item = products?.find(
      (each) => each.inStock && each.sizes.length === 0 && !each.colorVariants,
    );
    await call(server.url, 'cart/add', { itemId: item?._id, key: 'logged-key-1' }, token);
    await call(server.url, 'order/place', { address, items: [], amount: 1 }, token);
    await call(server.url, 'user/login', { ...person('private@example.com'), password: 'wrong' });
    const metrics = await fetch(`http://localhost:${metricsPort}/metrics`);
    const text = await metrics.text();
    expect(text).toContain('shop_call_duration_seconds_count{call="cartAdd",status="200"} 1');
    expect(text).toContain('shop_call_duration_seconds_count{call="orderPlace",status="400"} 1');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect((await fetch(`http://localhost:${metricsPort}/`)).status).toBe(404);
    const { stdout } = await server.stop();
    const lines = stdout
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ call: name, status }) => [name, status])).toEqual([
      ['userRegister', 200],
      ['productList', 200],
      ['cartAdd', 200],
      ['orderPlace', 400],
      ['userLogin', 401],
    ]);
    expect(lines[2]).toMatchObject({
      accountId: expect.any(String) as unknown,
      requestId: expect.any(String) as unknown,
      ms: expect.any(Number) as unknown,
    });
    const secrets = ['private@', 'correct horse', 'wrong', token, 'secret-search', 'Asha'];
    for (const secret of [...secrets, address.phone, address.street]) {
      expect(stdout).not.toContain(secret);
    }
  });

  it('signs people in while others from the same address guess and register as fast as they can', async () => {
    const server = await startServer({ DATA_DIR: dataDir });
    const known = ['asha@example.com', 'meera@example.com', 'priya@example.com'];
    for (const email of known) await call(server.url, 'user/register', person(email));
    const flood = { isOver: false };
    const flooding = Array.from({ length: 30 }, async (_, index) => {
      for (let count = 0; !flood.isOver; count += 1) {
        const method = index % 2 === 0 ? 'user/login' : 'user/register';
        const email = `made-up-${String(index)}-${String(count)}@example.com`;
        await call(server.url, method, { ...person(email), password: 'a guess' });
      }
    });
    const answers: Json[] = [];
    for (let round = 0; round < 5; round += 1) {
      const logins = known.map((email) => call(server.url, 'user/login', person(email)));
      answers.push(...(await Promise.all(logins)));
    }
    flood.isOver = true;
    await Promise.all(flooding);
    expect(answers.map(({ success }) => success)).toEqual(Array(15).fill(true));
    await server.stop();
  });

  it('starts in an empty folder with a seeded shop, and keeps everything for the next start', async () => {
    const first = await startServer({ DATA_DIR: dataDir });
    const { products } = await call(first.url, 'product/list');
    expect(products?.length).toBeGreaterThan(100);
    const { token } = await call(first.url, 'user/register', person('kept@example.com'));
    expect(statSync(path.join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
    const ended = await first.stop();
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toBe(`Marigold Lane is open at ${first.url}\n`);

    const second = await startServer({ DATA_DIR: dataDir });
    expect(await call(second.url, 'user/info', undefined, token)).toMatchObject({ success: true });
    await second.stop();
  });

  /** Sends over one connection as long as the server keeps it. */
  function sender(url: string) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    return (method: string, path: string, body = '') =>
      new Promise<{ status: number; isKept: boolean }>((resolve, reject) => {
        const headers = { 'content-type': 'application/json', 'content-length': body.length };
        const sent = request(`${url}${path}`, { method, agent, headers }, (answer) => {
          const isKept = answer.headers.connection !== 'close';
          answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, isKept }));
        });
        sent.on('error', reject);
        sent.end(body);
      });
  }

  it('answers the next request on a connection whose last one was refused unread', async () => {
    const server = await startServer({ DATA_DIR: dataDir, TOKEN_SECRET: 'x'.repeat(32) });
    const send = sender(server.url);
    for (const [size, status] of [
      [2_000_000, 413],
      [700_000, 401],
    ] as const) {
      const refused = await send('POST', '/v1/api/cart/add', JSON.stringify('x'.repeat(size)));
      expect(refused.status).toBe(status);
      expect((await send('GET', '/v1/api/health')).status).toBe(200);
    }
    await server.stop();
  });

  it('answers everything in flight when it is stopped under load, and ends with 0', async () => {
    const server = await startServer({ DATA_DIR: dataDir, TOKEN_SECRET: 'x'.repeat(32) });
    let answered = 0;
    const failures: unknown[] = [];
    let lastIsKept = true;
    const senders = Array.from({ length: 20 }, async () => {
      const send = sender(server.url);
      for (;;) {
        try {
          const { status, isKept } = await send('GET', '/v1/api/product/list');
          expect(status).toBe(200);
          answered += 1;
          lastIsKept &&= isKept;
        } catch (error) {
          const { code } = error as NodeJS.ErrnoException;
          // The server no longer listens.
          if (code !== 'ECONNREFUSED') failures.push(error);
          return;
        }
      }
    });
    while (answered < 100) await new Promise((resolve) => setTimeout(resolve, 10));
    const began = Date.now();
    expect(await server.stop()).toMatchObject({ code: 0, stderr: '' });
    expect(Date.now() - began).toBeLessThan(10_000);
    await Promise.all(senders);
    expect(failures).toEqual([]);
    expect(lastIsKept).toBe(false);
  });

  it('lists pages and products for search engines, and excludes carts', async () => {
    const server = await startServer({ DATA_DIR: dataDir, TOKEN_SECRET: 'x'.repeat(32) });
    const robots = await (await fetch(`${server.url}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /orders');
    expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
    const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
    const { products } = await call(server.url, 'product/list');
    const listed = sitemap.split(`<loc>${server.url}/product/`).length - 1;
    expect(listed).toBe(products?.length);
    expect(sitemap).toContain(`<loc>${server.url}/summer-collection</loc>`);
    await server.stop();
  });

  it('says in one line why it cannot start, and exits with 1', async () => {
    const busy = createServer();
    await new Promise<void>((resolve) => busy.listen(0, resolve));
    const bound = busy.address();
    const port = String(typeof bound === 'object' && bound ? bound.port : 0);
    const file = path.join(dataDir, 'a-file');
    writeFileSync(file, '');
    const cases: [Record<string, string>, string | RegExp][] = [
      [{ PORT: port }, `Port ${port} is in use. Set PORT to another one.\n`],
      [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, but is "eighty".\n'],
      [{ DATA_DIR: path.join(file, 'x') }, /^DATA_DIR .*a-file\/x is not a folder .*\n$/],
      [
        { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
        /^Cannot open the database of DATABASE_URL: .*ECONNREFUSED.*\n$/,
      ],
    ];
    const outcomes = await Promise.all(
      cases.map(([settings]) =>
        run('server/main.ts', ['--api-only'], { DATA_DIR: dataDir, ...settings }),
      ),
    );
    outcomes.forEach(({ code, stdout, stderr }, index) => {
      expect(code).toBe(1);
      expect(stdout).toBe('');
      expect(stderr).toEqual(
        typeof cases[index]?.[1] === 'string'
          ? cases[index][1]
          : expect.stringMatching(cases[index]?.[1] ?? /x/),
      );
    });
    await new Promise((resolve) => busy.close(resolve));
  });
});

describe.each(engines)('two server processes on one $name', ({ open }) => {
  it('start together on an empty database and behave as one', async () => {
    // Without an address the database is a file in their shared folder.
    const { url, close } = await open();
    const settings = { DATA_DIR: dataDir, ...(url !== null && { DATABASE_URL: url }) };
    const servers = await Promise.all([startServer(settings), startServer(settings)]);
    const urls = servers.map((server) => server.url);
    const [one = '', two = ''] = urls;

    // Seeded once, and a token from one is valid at the other.
    const lists = await Promise.all(urls.map((each) => call(each, 'product/list')));
    expect(lists[0]?.products?.length).toBeGreaterThan(100);
    expect(lists[1]).toEqual(lists[0]);
    const { token } = await call(one, 'user/register', person('both@example.com'));
    const item = lists[0]?.products?.find(
      (each) => each.inStock && each.sizes.length === 0 && !each.colorVariants,
    );
    const turns = Array.from({ length: 20 }, (_, turn) => (turn % 2 === 0 ? one : two));

    await Promise.all(turns.map((each) => call(each, 'cart/add', { itemId: item?._id }, token)));
    const { cartData } = await call(two, 'cart/get', {}, token);
    expect(cartData).toEqual({ [item?._id ?? '']: { default: 20 } });

    const price = item?.salePrice ?? item?.regularPrice ?? 0;
    const order = {
      address,
      items: [{ ...item, quantity: 20, size: 'default' }],
      amount: price * 20,
      orderKey: 'across-processes',
    };
    const placed = await Promise.all(turns.map((each) => call(each, 'order/place', order, token)));
    expect(new Set(placed.map((answer) => answer.orderId)).size).toBe(1);
    expect(placed.every((answer) => answer.success)).toBe(true);
    expect((await call(one, 'order/userorders', {}, token)).orders).toHaveLength(1);
    expect((await call(two, 'cart/get', {}, token)).cartData).toEqual({});

    const taken = await Promise.all(
      turns.map((each) => call(each, 'user/register', person('once@example.com'))),
    );
    expect(taken.filter((answer) => answer.success)).toHaveLength(1);

    const review = { productId: item?._id, rating: 2, comment: 'Twice?' };
    const reviewed = await Promise.all(
      turns.map((each) => call(each, 'product/review/add', review, token)),
    );
    expect(reviewed.filter((answer) => answer.success)).toHaveLength(1);

    await Promise.all(servers.map((server) => server.stop()));
    await close();
    expect(readFileSync(path.join(dataDir, 'token-secret'), 'utf8')).toHaveLength(64);
  });
});
