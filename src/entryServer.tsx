/**
 * Renders a page to HTML: at build for every page that is the same for everybody, and in the
 * running server for those that show the catalogue (docs/adr/0011-prerender-and-one-worker.md).
 */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { showShell } from './app/navigation/appShell';
import { pageSourceAt, preloadPage, shellSources, type PageSource } from './app/navigation/router';
import { makeStore } from './app/store';
import { catalogApi, type PageAnswer } from './features/catalog/queries/catalogApi';
import {
  catalogReducer,
  listBegun,
  productsFound,
  type EmbeddedProducts,
} from './features/catalog/catalogSlice';
import { byId } from './features/catalog/knownProducts';
import { listingQuery, parseListing } from './features/catalog/listing/address';
import { listingDefaultsAt } from './features/catalog/listing/defaults';
import { heroHead } from './features/home/heroPictures';
import { latestOf } from './features/home/latest';
import { contentEmbedded } from './features/content/contentSlice';
import { layoutEmbedded } from './features/layout/layoutSlice';
import type { Content, FooterLink, HeaderItem, Product } from './shared/api/contract';
import { paths } from './shared/config/paths';
import { MARK_STORED_CART } from './shared/lib/firstScreen';
import { attributeOf, findTag } from './shared/lib/markup';
import { showLabels } from './shared/i18n/label';
import { basePath } from './shared/i18n/language';
import { SITE_NAME } from './shared/ui/PageHead';

export { catalogueAddresses } from './features/catalog/queries/catalogApi';
export { relatedTo } from './features/catalog/product/related';

/** The server's data for a page. Nothing of it is personal. */
export interface PageData {
  headers?: HeaderItem[];
  footers?: FooterLink[];
  content?: Content;
  products?: Product[];
  /** The number of all products; `products` may be a part of them. */
  total?: number;
  /** The server's response for this address, if the list alone is not enough. */
  answer?: PageAnswer | undefined;
  categories?: string[];
  tags?: string[];
}

export interface RenderedPage {
  /** Plain text. */
  title: string;
  /** Elements for the head: metadata, scripts. */
  head: string;
  /** The content of `#root`. */
  body: string;
  /** The pages whose chunks hydrate it; the app shell serves many. */
  sources: PageSource[];
  /** The products on the page, if it hydrates without the whole list. */
  products?: EmbeddedProducts | undefined;
}

/** React renders elements for the head first. */
const HOISTED = /^(?:<(?:meta|link)\b[^>]*>)*/;

const unescape = (html: string): string =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function titleOf(hoisted: string): string {
  const tag = findTag(hoisted, 'property="og:title"');
  const title = tag && attributeOf(tag, 'content');
  if (!title) return SITE_NAME;
  const text = unescape(title);
  return text === SITE_NAME ? text : `${text} · ${SITE_NAME}`;
}

/** The search query of this address's listing, while the client lacks the whole list. */
export function listingQueryAt(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://shop.invalid');
  return listingQuery(parseListing(searchParams, listingDefaultsAt(pathname)));
}

/** Renders the page at `address` (path and query), or the app shell. Throws what a component throws. */
export async function renderPage(
  address: string,
  data: PageData = {},
  { shell = false }: { shell?: boolean } = {},
): Promise<RenderedPage> {
  const { pathname } = new URL(address, 'https://shop.invalid');
  if (!shell) await preloadPage(pathname);
  const isHome = !shell && pathname === paths.home;
  const products = isHome && data.products ? latestOf(data.products, data.total ?? 0) : undefined;
  const store = makeStore(isHome ? undefined : stateOf(data));
  if (products) store.dispatch(listBegun(products));
  const { headers = [], footers = [], content = {} } = data;
  store.dispatch(layoutEmbedded({ headers, footers }));
  store.dispatch(contentEmbedded(content));
  showLabels(content.labels);
  if (data.answer) {
    store.dispatch(catalogApi.util.upsertQueryEntries([data.answer]));
    store.dispatch(productsFound(data.answer.value.products));
  }
  if (shell) showShell(true);
  let html: string;
  try {
    html = renderToString(
      <StaticRouter basename={basePath || '/'} location={basePath + address}>
        <App store={store} />
      </StaticRouter>,
    );
  } finally {
    if (shell) showShell(false);
  }
  const hoisted = HOISTED.exec(html)?.[0] ?? '';
  const isCart = !shell && pathname === paths.cart;
  return {
    title: titleOf(hoisted),
    head:
      (isHome ? heroHead() : '') +
      (isCart ? `<script data-stored-cart>${MARK_STORED_CART}</script>` : '') +
      hoisted,
    body: html.slice(hoisted.length),
    sources: shell ? shellSources() : [pageSourceAt(pathname)],
    products,
  };
}

/** Without the time of the response: the browser computes ages. */
function stateOf({ products, total = 0, categories = [], tags = [] }: PageData) {
  if (!products) return undefined;
  const empty = catalogReducer(undefined, { type: 'prerender' });
  return {
    catalog: {
      ...empty,
      products: byId(products),
      total,
      categories,
      tags,
    },
  };
}
