/** Sends pages with the shop's origin, compressed once, and with a content security policy. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Context } from 'hono';
import { ORIGIN_PLACEHOLDER } from '../../../src/shared/config/origin';
import { SAVING_SIZES } from '../../../src/shared/config/pictures';
import { schemeIn } from '../../../src/shared/config/scheme';
import {
  CHOOSE_HERO,
  hasHero,
  MARK_STORED_CART,
  SCRIPTS_AFTER_MS,
  withoutScripts,
  type Choices,
} from '../../../src/shared/lib/firstScreen';
import { acceptedEncoding } from '../../http/encodings';
import { hashOf, splitDocument } from '../splitDocument';
import type { LivePage } from './livePages';

/**
 * A page is compressed once and sent often. Compared with 9 it takes 50 ms instead of 20 and saves 7 %, which lets the
 * app shell fit into a connection's first packets; 11 takes 150 ms for another 2 %.
 */
const BROTLI_QUALITY = 10;
/** Requests may claim any host; a shop has one or two. */
const MAX_ORIGINS = 4;
/** With normal and with small pictures. */
const PICTURE_SIZES = 2;

/** Product pictures in the size for data saving. The client reads `Save-Data` too late for pictures in the HTML. */
const withSmallPictures = (html: string): string =>
  html.includes('data-page="data"')
    ? html.replace(/(<source [^>]*sizes=")[^"]*/g, `$1${SAVING_SIZES}`)
    : html;

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

interface Document {
  /** Sent one after the other: a first screen, then its scripts once that is painted. */
  pieces: readonly string[];
  etag: string;
  compressed: Partial<Record<Encoding, Promise<Buffer[]>>>;
}

/** A page's whole document, and its two parts for phones. */
interface Page {
  whole: Document;
  /** Made at the first request; null if the page is not split. */
  parts?: {
    first: (choices: Choices) => Document;
    heroes: Choices['hero'][];
    second: Document;
  } | null;
}

function makeDocument(...pieces: string[]): Document {
  const html = pieces.join('');
  return {
    pieces,
    etag: `W/"${hashOf(html)}"`,
    compressed: {},
  };
}

/** The first screen, followed by its scripts in a second piece. */
function makeFirstPart(first: string, choices: Choices): Document {
  const { html, scripts } = withoutScripts(first, choices);
  const end = html.lastIndexOf('</body>');
  return makeDocument(html.slice(0, end), scripts + html.slice(end));
}

/** Compresses the pieces as one stream, flushed after each, so that a browser can decode each as it arrives. */
async function compress(pieces: readonly string[], encoding: Encoding): Promise<Buffer[]> {
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : createGzip({ level: 9 });
  const flush = encoding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH;
  let chunks: Buffer[] = [];
  compressor.on('data', (chunk: Buffer) => chunks.push(chunk));
  const compressed: Buffer[] = [];
  const take = (): void => {
    compressed.push(Buffer.concat(chunks));
    chunks = [];
  };
  for (const piece of pieces.slice(0, -1)) {
    compressor.write(piece);
    await new Promise<void>((flushed) => compressor.flush(flush, flushed));
    take();
  }
  compressor.end(pieces.at(-1));
  await once(compressor, 'end');
  take();
  return compressed;
}

/** Streams the first piece at once, and each further one after a pause. */
function streamPieces(pieces: readonly Buffer[]): ReadableStream<Uint8Array> {
  const left = [...pieces];
  return new ReadableStream({
    async pull(controller) {
      if (left.length < pieces.length) await delay(SCRIPTS_AFTER_MS);
      const piece = left.shift();
      if (piece) controller.enqueue(new Uint8Array(piece));
      if (left.length === 0) controller.close();
    },
  });
}

/**
 * @param publicUrl the shop's origin; by default the request's own
 * @param template the build's own document, whose inline scripts every page has
 * @param secondPartScript without it no page is split
 * @param origins other origins that the build calls
 */
