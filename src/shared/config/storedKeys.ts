/** Keys in localStorage that a page reads before any script of the shop is loaded. */

/** Of the specification, section 3. */
export const TOKEN_KEY = 'token';
export const CART_KEY = 'cartItems';
export const WISHLIST_KEY = 'wishlist';

/** One of them exists if the shopper is signed in, or has a cart or wishlist. */
export const PERSONAL_KEYS = [TOKEN_KEY, CART_KEY, WISHLIST_KEY];

/** The data saver's switch: `on` or `off`. */
export const DATA_SAVER_KEY = 'app:data-saver';
