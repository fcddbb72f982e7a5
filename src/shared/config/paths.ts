/** All addresses of the shop (spec section 2). */
export const paths = {
  home: '/',
  shop: '/shop',
  collection: '/collection',
  summerCollection: '/summer-collection',
  about: '/about',
  contact: '/contact',
  product: '/product/:productId',
  cart: '/cart',
  wishlist: '/wishlist',
  profile: '/profile',
  login: '/login',
  placeOrder: '/place-order',
  orders: '/orders',
  order: '/orders/:orderId',
  invoice: '/orders/:orderId/invoice',
  verify: '/verify',
  privacyPolicy: '/privacy-policy',
  cancellationPolicy: '/cancellation-policy',
  returnPolicy: '/return-policy',
  termsConditions: '/terms-conditions',
} as const;

/** The pathnames that a route pattern matches, as a regular expression; `*` matches all. */
export const patternOf = (path: string): string =>
  path === '*' ? '' : `^${path.replaceAll(/:[a-zA-Z]+/g, '([^/]+)')}$`;

export const productPath = (productId: string, colour?: string): string => {
  const path = `/product/${encodeURIComponent(productId)}`;
  return colour === undefined ? path : `${path}?colour=${encodeURIComponent(colour)}`;
};

export const orderPath = (orderId: string): string => `/orders/${encodeURIComponent(orderId)}`;

/** The login page with the form for a new password; `secret` comes from the mail. */
export const resetPath = (secret: string): string => `${paths.login}#reset=${secret}`;

export const invoicePath = (orderId: string): string => `${orderPath(orderId)}/invoice`;

/** The listing of a category or a tag: `/shop?category=sofa`. */
export function shopPath(facets: { category?: string; tag?: string } = {}): string {
  const query = new URLSearchParams(facets).toString();
  return query === '' ? paths.shop : `${paths.shop}?${query}`;
}

/**
 * The path to open after sign-in: `candidate` if it is a path of this shop, else null (docs/decisions.md:
 * "Only paths of this shop are ever followed"). The base's host cannot occur in a candidate, so `//evil`,
 * `/\evil` and `javascript:` are refused.
 */
export function safeReturnPath(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || !candidate.startsWith('/')) return null;
  try {
    const base = 'https://shop.invalid';
    const url = new URL(candidate, base);
    if (url.origin !== base || url.pathname === paths.login) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}
