import type { FooterLink, HeaderItem } from '../../src/shared/api/contract';

/**
 * The header, deliberately unsorted: only `position` counts. The first nine are in the header's grid and the next four
 * after it (spec section 9); the others are in the phone menu.
 */
export const headerItems: readonly HeaderItem[] = [
  { _id: 'header-cart', type: 'icon', title: 'cart', link: '/cart', image: null, position: 13 },
  { _id: 'header-shop', type: 'link', title: 'Shop', link: '/shop', image: null, position: 2 },
  { _id: 'header-about', type: 'link', title: 'About', link: '/about', image: null, position: 8 },
  {
    _id: 'header-summer',
    type: 'theme',
    title: 'Summer',
    link: '/summer-collection',
    image: '/pictures/home/promo-summer.webp',
    position: 4,
  },
  { _id: 'header-logo', type: 'logo', title: 'Marigold Lane', link: '/', image: null, position: 1 },
  {
    _id: 'header-profile',
    type: 'icon',
    title: 'profile',
    link: '/profile',
    image: null,
    position: 12,
  },
  {
    _id: 'header-sarees',
    type: 'link',
    title: 'Sarees',
    link: '/shop?category=sarees',
    image: null,
    position: 6,
  },
  {
    _id: 'header-orders',
    type: 'link',
    title: 'Orders',
    link: '/orders',
    image: null,
    position: 14,
  },
  { _id: 'header-search', type: 'icon', title: 'search', link: '/shop', image: null, position: 10 },
  {
    _id: 'header-collection',
    type: 'link',
    title: 'Collection',
    link: '/collection',
    image: null,
    position: 3,
  },
  {
    _id: 'header-scheme',
    type: 'theme',
    title: 'Appearance',
    link: null,
    image: null,
    position: 11,
  },
  {
    _id: 'header-contact',
    type: 'link',
    title: 'Contact',
    link: '/contact',
    image: null,
    position: 9,
  },
  {
    _id: 'header-kurtas',
    type: 'link',
    title: 'Kurtas',
    link: '/shop?category=kurtas',
    image: null,
    position: 5,
  },
  {
    _id: 'header-wishlist',
    type: 'link',
    title: 'Wishlist',
    link: '/wishlist',
    image: null,
    position: 7,
  },
  {
    _id: 'header-returns',
    type: 'link',
    title: 'Returns',
    link: '/return-policy',
    image: null,
    position: 15,
  },
];

/** The footer shows the first five (spec section 9), which the header does not link. */
export const footerLinks: readonly FooterLink[] = [
  { _id: 'footer-returns', title: 'Returns and refunds', link: '/return-policy' },
  { _id: 'footer-cancellation', title: 'Cancellation policy', link: '/cancellation-policy' },
  { _id: 'footer-privacy', title: 'Privacy policy', link: '/privacy-policy' },
  { _id: 'footer-terms', title: 'Terms and conditions', link: '/terms-conditions' },
  { _id: 'footer-contact', title: 'Contact us', link: '/contact' },
  { _id: 'footer-about', title: 'About Marigold Lane', link: '/about' },
  { _id: 'footer-orders', title: 'Your orders', link: '/orders' },
];
