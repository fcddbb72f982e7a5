/** "Tell me when it is back": one mail when what has sold out can be bought again. */
import { uuidv7 } from 'uuidv7';
import type { ParsedRequestOf } from '../../src/shared/api/contract';
import { requestLanguage } from '../../src/shared/i18n/message';
import { t } from '../../src/shared/i18n/t';
import { isSoldIn } from '../../src/shared/lib/variants';
import { ALERT_PAUSES, countAttempts } from './attemptLimits';
import { choicesOf, isInStock, isOnSale, productOnSale } from './catalogue';
import type { Context } from './context';
import type { ProductRecord } from './ports';
import { Refusal } from './refusal';

/** Whether somebody can buy a unit in the variant, or in any one. */
function canBuy(product: ProductRecord | undefined, variant: string | null): boolean {
  if (!isOnSale(product) || !isInStock(product)) return false;
  if (variant === null) return true;
  return isSoldIn(choicesOf(product), variant) && product.stock[variant] !== 0;
}

export async function askForAlert(
  { store, clock }: Context,
  { productId, size, email }: ParsedRequestOf<'stockAlert'>,
  place: string,
): Promise<void> {
  const now = clock();
  await countAttempts(store.attempts, now, [{ key: `alert ${place}`, policy: ALERT_PAUSES }]);
  const product = await productOnSale(store, productId);
  const variant = size ?? null;
  if (variant !== null && !isSoldIn(choicesOf(product), variant)) {
    throw new Refusal('conflict', t('This is not sold in that size or colour any more.'));
  }
  if (canBuy(product, variant))
    throw new Refusal('conflict', t('It is in stock again. You can buy it now.'));
  const language = requestLanguage();
  await store.stockAlerts.add({
    id: uuidv7(),
    productId,
    variant,
    email,
    createdAt: now,
    language,
  });
}

const AT_ONCE = 500;

/** Writes a message to everybody whose variant can be bought again, once. */
export async function tellBackInStock({ store, clock }: Context): Promise<void> {
  let after = '';
  for (;;) {
    const alerts = await store.stockAlerts.waiting(after, AT_ONCE);
    const ids = [...new Set(alerts.map(({ productId }) => productId))];
    const products = new Map(
      (await store.products.findMany(ids)).map((product) => [product.id, product]),
    );
    for (const { id, productId, variant } of alerts) {
      if (!canBuy(products.get(productId), variant)) continue;
      await store.transaction(async (inside) => {
        if (!(await inside.stockAlerts.noteTold(id, clock()))) return;
        await inside.messages.add('back-in-stock', id, clock());
      });
    }
    const last = alerts.at(-1);
    if (!last || alerts.length < AT_ONCE) return;
    after = last.id;
  }
}