export function createDocuments(
  publicUrl: string | undefined,
  template: string,
  secondPartScript: string | undefined,
  origins: readonly string[],
) {
  const scripts = [
    ...inlineScriptsOf(template),
    CHOOSE_HERO,
    MARK_STORED_CART,
    ...(secondPartScript === undefined ? [] : [secondPartScript]),
  ];
  const policy = contentSecurityPolicy(scripts, origins);
  const cache = new WeakMap<LivePage, Map<string, Page>>();

  function pageFor(page: LivePage, origin: string, savesData: boolean): Page {
    const byOrigin = cache.get(page) ?? new Map<string, Page>();
    cache.set(page, byOrigin);
    const key = savesData ? `${origin} small` : origin;
    const before = byOrigin.get(key);
    if (before) return before;
    const usual = page.html.replaceAll(ORIGIN_PLACEHOLDER, origin);
    const html = savesData ? withSmallPictures(usual) : usual;
    const made: Page = { whole: makeDocument(html) };
    if (byOrigin.size >= MAX_ORIGINS * PICTURE_SIZES) byOrigin.clear();
    byOrigin.set(key, made);
    return made;
  }

  function partsOf(page: Page): NonNullable<Page['parts']> | null {
    if (page.parts !== undefined) return page.parts;
    const parts =
      secondPartScript === undefined
        ? null
        : splitDocument(page.whole.pieces.join(''), secondPartScript);
    if (!parts) return (page.parts = null);
    const firsts = new Map<string, Document>();
    const first = (choices: Choices): Document => {
      const key = JSON.stringify(choices);
      const made = firsts.get(key) ?? makeFirstPart(parts.first, choices);
      firsts.set(key, made);
      return made;
    };
    const heroes: Choices['hero'][] = hasHero(parts.first) ? [1, 2] : [1];
    return (page.parts = { first, heroes, second: makeDocument(parts.second) });
  }

  /**
   * Chromium on a phone gets the first part when it opens a page; desktops, crawlers and the service worker get the
   * whole page. The second part is requested by its hash, so that it never completes a page that has changed.
   */
  function partFor(c: Context, page: Page): Document | null {
    const rest = c.req.query('rest');
    if (rest !== undefined) {
      const part = partsOf(page)?.second;
      return part?.etag === `W/"${rest}"` ? part : null;
    }
    const isPhone =
      c.req.header('Sec-CH-UA-Mobile') === '?1' && c.req.header('Sec-Fetch-Dest') === 'document';
    if (!isPhone || c.req.query('whole') !== undefined) return page.whole;
    const parts = partsOf(page);
    if (!parts) return page.whole;
    const scheme = schemeIn(c.req.header('Cookie'));
    const choices = parts.heroes.map((hero) => parts.first({ hero, scheme }));
    // Both choices are equal: reuse the one in the browser's cache.
    const has = c.req.header('If-None-Match');
    return (
      choices.find(({ etag }) => etag === has) ??
      choices[Math.floor(Math.random() * choices.length)] ??
      page.whole
    );
  }

  return {
    async send(c: Context, page: LivePage): Promise<Response> {
      const savesData = c.req.header('Save-Data')?.toLowerCase() === 'on';
      const document = partFor(c, pageFor(page, publicUrl ?? originOf(c), savesData));
      if (!document) return c.text('This page has changed since.', 404);
      const status = c.req.query('rest') === undefined ? page.status : 200;
      c.header('Cache-Control', 'no-cache');
      c.header('ETag', document.etag);
      c.header('Vary', 'Accept-Encoding, Cookie, Save-Data, Sec-CH-UA-Mobile, Sec-Fetch-Dest');
      c.header('Content-Security-Policy', policy);
      c.header('X-Frame-Options', 'DENY');
      c.header('X-Content-Type-Options', 'nosniff');
      c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
      if (status === 200 && c.req.header('If-None-Match') === document.etag) {
        return c.body(null, 304);
      }
      const encoding = acceptedEncoding(c.req.header('Accept-Encoding'), ENCODINGS);
      if (encoding) c.header('Content-Encoding', encoding);
      c.header('Content-Type', 'text/html; charset=utf-8');
      const { pieces, compressed } = document;
      const body = encoding
        ? await (compressed[encoding] ??= compress(pieces, encoding))
        : pieces.map((piece) => Buffer.from(piece));
      const [all, after] = body;
      if (!after) c.header('Content-Length', String(all?.length));
      // A proxy that buffers the response would delay the first screen.
      else c.header('X-Accel-Buffering', 'no');
      if (c.req.method === 'HEAD' || !all) return c.body(null, status);
      return c.body(after ? streamPieces(body) : new Uint8Array(all), status);
    },
  };
}

/** The request's own origin if it is valid, because it is written into the page. */
function originOf(c: Context): string {
  const { origin } = new URL(c.req.url);
  return /^https?:\/\/[a-z0-9.:[\]-]+$/i.test(origin) ? origin : ORIGIN_PLACEHOLDER;
}

const inlineScriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\b(?:src=|type="application))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => code ?? '',
  );

/**
 * Scripts only from the shop, and inline ones by their hash: those that the build wrote, not those of a finished page,
 * which may contain one that came with its data. Styles may be inline: each page contains its
 * own, and MUI's dialogs write theirs. Calls go to the shop and to the origins that the build names (VITE_API_URL,
 * VITE_PINCODE_URL); pictures may come from anywhere over TLS, because products may have absolute addresses.
 */
function contentSecurityPolicy(scripts: readonly string[], origins: readonly string[]): string {
  const inline = scripts.map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...inline].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: https: http://localhost:*`,
    `font-src 'self' data:`,
    `connect-src ${["'self'", ...origins].join(' ')}`,
    `worker-src 'self' blob:`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
