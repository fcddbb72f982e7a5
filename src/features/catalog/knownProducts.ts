import type { EntityState } from '@reduxjs/toolkit';
import type { Product, ProductId } from '../../shared/api/contract';
import { nextTask } from '../../shared/lib/delay';

/** The products that the state holds. */
export interface KnownProducts {
  products: EntityState<Product, ProductId>;
  /** Of a catalogue that is not all here yet, what the server found for this visit. Not kept. */
  found: Partial<Record<ProductId, Product>>;
}

/**
 * Products by id, in the order given: the server's, which is what `relevant` means without a search.
 * Not an entity adapter's work, which goes through Immer: ten thousand products drafted, and frozen to
 * the last array in them, are half a second of a slow phone. What is frozen already it takes as it is,
 * and nobody changes a product in place anyway.
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

/** `byId`, the other way round. */
export function listOf({ ids, entities }: EntityState<Product, ProductId>): Product[] {
  return ids.flatMap((id) => entities[id] ?? []);
}

/** The product that the state holds already if the two say the same, else the one that arrived. */
export function asKnown({ products, found }: KnownProducts, product: Product): Product {
  const before = products.entities[product._id] ?? found[product._id];
  if (before === undefined || before === product) return product;
  // The contract's check has given both their fields in one order.
  return JSON.stringify(before) === JSON.stringify(product) ? before : product;
}

/** Products compared before whoever else waits has a turn: some 10 ms on a slow phone. */
const AT_A_TIME = 120;

/**
 * `asKnown` for a long list, in tasks of their own: the reducer, which compares again what came
 * meanwhile, finds the very same products and has nothing to look into.
 */
export async function asKnownInTurns(
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
