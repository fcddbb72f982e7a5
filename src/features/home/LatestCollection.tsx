import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorNotice } from '../../shared/ui/ErrorNotice';
import { StillTrying } from '../../shared/ui/StillTrying';
import * as text from '../../shared/ui/text.css';
import type { CardSlots } from '../catalog/ProductCard';
import { ProductGrid, ProductGridSkeleton } from '../catalog/ProductGrid';
import {
  selectAllProducts,
  selectCatalogFetchedAt,
  selectListFailure,
} from '../catalog/catalogSelectors';
import { listRequested } from '../catalog/catalogSlice';
import { LATEST } from './latest';
import * as s from './LatestCollection.css';

/** Cards rendered per commit. */
const STEP = 2;

/**
 * The number of cards to render now. The browser lays out each commit in one task; with a few cards at a
 * time, clicks are handled in between.
 */
function useSteps(isReady: boolean): number {
  // On Back all are rendered with the page.
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

/**
 * The products in the state: a prerendered home contains these six, and the deferred services fetch the
 * list after hydration (docs/adr/0013-deferred-services.md).
 */
function useLatest() {
  const products = useAppSelector(selectAllProducts);
  const isAnswered = useAppSelector(selectCatalogFetchedAt) !== null;
  const failure = useAppSelector(selectListFailure);
  const status = products.length > 0 || isAnswered ? 'ready' : failure ? 'error' : 'loading';
  return { products, status, failure } as const;
}

export function LatestCollection({ slots }: { slots: CardSlots }) {
  const dispatch = useAppDispatch();
  const { failure, ...known } = useLatest();
  // Deferred renders are interruptible: they happen around hydration, and clicks come in between.
  const products = useDeferredValue(known.products);
  const status = useDeferredValue(known.status);
  const count = useSteps(products.length > 0);
  const latest = products.slice(0, LATEST);
  const isMaking = status === 'loading' || count < latest.length;
  return (
    <section aria-labelledby="latest-title" className={s.latest}>
      <div className={s.head}>
        <h2 id="latest-title" className={text.h2}>
          {t('LATEST COLLECTION')}
        </h2>
        <Button to={paths.shop} variant="outlined">
          {t('See everything')}
        </Button>
      </div>
      {status === 'error' && (
        <ErrorNotice
          message={failure?.message ?? t('The products could not be loaded.')}
          onRetry={() => dispatch(listRequested())}
        />
      )}
      {status === 'ready' && latest.length === 0 && (
        <EmptyState
          title={t('No Products Found')}
          text={t('New arrivals are on their way.')}
          headingLevel="h3"
        />
      )}
      <div className={s.place}>
        {status === 'loading' && <StillTrying />}
        {isMaking && <ProductGridSkeleton count={LATEST} />}
        {latest.length > 0 && (
          <div className={isMaking ? s.behind : undefined}>
            <ProductGrid
              products={latest.slice(0, count)}
              label={t('Latest collection')}
              slots={slots}
              lazy
            />
          </div>
        )}
      </div>
    </section>
  );
}
