import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PageContainer } from './PageContainer';

/** While a page's code is on its way: as tall as a screen, so that the footer does not jump. */
export function PageSkeleton() {
  return (
    <PageContainer aria-busy sx={{ minHeight: '100vh' }}>
      <Box role="status" aria-label="Loading page">
        <Skeleton width="min(420px, 70%)" height={44} sx={{ mb: 3 }} />
        <Skeleton height={280} sx={{ mb: 3, borderRadius: '14px' }} />
        {['92%', '84%', '60%'].map((width) => (
          <Skeleton key={width} width={width} height={20} sx={{ mb: 1.5 }} />
        ))}
      </Box>
    </PageContainer>
  );
}
