import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Hono, type Context } from 'hono';
import { SettingError } from './settingError';

const TYPES: Partial<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.wasm': 'application/wasm',
};

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Serves the built shop from `dist`: its files, and index.html for every page's address. */
export function shopFiles(dist: string): Hono {
  const root = path.resolve(dist);
  const index = path.join(root, 'index.html');
  if (!statSync(index, { throwIfNoEntry: false })?.isFile()) {
    throw new SettingError(`There is no built shop in ${dist}. Run "npm run build" first.`);
  }
  const policy = contentSecurityPolicy(readFileSync(index, 'utf8'));
  const app = new Hono();

  app.get('*', (c) => {
    const file = fileFor(root, c.req.path);
    if (file && file !== index) return send(c, file, cacheControl(c.req.path));
    // Some crawlers accept anything; an address that looks like no file is a page to them too.
    const wantsPage =
      c.req.header('Accept')?.includes('text/html') === true || path.extname(c.req.path) === '';
    if (!file && !wantsPage) return c.text('Not found', 404);
    c.header('Content-Security-Policy', policy);
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('X-Frame-Options', 'DENY');
    return send(c, index, 'no-cache');
  });
  return app;
}

/** The file of an address, if there is one inside the folder; the folder itself is the page. */
function fileFor(root: string, urlPath: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return null;
  }
  if (decoded.includes('\0')) return null;
  const file = path.resolve(root, `.${decoded === '/' ? '/index.html' : decoded}`);
  if (!file.startsWith(root + path.sep)) return null;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
}

/** Vite puts a hash into the names under /assets/, so what is there never changes. */
const cacheControl = (urlPath: string): string => {
  if (urlPath.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  // The worker decides what everything else is; it must never be old.
  if (/^\/(sw|mockServiceWorker)\.js$/.test(urlPath)) return 'no-cache';
  return 'public, max-age=3600';
};

function send(c: Context, file: string, caching: string): Response {
  const accepted = c.req.header('Accept-Encoding') ?? '';
  const packed = ENCODINGS.map(([name, suffix]) => ({ name, path: file + suffix })).find(
    (one) =>
      new RegExp(`\\b${one.name}\\b`).test(accepted) &&
      statSync(one.path, { throwIfNoEntry: false })?.isFile(),
  );
  const source = packed?.path ?? file;
  const { size, mtimeMs } = statSync(source);
  const etag = `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  c.header('Cache-Control', caching);
  c.header('ETag', etag);
  c.header('Vary', 'Accept-Encoding');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304);
  if (packed) c.header('Content-Encoding', packed.name);
  c.header('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
  c.header('Content-Length', String(size));
  if (c.req.method === 'HEAD') return c.body(null);
  return c.body(Readable.toWeb(createReadStream(source)) as ReadableStream);
}

/**
 * Scripts only from the shop itself and the inline ones that the build wrote, by their hash;
 * styles inline too, because Emotion writes them into the page. Pictures and calls may go to
 * another origin over TLS: VITE_API_URL, VITE_PINCODE_URL and absolute picture addresses may name one.
 */
export function contentSecurityPolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...inline].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: https: http://localhost:*`,
    `font-src 'self' data:`,
    `connect-src 'self' https: http://localhost:* ws://localhost:*`,
    `worker-src 'self' blob:`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
