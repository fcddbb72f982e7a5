import Box from '@mui/material/Box';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Product } from '../../../shared/api/contract';
import { ratingOf } from '../price';
import { BuyBox } from './BuyBox';
import { Gallery } from './Gallery';
import { ProductRow } from './ProductRow';
import { ProductTabs, type ProductTab } from './ProductTabs';
import { RecentlyViewed } from './RecentlyViewed';
import { relatedTo } from './related';
import { productColumns, TWO_COLUMNS } from './productColumns';
import { RichDescription } from './RichDescription';
import { StickyAddBar } from './StickyAddBar';
import { usePurchase } from './usePurchase';

interface ProductScreenProps {
  product: Product;
  products: readonly Product[];
  /** The reviews, which are a feature of their own. */
  reviews: ReactNode;
}

/** One product: gallery, what decides about buying, description and reviews, and what is near. */
export function ProductScreen({ product, products, reviews }: ProductScreenProps) {
  const { hash } = useLocation();
  const purchase = usePurchase(product);
  const [tab, setTab] = useState<ProductTab>(hash === '#reviews' ? 'reviews' : 'description');
  const tabs = useRef<HTMLDivElement>(null);
  const mainButton = useRef<HTMLDivElement>(null);
  const related = useMemo(() => relatedTo(product, products), [product, products]);
  return (
    <>
      <Box
        sx={{
          ...productColumns,
          alignItems: 'start',
        }}
      >
        <Box
          sx={{
            [TWO_COLUMNS]: { position: 'sticky', top: 'calc(var(--ml-header) + 16px)' },
            minWidth: 0,
          }}
        >
          <Gallery product={product} priority />
        </Box>
        <BuyBox
          product={product}
          purchase={purchase}
          mainButton={mainButton}
          onShowReviews={() => {
            setTab('reviews');
            tabs.current?.scrollIntoView({ block: 'start' });
            tabs.current?.querySelector<HTMLElement>('[role="tab"]:last-of-type')?.focus();
          }}
        />
      </Box>
      <Box
        ref={tabs}
        sx={{ mt: { xs: 4, md: 8 }, scrollMarginTop: 'calc(var(--ml-header) + 16px)' }}
      >
        <ProductTabs
          value={tab}
          onChange={setTab}
          reviewCount={ratingOf(product) === null ? null : product.totalReviews}
          description={<RichDescription html={product.description || product.shortDescription} />}
          reviews={reviews}
        />
      </Box>
      <ProductRow title="You may also like" products={related} />
      <RecentlyViewed productId={product._id} />
      <StickyAddBar product={product} purchase={purchase} mainButton={mainButton} />
    </>
  );
}
