/**
 * Product rules shared by shop and server. Separate from the contract, because clicks need them before the
 * contract's code is loaded (docs/adr/0013-deferred-services.md).
 */

/** The largest quantity of a line item. */
export const MAX_QUANTITY = 999;

/** The size of products without sizes (spec section 3). */
export const DEFAULT_SIZE = 'default';

/**
 * Whether a product can be bought in `size`: one of its sizes, or `default` if it has none (spec section
 * 5).
 */
export function isSoldIn(product: { sizes: readonly string[] }, size: string): boolean {
  return product.sizes.length === 0 ? size === DEFAULT_SIZE : product.sizes.includes(size);
}
