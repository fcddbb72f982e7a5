/** Sales that begin and end by themselves. */
import { noteChange } from './audit';
import type { Context } from './context';
import { toRupees } from './money';
import type { PlannedSale, ProductRecord, Store } from './ports';
import { Refusal } from './refusal';

/** The actor of changes that a plan makes. */
export const PLANNED = 'planned sale';

type Sale = Pick<PlannedSale, 'price' | 'startsAt' | 'endsAt'>;

const rupeesOf = (price: number | null): number | null => (price === null ? null : toRupees(price));

/** Plans a product's sale instead of the one that it has; null ends that. @param sale price in paise */
export async function planSale(context: Context, id: string, sale: Sale | null): Promise<void> {
  const { store, clock } = context;
  await store.transaction(async (inside) => {
    await inside.products.lock(id);
    const product = await inside.products.find(id);
    if (!product) throw new Refusal('not-found', `There is no product ${id}.`);
    if (sale) assertPossible(product, sale, clock());
    const before = (await inside.plannedSales.of([id])).get(id);
    if (before?.startedAt != null) await end(context, inside, product, before);
    if (sale) {
      const planned = { productId: id, ...sale, startedAt: null, priceBefore: null };
      await inside.plannedSales.put(planned);
    } else {
      await inside.plannedSales.remove(id);
    }
    await noteChange(context, inside, {
      action: 'product.plan-sale',
      subjectId: id,
      before: textOf(before),
      after: textOf(sale ?? undefined),
    });
  });
  await applyPlannedSales(context);
}

const textOf = (sale: Sale | undefined): Record<string, unknown> =>
  sale === undefined
    ? { sale: null }
    : {
        sale: toRupees(sale.price),
        from: new Date(sale.startsAt).toISOString(),
        until: new Date(sale.endsAt).toISOString(),
      };

function assertPossible({ regularPrice }: ProductRecord, sale: Sale, now: number): void {
  if (sale.price >= (regularPrice ?? 0)) {
    throw new Refusal('invalid', 'The price of a sale must be below the regular price.');
  }
  if (sale.endsAt <= sale.startsAt) {
    throw new Refusal('invalid', 'A sale must end after it begins.');
  }
  if (sale.endsAt <= now) throw new Refusal('invalid', 'This sale would be over already.');
}

/** Begins and ends the sales whose time has come. Several processes may do so at once. */
export async function applyPlannedSales({ store, clock, ...rest }: Context): Promise<void> {
  const context = { ...rest, store, clock, actor: PLANNED };
  for (const id of await store.plannedSales.due(clock())) {
    await store.transaction(async (inside) => {
      await inside.products.lock(id);
      const product = await inside.products.find(id);
      const sale = (await inside.plannedSales.of([id])).get(id);
      if (!product || !sale) return;
      const now = clock();
      if (sale.endsAt <= now) {
        if (sale.startedAt !== null) await end(context, inside, product, sale);
        await inside.plannedSales.remove(id);
      } else if (sale.startedAt === null && sale.startsAt <= now) {
        await begin(context, inside, product, sale);
      }
    });
  }
}

async function begin(
  context: Context,
  inside: Store,
  product: ProductRecord,
  sale: PlannedSale,
): Promise<void> {
  // The regular price may have changed since.
  if (sale.price >= (product.regularPrice ?? 0)) {
    await inside.plannedSales.remove(product.id);
    await noteChange(context, inside, {
      action: 'product.plan-sale',
      subjectId: product.id,
      before: textOf(sale),
      after: { ...textOf(undefined), why: 'It was not below the regular price any more.' },
    });
    return;
  }
  const started = { startedAt: context.clock(), priceBefore: product.salePrice };
  await inside.plannedSales.put({ ...sale, ...started });
  await setPrice(context, inside, product, sale.price);
}

/** Restores the former price, unless somebody has set another one meanwhile. */
async function end(
  context: Context,
  inside: Store,
  product: ProductRecord,
  { price, priceBefore }: PlannedSale,
): Promise<void> {
  if (product.salePrice !== price) return;
  // The regular price may be lower by now.
  const isPossible = priceBefore !== null && priceBefore <= (product.regularPrice ?? 0);
  await setPrice(context, inside, product, isPossible ? priceBefore : null);
}

async function setPrice(
  context: Context,
  inside: Store,
  { id, salePrice }: ProductRecord,
  price: number | null,
): Promise<void> {
  await inside.products.setSalePrice(id, price);
  await inside.products.bumpVersion();
  await noteChange(context, inside, {
    action: 'product.change',
    subjectId: id,
    before: { salePrice: rupeesOf(salePrice) },
    after: { salePrice: rupeesOf(price) },
  });
}
