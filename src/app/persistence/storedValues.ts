/**
 * The stored part of the larger slices, its place and its validation
 * (docs/adr/0006-what-persists-where.md).
 */
import * as v from 'valibot';
import { recentlyViewed } from '../../features/catalog/product/recentlyViewed';
import { recentSearches } from '../../features/catalog/search/recentSearches';
import { type CheckoutState } from '../../features/checkout/checkoutSlice';
import { DRAFT_LIFETIME_MS } from '../../features/checkout/draft';
import type { OrdersState } from '../../features/orders/ordersSlice';
import { dropDrafts } from '../../features/reviews/reviewDraft';
import { OrderSchema } from '../../shared/api/contract';
import { bigValues, localJson } from '../../shared/storage/sliceStorage';
import { deleteSetAside } from '../../shared/storage/specifiedKeys';
import { catalogStorage } from './catalogStorage';

const DraftSchema = v.object({
  draft: v.record(v.string(), v.string()),
  // A draft of an earlier build has no owner and is shown to nobody.
  draftOwner: v.optional(v.nullable(v.string()), null),
  draftSavedAt: v.nullable(v.number()),
  method: v.nullable(v.picklist(['cod', 'upi'])),
  coupon: v.optional(v.nullable(v.string()), null),
});

const OrdersSchema = v.object({
  ids: v.array(v.string()),
  entities: v.record(v.string(), OrderSchema),
  uid: v.nullable(v.string()),
  fetchedAt: v.nullable(v.number()),
});

/** Do not store empty objects. */
const isBlankDraft = ({ draft, method, coupon }: Partial<CheckoutState>): boolean =>
  Object.keys(draft ?? {}).length === 0 && (method ?? null) === null && (coupon ?? null) === null;

const CHECKOUT_KEY = 'app:checkout';

export const storages = {
  catalog: catalogStorage,
  checkout: localJson(CHECKOUT_KEY, {
    version: 1,
    lifetimeMs: DRAFT_LIFETIME_MS,
    check: (stored) => {
      const parsed = v.safeParse(DraftSchema, stored);
      return parsed.success ? parsed.output : null;
    },
    isBlank: (value) => isBlankDraft(value),
  }),
  orders: bigValues('orders', {
    version: 1,
    check: (stored) => {
      const parsed = v.safeParse(OrdersSchema, stored);
      return parsed.success ? parsed.output : null;
    },
    isBlank: (value) => (value as Partial<OrdersState>).uid === null,
  }),
};

/** What the device remembers of a visit; it must not be shown to the next person. */
export function resetVisit(): void {
  recentSearches.clear();
  recentlyViewed.clear();
}

/** Personal values, deleted as soon as their owner logs out. */
export async function deletePersonalValues(): Promise<void> {
  resetVisit();
  dropDrafts();
  deleteSetAside(CHECKOUT_KEY);
  storages.checkout.remove();
  await storages.orders.remove().catch(() => null);
}
