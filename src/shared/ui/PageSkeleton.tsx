import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactElement } from 'react';
import { PageContainer } from './PageContainer';

/** Stands in while a page's chunk loads; as tall as a screen, so that the footer stays below. */
export function PageSkeleton(): ReactElement {
  return (
    <PageContainer>
      <Box role="status" aria-label="Loading the page" sx={{ minHeight: '100vh', pt: 2 }}>
        <Skeleton variant="text" width="40%" height={56} />
        <Skeleton variant="text" width="65%" />
        <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} />
      </Box>
    </PageContainer>
  );
}
