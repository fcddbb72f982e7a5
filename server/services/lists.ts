import type { CartMap } from '../../src/shared/api/contract';
import { DEFAULT_SIZE, MAX_QUANTITY } from '../../src/shared/api/productRules';
import { lacksColour } from '../../src/shared/api/colours';
import { t } from '../../src/shared/i18n/t';
import { isSoldIn } from '../../src/shared/lib/variants';
import { choicesOf, productOnSale, unitPrice } from './catalogue';
import { knownCatalogueOf } from './catalogueSnapshot';
import type { Context } from './context';
import type { OrderRecord, ProductRecord, Store } from './ports';
import { Refusal } from './refusal';

/** A line without its colour is accepted: it is older than the choice of colours, and the cart asks for one. */
function assertBuyable(product: ProductRecord, size: string): void {
  if (unitPrice(product) === null) {
    throw new Refusal(
      'conflict',
      t('{name} has no price yet and cannot be ordered.', { name: product.name }),
    );
  }
  const choices = choicesOf(product);
  if (isSoldIn(choices, size) || lacksColour(choices, size)) return;
  throw size === DEFAULT_SIZE
    ? new Refusal('conflict', t('Please select a size before adding to cart.'))
    : new Refusal(
        'conflict',
        t('{name} is not available in size {size}.', { name: product.name, size }),
      );
}

/** The product, if shoppers may see it; else throws a Refusal. Asks the database if the catalogue is not in memory. */
async function soldProduct(store: Store, id: string): Promise<ProductRecord> {
  const known = await knownCatalogueOf(store);
  return known?.byId.get(id) ?? productOnSale(store, id);
}

export async function cartOf({ store }: Context, userId: string): Promise<CartMap> {
  // A map, because on a plain object the product `__proto__` would change every object.
  const cart = new Map<string, [string, number][]>();
  for (const { productId, size, quantity } of await store.cart.list(userId)) {
    cart.set(productId, [...(cart.get(productId) ?? []), [size, quantity]]);
  }
  return Object.fromEntries(
    [...cart].map(([productId, sizes]) => [productId, Object.fromEntries(sizes)]),
  );
}

/** Applies a request once per idempotency key, as the contract's `key` promises. */
async function once(
  { store, clock }: Context,
  userId: string,
  key: string | undefined,
  work: (inside: Store, at: number) => Promise<void>,
): Promise<void> {
  const at = clock();
  if (key === undefined) await work(store, at);
  else {
    await store.transaction(async (inside) => {
      if (await inside.cart.noteKey(userId, key, at)) await work(inside, at);
    });
  }
}

/**
 * Adds one unit, up to MAX_QUANTITY. Accepts sold-out products: a guest cart that is merged, or an edit that waited for
 * its connection, must not lose them. Only an order is refused.
 */
export async function addToCart(
  context: Context,
  userId: string,
  { itemId, size, key }: { itemId: string; size: string; key?: string | undefined },
): Promise<void> {
  const product = await soldProduct(context.store, itemId);
  assertBuyable(product, size);
  await once(context, userId, key, ({ cart }, at) =>
    cart.addOne({ userId, productId: itemId, size, limit: MAX_QUANTITY, at }),
  );
}

/** Sets a quantity. Reducing always works, also for withdrawn products. */
export async function updateCart(
  context: Context,
  userId: string,
  line: { itemId: string; size: string; quantity: number; key?: string | undefined },
): Promise<void> {
  const { itemId, size, quantity, key } = line;
  await once(context, userId, key, async (store, at) => {
    if (quantity === 0) {
      await store.cart.remove(userId, itemId, size);
      return;
    }
    if (quantity > (await store.cart.quantity(userId, itemId, size))) {
      const product = await productOnSale(store, itemId);
      assertBuyable(product, size);
    }
    await store.cart.set({ userId, productId: itemId, size, quantity, at });
  });
}

/**
 * Removes an order's units from the cart. Anything beyond them (another device's line, an edit made while the order was
 * sent) is not part of the order and stays.
 */
export async function removeOrdered(
  store: Store,
  { userId, items }: Pick<OrderRecord, 'userId' | 'items'>,
  at: number,
): Promise<void> {
  for (const { _id, size, quantity } of items) {
    await store.cart.takeOut({ userId, productId: _id, size, units: quantity, at });
  }
}

/** Returns whether the product was not on the list before. */
export async function addToWishlist(
  context: Context,
  userId: string,
  { productId, key }: { productId: string; key?: string | undefined },
): Promise<boolean> {
  await soldProduct(context.store, productId);
  let isNew = false;
  await once(context, userId, key, async ({ wishlist }, at) => {
    isNew = await wishlist.add(userId, productId, at);
  });
  return isNew;
}

export const removeFromWishlist = (
  context: Context,
  userId: string,
  { productId, key }: { productId: string; key?: string | undefined },
): Promise<void> =>
  once(context, userId, key, ({ wishlist }) => wishlist.remove(userId, productId));

export const clearWishlist = (
  context: Context,
  userId: string,
  { key }: { key?: string | undefined },
): Promise<void> => once(context, userId, key, ({ wishlist }) => wishlist.clear(userId));
