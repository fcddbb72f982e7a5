import type { HeaderItem } from '../../shared/api/contract';
import { siteOrigin } from '../../shared/config/origin';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';

/** Spec section 9: the first 9 items in the grid, items 10 to 13 after it. */
const GRID = 9;
const LAST = 13;

export interface HeaderItems {
  grid: HeaderItem[];
  after: HeaderItem[];
}

/** Sorts items by position and divides them (spec section 9); items beyond 13 are only in the phone's menu. */
export function arrangeHeader(items: readonly HeaderItem[]): HeaderItems {
  const ordered = [...items].sort((a, b) => a.position - b.position);
  return { grid: ordered.slice(0, GRID), after: ordered.slice(GRID, LAST) };
}

const item = (
  position: number,
  type: HeaderItem['type'],
  title: string,
  link: string | null = null,
): HeaderItem => ({
  _id: `fallback-${String(position)}`,
  type,
  title,
  link,
  image: null,
  position,
});

/** The items if the server sends none: all that shopping needs. */
export const fallbackItems: readonly HeaderItem[] = [
  item(1, 'logo', 'Marigold Lane', paths.home),
  item(2, 'link', t('Shop'), paths.shop),
  item(3, 'link', t('Collection'), paths.collection),
  item(4, 'link', t('Wishlist'), paths.wishlist),
  item(5, 'theme', t('Appearance')),
  item(6, 'icon', 'search'),
  item(7, 'icon', 'profile', paths.profile),
  item(8, 'icon', 'cart', paths.cart),
];

/** The dropdown's categories (spec section 2). */
export const menuCategories = ['Bed', 'Sofa', 'Chairs'] as const;

/**
 * A server link as a path of this shop, or null when it leads elsewhere. Only http(s) leaves the
 * shop; anything else (`javascript:`) leads home.
 */
export function linkTarget(link: string): { to: string } | { href: string } {
  if (/^https?:\/\//i.test(link)) {
    const url = new URL(link);
    return url.origin === siteOrigin()
      ? { to: url.pathname + url.search + url.hash }
      : { href: link };
  }
  return { to: link.startsWith('/') && !link.startsWith('//') ? link : paths.home };
}
