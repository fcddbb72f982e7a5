/**
 * Renders pages with live data: header and footer as the operator set them, products with price and picture. Cached by
 * address for as long as the catalogue is unchanged.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { PageData } from '../../../src/entryServer';
import type { Product } from '../../../src/shared/api/contract';
import { fileOf, isListing, PRERENDERED, SHELL_FILE } from '../../../src/shared/config/pageFiles';
import {
  addressIn,
  languageAt,
  pathWithin,
  type Language,
} from '../../../src/shared/config/languages';
import { paths, patternOf } from '../../../src/shared/config/paths';
import { listCategories, listProducts, listTags } from '../../services/catalogue';
import type { Context } from '../../services/context';
import { searchProducts } from '../../services/productSearch';
import {
  folderOf,
  languagesIn,
  loadRenderer,
  readScripts,
  SERVER_DIR,
  TEMPLATE_FILE,
} from '../build/prerender';
import { assemble, type PageKind } from '../build/template';
import { contentOf, footersIn, headersIn } from '../../services/shopSettings';
import { log } from '../../log';

type PageAnswer = NonNullable<PageData['answer']>;

export interface LivePage {
  html: string;
  status: 200 | 404;
  /** Changes with the page's data. */
  version: string;
}

/**
 * Renders the page at an address, or a file of the build (`/shell.html`) that a worker caches for later visits: with
 * header and footer, and without the catalogue. Null if the page cannot be rendered; the build's own file is used then.
 */
export type LivePages = (pathname: string, search: string) => Promise<LivePage | null>;

/** The number of pages in use in a busy shop; each is about 200 kB, and as much again in two parts. */
const MAX_CACHED_PAGES = 150;
/** A listing's query can be anything; a longer one than any real query gets the app shell. */
const MAX_QUERY = 300;

/** Addresses of prerendered pages by their files. */
const addressOfFile = new Map(PRERENDERED.map((page) => [fileOf(page), page]));

/** Personal pages, except the cart, are the app shell; the device renders them. */
function kindOf(pathname: string, search: string): PageKind {
  if (addressOfFile.has(pathname)) return 'whole';
  if (isListing(pathname)) return search.length > MAX_QUERY ? 'shell' : 'data';
  if (PRERENDERED.includes(pathname)) return 'whole';
  return productPattern.test(pathname) ? 'data' : 'shell';
}

const patterns = Object.values(paths).map((path) => new RegExp(patternOf(path)));
const productPattern = new RegExp(patternOf(paths.product));
/** The route pattern of an address; undefined for an unknown one. */
const patternAt = (pathname: string): RegExp | undefined =>
  patterns.find((pattern) => pattern.test(pathname));

