/** Sends pages: with the shop's own origin in them, compressed once, and with their policy. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { ORIGIN_PLACEHOLDER } from '../../src/shared/config/origin';
import { SAVING_SIZES } from '../../src/shared/config/pictures';
import { hashOf, inTwoParts } from './inTwoParts';
import type { LivePage } from './livePages';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
/**
 * A page is made once and sent often. Against 9 it takes 50 ms instead of 20 and saves 7 %, with which
 * the frame alone fits into the first packets of a connection; 11 takes 150 for another 2 %.
 */
const BROTLI_QUALITY = 10;
/** Requests may claim any host; a shop has one or two. */
const ORIGINS_KEPT = 4;
/** With usual pictures and with small ones. */
const FORMS = 2;

/**
 * A page of products with their pictures as the shop asks for them while data is saved; it learns
 * of `Save-Data` too late for a page that comes with its pictures.
 */
const withSmallPictures = (html: string): string =>
  html.includes('data-page="data"')
    ? html.replace(/(<source [^>]*sizes=")[^"]*/g, `$1${SAVING_SIZES}`)
    : html;

interface Document {
  html: string;
  etag: string;
  policy: string;
  packed: Partial<Record<'br' | 'gzip', Buffer>>;
  /** Made when it is first asked for; null for a page that comes in one. */
  parts?: { first: Document; rest: Document } | null;
}

const makeDocument = (html: string): Document => ({
  html,
  etag: `W/"${hashOf(html)}"`,
  policy: contentSecurityPolicy(html),
  packed: {},
});

/**
 * @param publicUrl the shop's origin; by default what each request says of itself
 * @param restScript without it every page comes in one
 */
export function createDocuments(publicUrl: string | undefined, restScript: string | undefined) {
  const known = new WeakMap<LivePage, Map<string, Document>>();

  function documentOf(page: LivePage, origin: string, savesData: boolean): Document {
    const byOrigin = known.get(page) ?? new Map<string, Document>();
    known.set(page, byOrigin);
    const key = savesData ? `${origin} small` : origin;
    const before = byOrigin.get(key);
    if (before) return before;
    const usual = page.html.replaceAll(ORIGIN_PLACEHOLDER, origin);
    const html = savesData ? withSmallPictures(usual) : usual;
    const made = makeDocument(html);
    if (byOrigin.size >= ORIGINS_KEPT * FORMS) byOrigin.clear();
    byOrigin.set(key, made);
    return made;
  }

  function partsOf(document: Document): { first: Document; rest: Document } | null {
    if (document.parts === undefined) {
      const parts = restScript === undefined ? null : inTwoParts(document.html, restScript);
      document.parts = parts && {
        first: makeDocument(parts.first),
        rest: makeDocument(parts.rest),
      };
    }
    return document.parts;
  }

  /**
   * Chromium on a phone has the first part when it opens a page; desks, crawlers and the worker that
   * keeps the page have it whole. The rest is named by its hash, so that it never completes a page of
   * another moment.
   */
  function partFor(c: Context, document: Document): Document | null {
    const rest = c.req.query('rest');
    if (rest !== undefined) {
      const part = partsOf(document)?.rest;
      return part?.etag === `W/"${rest}"` ? part : null;
    }
    const isPhone =
      c.req.header('Sec-CH-UA-Mobile') === '?1' && c.req.header('Sec-Fetch-Dest') === 'document';
    if (!isPhone || c.req.query('whole') !== undefined) return document;
    return partsOf(document)?.first ?? document;
  }

  async function packedFor(
    document: Document,
    accepted: string,
  ): Promise<{ encoding?: 'br' | 'gzip'; body: Buffer }> {
    const encoding = (['br', 'gzip'] as const).find((name) =>
      new RegExp(`\\b${name}\\b`).test(accepted),
    );
    if (!encoding) return { body: Buffer.from(document.html) };
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
    const body = (document.packed[encoding] ??=
      encoding === 'br'
        ? await packBrotli(document.html, quality)
        : await packGzip(document.html, { level: 9 }));
    return { encoding, body };
  }

  return {
    async send(c: Context, page: LivePage): Promise<Response> {
      const savesData = c.req.header('Save-Data')?.toLowerCase() === 'on';
      const document = partFor(c, documentOf(page, publicUrl ?? originOf(c), savesData));
      if (!document) return c.text('This page has changed since.', 404);
      const status = c.req.query('rest') === undefined ? page.status : 200;
      c.header('Cache-Control', 'no-cache');
      c.header('ETag', document.etag);
      c.header('Vary', 'Accept-Encoding, Save-Data, Sec-CH-UA-Mobile, Sec-Fetch-Dest');
      c.header('Content-Security-Policy', document.policy);
      c.header('X-Frame-Options', 'DENY');
      c.header('X-Content-Type-Options', 'nosniff');
      c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
      if (status === 200 && c.req.header('If-None-Match') === document.etag) {
        return c.body(null, 304);
      }
      const { encoding, body } = await packedFor(document, c.req.header('Accept-Encoding') ?? '');
      if (encoding) c.header('Content-Encoding', encoding);
      c.header('Content-Type', 'text/html; charset=utf-8');
      c.header('Content-Length', String(body.length));
      if (c.req.method === 'HEAD') return c.body(null, status);
      return c.body(new Uint8Array(body), status);
    },
  };
}

/** What the request says of itself, if it is an origin at all: it is written into the page. */
function originOf(c: Context): string {
  const { origin } = new URL(c.req.url);
  return /^https?:\/\/[a-z0-9.:[\]-]+$/i.test(origin) ? origin : ORIGIN_PLACEHOLDER;
}

/**
 * Scripts only from the shop itself and the inline ones that the build wrote, by their hash;
 * styles inline too: each page has its own in it, and MUI's dialogs write theirs. Pictures and calls may go to
 * another origin over TLS: VITE_API_URL, VITE_PINCODE_URL and absolute picture addresses may name one.
 */
export function contentSecurityPolicy(html: string): string {
  const inline = [
    ...html.matchAll(/<script(?![^>]*\b(?:src=|type="application))[^>]*>([\s\S]*?)<\/script>/g),
  ].map(
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
