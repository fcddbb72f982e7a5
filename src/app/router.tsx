/** Address to page (spec section 2). Every page is a chunk of its own. */
import { lazy, type ComponentType, type ReactElement } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { paths } from '../shared/config/paths';
import { loadPage } from './loadPage';

type PageModule = Promise<{ default: ComponentType }>;

interface Page {
  path: string;
  Page: () => ReactElement;
  preload: () => Promise<void>;
  /** Fetches the code and leaves what is mounted alone. */
  warm: () => Promise<void>;
}

/**
 * A page whose code comes with its first visit. Once `preload` is done it renders without a pause,
 * which is what taking over a prerendered page needs.
 */
function page(path: string, load: () => PageModule): Page {
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

const shop = () => import('../pages/ShopPage');
const pages: readonly Page[] = [
  page(paths.home, () => import('../pages/HomePage')),
  page(paths.shop, shop),
  page(paths.collection, shop),
  page(paths.summerCollection, shop),
  page(paths.product, () => import('../pages/ProductPage')),
  page(paths.cart, () => import('../pages/CartPage')),
  page(paths.wishlist, () => import('../pages/WishlistPage')),
  page(paths.login, () => import('../pages/LoginPage')),
  page(paths.profile, () => import('../pages/ProfilePage')),
  page(paths.placeOrder, () => import('../pages/PlaceOrderPage')),
  page(paths.verify, () => import('../pages/VerifyPage')),
  page(paths.orders, () => import('../pages/OrdersPage')),
  page(paths.order, () => import('../pages/OrderPage')),
  page(paths.invoice, () => import('../pages/InvoicePage')),
  page(paths.about, () => import('../pages/AboutPage')),
  page(paths.contact, () => import('../pages/ContactPage')),
  page(paths.privacyPolicy, () => import('../pages/PrivacyPolicyPage')),
  page(paths.cancellationPolicy, () => import('../pages/CancellationPolicyPage')),
  page(paths.returnPolicy, () => import('../pages/ReturnPolicyPage')),
  page(paths.termsConditions, () => import('../pages/TermsPage')),
];
const notFound = page('*', () => import('../pages/NotFoundPage'));

const pageAt = (pathname: string): Page =>
  pages.find(({ path }) => matchPath(path, pathname)) ?? notFound;

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
