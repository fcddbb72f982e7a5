/** Who holds what: one line a slice. Persistence wraps these in `persistence.ts`. */
import { combineReducers } from '@reduxjs/toolkit';
import { cartReducer } from '../features/cart/cartSlice';
import { catalogReducer } from '../features/catalog/catalogSlice';
import { checkoutReducer } from '../features/checkout/checkoutSlice';
import { ordersReducer } from '../features/orders/ordersSlice';
import { sessionReducer } from '../features/session/sessionSlice';
import { wishlistReducer } from '../features/wishlist/wishlistSlice';
import { baseApi } from '../shared/api/baseApi';

export const reducers = {
  catalog: catalogReducer,
  cart: cartReducer,
  wishlist: wishlistReducer,
  session: sessionReducer,
  checkout: checkoutReducer,
  orders: ordersReducer,
  [baseApi.reducerPath]: baseApi.reducer,
};

export const rootReducer = combineReducers(reducers);
export type RootState = ReturnType<typeof rootReducer>;
