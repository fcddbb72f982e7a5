import { useLocation } from 'react-router-dom';
import { parseListing } from '../features/catalog/listing/address';
import { listingDefaultsAt } from '../features/catalog/listing/defaults';
import { ListingScreen } from '../features/catalog/listing/ListingScreen';
import { listingHeading, listingTitle } from '../features/catalog/listing/listingTitle';
import { cardSlots } from '../features/purchase/cardSlots';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
import { shopVariantOf } from './shopVariants';

export default function ShopPage() {
  const { pathname, search } = useLocation();
  const variant = shopVariantOf(pathname);
  const state = parseListing(new URLSearchParams(search));
  const { title, intro } = listingHeading(variant, state, variant.isCollection);
  return (
    <PageContainer>
      <PageHead title={listingTitle(variant.title, state)} description={intro} />
      <ListingScreen
        key={pathname}
        title={title}
        intro={intro}
        defaults={listingDefaultsAt(pathname)}
        slots={cardSlots}
      />
    </PageContainer>
  );
}
