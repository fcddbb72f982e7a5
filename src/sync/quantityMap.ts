/** Pure functions over the API's cart: product id → size → quantity (spec section 3). */
import type { CartMap } from '../shared/api/contract';
import { DEFAULT_SIZE, MAX_QUANTITY } from '../shared/api/productRules';
import { isId } from '../shared/storage/specifiedKeys';

export interface LineId {
  productId: string;
  size: string;
}

export interface LineItem extends LineId {
  quantity: number;
}

/** A key for a line; the product id is escaped, so that no two lines share a key. */
export function lineKey({ productId, size }: LineId): string {
  return `${encodeURIComponent(productId)}|${size}`;
}

export function quantityOf(cart: CartMap, { productId, size }: LineId): number {
  return cart[productId]?.[size] ?? 0;
}

/** The cart with one line at exactly `quantity`; 0 removes it (spec section 5). */
export function withQuantity(cart: CartMap, line: LineId, quantity: number): CartMap {
  const { [line.productId]: sizes = {}, ...others } = cart;
  const { [line.size]: _old, ...otherSizes } = sizes;
  // Keep the line's position, so that the list does not jump.
  if (quantity > 0) {
    const known = line.productId in cart;
    const next = { ...sizes, [line.size]: Math.min(quantity, MAX_QUANTITY) };
    return known ? { ...cart, [line.productId]: next } : { ...others, [line.productId]: next };
  }
  return Object.keys(otherSizes).length > 0 ? { ...cart, [line.productId]: otherSizes } : others;
}

/** The cart with one unit more of a line (spec section 4: add increments by 1). */
export function withUnit(cart: CartMap, line: LineId): CartMap {
  return withQuantity(cart, line, quantityOf(cart, line) + 1);
}

export function lineItems(cart: CartMap): LineItem[] {
  return Object.entries(cart).flatMap(([productId, sizes]) =>
    Object.entries(sizes).map(([size, quantity]) => ({ productId, size, quantity })),
  );
}

/** The number of units (not lines), as the badge in the header shows it. */
export function countUnits(cart: CartMap): number {
  return lineItems(cart).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The units of `cart` beyond those of `taken`, line by line; never negative. */
export function surplus(cart: CartMap, taken: CartMap): CartMap {
  return lineItems(cart).reduce<CartMap>(
    (rest, line) => withQuantity(rest, line, line.quantity - quantityOf(taken, line)),
    {},
  );
}

/** The sum of both carts. */
export function added(a: CartMap, b: CartMap): CartMap {
  return lineItems(b).reduce<CartMap>(
    (cart, line) => withQuantity(cart, line, line.quantity + quantityOf(cart, line)),
    a,
  );
}

/** The larger quantity of the two for every line. */
export function larger(a: CartMap, b: CartMap): CartMap {
  return lineItems(b).reduce<CartMap>(
    (cart, line) => withQuantity(cart, line, Math.max(line.quantity, quantityOf(cart, line))),
    a,
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1;

/**
 * The usable part of a value under `cartItems`, whatever program wrote it: whole quantities from 1, capped at what
 * the API takes, in any number of lines. `null` when it is not a cart at all.
 */
export function readCartMap(value: unknown): { cart: CartMap; dropped: number } | null {
  if (!isRecord(value)) return null;
  let cart: CartMap = {};
  let dropped = 0;
  for (const [productId, sizes] of Object.entries(value)) {
    const entries: [string, unknown][] = isRecord(sizes)
      ? Object.entries(sizes)
      : [[DEFAULT_SIZE, sizes]];
    for (const [size, quantity] of entries) {
      const usable = isQuantity(quantity) && isId(productId) && !(size in {});
      if (usable) {
        cart = withQuantity(cart, { productId, size }, quantity);
      } else {
        dropped += 1;
      }
    }
  }
  return { cart, dropped };
}
