import type { Product } from '../../../shared/api/contract';
import { displayedPrice, originalPrice, type Priced } from '../price';

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
