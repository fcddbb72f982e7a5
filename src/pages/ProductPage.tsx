import { useDeferredValue, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { selectProductById } from '../features/catalog/catalogSelectors';
import { productJsonLd } from '../features/catalog/product/productJsonLd';
import { ProductRow } from '../features/catalog/product/ProductRow';
import { ProductScreen } from '../features/purchase/ProductScreen';
import { neighboursOf } from '../features/catalog/product/related';
import { useCatalog } from '../features/catalog/queries/useCatalog';
import { useMissingProducts } from '../features/catalog/queries/useMissingProducts';
import { cardSlots } from '../features/purchase/cardSlots';
import { ReviewsPanel } from '../features/reviews/ReviewsPanel';
import type { Product } from '../shared/api/contract';
import { siteOrigin } from '../shared/config/origin';
import { paths } from '../shared/config/paths';
import { SHARE_IMAGES } from '../shared/config/pictures';
import { t } from '../shared/i18n/t';
import { Button } from '../shared/ui/Button';
import { EmptyState } from '../shared/ui/EmptyState';
import { ErrorNotice } from '../shared/ui/ErrorNotice';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
import { Skeleton } from '../shared/ui/Skeleton';
import { StillTrying } from '../shared/ui/StillTrying';
import * as text from '../shared/ui/text.css';
import * as s from './ProductPage.css';

function LoadingProduct() {
  return (
    <div className={s.columns} aria-busy>
      <Skeleton className={s.picture} />
      <div className={s.lines}>
        <h1 role="status" className={s.loading}>
          {t('Loading product...')}
        </h1>
        <StillTrying />
        <Skeleton width="45%" height={24} />
        <Skeleton width="60%" height={32} />
        <Skeleton height={52} />
        <div aria-hidden className={s.sizes}>
          {[0, 1, 2, 3].map((size) => (
            <Skeleton key={size} width={48} height={44} />
          ))}
        </div>
        <Skeleton height={52} />
      </div>
    </div>
  );
}

function UnknownProduct({ id, products }: { id: string; products: readonly Product[] }) {
  return (
    <>
      <PageHead title={t('Product not found')} noIndex />
      <EmptyState
        title={t('We could not find this product')}
        headingLevel="h1"
        text={t('We may no longer sell it, or the link may be incomplete.')}
        action={
          <Button variant="contained" to={paths.shop}>
            {t('Go to the shop')}
          </Button>
        }
      />
      <ProductRow
        title={t('Close to what you were looking for')}
        products={neighboursOf(id, products)}
        slots={cardSlots}
      />
    </>
  );
}

export default function ProductPage() {
  const { productId = '' } = useParams();
  const catalog = useCatalog();
  const ids = useMemo(() => [productId], [productId]);
  const missing = useMissingProducts(ids);
  const { products, status } = catalog;
  const error = missing.error ?? (status === 'error' ? catalog.error : undefined);
  const known = useAppSelector((state) => selectProductById(state, productId));
  // Rendered in the background, like the list that it is part of (useCatalog).
  const product = useDeferredValue(known);
  return (
    <PageContainer>
      {product ? (
        <>
          <PageHead
            title={product.name}
            description={product.shortDescription}
            type="product"
            image={`${SHARE_IMAGES}/${encodeURIComponent(product._id)}.jpg`}
            jsonLd={productJsonLd(product, siteOrigin())}
          />
          <ProductScreen
            key={product._id}
            product={product}
            products={products}
            reviews={<ReviewsPanel product={product} />}
          />
        </>
      ) : known === undefined && status === 'ready' && missing.isSettled ? (
        <UnknownProduct id={productId} products={products} />
      ) : error ? (
        <>
          <h1 className={text.h1}>{t('Product')}</h1>
          <ErrorNotice
            title={t('The product could not be loaded')}
            message={error.message}
            onRetry={missing.error ? missing.retry : catalog.retry}
          />
        </>
      ) : (
        <LoadingProduct />
      )}
    </PageContainer>
  );
}
