/** What is to be done, on one page. */
import type { DeskResponseOf } from '../../src/shared/api/deskContract';
import { describeVariant } from '../../src/shared/api/variantText';
import { INDIA_OFFSET_MS } from '../../src/shared/lib/indiaTime';
import { LOW_STOCK } from '../../src/shared/lib/stock';
import type { Context } from '../services/context';
import { toRupees } from '../services/money';
import { vitalsOf } from '../services/vitals';

const DAY = 24 * 60 * 60 * 1000;
const DAYS = 14;
/** `2026-11-28` */
const dayInIndia = (at: number): string =>
  new Date(at + INDIA_OFFSET_MS).toISOString().slice(0, 10);

export async function todayOf(context: Context): Promise<DeskResponseOf<'deskToday'>> {
  const { store, clock } = context;
  const { desk, reviews } = store;
  const now = clock();
  const days = Array.from({ length: DAYS }, (_, index) =>
    dayInIndia(now - (DAYS - 1 - index) * DAY),
  );
  const sales = new Map(days.map((day) => [day, { orders: 0, amount: 0 }]));
  for (const { createdAt, amount } of await desk.salesSince(now - DAYS * DAY)) {
    const day = sales.get(dayInIndia(createdAt));
    if (!day) continue;
    day.orders += 1;
    day.amount += amount;
  }
  const low = await desk.lowStock(LOW_STOCK, { limit: 10, offset: 0 });
  return {
    success: true,
    data: {
      toPack: await desk.countOrders({
        statuses: ['Order Placed'],
        paymentStatuses: ['due', 'paid'],
      }),
      toSend: await desk.countOrders({ statuses: ['Packing'] }),
      unpaid: await desk.countOrders({
        statuses: ['Order Placed'],
        paymentStatuses: ['pending', 'failed'],
      }),
      returns: await desk.countReturns({ statuses: ['Requested', 'Received'] }),
      refundsDue: await desk.countOrders({
        statuses: ['Cancelled', 'Returned to store', 'Lost'],
        paymentStatuses: ['paid'],
      }),
      reportedReviews: await reviews.countReported(),
      lowStock: low.records.map(({ productId, name, variant, quantity }) => ({
        productId,
        name,
        variant: describeVariant(variant)?.value ?? '',
        left: quantity,
      })),
      lowStockTotal: low.total,
      missedSearches: await desk.missedSearches(10),
      vitals: await vitalsOf(context),
      days: [...sales].map(([day, { orders, amount }]) => ({
        day,
        orders,
        amount: toRupees(amount),
      })),
    },
  };
}
