import Box from '@mui/material/Box';
import { organizationJsonLd } from '../features/content/jsonLd';
import { Categories } from '../features/home/Categories';
import { Hero } from '../features/home/Hero';
import { LatestCollection } from '../features/home/LatestCollection';
import { Newsletter } from '../features/home/Newsletter';
import { PromoBanner, PromoSections } from '../features/home/Promos';
import { Policies, Reasons, Stats } from '../features/home/Reasons';
import { SlideBanner } from '../features/home/SlideBanner';
import { siteOrigin } from '../shared/config/origin';
import { farBelow } from '../shared/ui/farBelow';
import { later } from '../shared/ui/later';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead, SITE_NAME } from '../shared/ui/PageHead';

const stack = { display: 'grid', gap: { xs: 6, md: 9 }, '& > *': { minWidth: 0 } } as const;

/** Spec section 2, "Home". */
export default function HomePage() {
  return (
    <>
      <PageHead
        title={SITE_NAME}
        description="Women’s fashion and things for the home, delivered free across India. Cash on delivery or UPI, and 7 days to return."
        jsonLd={organizationJsonLd(siteOrigin())}
      />
      <Hero />
      <PageContainer {...later} sx={{ ...stack, py: { xs: 5, md: 8 } }}>
        <SlideBanner />
        <Box sx={farBelow('500px')}>
          <Categories />
        </Box>
        <Box sx={farBelow('1100px')}>
          <LatestCollection />
        </Box>
        <Box sx={farBelow('700px')}>
          <PromoSections />
        </Box>
      </PageContainer>
      <Box {...later} sx={farBelow('100svh')}>
        <PromoBanner />
      </Box>
      <PageContainer {...later} sx={{ ...stack, py: { xs: 5, md: 8 }, ...farBelow('1800px') }}>
        <Policies />
        <Reasons />
        <Box sx={{ display: 'grid', gap: { xs: 3, md: 4 } }}>
          <Stats />
          <Newsletter />
        </Box>
      </PageContainer>
    </>
  );
}
