/** What is kept of the catalogue, and how it joins what a page knows already (catalogStorage.ts: where). */
import type { CatalogState } from '../../features/catalog/catalogSlice';
import { byId, listOf } from '../../features/catalog/knownProducts';

export const CATALOG_FIELDS = ['products', 'categories', 'tags', 'fetchedAt', 'view'] as const;
export type KeptCatalog = Pick<CatalogState, (typeof CATALOG_FIELDS)[number]>;

/**
 * What the server has said since the page opened is newer than anything kept. Where that is the
 * beginning of a list (a large one's first page, or what the page itself brought along), what was kept
 * of the rest stays until it comes, whichever of the two was first.
 */
export function restoreCatalog(state: CatalogState, stored: Partial<CatalogState>): CatalogState {
  const { fetchedAt, products, total } = state;
  const { products: kept, view = state.view } = stored;
  if (fetchedAt !== null) {
    const isWhole = total <= products.ids.length;
    const all = isWhole || !kept ? products : byId([...listOf(kept), ...listOf(products)]);
    return { ...state, view, products: all };
  }
  if (!kept || products.ids.length === 0) return { ...state, ...stored };
  const brought = listOf(products);
  // In the order that the page shows, and each as the page says it is.
  return { ...state, ...stored, products: byId([...brought, ...listOf(kept), ...brought]) };
}
