import { createAction, createSlice, current, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { answered, failed } from '../../shared/api/endpointMatchers';
import type { AppError } from '../../shared/api/appError';
import type { Product, ProductId, ResponseOf } from '../../shared/api/contract';
import { asKnown, byId, joined, type KnownProducts, type ProductsById } from './knownProducts';

export type ListingView = 'grid' | 'list';

export interface CatalogState extends KnownProducts {
  /** The server's number of products; 0 before its first answer. Not stored. */
  total: number;
  categories: string[];
  tags: string[];
  /** When the list was last fetched (ms); null before the first answer. Stored with the products. */
  fetchedAt: number | null;
  /** How much of the list was received on this visit; the rest may be days old. Not stored. */
  received: 'nothing' | 'beginning' | 'all';
  /** Why the last list call failed; null if it did not. Not stored. */
  failure: AppError | null;
  /** The last chosen view: grid or list. */
  view: ListingView;
}

/** The products in a prerendered page: the first of the list. */
export interface EmbeddedProducts {
  products: Product[];
  /** The number of all products. */
  total: number;
}

/** All pages of a large catalogue are loaded, in order. */
export const catalogueCompleted = createAction<ProductsById>('catalog/completed');

/** The shopper asks for a failed list again. */
export const listRequested = createAction('catalog/listRequested');

const initialState: CatalogState = {
  products: byId([]),
  total: 0,
  found: {},
  categories: [],
  tags: [],
  fetchedAt: null,
  received: 'nothing',
  failure: null,
  view: 'grid',
};

/** The server omits hidden products; a cached or foreign response must not show them either. */
export function isShown(product: Product): boolean {
  return product.published && product.visibilityInCatalog === 'visible';
}

/** Unchanged products keep their identity, so that a refetch re-renders only what changed. */
function sharedWith(state: CatalogState, products: readonly Product[]): Product[] {
  const known = current(state);
  return products.filter(isShown).map((product) => asKnown(known, product));
}

/**
 * The whole catalogue is loaded. An unchanged list keeps its identity, so that nothing renders and no index
 * is built again.
 */
function replaceAll(state: CatalogState, products: ProductsById): void {
  const { ids, entities } = current(state).products;
  const isSame =
    ids.length === products.ids.length &&
    products.ids.every((id, at) => ids[at] === id && entities[id] === products.entities[id]);
  if (!isSame) state.products = products;
  state.total = products.ids.length;
  state.found = {};
  state.received = 'all';
}

/** Keeps the list's products; others are stored beside it until the list is complete. */
function addFound(state: CatalogState, products: readonly Product[]): void {
  for (const product of sharedWith(state, products)) {
    if (!(product._id in state.products.entities)) state.found[product._id] = product;
  }
}

const catalogSlice = createSlice({
  name: 'catalog',
  initialState,
  reducers: {
    viewChosen(state, action: PayloadAction<ListingView>) {
      state.view = action.payload;
    },
    /** A product's reviews were read: updates its rating on every screen without a new list call. */
    reviewsReceived(
      state,
      action: PayloadAction<{
        productId: ProductId;
        averageRating: number;
        totalReviews: number;
      }>,
    ) {
      const { productId, averageRating, totalReviews } = action.payload;
      // Not `updateOne`, which creates a new product and list even if nothing changes.
      for (const product of [state.products.entities[productId], state.found[productId]]) {
        if (product) Object.assign(product, { averageRating, totalReviews });
      }
    },
    /** The page contains the first products of the list; the rest is fetched later. */
    listBegun(state, action: PayloadAction<EmbeddedProducts>) {
      const { products, total } = action.payload;
      state.products = byId(sharedWith(state, products));
      state.total = total;
    },
    /** The page contains products that may not be on the list's first page. */
    productsFound(state, action: PayloadAction<Product[]>) {
      addFound(state, action.payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(catalogueCompleted, (state, action) => {
        replaceAll(state, action.payload);
      })
      .addCase(listRequested, (state) => {
        state.failure = null;
      })
      .addMatcher(failed('productList'), (state, action) => {
        if (action.payload) state.failure = action.payload;
      })
      .addMatcher(answered<ResponseOf<'productList'>>('productList'), (state, action) => {
        const { products, total = 0 } = action.payload;
        const arrived = byId(sharedWith(state, products));
        // The first page of a large catalogue: keep the known products until the other pages are loaded.
        if (total > products.length) {
          state.products = joined(current(state).products, arrived, arrived);
          state.total = total;
          state.received = 'beginning';
        } else {
          replaceAll(state, arrived);
        }
        state.fetchedAt = action.meta.fulfilledTimeStamp;
        state.failure = null;
      })
      .addMatcher(
        isAnyOf(
          answered<ResponseOf<'productSearch'>>('productSearch'),
          answered<ResponseOf<'productList'>>('productsById'),
        ),
        (state, action) => {
          addFound(state, action.payload.products);
        },
      )
      .addMatcher(
        answered<ResponseOf<'productCategories'>>('productCategories'),
        (state, action) => {
          state.categories = action.payload.categories;
        },
      )
      .addMatcher(answered<ResponseOf<'productTags'>>('productTags'), (state, action) => {
        state.tags = action.payload.tags;
      });
  },
});

export const { viewChosen, reviewsReceived, listBegun, productsFound } = catalogSlice.actions;
export const catalogReducer = catalogSlice.reducer;
