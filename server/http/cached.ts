import type { Context as HonoContext } from 'hono';

const MAX_ENTRIES = 32;

/** FNV-1a over UTF-16 units, for ETags; it protects nothing. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

/**
 * Caches responses of public reads as text while `version` stays the same, with an ETag made from it: a browser that
 * has the response gets 304, and nothing is computed.
 */
export function createAnswerCache() {
  const kept = new Map<string, { version: string; body: Promise<string> }>();

  /** `key` identifies the request: requests with the same key get the same response. */
  async function cached(
    c: HonoContext,
    version: string,
    key: string,
    make: () => unknown,
  ): Promise<Response> {
    const etag = `W/"${version}-${hash(key)}"`;
    c.header('ETag', etag);
    // Browsers store it, but revalidate each time, because prices change.
    c.header('Cache-Control', 'public, no-cache');
    if (
      c.req
        .header('If-None-Match')
        ?.split(/\s*,\s*/)
        .includes(etag)
    )
      return c.body(null, 304);

    let entry = kept.get(key);
    const isOwn = entry?.version !== version;
    if (entry?.version !== version) {
      // Kept while it is made, so that the same requests at the same time are computed once.
      const made = {
        version,
        body: Promise.resolve(make()).then((value) => JSON.stringify(value)),
      };
      entry = made;
      kept.delete(key);
      kept.set(key, made);
      const oldest = kept.keys().next();
      if (kept.size > MAX_ENTRIES && !oldest.done) kept.delete(oldest.value);
      made.body.catch(() => {
        if (kept.get(key) === made) kept.delete(key);
      });
    }
    try {
      return c.body(await entry.body, 200, { 'Content-Type': 'application/json; charset=UTF-8' });
    } catch (error) {
      // Another request made it and was given up by its client.
      if (isOwn || c.req.raw.signal.aborted) throw error;
      return cached(c, version, key, make);
    }
  }
  return cached;
}
