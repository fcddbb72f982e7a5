/** Which products are new, and which sell best. */
import { catalogueOf } from './catalogueSnapshot';
import type { Context } from './context';
import type { Badge, ProductRecord } from './ports';

const DAY = 24 * 60 * 60 * 1000;
const NEW_MS = 30 * DAY;
const SALES_MS = 90 * DAY;
/** Fewer units in that time make no bestseller. */
const LEAST_UNITS = 5;
/** A badge on every card would say nothing: at most one product in this many has it. */
const ONE_IN = 20;

/** The badges of those products that have one: the most units ordered, and the newest of the others. */
export function badgesFor(
  products: readonly Pick<ProductRecord, 'id' | 'createdAt'>[],
  units: ReadonlyMap<string, number>,
  now: number,
): Map<string, Badge> {
  const most = Math.ceil(products.length / ONE_IN);
  const sold = (id: string): number => units.get(id) ?? 0;
  const best = products
    .filter(({ id }) => sold(id) >= LEAST_UNITS)
    .sort((a, b) => sold(b.id) - sold(a.id))
    .slice(0, most);
  const newest = products
    .filter((product) => product.createdAt > now - NEW_MS && !best.includes(product))
    .sort((a, b) => b.createdAt - a.createdAt)
    .slice(0, most);
  return new Map([
    ...best.map(({ id }) => [id, 'Bestseller'] as const),
    ...newest.map(({ id }) => [id, 'New'] as const),
  ]);
}

/** Gives every product on sale its badge. Several processes may do so at once. */
export async function updateBadges({ store, clock }: Pick<Context, 'store' | 'clock'>) {
  const { products } = await catalogueOf(store);
  const units = await store.orders.unitsOrdered(clock() - SALES_MS);
  const badges = badgesFor(products, units, clock());
  const changed = products.filter(({ id, badge }) => badge !== (badges.get(id) ?? ''));
  if (changed.length === 0) return;
  await store.transaction(async (inside) => {
    for (const { id } of changed) await inside.products.setBadge(id, badges.get(id) ?? '');
    await inside.products.bumpVersion();
  });
}
