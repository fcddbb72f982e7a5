/**
 * Maps addresses to files of the build. The build writes them; the server, the worker and any static host
 * that drops `.html` serve them.
 */
import { paths } from './paths';

/** The app shell, for pages that depend on the catalogue or the person. */
export const SHELL_FILE = '/shell.html';

/** Pages that are the same for everybody; the cart is prerendered empty (src/pages/CartPage.css.ts). */
export const PRERENDERED: readonly string[] = [
  paths.home,
  paths.shop,
  paths.collection,
  paths.summerCollection,
  paths.cart,
  paths.about,
  paths.contact,
  paths.privacyPolicy,
  paths.cancellationPolicy,
  paths.returnPolicy,
  paths.termsConditions,
];

const LISTINGS: readonly string[] = [paths.shop, paths.collection, paths.summerCollection];

/** The listing depends on its query; other pages ignore theirs. */
export const isListing = (pathname: string): boolean => LISTINGS.includes(pathname);

export const fileOf = (page: string): string => (page === '/' ? '/index.html' : `${page}.html`);

/** The file for an address: its prerendered page, or the app shell. */
export function pageFileOf(pathname: string, search: string): string {
  const page = pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
  if (!PRERENDERED.includes(page)) return SHELL_FILE;
  return isListing(page) && search !== '' ? SHELL_FILE : fileOf(page);
}
