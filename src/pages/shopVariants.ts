import { paths } from '../shared/config/paths';

interface ShopVariant {
  title: string;
  intro: string;
}

const SHOP: ShopVariant = {
  title: 'Shop',
  intro: 'Everything at Marigold Lane: to wear, and to live with.',
};

/** Three addresses, one listing (decisions, "/collection, /summer-collection"). */
const VARIANTS: Partial<Record<string, ShopVariant>> = {
  [paths.collection]: {
    title: 'Collection',
    intro: 'Women’s fashion and home goods from workshops across India.',
  },
  [paths.summerCollection]: {
    title: 'Summer Collection',
    intro: 'Light cottons, open weaves and cool colours for the long afternoons.',
  },
};

/** What the listing at this address is called. */
export const shopVariantOf = (pathname: string): ShopVariant =>
  VARIANTS[pathname.replace(/\/+$/, '')] ?? SHOP;
