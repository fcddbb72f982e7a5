import { useLocation } from 'react-router-dom';
import type { ListingDefaults } from '../features/catalog/listing/address';
import { ListingScreen } from '../features/catalog/listing/ListingScreen';
import { paths } from '../shared/config/paths';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';

interface Variant {
  title: string;
  intro: string;
  defaults: ListingDefaults;
}

const SHOP: Variant = {
  title: 'Shop',
  intro: 'Everything at Marigold Lane: to wear, and to live with.',
  defaults: {},
};

/** Three addresses, one listing (decisions, "/collection, /summer-collection"). */
const VARIANTS: Partial<Record<string, Variant>> = {
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

export default function ShopPage() {
  const { pathname } = useLocation();
  const { title, intro, defaults } = VARIANTS[pathname.replace(/\/+$/, '')] ?? SHOP;
  return (
    <PageContainer>
      <PageHead title={title} description={intro} />
      <ListingScreen key={pathname} title={title} intro={intro} defaults={defaults} />
    </PageContainer>
  );
}
