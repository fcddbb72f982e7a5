import { paths } from '../shared/config/paths';

interface ShopVariant {
  title: string;
  intro: string;
}

const SHOP: ShopVariant = {
  title: 'Shop',
  intro: 'Everything at Marigold Lane: to wear, and to live with.',
};

/** Three addresses, one listing (docs/decisions.md, "/collection, /summer-collection"). */
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

/** The listing's name at this address. */
export const shopVariantOf = (pathname: string): ShopVariant =>
  VARIANTS[pathname.replace(/\/+$/, '')] ?? SHOP;
