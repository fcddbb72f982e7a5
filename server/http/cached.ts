import type { Context as HonoContext } from 'hono';

const MAX_ENTRIES = 32;

/** FNV-1a over UTF-16 units: names an answer, protects nothing. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

/**
 * Answers for public reads: kept as text for as long as `version` stays the same, and with an
 * ETag made of it, so that a browser that has the answer gets 304 without the work being done.
 */
export function createAnswerCache() {
  const kept = new Map<string, { version: string; body: string }>();

  /** `key` names what was asked for; two requests of one key get one answer. */
  return async function cached(
    c: HonoContext,
    version: string,
    key: string,
    make: () => unknown,
  ): Promise<Response> {
    const etag = `W/"${version}-${hash(key)}"`;
    c.header('ETag', etag);
    // Kept, but asked about each time: a price that changed must show.
    c.header('Cache-Control', 'public, no-cache');
    if (
      c.req
        .header('If-None-Match')
        ?.split(/\s*,\s*/)
        .includes(etag)
    )
      return c.body(null, 304);

    const before = kept.get(key);
    let body = before?.version === version ? before.body : undefined;
    if (body === undefined) {
      body = JSON.stringify(await make());
      kept.delete(key);
      kept.set(key, { version, body });
      const oldest = kept.keys().next();
      if (kept.size > MAX_ENTRIES && !oldest.done) kept.delete(oldest.value);
    }
    return c.body(body, 200, { 'Content-Type': 'application/json; charset=UTF-8' });
  };
}
