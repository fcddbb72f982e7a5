/** Work on long lists of products in several tasks. Not in knownProducts.ts, which every page loads. */
import type { Product, ProductId } from '../../../shared/api/contract';
import { nextTask } from '../../../shared/lib/delay';
import { asKnown, byId, type KnownProducts, type ProductsById } from '../knownProducts';

/** Products compared per task: about 10 ms on a slow phone. */
const AT_A_TIME = 120;
/** Products put into an object per task, as long. */
const INDEXED_AT_A_TIME = 1_000;

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

/** `byId` for a long list, in several tasks. */
export async function byIdInChunks(products: readonly Product[]): Promise<ProductsById> {
  const ids: ProductId[] = [];
  const entities: Record<ProductId, Product> = {};
  for (let at = 0; at < products.length; at += INDEXED_AT_A_TIME) {
    if (at > 0) await nextTask();
    const part = byId(products.slice(at, at + INDEXED_AT_A_TIME));
    for (const id of part.ids) if (!Object.hasOwn(entities, id)) ids.push(id);
    Object.assign(entities, part.entities);
  }
  Object.freeze(ids);
  Object.freeze(entities);
  return Object.freeze({ ids, entities });
}
