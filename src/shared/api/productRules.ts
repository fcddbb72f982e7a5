/**
 * Product rules shared by shop and server. Separate from the contract, because clicks need them before the
 * contract's code is loaded (docs/adr/0013-deferred-services.md).
 */

/** The largest quantity of a line item. */
export const MAX_QUANTITY = 999;

/** The size of products without sizes (spec section 3). */
export const DEFAULT_SIZE = 'default';

/** Between size and colour in the `size` of a line (src/shared/lib/variants.ts). */
export const VARIANT_SEPARATOR = ' / ';

/** Whether a price is set: prices of 0 and below count as none, because some servers write 0 for "none". */
export const isPrice = (amount: number | null | undefined): amount is number => (amount ?? 0) > 0;

/**
 * The price of one unit: `salePrice` if set, else `regularPrice` (spec section 9); null if neither is. In the
 * unit of its arguments: the shop and the API have rupees, the server paise.
 */
export function unitPriceOf({
  salePrice,
  regularPrice,
}: {
  salePrice?: number | null | undefined;
  regularPrice?: number | null | undefined;
}): number | null {
  if (isPrice(salePrice)) return salePrice;
  return isPrice(regularPrice) ? regularPrice : null;
}
