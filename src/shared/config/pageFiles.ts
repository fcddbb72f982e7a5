/**
 * Which file of the build stands for which address. The build writes them, the server and the
 * worker answer with them, and any static host that drops `.html` serves them the same way.
 */
import { paths } from './paths';

/** The frame of every page, for all that depends on the catalogue or on the person. */
export const SHELL_FILE = '/shell.html';

/** The pages that are the same for everybody. */
export const PRERENDERED: readonly string[] = [
  paths.home,
  paths.shop,
  paths.collection,
  paths.summerCollection,
  paths.about,
  paths.contact,
  paths.privacyPolicy,
  paths.cancellationPolicy,
  paths.returnPolicy,
  paths.termsConditions,
];

const LISTINGS: readonly string[] = [paths.shop, paths.collection, paths.summerCollection];

/** The listing shows what its query says; every other page ignores it. */
export const isListing = (pathname: string): boolean => LISTINGS.includes(pathname);

export const fileOf = (page: string): string => (page === '/' ? '/index.html' : `${page}.html`);

/** The file for an address: a whole page where the build has one, else the shell. */
export function pageFileOf(pathname: string, search: string): string {
  const page = pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
  if (!PRERENDERED.includes(page)) return SHELL_FILE;
  return isListing(page) && search !== '' ? SHELL_FILE : fileOf(page);
}
