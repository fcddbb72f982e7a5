import type { EntityState } from '@reduxjs/toolkit';
import type { Product, ProductId } from '../../shared/api/contract';
import { nextTask } from '../../shared/lib/delay';

/** The products that the state holds. */
export interface KnownProducts {
  products: EntityState<Product, ProductId>;
  /** Products that the server found while the catalogue is incomplete. Not stored. */
  found: Partial<Record<ProductId, Product>>;
}

/**
 * Products by id, in the server's order, which is also the order of `relevant` without a search. Not an
 * entity adapter: drafting and freezing ten thousand products in Immer takes a slow phone half a second.
 * Frozen objects are used as they are; products are never changed in place.
 */
export function byId(products: readonly Product[]): EntityState<Product, ProductId> {
  const ids: ProductId[] = [];
  const entities: Record<ProductId, Product> = {};
  for (const product of products) {
    if (!Object.hasOwn(entities, product._id)) ids.push(product._id);
    entities[product._id] = Object.freeze(product);
  }
  Object.freeze(ids);
  Object.freeze(entities);
  return Object.freeze({ ids, entities });
}

/** The inverse of `byId`. */
export function listOf({ ids, entities }: EntityState<Product, ProductId>): Product[] {
  return ids.flatMap((id) => entities[id] ?? []);
}

/** The known product if both are equal, else the new one. */
export function asKnown({ products, found }: KnownProducts, product: Product): Product {
  const before = products.entities[product._id] ?? found[product._id];
  if (before === undefined || before === product) return product;
  // Validation has given both the same order of fields.
  return JSON.stringify(before) === JSON.stringify(product) ? before : product;
}

/** Products per task: about 10 ms on a slow phone. */
const AT_A_TIME = 120;

/**
 * `asKnown` for a long list, in several tasks. The reducer then finds identical objects and compares
 * nothing again.
 */
export async function asKnownInChunks(
  known: () => KnownProducts,
  products: readonly Product[],
): Promise<Product[]> {
  const shared: Product[] = [];
  for (let at = 0; at < products.length; at += AT_A_TIME) {
    if (at > 0) await nextTask();
    const now = known();
    shared.push(...products.slice(at, at + AT_A_TIME).map((product) => asKnown(now, product)));
  }
  return shared;
}
