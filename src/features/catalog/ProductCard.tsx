import { clsx } from 'clsx';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '../../shared/api/contract';
import { productPath } from '../../shared/config/paths';
import { PriceText } from '../../shared/ui/PriceText';
import { StarRating } from '../../shared/ui/StarRating';
import { CardHeart } from '../wishlist/WishlistButton';
import { CardAdd } from './CardAdd';
import { formatWeight, Swatches } from './CardDetails';
import type { ListingView } from './catalogSlice';
import { categoriesOf, discountPercent, displayedPrice, originalPrice, ratingOf } from './price';
import { LateProductImage, ProductImage } from './ProductImage';
import { useQuickView } from './useQuickView';
import * as s from './cardStyles.css';

interface ProductCardProps {
  product: Product;
  /** Above the fold: its picture is loaded at once. */
  priority?: boolean;
  /** Far below it: its picture is fetched when the shop is awake. */
  late?: boolean;
  layout?: ListingView;
}

const SIZES = {
  grid: '(min-width: 1200px) 300px, (min-width: 600px) 33vw, 50vw',
  list: '(min-width: 900px) 220px, 24vw',
};

/**
 * A product in a grid or list (spec section 2). The whole card is one link, stretched from its
 * name; heart, quick view and add are buttons beside it, never inside it.
 */
export const ProductCard = memo(function ProductCard({
  product,
  priority = false,
  late = false,
  layout = 'grid',
}: ProductCardProps) {
  const Picture = late ? LateProductImage : ProductImage;
  const quickView = useQuickView(product);
  const rating = ratingOf(product);
  const discount = discountPercent(product);
  const category = categoriesOf(product)[0];
  return (
    <article className={clsx(s.card, layout === 'list' && 'list', !product.inStock && 'sold-out')}>
      <div className="media" data-picture="card">
        <Picture
          product={product}
          alt=""
          sizes={SIZES[layout]}
          priority={priority ? 'high' : 'auto'}
        />
        <span className="badges">
          {!product.inStock && <span className="badge out">Out of stock</span>}
          {product.inStock && product.isFeatured && <span className="badge">Featured</span>}
        </span>
      </div>
      <div className="body">
        {category !== undefined && <span className="category">{category}</span>}
        <h3 className="name">
          <Link to={productPath(product._id)}>{product.name}</Link>
        </h3>
        {product.shortDescription !== '' && <p className="short">{product.shortDescription}</p>}
        <span className="facts">
          <Swatches colors={product.colors} />
          {typeof product.weight === 'number' && <span>{formatWeight(product.weight)}</span>}
        </span>
        {rating !== null && <StarRating value={rating} count={product.totalReviews} size={16} />}
        <span className="price">
          <PriceText paise={displayedPrice(product)} originalPaise={originalPrice(product)} />
          {discount !== null && <span className="off">{`${String(discount)}% off`}</span>}
        </span>
        <CardAdd product={product} />
      </div>
      <div className="tools">
        <CardHeart product={product} />
        <button
          type="button"
          className="quick"
          aria-label={`Quick view: ${product.name}`}
          aria-haspopup="dialog"
          onClick={quickView.open}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden>
            <path
              d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"
              stroke="currentColor"
              strokeWidth="1.8"
            />
            <circle cx="12" cy="12" r="3" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </button>
      </div>
      {quickView.dialog}
    </article>
  );
});
