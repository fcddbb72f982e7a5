import type { Product } from '../../shared/api/contract';
import type { EmbeddedProducts } from '../catalog/catalogSlice';

/** Spec section 9: the first 6 products of the loaded list. */
export const LATEST = 6;

/** The products in home's HTML, and the number of all products. */
export const latestOf = (products: readonly Product[], total: number): EmbeddedProducts => ({
  products: products.slice(0, LATEST),
  total: Math.max(total, products.length),
});
