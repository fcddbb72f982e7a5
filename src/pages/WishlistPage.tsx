import FavoriteBorderIcon from '../shared/ui/icons/FavoriteBorderRounded';
import { useState, type ReactElement } from 'react';
import { useAppSelector } from '../app/hooks';
import { selectProductEntities } from '../features/catalog/catalogSelectors';
import { useCatalog } from '../features/catalog/queries/useCatalog';
import { useMissingProducts } from '../features/catalog/queries/useMissingProducts';
import { useCartActions } from '../features/cart/useCartActions';
import { useAccountWishlist } from '../features/wishlist/queries/useAccountWishlist';
import { useWishlist } from '../features/wishlist/useWishlist';
import { WishlistItem } from '../features/wishlist/WishlistItem';
import { selectWishesWaiting } from '../features/wishlist/wishlistSelectors';
import { wishlistLine } from '../features/wishlist/wishlistSlice';
import type { Product } from '../shared/api/contract';
import { paths } from '../shared/config/paths';
import { t } from '../shared/i18n/t';
import { Button } from '../shared/ui/Button';
import { ConfirmDialog } from '../shared/ui/ConfirmDialog';
import { EmptyState } from '../shared/ui/EmptyState';
import { ErrorNotice } from '../shared/ui/ErrorNotice';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
import * as text from '../shared/ui/text.css';
import { UnreadList } from '../shared/ui/UnreadList';
import * as s from './WishlistPage.css';

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
      <PageHead title={t('Your wishlist')} noIndex />
      <div className={s.head}>
        <h1 className={text.h2}>{t('Your wishlist')}</h1>
        {ids.length > 0 && (
          <>
            <p className={s.count}>
              {waiting > 0
                ? t('{count} saved · {waiting} waiting to reach your account', {
                    count: ids.length,
                    waiting,
                  })
                : t('{count} saved', { count: ids.length })}
            </p>
            <Button color="inherit" onClick={() => setIsAsking(true)}>
              {t('Clear All')}
            </Button>
          </>
        )}
      </div>
      {status === 'error' && ids.length > 0 && (
        <ErrorNotice
          message={error?.message ?? t('The products could not be loaded.')}
          onRetry={retry}
        />
      )}
      {ids.length === 0 && account.status !== 'known' && (
        <UnreadList what="wishlist" read={account} />
      )}
      {ids.length === 0 && account.status === 'known' && (
        <EmptyState
          icon={<FavoriteBorderIcon />}
          title={t('Your Wishlist is Empty')}
          text={t('Tap the heart on anything you would like to come back to.')}
          action={
            <Button to={paths.collection} variant="contained" size="large">
              {t('Explore the collection')}
            </Button>
          }
        />
      )}
      {ids.length > 0 && (
        <>
          <ul aria-label={t('Saved products')} className={s.products}>
            {ids.map((id) => (
              <WishlistItem
                key={id}
                product={products[id]}
                isLoading={status === 'loading' || !isSettled}
                onRemove={() => remove(id)}
                onMoveToCart={moveToCart}
              />
            ))}
          </ul>
          <Button to={paths.collection} className={s.more}>
            {t('Explore the collection')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('Clear your wishlist?')}
        text={t(
          '{count, plural, one {Your saved product will be removed.} other {All {count} saved products will be removed.}}',
          { count: ids.length },
        )}
        confirmLabel={t('Clear All')}
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
