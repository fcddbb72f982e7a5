import { useLocation } from 'react-router-dom';
import { listingDefaultsAt } from '../features/catalog/listing/defaults';
import { ListingScreen } from '../features/catalog/listing/ListingScreen';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
import { shopVariantOf } from './shopVariants';

export default function ShopPage() {
  const { pathname } = useLocation();
  const { title, intro } = shopVariantOf(pathname);
  return (
    <PageContainer>
      <PageHead title={title} description={intro} />
      <ListingScreen
        key={pathname}
        title={title}
        intro={intro}
        defaults={listingDefaultsAt(pathname)}
      />
    </PageContainer>
  );
}
