import type { Product } from '../../shared/api/contract';
import { unitPriceOf } from '../../shared/api/productRules';
import { toPaise, type Paise } from '../../shared/lib/money';

type Priced = Pick<Product, 'regularPrice' | 'salePrice'>;
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
export function originalPrice({ salePrice, regularPrice }: Priced): Paise | null {
  const displayed = displayedPrice({ salePrice, regularPrice });
  const regular = displayedPrice({ salePrice: null, regularPrice });
  return regular !== null && displayed !== null && regular > displayed ? regular : null;
}

/** Rounded percentage between the two prices; null unless the original exceeds (spec section 5). */
export function discountPercent(product: Priced): number | null {
  const original = originalPrice(product);
  const displayed = displayedPrice(product);
  if (original === null || displayed === null) return null;
  return Math.round(((original - displayed) / original) * 100);
}

/** The On Sale filter: `salePrice` below `regularPrice` (spec section 9). */
export function isOnSale(product: Priced): boolean {
  return originalPrice(product) !== null;
}

const FREE_SHIPPING_MAX_KG = 10;
const FREE_SHIPPING_MIN_PAISE = 1000 * 100;

/** The Free Shipping filter: weight under 10 kg or price over ₹1,000 (spec section 9). */
export function shipsFree(product: Priced & Pick<Product, 'weight'>): boolean {
  const price = displayedPrice(product);
  return (
    (typeof product.weight === 'number' && product.weight < FREE_SHIPPING_MAX_KG) ||
    (price !== null && price > FREE_SHIPPING_MIN_PAISE)
  );
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

export const SOLD_OUT = 'Out of stock';
export const NO_PRICE = 'Price not available';

/** Why a product cannot be bought, as a button's text; null if it can. */
export function notBuyable(product: Priced & Pick<Product, 'inStock'>): string | null {
  if (!product.inStock) return SOLD_OUT;
  return displayedPrice(product) === null ? NO_PRICE : null;
}
