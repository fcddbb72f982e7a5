/** The slices. `persistence.ts` wraps those that are stored. */
import { cartReducer } from '../features/cart/cartSlice';
import { catalogReducer } from '../features/catalog/catalogSlice';
import { checkoutReducer } from '../features/checkout/checkoutSlice';
import { contentReducer } from '../features/content/contentSlice';
import { layoutReducer } from '../features/layout/layoutSlice';
import { ordersReducer } from '../features/orders/ordersSlice';
import { sessionReducer } from '../features/session/sessionSlice';
import { wishlistReducer } from '../features/wishlist/wishlistSlice';
import type { baseApi } from '../shared/api/baseApi';

export const reducers = {
  catalog: catalogReducer,
  cart: cartReducer,
  wishlist: wishlistReducer,
  session: sessionReducer,
  checkout: checkoutReducer,
  orders: ordersReducer,
  content: contentReducer,
  layout: layoutReducer,
};

/** RTK Query's cache; added when its code is loaded (shared/api/apiSlot.ts). */
export interface LazyState {
  api: ReturnType<typeof baseApi.reducer>;
}

export type RootState = Partial<LazyState> & {
  [Slice in keyof typeof reducers]: ReturnType<(typeof reducers)[Slice]>;
};
