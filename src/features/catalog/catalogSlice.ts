import { createEntityAdapter, createSlice, current } from '@reduxjs/toolkit';
import type { EntityState, PayloadAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { Product, ProductId } from '../../shared/api/contract';
import { catalogApi, catalogueCompleted } from './catalogApi';

export type ListingView = 'grid' | 'list';

export interface CatalogState {
  products: EntityState<Product, ProductId>;
  categories: string[];
  tags: string[];
  /** When the server last said so (ms); null before the first answer. Kept with the products. */
  fetchedAt: number | null;
  /** Grid or list, as this person last chose. */
  view: ListingView;
}

/** No comparer: ids keep the server's order, which is what `relevant` means without a search. */
export const productsAdapter = createEntityAdapter<Product, ProductId>({
  selectId: (product) => product._id,
});

const initialState: CatalogState = {
  products: productsAdapter.getInitialState(),
  categories: [],
  tags: [],
  fetchedAt: null,
  view: 'grid',
};

/** The server leaves hidden products out; a cached or foreign answer must not show them either. */
function isShown(product: Product): boolean {
  return product.published && product.visibilityInCatalog === 'visible';
}

/** Unchanged products keep their identity, so that a refetch re-renders only what changed. */
function sharedWith(state: CatalogState, products: readonly Product[]): Product[] {
  const known = current(state).products.entities;
  return products
    .filter(isShown)
    .map((product) => copyWithStructuralSharing<Product>(known[product._id], product));
}

const catalogSlice = createSlice({
  name: 'catalog',
  initialState,
  reducers: {
    viewChosen(state, action: PayloadAction<ListingView>) {
      state.view = action.payload;
    },
    /** A product's reviews arrived: its stars follow on every screen without a new list call. */
    reviewsReceived(
      state,
      action: PayloadAction<{
        productId: ProductId;
        averageRating: number;
        totalReviews: number;
      }>,
    ) {
      const { productId, averageRating, totalReviews } = action.payload;
      productsAdapter.updateOne(state.products, {
        id: productId,
        changes: { averageRating, totalReviews },
      });
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(catalogueCompleted, (state, action) => {
        productsAdapter.setAll(state.products, sharedWith(state, action.payload));
      })
      .addMatcher(catalogApi.endpoints.productList.matchFulfilled, (state, action) => {
        const { products, total = 0 } = action.payload;
        const arrived = sharedWith(state, products);
        // The first page of a large catalogue: what is known of the others stays until they come.
        if (total > products.length) productsAdapter.setMany(state.products, arrived);
        else productsAdapter.setAll(state.products, arrived);
        state.fetchedAt = action.meta.fulfilledTimeStamp;
      })
      .addMatcher(catalogApi.endpoints.productCategories.matchFulfilled, (state, action) => {
        state.categories = action.payload.categories;
      })
      .addMatcher(catalogApi.endpoints.productTags.matchFulfilled, (state, action) => {
        state.tags = action.payload.tags;
      });
  },
});

export const { viewChosen, reviewsReceived } = catalogSlice.actions;
export const catalogReducer = catalogSlice.reducer;
