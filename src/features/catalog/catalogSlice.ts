import { createAction, createSlice, current, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { answered, failed } from '../../shared/api/endpointMatchers';
import type { AppError } from '../../shared/api/appError';
import type { Product, ProductId, ResponseOf } from '../../shared/api/contract';
import { asKnown, byId, listOf, type KnownProducts } from './knownProducts';

export type ListingView = 'grid' | 'list';

export interface CatalogState extends KnownProducts {
  /** How many products the server said there are; 0 before it did. Not kept. */
  total: number;
  categories: string[];
  tags: string[];
  /** When the server last said so (ms); null before the first answer. Kept with the products. */
  fetchedAt: number | null;
  /** Why the last list call brought nothing; null while there is nothing to say of it. Not kept. */
  failure: AppError | null;
  /** Grid or list, as this person last chose. */
  view: ListingView;
}

/** What a page shows of the catalogue and has brought along: the first products of the list. */
export interface BroughtProducts {
  products: Product[];
  /** How many there are in all. */
  total: number;
}

/** Every page of a catalogue that is larger than one call's worth has arrived, in its order. */
export const catalogueCompleted = createAction<Product[]>('catalog/completed');

/** Somebody who was told that the list did not come wants it asked for again. */
export const listRequested = createAction('catalog/listRequested');

const initialState: CatalogState = {
  products: byId([]),
  total: 0,
  found: {},
  categories: [],
  tags: [],
  fetchedAt: null,
  failure: null,
  view: 'grid',
};

/** The server leaves hidden products out; a cached or foreign answer must not show them either. */
function isShown(product: Product): boolean {
  return product.published && product.visibilityInCatalog === 'visible';
}

/** Unchanged products keep their identity, so that a refetch re-renders only what changed. */
function sharedWith(state: CatalogState, products: readonly Product[]): Product[] {
  const known = current(state);
  return products.filter(isShown).map((product) => asKnown(known, product));
}

/**
 * The whole catalogue is here. The very same list stays what it is: a refetch without changes renders
 * nothing anew, and no index is made of it again.
 */
function replaceAll(state: CatalogState, products: readonly Product[]): void {
  const { ids, entities } = current(state).products;
  const isSame =
    ids.length === products.length &&
    products.every((product, at) => ids[at] === product._id && entities[product._id] === product);
  if (!isSame) state.products = byId(products);
  state.total = products.length;
  state.found = {};
}

/** What the list holds it goes on holding; the rest stands beside it until the list is whole. */
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
      // Not `updateOne`: it makes a new product, and with that a new list, even where nothing changes.
      for (const product of [state.products.entities[productId], state.found[productId]]) {
        if (product) Object.assign(product, { averageRating, totalReviews });
      }
    },
    /** The page itself brought the beginning of the list along: more of it comes behind. */
    listBegun(state, action: PayloadAction<BroughtProducts>) {
      const { products, total } = action.payload;
      state.products = byId(sharedWith(state, products));
      state.total = total;
    },
    /** The page itself brought products along that the list's first page may not hold. */
    productsFound(state, action: PayloadAction<Product[]>) {
      addFound(state, action.payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(catalogueCompleted, (state, action) => {
        replaceAll(state, sharedWith(state, action.payload));
      })
      .addCase(listRequested, (state) => {
        state.failure = null;
      })
      .addMatcher(failed('productList'), (state, action) => {
        if (action.payload) state.failure = action.payload;
      })
      .addMatcher(answered<ResponseOf<'productList'>>('productList'), (state, action) => {
        const { products, total = 0 } = action.payload;
        const arrived = sharedWith(state, products);
        // The first page of a large catalogue: what is known of the others stays until they come.
        if (total > products.length) {
          state.products = byId([...listOf(current(state).products), ...arrived]);
          state.total = total;
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
