import type { EntityState } from '@reduxjs/toolkit';
import type { Product, ProductId } from '../../shared/api/contract';

export type ProductsById = EntityState<Product, ProductId>;

/** The products that the state holds. */
export interface KnownProducts {
  products: ProductsById;
  /** Products that the server found while the catalogue is incomplete. Not stored. */
  found: Partial<Record<ProductId, Product>>;
}

/**
 * Products by id, in the server's order, which is also the order of `relevant` without a search. Not an
 * entity adapter: drafting and freezing ten thousand products in Immer takes a slow phone half a second.
 * Frozen objects are used as they are; products are never changed in place.
 */
export function byId(products: readonly Product[]): ProductsById {
  const ids: ProductId[] = [];
  const entities: Record<ProductId, Product> = {};
  for (const product of products) {
    if (!Object.hasOwn(entities, product._id)) ids.push(product._id);
    entities[product._id] = Object.freeze(product);
  }
  return frozen(ids, entities);
}

function frozen(ids: ProductId[], entities: Record<ProductId, Product>): ProductsById {
  Object.freeze(ids);
  Object.freeze(entities);
  return Object.freeze({ ids, entities });
}

/** The inverse of `byId`. */
export function listOf({ ids, entities }: ProductsById): Product[] {
  // Not `flatMap`, which is several times slower.
  return ids.map((id) => entities[id]).filter((product) => !!product);
}

/**
 * Two lists as one: those of `first`, then what only `second` has. A product of both is that of `newer`, one of the two.
 * Copying the entities of a thousand products takes a slow phone 70 ms, so a list that has all others' is used as it is.
 */
export function joined(
  first: ProductsById,
  second: ProductsById,
  newer: ProductsById,
): ProductsById {
  const { ids, entities } = first;
  // Nothing is new: the list keeps its identity, and its index.
  if (second.ids.every((id) => entities[id] === second.entities[id])) return first;
  const older = newer === first ? second : first;
  const hasAll = older.ids.every((id) => Object.hasOwn(newer.entities, id));
  return frozen(
    [...new Set([...ids, ...second.ids])],
    // As a whole, because a loop over ten thousand products is a long task.
    hasAll ? newer.entities : { ...older.entities, ...newer.entities },
  );
}

/** The known product if both are equal, else the new one. */
export function asKnown({ products, found }: KnownProducts, product: Product): Product {
  const before = products.entities[product._id] ?? found[product._id];
  if (before === undefined || before === product) return product;
  // Validation has given both the same order of fields.
  return JSON.stringify(before) === JSON.stringify(product) ? before : product;
}
