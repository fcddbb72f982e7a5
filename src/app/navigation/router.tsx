/** Maps addresses to pages (spec section 2). Each page is a chunk. */
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
  /** Loads the code without rendering. */
  warm: () => Promise<void>;
}

/**
 * A page whose code loads at its first visit. After `preload` it renders synchronously, which hydration
 * needs.
 */
function page(path: string, name: string, load: () => PageModule): Page {
  let loaded: ComponentType | null = null;
  let code: PageModule | null = null;
  // Keep the promise: `import()` of loaded code still takes tasks, which are slow on a busy device. A
  // failed load is tried again.
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

/** The page's file in the build manifest, by the pattern of its addresses. */
export type PageSource = [pattern: string, file: string];

const sourceOf = ({ path, name }: Page): PageSource => [patternOf(path), `src/pages/${name}.tsx`];

export const pageSourceAt = (pathname: string): PageSource => sourceOf(pageAt(pathname));

/** Pages that may be served as the app shell; the first matching pattern wins. */
export const shellSources = (): PageSource[] =>
  [...pages.filter(({ path }) => isListing(path) || !PRERENDERED.includes(path)), notFound].map(
    sourceOf,
  );

/** Loads the code of an address's page before its first render. */
export async function preloadPage(pathname: string): Promise<void> {
  await pageAt(pathname).preload();
}

/** Loads the code of an address's page, whatever is on the screen. */
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
