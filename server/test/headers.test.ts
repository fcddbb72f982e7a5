/** @jest-environment node */
import { createApp, type AppDeps } from '../app';
import { zlibCompression } from '../http/compression';
import { engines, openTestShop, type TestShop } from './harness';

let shop: TestShop;
let deps: AppDeps;
beforeAll(async () => {
  const [engine] = engines;
  if (!engine) throw new Error('There is no database.');
  shop = await openTestShop(engine, (given) => {
    deps = given;
    return { compression: zlibCompression };
  });
});
afterAll(() => shop.close());

const CACHED = '/v1/api/product/list';

describe('headers of the API', () => {
  it.each([
    ['an answer that is cached', CACHED, 200],
    ['a search that is cached', '/v1/api/product/search?search=red', 200],
    ['an answer that is not', '/v1/api/health', 200],
    ['that the process answers', '/v1/api/live', 200],
    ['a refusal', '/v1/api/user/info', 401],
    ['an unknown address', '/v1/api/nothing', 404],
  ])('are on %s', async (_, path, status) => {
    const { headers, status: answered } = await shop.get(path);
    expect(answered).toBe(status);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    // The shop's address begins with https.
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('cache-control')).toBe(
      path.includes('/product/') ? 'public, no-cache' : 'no-store',
    );
  });

  it('are the same on a 304, with the id of the request', async () => {
    const asked = { 'X-Request-Id': 'id-of-a-proxy', 'Accept-Encoding': 'gzip' };
    const first = await shop.get(CACHED, asked);
    expect(first.headers.get('content-encoding')).toBe('gzip');
    const etag = first.headers.get('etag') ?? '';
    const second = await shop.get(CACHED, { ...asked, 'If-None-Match': etag });
    expect(second.status).toBe(304);
    const of = ({ headers }: Response) => {
      const ofContent = ['content-encoding', 'content-type', 'content-length', 'date'];
      return Object.fromEntries([...headers].filter(([name]) => !ofContent.includes(name)));
    };
    expect(of(second)).toEqual(of(first));
    expect(of(second)).toMatchObject({ 'x-request-id': 'id-of-a-proxy', vary: 'Accept-Encoding' });
  });

  it('answers a preflight', async () => {
    const { status, headers } = await fetch(shop.origin + CACHED, {
      method: 'OPTIONS',
      headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-headers')).toBe('token,content-type');
    expect(headers.get('access-control-max-age')).toBe('86400');
  });
});

it('has only addresses that the fast router knows: with one that it does not, Hono uses the slow one for all', async () => {
  const app = createApp(deps);
  expect((await app.request(CACHED)).status).toBe(200);
  expect(app.router.name).toBe('SmartRouter + RegExpRouter');
});
