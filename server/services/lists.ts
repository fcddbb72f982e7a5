import { DEFAULT_SIZE, MAX_QUANTITY, type CartMap } from '../../src/shared/api/contract';
import { productOnSale } from './catalogue';
import type { Context } from './context';
import type { ProductRecord } from './ports';
import { Refusal } from './refusal';

/** A product with sizes is bought in one of them, any other in size `default` (spec section 5). */
export function hasSize(product: ProductRecord, size: string): boolean {
  return product.sizes.length === 0 ? size === DEFAULT_SIZE : product.sizes.includes(size);
}

function assertSize(product: ProductRecord, size: string): void {
  if (hasSize(product, size)) return;
  throw size === DEFAULT_SIZE
    ? new Refusal('conflict', 'Please select a size before adding to cart.')
    : new Refusal('conflict', `${product.name} is not available in size ${size}.`);
}

function assertInStock(product: ProductRecord): void {
  if (!product.inStock) throw new Refusal('conflict', `${product.name} is out of stock.`);
}

export async function cartOf({ store }: Context, userId: string): Promise<CartMap> {
  const cart: CartMap = {};
  for (const { productId, size, quantity } of await store.cart.list(userId)) {
    (cart[productId] ??= {})[size] = quantity;
  }
  return cart;
}

/** Adds one, and one only for each `key`; stays at MAX_QUANTITY once it is there. */
export async function addToCart(
  { store, clock }: Context,
  userId: string,
  { itemId, size, key }: { itemId: string; size: string; key?: string | undefined },
): Promise<void> {
  const product = await productOnSale(store, itemId);
  assertSize(product, size);
  assertInStock(product);
  const at = clock();
  const line = { userId, productId: itemId, size, limit: MAX_QUANTITY, at };
  if (key === undefined) {
    await store.cart.addOne(line);
    return;
  }
  await store.transaction(async ({ cart }) => {
    if (await cart.noteKey(userId, key, at)) await cart.addOne(line);
  });
}

/** Sets a quantity. Taking away always works, also for what is sold out or gone. */
export async function updateCart(
  { store, clock }: Context,
  userId: string,
  { itemId, size, quantity }: { itemId: string; size: string; quantity: number },
): Promise<void> {
  if (quantity === 0) {
    await store.cart.remove(userId, itemId, size);
    return;
  }
  const before = await store.cart.quantity(userId, itemId, size);
  if (quantity > before) {
    const product = await productOnSale(store, itemId);
    assertSize(product, size);
    assertInStock(product);
  }
  await store.cart.set({ userId, productId: itemId, size, quantity, at: clock() });
}

/** Answers whether it is new there. */
export async function addToWishlist(
  { store, clock }: Context,
  userId: string,
  productId: string,
): Promise<boolean> {
  await productOnSale(store, productId);
  return store.wishlist.add(userId, productId, clock());
}
