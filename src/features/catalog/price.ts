import type { Product } from '../../shared/api/contract';
import { unitPriceOf } from '../../shared/api/productRules';
import { t } from '../../shared/i18n/t';
import { toPaise, type Paise } from '../../shared/lib/money';

export type Priced = Partial<Pick<Product, 'regularPrice' | 'salePrice'>>;
type Rated = Pick<Product, 'allowCustomerReviews' | 'averageRating' | 'rating'>;

/**
 * What the shopper pays for one unit, in paise: the sale price if set, else the regular one
 * (spec section 9). `null` reads 'Price not available'.
 */
export function displayedPrice(product: Priced): Paise | null {
  const rupees = unitPriceOf(product);
  return rupees === null ? null : toPaise(rupees);
}

/** The regular price in paise when it exceeds the displayed one, to be struck through; else null. */
export function originalPrice(product: Priced): Paise | null {
  const regular = displayedPrice({ regularPrice: product.regularPrice });
  return regular !== null && regular > (displayedPrice(product) ?? regular) ? regular : null;
}

/** Rounded percentage between the two prices; null unless the original exceeds (spec section 5). */
export function discountPercent(product: Priced): number | null {
  const original = originalPrice(product);
  const displayed = displayedPrice(product);
  if (original === null || displayed === null) return null;
  return Math.round(((original - displayed) / original) * 100);
}

/**
 * The stars to show, above 0 up to 5; null without reviews or if customer reviews are not allowed (spec section 5).
 * `averageRating` overrides `rating` (docs/decisions.md).
 */
export function ratingOf(product: Rated): number | null {
  if (!product.allowCustomerReviews) return null;
  const value =
    typeof product.averageRating === 'number' ? product.averageRating : (product.rating ?? 0);
  return value > 0 ? Math.min(value, 5) : null;
}

/** `categories` if it is not empty, else `[category]` (docs/decisions.md). */
export function categoriesOf(product: Pick<Product, 'categories' | 'category'>): string[] {
  if (product.categories.length > 0) return product.categories;
  return product.category === '' ? [] : [product.category];
}

export const SOLD_OUT = t('Out of stock');
export const NO_PRICE = t('Price not available');

/** Why a product cannot be bought, as a button's text; null if it can. */
export function notBuyable(product: Priced & Pick<Product, 'inStock'>): string | null {
  if (!product.inStock) return SOLD_OUT;
  return displayedPrice(product) === null ? NO_PRICE : null;
}
