import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/**
 * Serves a compressed file, with the shop's HTTP stack and in a process of its own, as a good static file server does: it
 * asks the file system at each request whether the file has changed, keeps its bytes, and answers 304 to its ETag, with
 * the headers that a 304 must have (RFC 9110, 15.4.5). A server that streams the file each time reaches a tenth of the
 * requests; one that compares nothing and sends no header serves no file.
 */
export async function serveFile(file: string): Promise<{ url: string; stop: () => void }> {
  const child = fork(fileURLToPath(import.meta.url), ['serve', file], {
    execArgv: ['--import', 'tsx'],
  });
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://localhost:${String(port)}`, stop: () => void child.kill() };
}

if (process.argv[2] === 'serve') {
  const file = process.argv[3] ?? '';
  const kept = { etag: '', bytes: Buffer.alloc(0) };
  const app = new Hono();
  app.get('*', (c) => {
    const { size, mtimeMs } = statSync(file);
    const etag = `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
    if (kept.etag !== etag) {
      kept.bytes = readFileSync(file);
      kept.etag = etag;
    }
    const headers = { ETag: etag, 'Cache-Control': 'public, no-cache', Vary: 'Accept-Encoding' };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    return c.body(kept.bytes, 200, {
      ...headers,
      'Content-Type': 'application/json',
      'Content-Encoding': 'gzip',
    });
  });
  serve({ fetch: app.fetch, port: 0 }, ({ port }) => process.send?.(port));
}
