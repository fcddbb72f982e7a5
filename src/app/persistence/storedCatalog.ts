/** Merges the stored catalogue with what the page has already (catalogStorage.ts stores it). */
import type { CatalogState } from '../../features/catalog/catalogSlice';
import { joined } from '../../features/catalog/knownProducts';

export const CATALOG_FIELDS = ['products', 'categories', 'tags', 'fetchedAt', 'view'] as const;
export type StoredCatalog = Pick<CatalogState, (typeof CATALOG_FIELDS)[number]>;

/**
 * Data from the server is newer than stored data. If the page has only the beginning of a list, the stored
 * rest stays until the server's arrives.
 */
export function restoreCatalog(state: CatalogState, stored: Partial<CatalogState>): CatalogState {
  const { fetchedAt, products, total } = state;
  const { products: kept, view = state.view } = stored;
  if (fetchedAt !== null) {
    const isWhole = total <= products.ids.length;
    const all = isWhole || !kept ? products : joined(kept, products, products);
    return { ...state, view, products: all };
  }
  if (!kept || products.ids.length === 0) return { ...state, ...stored };
  // The page's order and data win.
  return { ...state, ...stored, products: joined(products, kept, products) };
}
