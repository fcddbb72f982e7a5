import { useEffect, useMemo, useState } from 'react';
import { useAppSelector } from '../../../app/hooks';
import type { ProductId } from '../../../shared/api/contract';
import { t } from '../../../shared/i18n/t';
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

/** The products that this device viewed before this one; stores this one too. */
export function RecentlyViewed({ productId, slots }: RecentlyViewedProps) {
  const entities = useAppSelector(selectProductEntities);
  // Read once, so that the list does not change when this product is stored.
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
  // The server does not know what this device has viewed.
  if (!isHydrated) return null;
  return <ProductRow title={t('Recently viewed')} products={products} slots={slots} />;
}
