import { Hono, type Context } from 'hono';
import { addressIn, type Language } from '../../src/shared/config/languages';
import { PRERENDERED } from '../../src/shared/config/pageFiles';
import { paths as pages } from '../../src/shared/config/paths';
import { catalogueOf } from '../services/catalogueSnapshot';
import type { Store } from '../services/ports';

/** What search engines must not crawl, besides the private pages. */
const NO_PAGES = ['/v1/', '/desk'];

/** Pages that search engines must not crawl, in any language. A cart may be indexed. */
const PRIVATE = ['/wishlist', '/profile', '/login', '/place-order', '/orders', '/verify'];

/** The sitemap protocol's limit for one file. */
const MAX_ADDRESSES = 50_000;

const escapeXml = (text: string): string =>
  text.replace(/[<>&'"]/g, (character) => `&#${String(character.charCodeAt(0))};`);

/** robots.txt, and sitemap.xml with every public page and every product on sale, in every language. */
export function searchEngineRoutes(
  store: Store,
  publicUrl: string | undefined,
  languages: readonly Language[],
): Hono {
  const origin = (c: Context): string => publicUrl ?? new URL(c.req.url).origin;
  const app = new Hono();

  app.get('/robots.txt', (c) => {
    const pages = languages.flatMap(({ code }) => PRIVATE.map((path) => addressIn(code, path)));
    const rules = [...NO_PAGES, ...pages].map((path) => `Disallow: ${path}`);
    c.header('Cache-Control', 'public, max-age=3600');
    return c.text(
      ['User-agent: *', ...rules, '', `Sitemap: ${origin(c)}/sitemap.xml`, ''].join('\n'),
    );
  });

  app.get('/sitemap.xml', async (c) => {
    const paths = [
      ...PRERENDERED.filter((page) => page !== pages.cart),
      ...(await catalogueOf(store)).products.map(({ id }) => `/product/${encodeURIComponent(id)}`),
    ];
    const addressOf = (path: string, code: string): string =>
      escapeXml(origin(c) + addressIn(code, path));
    const entries = paths.slice(0, MAX_ADDRESSES / languages.length).flatMap((path) => {
      const others =
        languages.length < 2
          ? ''
          : languages
              .map(
                ({ code }) =>
                  `<xhtml:link rel="alternate" hreflang="${code}" href="${addressOf(path, code)}"/>`,
              )
              .join('');
      return languages.map(({ code }) => `<url><loc>${addressOf(path, code)}</loc>${others}</url>`);
    });
    c.header('Cache-Control', 'public, max-age=3600');
    c.header('Content-Type', 'application/xml; charset=UTF-8');
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
    );
  });
  return app;
}
