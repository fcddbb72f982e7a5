import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** A server that sends the same compressed bytes at each request, in a process of its own, like the shop. */
export async function serveBytes(body: Buffer): Promise<{ url: string; stop: () => void }> {
  const child = fork(fileURLToPath(import.meta.url), ['serve'], { execArgv: ['--import', 'tsx'] });
  child.send(body.toString('base64'));
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://localhost:${String(port)}`, stop: () => void child.kill() };
}

if (process.argv[2] === 'serve') {
  process.once('message', (base64: string) => {
    const body = Buffer.from(base64, 'base64');
    const app = new Hono();
    app.get('*', (c) =>
      c.req.header('if-none-match') === undefined
        ? c.body(body, 200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
        : c.body(null, 304),
    );
    serve({ fetch: app.fetch, port: 0 }, ({ port }) => process.send?.(port));
  });
}
