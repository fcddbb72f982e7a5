/** Pure rules of discount codes (docs/adr/0025-discount-codes.md). Money is paise. */
import type { OrderItem } from '../../src/shared/api/contract';
import { t } from '../../src/shared/i18n/t';
import { formatPaise, toPaise, toRupees } from './money';
import type { CouponRecord, ProductRecord } from './ports';

const RUPEE = 100;

type Terms = Pick<CouponRecord, 'code' | 'percent' | 'amount' | 'minimum' | 'categories'>;

/** `20% off`, `₹200 off` */
export const discountName = ({ percent, amount }: Pick<Terms, 'percent' | 'amount'>): string =>
  percent === null
    ? t('{price} off', { price: formatPaise(amount ?? 0) })
    : t('{percent}% off', { percent });

/** Why a code cannot be used at a time, whatever is ordered; null if it can. */
export function timeRefusal(
  { code, startsAt, endsAt }: Pick<CouponRecord, 'code' | 'startsAt' | 'endsAt'>,
  now: number,
): string | null {
  if (startsAt !== null && now < startsAt) return t('The code {code} does not work yet.', { code });
  if (endsAt !== null && now >= endsAt) return t('The code {code} has ended.', { code });
  return null;
}

export const usedUpText = ({ code }: Pick<CouponRecord, 'code'>): string =>
  t('The code {code} has been used up.', { code });

const costOfLine = ({ price, quantity }: OrderItem): number => toPaise(price ?? 0) * quantity;

function isFor(
  { categories }: Terms,
  product: Pick<ProductRecord, 'categories' | 'category' | 'subCategory'> | undefined,
): boolean {
  if (categories.length === 0) return true;
  const own = product ? [...product.categories, product.category, product.subCategory] : [];
  return own.some((name) => categories.includes(name));
}

/** A percentage is rounded up to whole rupees, so that cash needs no coins. */
function discountOn(goods: number, { percent, amount }: Terms): number {
  if (percent === null) return Math.min(amount ?? 0, goods);
  return Math.min(Math.ceil((goods * percent) / (100 * RUPEE)) * RUPEE, goods);
}

/**
 * Subtracts a code's discount from the lines that it is for, in proportion to what they cost. The items get a `discount`
 * (rupees, of the whole line). `refusal`: why there is none.
 */
export function discounted(
  terms: Terms,
  items: readonly OrderItem[],
  products: ReadonlyMap<string, ProductRecord>,
): { items: OrderItem[]; discount: number; refusal: string | null } {
  const costs = items.map((item) => (isFor(terms, products.get(item._id)) ? costOfLine(item) : 0));
  const goods = costs.reduce((sum, cost) => sum + cost, 0);
  const refused = (refusal: string) => ({ items: [...items], discount: 0, refusal });
  const { code } = terms;
  const categories = terms.categories.join(', ');
  if (goods === 0) {
    return refused(t('The code {code} works only for {categories}.', { code, categories }));
  }
  if (goods < terms.minimum) {
    const least = formatPaise(terms.minimum);
    return refused(
      terms.categories.length === 0
        ? t('The code {code} works for orders of at least {least}.', { code, least })
        : t('The code {code} works for orders with at least {least} of {categories}.', {
            code,
            least,
            categories,
          }),
    );
  }
  const discount = discountOn(goods, terms);
  let before = 0;
  // Differences of running totals: the parts always sum up to the whole. The products exceed 2^53.
  const upTo = (cost: number): number => Number((BigInt(discount) * BigInt(cost)) / BigInt(goods));
  return {
    items: items.map((item, index) => {
      const from = before;
      before += costs[index] ?? 0;
      const part = upTo(before) - upTo(from);
      return part === 0 ? item : { ...item, discount: toRupees(part) };
    }),
    discount,
    refusal: null,
  };
}

/** The discount of all lines (paise). */
export const discountOf = (items: readonly Pick<OrderItem, 'discount'>[]): number =>
  items.reduce((sum, { discount }) => sum + toPaise(discount ?? 0), 0);

/** What a line costs after its discount (paise). */
export const paidFor = (item: OrderItem): number => costOfLine(item) - toPaise(item.discount ?? 0);
