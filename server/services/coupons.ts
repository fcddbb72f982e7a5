/** Discount codes, as a shopper uses them. */
import type { ParsedRequestOf, ResponseOf } from '../../src/shared/api/contract';
import { t } from '../../src/shared/i18n/t';
import { checkOrder } from './checkOrder';
import type { Context } from './context';
import { discountName, discountOf, timeRefusal, usedUpText } from './discounts';
import { toRupees } from './money';
import { mergeLines } from './orderRules';
import type { CouponRecord, Store } from './ports';
import { Refusal } from './refusal';

/** A code that a person can use now. Throws a Refusal that says why it cannot be used. */
export async function usableCoupon(
  store: Store,
  userId: string,
  code: string,
  now: number,
): Promise<CouponRecord> {
  const coupon = await store.coupons.find(code);
  if (!coupon) throw new Refusal('conflict', t('There is no code {code}.', { code }));
  const refusal = timeRefusal(coupon, now);
  if (refusal !== null) throw new Refusal('conflict', refusal);
  const { maxUses, maxPerPerson, used } = coupon;
  if (maxUses !== null && used >= maxUses) throw new Refusal('conflict', usedUpText(coupon));
  if (maxPerPerson !== null && (await store.coupons.usesBy(code, userId)) >= maxPerPerson) {
    throw new Refusal('conflict', t('You have used the code {code} already.', { code }));
  }
  return coupon;
}

/** What a code is worth for lines at today's prices. Lines that cannot be ordered count nothing. */
export async function checkCoupon(
  { store, clock }: Context,
  userId: string,
  { coupon: code, items }: ParsedRequestOf<'couponCheck'>,
): Promise<ResponseOf<'couponCheck'>> {
  const coupon = await usableCoupon(store, userId, code, clock());
  const lines = mergeLines(items.map((item) => ({ ...item, name: '', image: [] })));
  const checked = await checkOrder(store, lines, { coupon });
  if (checked.couponRefusal !== null) throw new Refusal('conflict', checked.couponRefusal);
  return {
    success: true,
    coupon: code,
    name: discountName(coupon),
    discount: toRupees(discountOf(checked.items)),
    lines: checked.items.map(({ _id, size, discount = 0 }) => ({ _id, size, discount })),
  };
}
