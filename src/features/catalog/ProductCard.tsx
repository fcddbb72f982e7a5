import { clsx } from 'clsx';
import { memo, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '../../shared/api/contract';
import { productPath } from '../../shared/config/paths';
import { label } from '../../shared/i18n/label';
import { t } from '../../shared/i18n/t';
import { fewLeft } from '../../shared/lib/stock';
import { PriceText } from '../../shared/ui/PriceText';
import { StarRating } from '../../shared/ui/StarRating';
import { formatWeight, Swatches } from './CardDetails';
import type { ListingView } from './catalogSlice';
import { categoriesOf, discountPercent, displayedPrice, originalPrice, ratingOf } from './price';
import { LazyProductImage, ProductImage } from './ProductImage';
import * as s from './cardStyles.css';

/** What a page renders inside a card, which knows neither cart nor wishlist. */
export interface CardSlots {
  /** At the bottom of the card: the add button. */
  Foot: ComponentType<{ product: Product }>;
  /** Over the picture: heart and quick view. */
  Tools: ComponentType<{ product: Product }>;
}

interface ProductCardProps {
  product: Product;
  /** Above the fold: loads its picture at once. */
  priority?: boolean;
  /** Far below the fold: loads its picture after hydration. */
  lazy?: boolean;
  layout?: ListingView;
  slots?: CardSlots | undefined;
}

const SIZES = {
  // Two columns with their gap between the page's margins.
  grid: '(min-width: 1200px) 300px, calc(50vw - 24px)',
  list: '(min-width: 900px) 220px, 24vw',
};

/**
 * A product in a grid or list (spec section 2). The whole card is one link, stretched from its name; heart,
 * quick view and add button are siblings of the link.
 */
export const ProductCard = memo(function ProductCard({
  product,
  priority = false,
  lazy = false,
  layout = 'grid',
  slots,
}: ProductCardProps) {
  const Picture = lazy ? LazyProductImage : ProductImage;
  const rating = ratingOf(product);
  const discount = discountPercent(product);
  const category = categoriesOf(product)[0];
  const few = fewLeft(product);
  const badge = product.badge ?? (product.isFeatured ? t('Featured') : undefined);
  return (
    <article className={s.card} data-layout={layout} data-sold-out={!product.inStock || undefined}>
      <div className={s.media} data-picture="card">
        <Picture
          product={product}
          alt=""
          sizes={SIZES[layout]}
          priority={priority ? 'high' : 'auto'}
        />
        <span className={s.badges}>
          {!product.inStock && (
            <span className={clsx(s.badge, s.soldOutBadge)}>{t('Out of stock')}</span>
          )}
          {product.inStock && few !== null && (
            <span className={s.badge}>{t('Only {count} left', { count: few })}</span>
          )}
          {product.inStock && badge !== undefined && (
            <span className={s.badge}>{label(badge)}</span>
          )}
        </span>
      </div>
      <div className={s.body}>
        {category !== undefined && <span className={s.category}>{label(category)}</span>}
        <h3 className={s.name}>
          <Link to={productPath(product._id)}>{product.name}</Link>
        </h3>
        {product.shortDescription !== '' && <p className={s.short}>{product.shortDescription}</p>}
        <span className={s.facts}>
          <Swatches product={product} />
          {typeof product.weight === 'number' && <span>{formatWeight(product.weight)}</span>}
        </span>
        {rating !== null && <StarRating value={rating} count={product.totalReviews} size={16} />}
        <span className={s.price}>
          <PriceText paise={displayedPrice(product)} originalPaise={originalPrice(product)} />
          {discount !== null && (
            <span className={s.off}>{t('{percent}% off', { percent: discount })}</span>
          )}
        </span>
        {slots && <slots.Foot product={product} />}
      </div>
      {slots && <slots.Tools product={product} />}
    </article>
  );
});
