/**
 * Compresses answers that have an ETag once and sends the same bytes again until the ETag changes. Others (a person's
 * orders) are compressed as they are sent.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { acceptedEncoding } from './encodings';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Two megabytes of JSON take 60 ms; the highest quality saves 15 % more and takes seconds. */
const BROTLI_QUALITY = 5;
/** A shop has a list, its pages and the searches of the last minutes. */
const MAX_ENTRIES = 64;

const pack: Record<Encoding, (body: ArrayBuffer) => Promise<Uint8Array>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (body) => promisify(gzip)(body),
};

export function packedAnswers(): MiddlewareHandler {
  const whileSending = compress();
  const kept = new Map<string, { etag: string; packed: Promise<Uint8Array> }>();

  return async (c, next) => {
    const encoding = acceptedEncoding(c.req.header('Accept-Encoding'), ENCODINGS);
    if (encoding === undefined) {
      await next();
      return;
    }
    await next();
    const etag = c.res.headers.get('ETag');
    if (c.res.status !== 200 || c.req.method !== 'GET' || etag === null) {
      await whileSending(c, () => Promise.resolve());
      return;
    }
    const key = `${encoding} ${c.req.url}`;
    let entry = kept.get(key);
    if (entry?.etag !== etag) {
      entry = { etag, packed: c.res.arrayBuffer().then(pack[encoding]) };
      kept.delete(key);
      kept.set(key, entry);
      const oldest = kept.keys().next();
      if (kept.size > MAX_ENTRIES && !oldest.done) kept.delete(oldest.value);
    }
    const body = new Uint8Array(await entry.packed);
    const headers = new Headers(c.res.headers);
    headers.set('Content-Encoding', encoding);
    headers.set('Content-Length', String(body.length));
    headers.append('Vary', 'Accept-Encoding');
    c.res = undefined;
    c.res = new Response(body, { status: 200, headers });
  };
}
