import { organizationJsonLd } from '../features/content/jsonLd';
import { useStoreDetails } from '../features/content/useStoreDetails';
import { Categories } from '../features/home/Categories';
import { Hero } from '../features/home/Hero';
import { LatestCollection } from '../features/home/LatestCollection';
import { Newsletter } from '../features/home/Newsletter';
import { PromoBanner, PromoSections } from '../features/home/Promos';
import { Policies, Reasons, Stats } from '../features/home/Reasons';
import { SlideBanner } from '../features/home/SlideBanner';
import { cardSlots } from '../features/purchase/cardSlots';
import { siteOrigin } from '../shared/config/origin';
import { t } from '../shared/i18n/t';
import { inSecondPart } from '../shared/ui/secondPart';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead, SITE_NAME } from '../shared/ui/PageHead';
import * as s from './HomePage.css';

/** Spec section 2, "Home". */
export default function HomePage() {
  const store = useStoreDetails();
  return (
    <>
      <PageHead
        title={SITE_NAME}
        description={t(
          'Women’s fashion and things for the home, delivered free across India. Cash on delivery or UPI, and 7 days to return.',
        )}
        jsonLd={organizationJsonLd(siteOrigin(), store)}
      />
      <Hero />
      <PageContainer className={s.ways}>
        {/* Each is inserted in a frame of its own, because the browser lays out at once what is near. */}
        <div {...inSecondPart}>
          <SlideBanner />
        </div>
        <div {...inSecondPart} className={s.categories}>
          <Categories />
        </div>
        <div {...inSecondPart} className={s.latest}>
          <LatestCollection slots={cardSlots} />
        </div>
        <div {...inSecondPart} className={s.collections}>
          <PromoSections />
        </div>
      </PageContainer>
      <div {...inSecondPart} className={s.banner}>
        <PromoBanner />
      </div>
      <PageContainer {...inSecondPart} className={s.aboutUs}>
        <Policies />
        <Reasons />
        <div className={s.last}>
          <Stats />
          <Newsletter />
        </div>
      </PageContainer>
    </>
  );
}
