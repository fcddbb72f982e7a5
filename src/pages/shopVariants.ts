import { paths } from '../shared/config/paths';

interface ShopVariant {
  title: string;
  intro: string;
  isCollection: boolean;
}

const SHOP: ShopVariant = {
  title: 'Shop',
  intro: 'Everything at Marigold Lane: to wear, and to live with.',
  isCollection: false,
};

/** Three addresses, one listing (docs/decisions.md, "/collection, /summer-collection"). */
const VARIANTS: Partial<Record<string, ShopVariant>> = {
  [paths.collection]: {
    title: 'Collection',
    intro: 'Women’s fashion and home goods from workshops across India.',
    isCollection: true,
  },
  [paths.summerCollection]: {
    title: 'Summer Collection',
    intro: 'Light cottons, open weaves and cool colours for the long afternoons.',
    isCollection: true,
  },
};

/** The listing's name at this address. */
export const shopVariantOf = (pathname: string): ShopVariant =>
  VARIANTS[pathname.replace(/\/+$/, '')] ?? SHOP;
