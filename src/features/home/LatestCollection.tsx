import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorNotice } from '../../shared/ui/ErrorNotice';
import { StillTrying } from '../../shared/ui/StillTrying';
import { ProductGrid, ProductGridSkeleton } from '../catalog/ProductGrid';
import { useCatalog } from '../catalog/useCatalog';

/** Spec section 9: the first 6 products of the loaded list. */
const LATEST = 6;

export function LatestCollection() {
  const { error, retry, ...catalog } = useCatalog();
  // Six cards are made in slices: they come while the shop wakes up, and taps come in between.
  const products = useDeferredValue(catalog.products);
  const status = useDeferredValue(catalog.status);
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
      {status === 'loading' && (
        <>
          <StillTrying />
          <ProductGridSkeleton count={LATEST} />
        </>
      )}
      {status === 'error' && (
        <ErrorNotice
          message={error?.message ?? 'The products could not be loaded.'}
          onRetry={retry}
        />
      )}
      {status === 'ready' &&
        (products.length === 0 ? (
          <EmptyState
            title="No Products Found"
            text="New things are on their way."
            headingLevel="h3"
          />
        ) : (
          <ProductGrid products={products.slice(0, LATEST)} label="Latest collection" />
        ))}
    </Box>
  );
}
