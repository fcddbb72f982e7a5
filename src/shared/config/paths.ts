/** Every address of the shop (spec section 2), so that no screen spells one by hand. */
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

/** Which pathnames an address with parameters stands for, as a regular expression; `*` for all. */
export const patternOf = (path: string): string =>
  path === '*' ? '' : `^${path.replaceAll(/:[a-zA-Z]+/g, '([^/]+)')}$`;

export const productPath = (productId: string): string =>
  `/product/${encodeURIComponent(productId)}`;

export const orderPath = (orderId: string): string => `/orders/${encodeURIComponent(orderId)}`;

export const invoicePath = (orderId: string): string => `${orderPath(orderId)}/invoice`;

/** The listing, narrowed to a category or a tag: `/shop?category=sofa`. */
export function shopPath(facets: { category?: string; tag?: string } = {}): string {
  const query = new URLSearchParams(facets).toString();
  return query === '' ? paths.shop : `${paths.shop}?${query}`;
}

/**
 * Where to go after signing in: `candidate` when it is a path of this shop, else null
 * (decisions: "Only paths of this shop are ever followed"). The base has a name that no
 * candidate can share, so `//evil`, `/\evil` and `javascript:` all fall out.
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
