import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorderRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { selectProductEntities } from '../features/catalog/catalogSelectors';
import { useCatalog } from '../features/catalog/useCatalog';
import { useMissingProducts } from '../features/catalog/useMissingProducts';
import { useCartActions } from '../features/cart/useCartActions';
import { useAccountWishlist } from '../features/wishlist/useAccountWishlist';
import { useWishlist } from '../features/wishlist/useWishlist';
import { WishlistItem } from '../features/wishlist/WishlistItem';
import { selectWishesWaiting } from '../features/wishlist/wishlistSelectors';
import { wishlistLine } from '../features/wishlist/wishlistSlice';
import type { Product } from '../shared/api/contract';
import { paths } from '../shared/config/paths';
import { ConfirmDialog } from '../shared/ui/ConfirmDialog';
import { EmptyState } from '../shared/ui/EmptyState';
import { ErrorNotice } from '../shared/ui/ErrorNotice';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
import { UnreadList } from '../shared/ui/UnreadList';

export default function WishlistPage(): ReactElement {
  const { ids, remove, clear } = useWishlist();
  const { addLine } = useCartActions();
  const { status, error, retry } = useCatalog();
  const { isSettled } = useMissingProducts(ids);
  const products = useAppSelector(selectProductEntities);
  const waiting = useAppSelector(selectWishesWaiting);
  const account = useAccountWishlist();
  const [isAsking, setIsAsking] = useState(false);

  const moveToCart = (product: Product, size?: string) => {
    const saved = { ...wishlistLine(product._id), quantity: 1 };
    if (addLine(product, size, saved)) remove(product._id);
  };

  return (
    <PageContainer>
      <PageHead title="Your wishlist" noIndex />
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          flexWrap: 'wrap',
          columnGap: { xs: 1, sm: 2 },
          mb: { xs: 2, md: 3 },
        }}
      >
        <Typography variant="h2" component="h1">
          Your wishlist
        </Typography>
        {ids.length > 0 && (
          <>
            <Typography sx={{ color: 'text.secondary', flex: '1 0 auto', maxWidth: '100%' }}>
              {ids.length} saved
              {waiting > 0 && ` · ${String(waiting)} waiting to reach your account`}
            </Typography>
            <Button color="inherit" onClick={() => setIsAsking(true)} sx={{ minHeight: 44 }}>
              Clear All
            </Button>
          </>
        )}
      </Stack>
      {status === 'error' && ids.length > 0 && (
        <ErrorNotice
          message={error?.message ?? 'The products could not be loaded.'}
          onRetry={retry}
        />
      )}
      {ids.length === 0 && account.status !== 'known' && (
        <UnreadList what="wishlist" read={account} />
      )}
      {ids.length === 0 && account.status === 'known' && (
        <EmptyState
          icon={<FavoriteBorderIcon />}
          title="Your Wishlist is Empty"
          text="Tap the heart on anything you would like to come back to."
          action={
            <Button component={RouterLink} to={paths.collection} variant="contained" size="large">
              Explore the collection
            </Button>
          }
        />
      )}
      {ids.length > 0 && (
        <>
          <Box
            component="ul"
            aria-label="Saved products"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gridTemplateColumns: {
                xs: 'repeat(2, minmax(0, 1fr))',
                sm: 'repeat(3, minmax(0, 1fr))',
                lg: 'repeat(4, minmax(0, 1fr))',
              },
              gap: { xs: 2, md: 3 },
            }}
          >
            {ids.map((id) => (
              <WishlistItem
                key={id}
                product={products[id]}
                isLoading={status === 'loading' || !isSettled}
                onRemove={() => remove(id)}
                onMoveToCart={moveToCart}
              />
            ))}
          </Box>
          <Button component={RouterLink} to={paths.collection} sx={{ mt: 4, minHeight: 44 }}>
            Explore the collection
          </Button>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Clear your wishlist?"
        text={
          ids.length === 1
            ? 'Your saved product will be removed.'
            : `All ${String(ids.length)} saved products will be removed.`
        }
        confirmLabel="Clear All"
        tone="error"
        onConfirm={() => {
          setIsAsking(false);
          clear();
        }}
        onClose={() => setIsAsking(false)}
      />
    </PageContainer>
  );
}
