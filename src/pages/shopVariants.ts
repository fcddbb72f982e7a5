import type { ListingDefaults } from '../features/catalog/listing/address';
import { paths } from '../shared/config/paths';

interface ShopVariant {
  title: string;
  intro: string;
  defaults: ListingDefaults;
}

const SHOP: ShopVariant = {
  title: 'Shop',
  intro: 'Everything at Marigold Lane: to wear, and to live with.',
  defaults: {},
};

/** Three addresses, one listing (decisions, "/collection, /summer-collection"). */
const VARIANTS: Partial<Record<string, ShopVariant>> = {
  [paths.collection]: {
    title: 'Collection',
    intro: 'Women’s fashion and home goods from workshops across India.',
    defaults: {},
  },
  [paths.summerCollection]: {
    title: 'Summer Collection',
    intro: 'Light cottons, open weaves and cool colours for the long afternoons.',
    // Ignored like any unknown tag when the catalogue does not have it.
    defaults: { tags: ['summer'] },
  },
};

/** What the listing at this address is called, and what it starts with. */
export const shopVariantOf = (pathname: string): ShopVariant =>
  VARIANTS[pathname.replace(/\/+$/, '')] ?? SHOP;
