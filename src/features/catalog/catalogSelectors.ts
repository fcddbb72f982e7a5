import { createSelector } from '@reduxjs/toolkit';
import type { Product, ProductId } from '../../shared/api/contract';
import type { CatalogState, ListingView } from './catalogSlice';
import { listOf } from './knownProducts';

/** The part of the state that these selectors read; features never import `RootState`. */
export interface CatalogRootState {
  catalog: CatalogState;
}

const selectListed = (state: CatalogRootState): Partial<Record<ProductId, Product>> =>
  state.catalog.products.entities;

const selectFound = (state: CatalogRootState): Partial<Record<ProductId, Product>> =>
  state.catalog.found;

/** All loaded products, including those that the server found outside the list. */
export const selectProductEntities = createSelector(
  [selectListed, selectFound],
  (listed, found): Partial<Record<ProductId, Product>> =>
    Object.keys(found).length === 0 ? listed : { ...found, ...listed },
);

/** Every product of the loaded list, in the server's order. */
export const selectAllProducts = createSelector(
  [(state: CatalogRootState) => state.catalog.products],
  listOf,
);

/** The id comes from an address: `constructor` is a property of every object, and no product. */
export const selectProductById = (state: CatalogRootState, id: ProductId): Product | undefined => {
  const entities = selectProductEntities(state);
  return Object.hasOwn(entities, id) ? entities[id] : undefined;
};

/** True while pages of a large catalogue are missing. */
export const selectIsPartial = ({ catalog }: CatalogRootState): boolean =>
  catalog.total > catalog.products.ids.length;

/** When the list was fetched (ms), or null before the first time. */
export const selectCatalogFetchedAt = (state: CatalogRootState): number | null =>
  state.catalog.fetchedAt;

/** How much of the list was received on this visit. */
export const selectReceived = (state: CatalogRootState): CatalogState['received'] =>
  state.catalog.received;

/** Why the last list call failed, if it did. */
export const selectListFailure = (state: CatalogRootState): CatalogState['failure'] =>
  state.catalog.failure;

export const selectListingView = (state: CatalogRootState): ListingView => state.catalog.view;

export const selectCategories = (state: CatalogRootState): string[] => state.catalog.categories;

export const selectTags = (state: CatalogRootState): string[] => state.catalog.tags;
