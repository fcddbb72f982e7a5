import { useEffect, useMemo, useState } from 'react';
import { useAppSelector } from '../../../app/hooks';
import type { ProductId } from '../../../shared/api/contract';
import { useHydrated } from '../../../shared/lib/hydration';
import { selectProductEntities } from '../catalogSelectors';
import type { CardSlots } from '../ProductCard';
import { ProductRow } from './ProductRow';
import { recentlyViewed } from './recentlyViewed';
import { RELATED_LIMIT } from './related';

interface RecentlyViewedProps {
  productId: ProductId;
  slots?: CardSlots | undefined;
}

/** What this device looked at before this product; records this one for the next page. */
export function RecentlyViewed({ productId, slots }: RecentlyViewedProps) {
  const entities = useAppSelector(selectProductEntities);
  // Read once: the list must not change under the reader when this page is written down.
  const [ids] = useState(() => recentlyViewed.read());
  useEffect(() => {
    recentlyViewed.add(productId);
  }, [productId]);
  const products = useMemo(
    () =>
      ids
        .filter((id) => id !== productId)
        .flatMap((id) => entities[id] ?? [])
        .slice(0, RELATED_LIMIT),
    [ids, entities, productId],
  );
  const isHydrated = useHydrated();
  // The server cannot know what this device has looked at.
  if (!isHydrated) return null;
  return <ProductRow title="Recently viewed" products={products} slots={slots} />;
}
