import { memo } from 'react';
import type { Product } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { inSecondPart } from '../../shared/ui/secondPart';
import type { ListingView } from './catalogSlice';
import { ProductCard, type CardSlots } from './ProductCard';
import * as s from './ProductGrid.css';

/** Cards on a first screen: two rows of a phone. */
export const FIRST_SCREEN_CARDS = 4;

interface ProductGridProps {
  products: readonly Product[];
  layout?: ListingView;
  /** How many of the first cards are above the fold; their pictures are loaded at once. */
  priorityCount?: number;
  /** Far below the first screen: pictures are fetched after hydration. */
  lazy?: boolean;
  /** Names the list for screen readers. */
  label?: string;
  slots?: CardSlots | undefined;
}

/** Products in columns as wide as the screen allows, or one below the other. */
export const ProductGrid = memo(function ProductGrid({
  products,
  layout = 'grid',
  priorityCount = 0,
  lazy = false,
  label = t('Products'),
  slots,
}: ProductGridProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- else Safari no longer calls a list without bullets a list
    <ul role="list" aria-label={label} className={s.products} data-layout={layout}>
      {products.map((product, at) => (
        <li key={product._id} {...(at >= FIRST_SCREEN_CARDS && inSecondPart)}>
          <ProductCard
            product={product}
            layout={layout}
            priority={at < priorityCount}
            lazy={lazy}
            slots={slots}
          />
        </li>
      ))}
    </ul>
  );
});

interface ProductGridSkeletonProps {
  count?: number;
  layout?: ListingView;
}

/** Placeholders as tall as cards. */
export const ProductGridSkeleton = memo(function ProductGridSkeleton({
  count = 8,
  layout = 'grid',
}: ProductGridSkeletonProps) {
  return (
    <ul aria-hidden className={s.products} data-layout={layout} data-skeleton>
      {Array.from({ length: count }, (_, at) => (
        <li key={at}>
          <div className={s.bones}>
            {layout === 'grid' ? (
              <>
                <span className={s.picture} />
                <span style={{ width: '40%' }} />
                <span className={s.name} />
                <span style={{ width: '60%' }} />
                <span className={s.foot} />
              </>
            ) : (
              <span className={s.row} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
});
