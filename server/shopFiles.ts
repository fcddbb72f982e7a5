import { createReadStream, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Hono, type Context } from 'hono';
import { pageFileOf } from '../src/shared/config/pageFiles';
import { basePathOf, languageAt, pathWithin } from '../src/shared/config/languages';
import {
  folderOf,
  languagesIn,
  ORIGINS_FILE,
  SECOND_PART_SCRIPT_FILE,
  SERVER_DIR,
  TEMPLATE_FILE,
} from './rendering/build/prerender';
import { acceptedEncoding } from './http/encodings';
import { createDocuments } from './rendering/serve/documents';
import type { LivePage, LivePages } from './rendering/serve/livePages';
import { SettingError } from './settingError';
import { log } from './log';

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

const ENCODINGS = ['br', 'gzip'] as const;
const SUFFIXES = { br: '.br', gzip: '.gz' };

interface ShopFilesOptions {
  /** Renders pages with live data; without it the build's own files are served. */
  live?: LivePages | undefined;
  /** The shop's origin; by default the request's own. */
  publicUrl?: string | undefined;
  /** `off` removes the service worker from browsers that have it (docs/performance.md, "Kill switch"). */
  serviceWorker?: 'on' | 'off';
}

/** Serves the built shop from `dist`: its files, and a page for every page's address. */
export function shopFiles(
  dist: string,
  { live, publicUrl, serviceWorker = 'on' }: ShopFilesOptions = {},
): Hono {
  const root = path.resolve(dist);
  assertBuilt(dist);
  const origins = path.join(root, SERVER_DIR, ORIGINS_FILE);
  const codes = languagesIn(root).map(({ code }) => code);
  // Each language's pages have inline scripts of their own.
  const byLanguage = new Map(
    codes.map((code) => {
      const folder = folderOf(root, code);
      const script = path.join(folder, SERVER_DIR, SECOND_PART_SCRIPT_FILE);
      const template = path.join(folder, SERVER_DIR, TEMPLATE_FILE);
      const documents = createDocuments(
        publicUrl,
        readFileSync(isFile(template) ? template : path.join(folder, 'index.html'), 'utf8'),
        isFile(script) ? readFileSync(script, 'utf8') : undefined,
        isFile(origins) ? (JSON.parse(readFileSync(origins, 'utf8')) as string[]) : [],
      );
      return [code, documents];
    }),
  );
  const sendPage = (c: Context, page: LivePage): Promise<Response> | Response =>
    byLanguage.get(languageAt(c.req.path, codes))?.send(c, page) ?? c.text('Not found', 404);
  const built = new Map<string, LivePage>();
  const builtPage = (href: string): LivePage => {
    const file = path.join(root, isFile(path.join(root, href)) ? href : 'index.html');
    const version = String(statSync(file).mtimeMs);
    const before = built.get(file);
    if (before?.version === version) return before;
    const page: LivePage = { html: readFileSync(file, 'utf8'), status: 200, version };
    built.set(file, page);
    return page;
  };
  const livePage = (pathname: string, search: string): Promise<LivePage | null> | undefined =>
    live?.(pathname, search).catch((error: unknown) => {
      log.error({ error }, `${pathname} could not be rendered.`);
      return null;
    });
  const app = new Hono();

  app.get('*', async (c) => {
    const { path: pathname } = c.req;
    if (pathname === '/sw.js' && serviceWorker === 'off') {
      c.header('Cache-Control', 'no-store');
      return c.body(FAREWELL_WORKER, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
    }
    const file = fileFor(root, pathname);
    if (file?.endsWith('.html') && pathname !== '/' && !DESK.test(pathname)) {
      return sendPage(c, (await livePage(pathname, '')) ?? builtPage(pathname));
    }
    if (file && pathname !== '/') return send(c, file, cacheControl(pathname));
    if (DESK.test(pathname) && isFile(path.join(root, DESK_PAGE))) return sendDesk(c, root);
    const accepts = c.req.header('Accept') ?? '*/*';
    // A crawler that accepts any type gets a page; a missing script stays 404.
    const wantsPage =
      accepts.includes('text/html') || (accepts.includes('*/*') && !path.extname(pathname));
    if (!file && !wantsPage) return c.text('Not found', 404);
    const { search } = new URL(c.req.url);
    const plain = withoutEmptyParts(pathname);
    // A header cannot carry a control character, which `%00` in an address becomes.
    if (CONTROLS.test(plain)) return c.text('Not found', 404);
    if (plain !== pathname) return c.redirect(plain + search, 301);
    const asked = withoutPart(search);
    const page = await livePage(pathname, asked);
    const code = languageAt(pathname, codes);
    const built = basePathOf(code) + pageFileOf(pathWithin(pathname, code), asked);
    return sendPage(c, page ?? builtPage(built));
  });
  return app;
}

/** An address of the desk. */
const DESK = /^\/desk(?:\/|$)/;
const DESK_PAGE = 'desk/index.html';

/** The desk's page, which may load scripts of this origin only, and which no other page may frame. */
const DESK_POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob: https:",
  "style-src 'self' 'unsafe-inline'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

function sendDesk(c: Context, root: string): Response {
  c.header('Content-Security-Policy', DESK_POLICY);
  return send(c, path.join(root, DESK_PAGE), 'no-cache');
}

/** Throws a SettingError that says what to do when there is no built shop in `dist`. */
export function assertBuilt(dist: string): void {
  if (!isFile(path.join(dist, 'index.html'))) {
    throw new SettingError(`There is no built shop in ${dist}. Run "npm run build" first.`);
  }
}

// eslint-disable-next-line no-control-regex -- these are what is looked for
const CONTROLS = /[\0-\x1f\x7f]/;

const isFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** Replaces a broken worker: deletes all caches, unregisters itself and reloads the pages. */
const FAREWELL_WORKER = `const clear = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
};
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(clear());
  // A busy worker can delay the activation by minutes. Not awaited: unregistering completes after activation.
  void self.registration.unregister();
});
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await clear();
  for (const client of await self.clients.matchAll({ type: 'window' })) client.navigate(client.url);
})()));
`;

/**
 * `/about/` is as common as `/about`, which is the page. The result starts with a single slash, so that
 * `//elsewhere.example/` never leads to another origin.
 */
const withoutEmptyParts = (pathname: string): string =>
  `/${pathname
    .split(/[/\\]/)
    .filter((part) => part !== '')
    .join('/')}`;

/** Without the parameters that request a split document's second part (`rest`) or the whole document. */
const withoutPart = (search: string): string => search.replace(/[?&](?:rest|whole)=[\w-]+$/, '');

/** The file at an address, if it exists inside the folder. */
function fileFor(root: string, urlPath: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return null;
  }
  // Folders that start with a dot (.server, .vite) are for the server only.
  if (decoded.includes('\0') || decoded.includes('/.')) return null;
  const file = path.resolve(root, `.${decoded === '/' ? '/index.html' : decoded}`);
  if (!file.startsWith(root + path.sep)) return null;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
}

/** Vite puts a hash into the names of assets, so that they never change. */
const cacheControl = (urlPath: string): string => {
  if (/^(?:\/\w+)?\/assets\//.test(urlPath)) return 'public, max-age=31536000, immutable';
  // Browsers must always see the newest worker.
  if (/^\/(sw|mockServiceWorker)\.js$/.test(urlPath)) return 'no-cache';
  return 'public, max-age=3600';
};

function send(c: Context, file: string, caching: string): Response {
  const offered = ENCODINGS.filter((name) => isFile(file + SUFFIXES[name]));
  const encoding = acceptedEncoding(c.req.header('Accept-Encoding'), offered);
  const source = encoding === undefined ? file : file + SUFFIXES[encoding];
  const { size, mtimeMs } = statSync(source);
  const etag = `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  c.header('Cache-Control', caching);
  c.header('ETag', etag);
  c.header('Vary', 'Accept-Encoding');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304);
  if (encoding !== undefined) c.header('Content-Encoding', encoding);
  c.header('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
  c.header('Content-Length', String(size));
  if (c.req.method === 'HEAD') return c.body(null);
  return c.body(Readable.toWeb(createReadStream(source)) as ReadableStream);
}
