/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { packedAnswers } from './packedAnswers';

function setUp() {
  const state = { version: 1, text: 'kurta '.repeat(1_000) };
  const app = new Hono();
  app.use('*', packedAnswers());
  app.get('/list', (c) => {
    c.header('ETag', `W/"${String(state.version)}"`);
    return c.req.header('If-None-Match') === `W/"${String(state.version)}"`
      ? c.body(null, 304)
      : c.json({ text: state.text });
  });
  app.get('/orders', (c) => c.json({ text: state.text }));
  const get = async (path: string, headers: Record<string, string>) => {
    const answer = await app.request(path, { headers });
    return { answer, body: Buffer.from(await answer.arrayBuffer()) };
  };
  return { state, get };
}

it('packs once per version, in the encoding that is accepted', async () => {
  const { state, get } = setUp();
  const { answer, body } = await get('/list', { 'Accept-Encoding': 'gzip, br' });
  expect(answer.headers.get('Content-Encoding')).toBe('br');
  expect(answer.headers.get('Content-Length')).toBe(String(body.length));
  expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
  expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual({ text: state.text });
  // The same version is not packed again, as its bytes show.
  state.text = 'changed without a new version';
  expect((await get('/list', { 'Accept-Encoding': 'br' })).body).toEqual(body);
  state.version = 2;
  const next = await get('/list', { 'Accept-Encoding': 'br' });
  expect(JSON.parse(brotliDecompressSync(next.body).toString())).toEqual({ text: state.text });
});

it('leaves answers without an ETag, without a body and without an accepted encoding readable', async () => {
  const { state, get } = setUp();
  const orders = await get('/orders', { 'Accept-Encoding': 'gzip' });
  expect(orders.answer.headers.get('Content-Encoding')).toBe('gzip');
  expect(JSON.parse(gunzipSync(orders.body).toString())).toEqual({ text: state.text });
  const unchanged = await get('/list', { 'Accept-Encoding': 'br', 'If-None-Match': 'W/"1"' });
  expect(unchanged.answer.status).toBe(304);
  const plain = await get('/list', { 'Accept-Encoding': 'br;q=0' });
  expect(plain.answer.headers.get('Content-Encoding')).toBeNull();
  expect(JSON.parse(plain.body.toString())).toEqual({ text: state.text });
});
