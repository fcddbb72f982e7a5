import { useRef, type ReactNode } from 'react';
import type { Product } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { ratingOf } from '../catalog/price';
import { BuyBox } from './BuyBox';
import { cardSlots } from './cardSlots';
import { Gallery } from '../catalog/product/Gallery';
import { ProductRow } from '../catalog/product/ProductRow';
import { ProductTabs, type ProductTabsHandle } from '../catalog/product/ProductTabs';
import { RecentlyViewed } from '../catalog/product/RecentlyViewed';
import { RichDescription } from '../catalog/product/RichDescription';
import { StickyAddBar } from './StickyAddBar';
import { usePurchase } from './usePurchase';
import { useColourInAddress } from '../catalog/product/useColourInAddress';
import { useRelated } from '../catalog/product/useRelated';
import * as s from './ProductScreen.css';

interface ProductScreenProps {
  product: Product;
  products: readonly Product[];
  /** The reviews, passed in because they are a feature of their own. */
  reviews: ReactNode;
}

/** The product page: gallery, buy box, description and reviews, related products. */
export function ProductScreen({ product, products, reviews }: ProductScreenProps) {
  const purchase = usePurchase(product, useColourInAddress());
  const tabs = useRef<ProductTabsHandle>(null);
  const mainButton = useRef<HTMLDivElement>(null);
  const related = useRelated(product, products);
  return (
    <>
      <div className={s.columns}>
        <div className={s.pictures}>
          <Gallery product={product} colour={purchase.colour} priority />
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
      <ProductRow title={t('You may also like')} products={related} slots={cardSlots} />
      <RecentlyViewed productId={product._id} slots={cardSlots} />
      <StickyAddBar product={product} purchase={purchase} mainButton={mainButton} />
    </>
  );
}
