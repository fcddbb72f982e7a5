import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorNotice } from '../../shared/ui/ErrorNotice';
import { StillTrying } from '../../shared/ui/StillTrying';
import { ProductGrid, ProductGridSkeleton } from '../catalog/ProductGrid';
import { useCatalog } from '../catalog/useCatalog';

/** Spec section 9: the first 6 products of the loaded list. */
const LATEST = 6;
/** Cards made at a time. */
const STEP = 2;

/**
 * How many cards are to be there by now. The browser lays out all that came in one commit in one
 * task; a few at a time, a tap comes in between.
 */
function useSteps(isReady: boolean): number {
  // Coming back, all are there with the page.
  const [count, setCount] = useState(isReady ? LATEST : 0);
  useEffect(() => {
    if (!isReady || count >= LATEST) return undefined;
    const timer = setTimeout(() => {
      startTransition(() => {
        setCount(count + STEP);
      });
    });
    return () => {
      clearTimeout(timer);
    };
  }, [isReady, count]);
  return count;
}

/** Laid out in its place behind the skeleton, and not to be seen. */
const BEHIND = { position: 'absolute', insetInline: 0, top: 0, visibility: 'hidden' } as const;

export function LatestCollection() {
  const { error, retry, ...catalog } = useCatalog();
  // Rendered in slices: they come while the shop wakes up, and taps come in between.
  const products = useDeferredValue(catalog.products);
  const status = useDeferredValue(catalog.status);
  const count = useSteps(products.length > 0);
  const latest = products.slice(0, LATEST);
  const isMaking = status === 'loading' || count < latest.length;
  return (
    <Box
      component="section"
      aria-labelledby="latest-title"
      sx={(theme) => ({
        // Six fill their rows at every width: two, three, or six in a row.
        [theme.breakpoints.up('sm')]: {
          '& ul[aria-label]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        },
        [theme.breakpoints.up('lg')]: {
          '& ul[aria-label]': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: '16px' },
        },
      })}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: 2,
          mb: 3,
        }}
      >
        <Typography variant="h2" id="latest-title">
          LATEST COLLECTION
        </Typography>
        <Button component={RouterLink} to={paths.shop} variant="outlined">
          See everything
        </Button>
      </Box>
      {status === 'error' && (
        <ErrorNotice
          message={error?.message ?? 'The products could not be loaded.'}
          onRetry={retry}
        />
      )}
      {status === 'ready' && latest.length === 0 && (
        <EmptyState
          title="No Products Found"
          text="New things are on their way."
          headingLevel="h3"
        />
      )}
      <Box sx={{ position: 'relative' }}>
        {status === 'loading' && <StillTrying />}
        {isMaking && <ProductGridSkeleton count={LATEST} />}
        {latest.length > 0 && (
          <Box sx={isMaking ? BEHIND : undefined}>
            <ProductGrid products={latest.slice(0, count)} label="Latest collection" />
          </Box>
        )}
      </Box>
    </Box>
  );
}
