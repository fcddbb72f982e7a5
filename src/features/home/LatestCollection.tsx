import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { paths } from '../../shared/config/paths';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorNotice } from '../../shared/ui/ErrorNotice';
import { StillTrying } from '../../shared/ui/StillTrying';
import * as text from '../../shared/ui/text.css';
import { ProductGrid, ProductGridSkeleton } from '../catalog/ProductGrid';
import { useCatalog } from '../catalog/useCatalog';
import * as s from './LatestCollection.css';

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

export function LatestCollection() {
  const { error, retry, ...catalog } = useCatalog();
  // Rendered in slices: they come while the shop wakes up, and taps come in between.
  const products = useDeferredValue(catalog.products);
  const status = useDeferredValue(catalog.status);
  const count = useSteps(products.length > 0);
  const latest = products.slice(0, LATEST);
  const isMaking = status === 'loading' || count < latest.length;
  return (
    <section aria-labelledby="latest-title" className={s.latest}>
      <div className={s.head}>
        <h2 id="latest-title" className={text.h2}>
          LATEST COLLECTION
        </h2>
        <Button to={paths.shop} variant="outlined">
          See everything
        </Button>
      </div>
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
      <div className={s.place}>
        {status === 'loading' && <StillTrying />}
        {isMaking && <ProductGridSkeleton count={LATEST} />}
        {latest.length > 0 && (
          <div className={isMaking ? s.behind : undefined}>
            <ProductGrid products={latest.slice(0, count)} label="Latest collection" />
          </div>
        )}
      </div>
    </section>
  );
}
