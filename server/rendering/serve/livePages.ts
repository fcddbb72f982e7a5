/**
 * Pages with the running shop in them: header and footer as the operator set them, products with
 * price and picture. Kept by address for as long as the catalogue stays the same.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageData } from '../../../src/entryServer';
import { fileOf, isListing, PRERENDERED, SHELL_FILE } from '../../../src/shared/config/pageFiles';
import { paths, patternOf } from '../../../src/shared/config/paths';
import { listCategories, listProducts, listTags } from '../../services/catalogue';
import type { Context } from '../../services/context';
import { searchProducts } from '../../services/productSearch';
import { loadRenderer, readScripts, SERVER_DIR, TEMPLATE_FILE } from '../build/prerender';
import { assemble, type PageKind } from '../build/template';

export interface LivePage {
  html: string;
  status: 200 | 404;
  /** Changes with what the page is made of. */
  version: string;
}

/**
 * The page at an address, or in a file of the build (`/shell.html`), which a worker keeps for all later
 * visits: with the running shop's header and footer, and without the catalogue. Answers null when the
 * page cannot be rendered; the build's own file stands in then.
 */
export type LivePages = (pathname: string, search: string) => Promise<LivePage | null>;

/** As many as a busy shop has in use; each is about 200 kB, and as much again in two parts. */
const PAGES_KEPT = 150;
/** A listing's query can be anything; what is longer than any real one gets the shell. */
const MAX_QUERY = 300;

/** The pages in the build's files. */
const filed = new Map(PRERENDERED.map((page) => [fileOf(page), page]));

/** Everything else belongs to one person and is rendered on the device. */
function kindOf(pathname: string, search: string): PageKind {
  if (filed.has(pathname)) return 'whole';
  if (isListing(pathname)) return search.length > MAX_QUERY ? 'shell' : 'data';
  if (PRERENDERED.includes(pathname)) return 'whole';
  return productPattern.test(pathname) ? 'data' : 'shell';
}

const patterns = Object.values(paths).map((path) => new RegExp(patternOf(path)));
const productPattern = new RegExp(patternOf(paths.product));
/** The pattern of a page of the shop; undefined for an address that is none. */
const patternAt = (pathname: string): RegExp | undefined =>
  patterns.find((pattern) => pattern.test(pathname));

/** The id in the address of a product's page. */
function productIdOf(pathname: string): string | undefined {
  const id = productPattern.exec(pathname)?.[1];
  try {
    return id === undefined ? undefined : decodeURIComponent(id);
  } catch {
    return id;
  }
}

export async function createLivePages(dist: string, store: Context['store']): Promise<LivePages> {
  const template = readFileSync(path.join(dist, SERVER_DIR, TEMPLATE_FILE), 'utf8');
  const { renderPage, listingQueryAt } = await loadRenderer(dist);
  const scripts = readScripts(dist);
  const kept = new Map<string, LivePage>();
  let catalogue: { version: string; data: Promise<PageData> } | null = null;

  const read = async (): Promise<PageData> => {
    const [headers, footers, list, categories, tags] = await Promise.all([
      store.layout.headers(),
      store.layout.footers(),
      listProducts({ store }, {}),
      listCategories({ store }),
      listTags({ store }),
    ]);
    const { products, total = 0 } = list;
    return {
      headers,
      footers,
      products,
      categories,
      tags,
      ...(total > products.length && { total }),
    };
  };

  /**
   * What the list does not say of an address: a search, and of a large catalogue, whose first page
   * alone is at hand, everything.
   */
  const answerAt = async (
    address: string,
    id: string | undefined,
    isPartial: boolean,
  ): Promise<PageData['answer']> => {
    if (id !== undefined) {
      if (!isPartial) return undefined;
      const value = await listProducts({ store }, { id: [id] });
      return { endpointName: 'productsById', arg: [id], value };
    }
    const arg = listingQueryAt(address);
    const params = new URLSearchParams(arg);
    if (!isPartial && !params.has('search')) return undefined;
    const value = await searchProducts({ store }, params);
    return { endpointName: 'productSearch', arg, value };
  };

  /** Read once for all pages; what could not be read is read again for the next one. */
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
    const isFile = filed.has(pathname);
    const place = filed.get(pathname) ?? pathname;
    const address = kind === 'data' && isListing(place) ? place + search : place;
    const pattern = patternAt(place);
    const isAnyFrame = place === SHELL_FILE;
    // Home shows the first products of the list; the file of it that a worker keeps outlives them.
    const hasProducts = kind === 'data' || (place === paths.home && !isFile);
    // One frame for all orders: whose it is, no page that is kept may say.
    const frame = isAnyFrame ? SHELL_FILE : (pattern?.source ?? '');
    const key = `${isFile ? 'file' : kind} ${kind === 'shell' ? frame : address}`;
    const { version: ofCatalogue, data } = await current();
    const { headers = [], footers = [], products = [], total } = data;
    // A page without products stays what it is, to browsers and caches too, while a review changes them.
    const version = hasProducts ? ofCatalogue : JSON.stringify([headers, footers]);
    const before = kept.get(key);
    if (before?.version === version) return before;

    const productId = productIdOf(place);
    const isListed = productId === undefined || products.some(({ _id }) => _id === productId);
    try {
      const shell = kind === 'shell';
      const asks = kind === 'data' && (productId === undefined || !isListed);
      const answer = asks ? await answerAt(address, productId, total !== undefined) : undefined;
      const page = await renderPage(
        shell ? '/shell' : address,
        hasProducts ? { ...data, answer } : { headers, footers },
        { shell },
      );
      // The frame comes with the scripts of all pages; mostly it is known here which is asked for.
      const source = page.sources.find(([pattern]) => new RegExp(pattern).test(place));
      const sources = isAnyFrame ? page.sources : source ? [source] : [];
      const html = assemble(
        template,
        { ...page, sources },
        {
          kind,
          address: shell ? '' : address,
          scripts,
          layout: { headers, footers },
          answer,
        },
      );
      const isFound = isListed || (answer?.value.products.length ?? 0) > 0;
      const status = isFound && (pattern !== undefined || isAnyFrame) ? 200 : 404;
      const made: LivePage = { html, status, version };
      kept.delete(key);
      kept.set(key, made);
      const oldest = kept.keys().next();
      if (kept.size > PAGES_KEPT && !oldest.done) kept.delete(oldest.value);
      return made;
    } catch (error) {
      console.error(`${address} could not be rendered`, error);
      return null;
    }
  };
}
