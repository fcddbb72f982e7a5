import { useRef, type ReactNode } from 'react';
import type { Product } from '../../../shared/api/contract';
import { ratingOf } from '../price';
import { BuyBox } from './BuyBox';
import { Gallery } from './Gallery';
import { ProductRow } from './ProductRow';
import { ProductTabs, type ProductTabsHandle } from './ProductTabs';
import { RecentlyViewed } from './RecentlyViewed';
import { RichDescription } from './RichDescription';
import { StickyAddBar } from './StickyAddBar';
import { usePurchase } from './usePurchase';
import { useRelated } from './useRelated';
import * as s from './ProductScreen.css';

interface ProductScreenProps {
  product: Product;
  products: readonly Product[];
  /** The reviews, which are a feature of their own. */
  reviews: ReactNode;
}

/** One product: gallery, what decides about buying, description and reviews, and what is near. */
export function ProductScreen({ product, products, reviews }: ProductScreenProps) {
  const purchase = usePurchase(product);
  const tabs = useRef<ProductTabsHandle>(null);
  const mainButton = useRef<HTMLDivElement>(null);
  const related = useRelated(product, products);
  return (
    <>
      <div className={s.columns}>
        <div className={s.pictures}>
          <Gallery product={product} priority />
        </div>
        <BuyBox
          product={product}
          purchase={purchase}
          mainButton={mainButton}
          onShowReviews={() => {
            tabs.current?.showReviews();
          }}
        />
      </div>
      <ProductTabs
        ref={tabs}
        reviewCount={ratingOf(product) === null ? null : product.totalReviews}
        description={<RichDescription html={product.description || product.shortDescription} />}
        reviews={reviews}
      />
      <ProductRow title="You may also like" products={related} />
      <RecentlyViewed productId={product._id} />
      <StickyAddBar product={product} purchase={purchase} mainButton={mainButton} />
    </>
  );
}
