/** Address to page (spec section 2). Every page is a chunk of its own. */
import { lazy, type ComponentType, type ReactElement } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { isListing, PRERENDERED } from '../../shared/config/pageFiles';
import { paths, patternOf } from '../../shared/config/paths';
import { loadPage } from './loadPage';

type PageModule = Promise<{ default: ComponentType }>;

interface Page {
  path: string;
  /** Of its file in `src/pages`. */
  name: string;
  Page: () => ReactElement;
  preload: () => Promise<void>;
  /** Fetches the code and leaves what is mounted alone. */
  warm: () => Promise<void>;
}

/**
 * A page whose code comes with its first visit. Once `preload` is done it renders without a pause,
 * which is what taking over a prerendered page needs.
 */
function page(path: string, name: string, load: () => PageModule): Page {
  let loaded: ComponentType | null = null;
  let code: PageModule | null = null;
  // Asked once: the browser's answer about code it has already takes tasks of their own, which a
  // busy device is late with. What failed is asked anew.
  const fetched = (): PageModule =>
    (code ??= loadPage(load).catch((error: unknown) => {
      code = null;
      throw error;
    }));
  const Lazy = lazy(fetched);
  return {
    path,
    name,
    Page: () => {
      const Loaded = loaded ?? Lazy;
      return <Loaded />;
    },
    preload: async () => {
      loaded = (await fetched()).default;
    },
    warm: async () => {
      await fetched();
    },
  };
}

const shop = () => import('../../pages/ShopPage');
const pages: readonly Page[] = [
  page(paths.home, 'HomePage', () => import('../../pages/HomePage')),
  page(paths.shop, 'ShopPage', shop),
  page(paths.collection, 'ShopPage', shop),
  page(paths.summerCollection, 'ShopPage', shop),
  page(paths.product, 'ProductPage', () => import('../../pages/ProductPage')),
  page(paths.cart, 'CartPage', () => import('../../pages/CartPage')),
  page(paths.wishlist, 'WishlistPage', () => import('../../pages/WishlistPage')),
  page(paths.login, 'LoginPage', () => import('../../pages/LoginPage')),
  page(paths.profile, 'ProfilePage', () => import('../../pages/ProfilePage')),
  page(paths.placeOrder, 'PlaceOrderPage', () => import('../../pages/PlaceOrderPage')),
  page(paths.verify, 'VerifyPage', () => import('../../pages/VerifyPage')),
  page(paths.orders, 'OrdersPage', () => import('../../pages/OrdersPage')),
  page(paths.order, 'OrderPage', () => import('../../pages/OrderPage')),
  page(paths.invoice, 'InvoicePage', () => import('../../pages/InvoicePage')),
  page(paths.about, 'AboutPage', () => import('../../pages/AboutPage')),
  page(paths.contact, 'ContactPage', () => import('../../pages/ContactPage')),
  page(paths.privacyPolicy, 'PrivacyPolicyPage', () => import('../../pages/PrivacyPolicyPage')),
  page(
    paths.cancellationPolicy,
    'CancellationPolicyPage',
    () => import('../../pages/CancellationPolicyPage'),
  ),
  page(paths.returnPolicy, 'ReturnPolicyPage', () => import('../../pages/ReturnPolicyPage')),
  page(paths.termsConditions, 'TermsPage', () => import('../../pages/TermsPage')),
];
const notFound = page('*', 'NotFoundPage', () => import('../../pages/NotFoundPage'));

const pageAt = (pathname: string): Page =>
  pages.find(({ path }) => matchPath(path, pathname)) ?? notFound;

/** A page's file, as the build's manifest calls it, by the pattern of its addresses. */
export type PageSource = [pattern: string, file: string];

const sourceOf = ({ path, name }: Page): PageSource => [patternOf(path), `src/pages/${name}.tsx`];

export const pageSourceAt = (pathname: string): PageSource => sourceOf(pageAt(pathname));

/** Of the pages that may come as the frame alone; the first that fits an address is its page. */
export const shellSources = (): PageSource[] =>
  [...pages.filter(({ path }) => isListing(path) || !PRERENDERED.includes(path)), notFound].map(
    sourceOf,
  );

/** Loads the code of the page at an address before it is shown for the first time. */
export async function preloadPage(pathname: string): Promise<void> {
  await pageAt(pathname).preload();
}

/** Fetches the code of the page at an address, whatever is on the screen meanwhile. */
export async function warmPage(pathname: string): Promise<void> {
  await pageAt(pathname).warm();
}

export function AppRoutes(): ReactElement {
  return (
    <Routes>
      {[...pages, notFound].map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </Routes>
  );
}
