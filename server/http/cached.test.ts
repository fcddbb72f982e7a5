/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { createAnswerCache } from './cached';
import { zlibCompression } from './compression';

function setUp() {
  const cached = createAnswerCache();
  const made: ((answer: object | Error) => void)[] = [];
  const app = new Hono();
  app.onError((error, c) => c.text(error.message, 500));
  app.get('/list', (c) =>
    cached(
      c,
      c.req.query('v') ?? '1',
      'list',
      () =>
        new Promise((resolve, reject) =>
          made.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
        ),
    ),
  );
  const get = (url: string, signal?: AbortSignal) =>
    Promise.resolve(
      app.request(new Request(`http://localhost${url}`, { ...(signal && { signal }) })),
    );
  return { made, get };
}
const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

it('computes the same answer once for requests at the same time, and again for a new version', async () => {
  const { made, get } = setUp();
  const both = [get('/list'), get('/list')];
  await tick();
  expect(made).toHaveLength(1);
  made[0]?.({ products: [] });
  for (const answer of await Promise.all(both))
    expect(await answer.json()).toEqual({ products: [] });
  await get('/list');
  expect(made).toHaveLength(1);
  const next = get('/list?v=2');
  await tick();
  made[1]?.({ products: ['new'] });
  expect(await (await next).json()).toEqual({ products: ['new'] });
});

it('computes it again for those who wait, if the first client has gone', async () => {
  const { made, get } = setUp();
  const gone = new AbortController();
  const first = get('/list', gone.signal);
  const second = get('/list');
  await tick();
  gone.abort();
  made[0]?.(new Error('The request was given up.'));
  expect((await first).status).toBe(500);
  await tick();
  made[1]?.({ products: [] });
  expect((await second).status).toBe(200);
});

it('compresses once per version, in the encoding that is accepted', async () => {
  const compress = jest.fn(zlibCompression.compress);
  const cached = createAnswerCache({}, { ...zlibCompression, compress });
  const list = { products: 'kurta '.repeat(1_000) };
  const app = new Hono();
  app.get('/list', (c) => cached(c, c.req.query('v') ?? '1', 'list', () => list));
  const get = async (url: string, headers: Record<string, string>) => {
    const answer = await app.request(url, { headers });
    const { status } = answer;
    const encoding = answer.headers.get('Content-Encoding');
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    return { status, encoding, answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const br = await get('/list', { 'Accept-Encoding': 'gzip, br' });
  expect(br.encoding).toBe('br');
  expect(JSON.parse(brotliDecompressSync(br.bytes).toString())).toEqual(list);
  const gzipped = await get('/list', { 'Accept-Encoding': 'gzip' });
  expect(JSON.parse(gunzipSync(gzipped.bytes).toString())).toEqual(list);
  await get('/list', { 'Accept-Encoding': 'br' });
  expect(compress).toHaveBeenCalledTimes(2);
  await get('/list?v=2', { 'Accept-Encoding': 'br' });
  expect(compress).toHaveBeenCalledTimes(3);
  const etag = br.answer.headers.get('ETag') ?? '';
  const unchanged = await get('/list', { 'Accept-Encoding': 'br', 'If-None-Match': etag });
  expect(unchanged.status).toBe(304);
  const plain = await get('/list', { 'Accept-Encoding': 'br;q=0' });
  expect(plain.encoding).toBeNull();
  expect(JSON.parse(plain.bytes.toString())).toEqual(list);
});
