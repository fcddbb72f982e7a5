import { paths } from '../shared/config/paths';
import { t } from '../shared/i18n/t';

interface ShopVariant {
  title: string;
  intro: string;
  isCollection: boolean;
}

const SHOP: ShopVariant = {
  title: t('Shop'),
  intro: t('Everything at Marigold Lane: to wear, and to live with.'),
  isCollection: false,
};

/** Three addresses, one listing (docs/decisions.md, "/collection, /summer-collection"). */
const VARIANTS: Partial<Record<string, ShopVariant>> = {
  [paths.collection]: {
    title: t('Collection'),
    intro: t('Women’s fashion and home goods from workshops across India.'),
    isCollection: true,
  },
  [paths.summerCollection]: {
    title: t('Summer Collection'),
    intro: t('Light cottons, open weaves and cool colours for the long afternoons.'),
    isCollection: true,
  },
};

/** The listing's name at this address. */
export const shopVariantOf = (pathname: string): ShopVariant =>
  VARIANTS[pathname.replace(/\/+$/, '')] ?? SHOP;