/** The product id in an address. */
function productIdOf(pathname: string): string | undefined {
  const id = productPattern.exec(pathname)?.[1];
  try {
    return id === undefined ? undefined : decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The pages of all languages in the build. */
export async function createLivePages(dist: string, store: Context['store']): Promise<LivePages> {
  const languages = languagesIn(dist);
  const codes = languages.map(({ code }) => code);
  const pages = new Map<string, LivePages>();
  for (const code of codes) pages.set(code, await createPagesIn(code, languages, dist, store));
  return async (pathname, search) => {
    const code = languageAt(pathname, codes);
    return (await pages.get(code)?.(pathWithin(pathname, code), search)) ?? null;
  };
}

/** The pages of one language; `pathname` is within it. */
async function createPagesIn(
  language: string,
  languages: readonly Language[],
  dist: string,
  store: Context['store'],
): Promise<LivePages> {
  const template = readFileSync(
    path.join(folderOf(dist, language), SERVER_DIR, TEMPLATE_FILE),
    'utf8',
  );
  const { renderPage, listingQueryAt, relatedTo } = await loadRenderer(dist, language);
  const scripts = readScripts(dist, language);
  const cached = new LRUCache<string, LivePage>({ max: MAX_CACHED_PAGES });
  let catalogue: { version: string; data: Promise<PageData> } | null = null;

  const read = async (): Promise<PageData> => {
    const [headers, footers, content, list, categories, tags] = await Promise.all([
      headersIn({ store }, language),
      footersIn({ store }, language),
      contentOf({ store }, language),
      listProducts({ store }, {}, language),
      listCategories({ store }),
      listTags({ store }),
    ]);
    const { products, total = 0 } = list;
    return {
      headers,
      footers,
      content,
      products,
      categories,
      tags,
      total,
    };
  };

  /** The response for a product, with those that its page offers beside it. Without products if it is unknown. */
  const productAnswer = async (id: string, listed: readonly Product[]): Promise<PageAnswer> => {
    const value = await listProducts({ store }, { id: [id] }, language);
    const products = value.products.flatMap((one) => [one, ...relatedTo(one, listed)]);
    return { endpointName: 'productsById', arg: [id], value: { ...value, products } };
  };

  /** The response for a listing. */
  const listingAnswer = async (address: string): Promise<PageAnswer> => {
    const arg = listingQueryAt(address);
    const value = await searchProducts({ store }, new URLSearchParams(arg), language);
    return { endpointName: 'productSearch', arg, value };
  };

  /**
   * The response for an address. With products it is all that the page shows, so that the device hydrates the page before
   * it has the list.
   */
  const answerFor = async (
    address: string,
    listed: readonly Product[],
    total: number,
  ): Promise<PageAnswer> => {
    const id = productIdOf(address);
    const answer = await (id === undefined ? listingAnswer(address) : productAnswer(id, listed));
    return answer.value.products.length > 0 ? { ...answer, total } : answer;
  };

  /** Reads the catalogue once for all pages; a failed read is repeated for the next page. */
  const current = async (): Promise<{ version: string; data: PageData }> => {
    const version = await store.products.version();
    if (catalogue?.version !== version) {
      const reading = { version, data: read() };
      reading.data.catch(() => {
        if (catalogue === reading) catalogue = null;
      });
      catalogue = reading;
    }
    return { version, data: await catalogue.data };
  };

  return async (pathname, search) => {
    const kind = kindOf(pathname, search);
    const isFile = addressOfFile.has(pathname);
    const pathOfPage = addressOfFile.get(pathname) ?? pathname;
    const address = kind === 'data' && isListing(pathOfPage) ? pathOfPage + search : pathOfPage;
    const pattern = patternAt(pathOfPage);
    const isShellFile = pathOfPage === SHELL_FILE;
    // Home shows the first products of the list; its file, which a worker caches, must not, because they change.
    const hasProducts = kind === 'data' || (pathOfPage === paths.home && !isFile);
    // One app shell for all orders: a cached page must not reveal whose it is.
    const shellKey = isShellFile ? SHELL_FILE : (pattern?.source ?? '');
    const key = `${isFile ? 'file' : kind} ${kind === 'shell' ? shellKey : address}`;
    const { version: ofCatalogue, data } = await current();
    const { headers = [], footers = [], content = {}, products = [], total = 0 } = data;
    const layout = { headers, footers, content };
    // A page without products does not change with reviews, also for browsers and caches.
    const version = hasProducts ? ofCatalogue : JSON.stringify(layout);
    const before = cached.get(key);
    if (before?.version === version) return before;

    const productId = productIdOf(pathOfPage);
    try {
      const shell = kind === 'shell';
      const answer = kind === 'data' ? await answerFor(address, products, total) : undefined;
      // An answered page is rendered from its own products alone, as the device hydrates it.
      const own =
        answer?.total === undefined ? data : { ...layout, total, products: answer.value.products };
      const page = await renderPage(
        shell ? '/shell' : address,
        hasProducts ? { ...own, answer } : layout,
        { shell },
      );
      // The app shell has the scripts of all pages; usually the requested one is known.
      const source = page.sources.find(([pattern]) => new RegExp(pattern).test(pathOfPage));
      const sources = isShellFile ? page.sources : source ? [source] : [];
      const html = assemble(
        template,
        { ...page, sources },
        {
          kind,
          address: shell ? '' : addressIn(language, address),
          scripts,
          language,
          languages,
          layout,
          answer,
        },
      );
      const isFound = productId === undefined || (answer?.value.products.length ?? 0) > 0;
      const status = isFound && (pattern !== undefined || isShellFile) ? 200 : 404;
      const made: LivePage = { html, status, version };
      cached.set(key, made);
      return made;
    } catch (error) {
      // Without the query, which holds what somebody searched for.
      log.error({ error }, `${pathOfPage} could not be rendered.`);
      return null;
    }
  };
}
