/** Discount codes as an operator writes them. */
import * as v from 'valibot';
import { formatDateTime } from '../../src/shared/lib/dates';
import { CouponSchema } from '../../src/shared/api/contract';
import { INDIA_OFFSET_MS } from '../../src/shared/lib/indiaTime';
import { noteChange } from '../services/audit';
import type { Context } from '../services/context';
import { discountName } from '../services/discounts';
import { formatPaise, toPaise } from '../services/money';
import type { CouponRecord } from '../services/ports';
import { Refusal } from '../services/refusal';
import { table } from './print';

const DAY = 24 * 60 * 60 * 1000;

export interface CouponFlags {
  percent?: string | undefined;
  rupees?: string | undefined;
  minimum?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  limit?: string | undefined;
  'per-person'?: string | undefined;
  category?: string[] | undefined;
}

function readCode(text: string): string {
  const parsed = v.safeParse(CouponSchema, { coupon: text });
  if (parsed.success) return parsed.output.coupon;
  throw new Refusal('invalid', parsed.issues[0].message);
}

/** A whole number from 1 to `most`; null without one. */
function whole(flag: string, text: string | undefined, most: number): number | null {
  if (text === undefined) return null;
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= most) return number;
  throw new Refusal('invalid', `--${flag} must be a whole number from 1 to ${String(most)}.`);
}

/** The beginning of a day in India (ms); null without one. */
function day(flag: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(at)) throw new Refusal('invalid', `--${flag} must be a day: 2026-12-31.`);
  return at - INDIA_OFFSET_MS;
}

const MOST_RUPEES = 1_000_000;

const rupees = (flag: string, text: string | undefined): number | null => {
  const number = whole(flag, text, MOST_RUPEES);
  return number === null ? null : toPaise(number);
};

/** Makes a code, or replaces its terms. It keeps its uses. Refuses terms that make no sense, and unknown categories. */
export async function setCoupon(
  context: Context,
  name: string,
  flags: CouponFlags,
): Promise<CouponRecord> {
  const { store, clock } = context;
  const code = readCode(name);
  const percent = whole('percent', flags.percent, 100);
  const amount = rupees('rupees', flags.rupees);
  if ((percent === null) === (amount === null)) {
    throw new Refusal('invalid', 'Give either --percent or --rupees.');
  }
  const lastDay = day('until', flags.until);
  const startsAt = day('from', flags.from);
  const endsAt = lastDay === null ? null : lastDay + DAY;
  if (startsAt !== null && endsAt !== null && startsAt >= endsAt) {
    throw new Refusal('invalid', '--until is before --from.');
  }
  const categories = flags.category ?? [];
  const known = new Set(
    (await store.products.listAll()).flatMap((product) => [
      ...product.categories,
      product.category,
      product.subCategory,
    ]),
  );
  const unknown = categories.filter((each) => !known.has(each));
  if (unknown.length > 0) {
    throw new Refusal('invalid', `No product is in the category ${unknown.join(', ')}.`);
  }
  return save(context, {
    code,
    percent,
    amount,
    minimum: rupees('minimum', flags.minimum) ?? 0,
    startsAt,
    endsAt,
    maxUses: whole('limit', flags.limit, 1_000_000),
    maxPerPerson: whole('per-person', flags['per-person'], 1_000),
    categories,
    used: 0,
    createdAt: clock(),
  });
}

/** Writes a code and notes what has changed of its terms. */
async function save({ store, ...rest }: Context, coupon: CouponRecord): Promise<CouponRecord> {
  return store.transaction(async (inside) => {
    const before = await inside.coupons.find(coupon.code);
    await inside.coupons.save(coupon);
    const after = await couponNamed({ store: inside }, coupon.code);
    await noteChange(rest, inside, {
      action: before ? 'coupon.change' : 'coupon.add',
      subjectId: coupon.code,
      before: { ...before },
      after: { ...after },
    });
    return after;
  });
}

async function couponNamed({ store }: Pick<Context, 'store'>, name: string): Promise<CouponRecord> {
  const code = readCode(name);
  const coupon = await store.coupons.find(code);
  if (!coupon) throw new Refusal('not-found', `There is no code ${code}.`);
  return coupon;
}

/** Ends a code now. Orders that were placed with it keep their discount. */
export async function endCoupon(context: Context, name: string): Promise<CouponRecord> {
  return save(context, { ...(await couponNamed(context, name)), endsAt: context.clock() });
}

function limits({ used, maxUses, maxPerPerson }: CouponRecord): string {
  const person = maxPerPerson === null ? '' : `, ${String(maxPerPerson)} a person`;
  return `${String(used)} of ${maxUses === null ? 'any number' : String(maxUses)}${person}`;
}

/** A table of the codes, newest first. */
export async function listCoupons({ store }: Context, limit: number): Promise<string> {
  const coupons = await store.coupons.list(limit);
  if (coupons.length === 0) return 'There are no discount codes.\n';
  const time = (at: number | null): string => (at === null ? '' : formatDateTime(at));
  return table([
    ['CODE', 'DISCOUNT', 'FROM ORDERS OF', 'STARTS', 'ENDS', 'USED', 'CATEGORIES'],
    ...coupons.map((coupon) => [
      coupon.code,
      discountName(coupon),
      coupon.minimum === 0 ? '' : formatPaise(coupon.minimum),
      time(coupon.startsAt),
      time(coupon.endsAt),
      limits(coupon),
      coupon.categories.join(', '),
    ]),
  ]);
}
