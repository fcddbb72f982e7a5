import { createSelector } from '@reduxjs/toolkit';
import type { Product, ProductId } from '../../shared/api/contract';
import type { CatalogState, ListingView } from './catalogSlice';

/** The part of the store these selectors read; features never import `RootState`. */
export interface CatalogRootState {
  catalog: CatalogState;
}

export const selectProductEntities = (
  state: CatalogRootState,
): Partial<Record<ProductId, Product>> => state.catalog.products.entities;

const selectProductIds = (state: CatalogRootState): ProductId[] => state.catalog.products.ids;

/** Every product of the loaded list, in the server's order. */
export const selectAllProducts = createSelector(
  [selectProductIds, selectProductEntities],
  (ids, entities): Product[] =>
    ids.flatMap((id) => {
      const product = entities[id];
      return product === undefined ? [] : [product];
    }),
);

export const selectProductById = (state: CatalogRootState, id: ProductId): Product | undefined =>
  selectProductEntities(state)[id];

/** When the list was fetched (ms), or null before the first time. */
export const selectCatalogFetchedAt = (state: CatalogRootState): number | null =>
  state.catalog.fetchedAt;

export const selectListingView = (state: CatalogRootState): ListingView => state.catalog.view;

export const selectCategories = (state: CatalogRootState): string[] => state.catalog.categories;

export const selectTags = (state: CatalogRootState): string[] => state.catalog.tags;
