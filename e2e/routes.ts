/** Every route of the shop, as everybody sees it and as a person with a full cart does. */
export const forEverybody = [
  '/',
  '/shop',
  '/shop?category=sofa&search=linen',
  '/collection',
  '/summer-collection',
  '/about',
  '/contact',
  '/cart',
  '/wishlist',
  '/profile',
  '/login',
  '/orders',
  '/privacy-policy',
  '/cancellation-policy',
  '/return-policy',
  '/terms-conditions',
  '/no-such-page',
];
export const whenSignedIn = ['/cart', '/wishlist', '/profile', '/place-order', '/orders'];
