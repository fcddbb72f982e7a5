/**
 * What the shop and its server both say of goods, without the contract's checks: a tap needs these,
 * and is answered before the contract's code is here (docs/adr/0013).
 */

/** The most of one line item in a cart. */
export const MAX_QUANTITY = 999;

/** Of a product without sizes (spec section 3). */
export const DEFAULT_SIZE = 'default';

/** A product with sizes is bought in one of them, any other in size `default` (spec section 5). */
export function isSoldIn(product: { sizes: readonly string[] }, size: string): boolean {
  return product.sizes.length === 0 ? size === DEFAULT_SIZE : product.sizes.includes(size);
}
