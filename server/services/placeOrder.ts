import { uuidv7 } from 'uuidv7';
import type { OrderPlace, PaymentMethod, ResponseOf } from '../../src/shared/api/contract';
import { codRefusal, upiRefusal } from '../../src/shared/api/orderLimits';
import { requestLanguage } from '../../src/shared/i18n/message';
import { t } from '../../src/shared/i18n/t';
import { LOW_STOCK } from '../../src/shared/lib/stock';
import { PaymentRefused, type PaymentUrls } from '../payments/provider';
import { ORDERS_PER_HOUR, type Context } from './context';
import { removeOrdered } from './lists';
import { toPaise } from './money';
import { markCancelled } from './cancelled';
import { checkOrder } from './checkOrder';
import { usableCoupon } from './coupons';
import { usedUpText } from './discounts';
import { CANCELLABLE, fingerprintOf, mergeLines, orderWouldChange, stockLine } from './orderRules';
import { paymentPage } from './paymentFlow';
import type { OrderRecord } from './ports';
import { Refusal } from './refusal';
import { assertDelivered, settingsOf, type Settings } from './shopSettings';
import { announceOrder } from './announceOrder';

const HOUR = 60 * 60 * 1000;

/**
 * Places an order, or returns the one that this key placed before. Cash on delivery removes the ordered units from the
 * cart at once, UPI when it is paid.
 */
async function place(
  context: Context,
  userId: string,
  input: OrderPlace,
  method: PaymentMethod,
): Promise<OrderRecord> {
  try {
    return await placeNew(context, userId, input, method);
  } catch (error) {
    // A request with the same key that was sent at the same moment may have taken the last units, or used the code.
    if (!(error instanceof Refusal) || input.orderKey === undefined) throw error;
    const winner = await context.store.orders.findByKey(userId, input.orderKey);
    if (!winner) throw error;
    return sameOrder(winner, fingerprintOf(input, method));
  }
}

async function placeNew(
  context: Context,
  userId: string,
  input: OrderPlace,
  method: PaymentMethod,
): Promise<OrderRecord> {
  const { store, clock, ordersPerHour = ORDERS_PER_HOUR } = context;
  const fingerprint = fingerprintOf(input, method);
  const orderKey = input.orderKey ?? null;
  return store.transaction(async (inside) => {
    const earlier = orderKey === null ? undefined : await inside.orders.findByKey(userId, orderKey);
    if (earlier) return sameOrder(earlier, fingerprint);
    const settings = await settingsOf({ ...context, store: inside });
    assertDelivered(settings, input.address.zipcode);
    if (method === 'cod') assertCod(settings, input.amount, input.address.zipcode);

    const wanted = mergeLines(input.items);
    const now = clock();
    const coupon =
      input.coupon === undefined ? null : await usableCoupon(inside, userId, input.coupon, now);
    const { items, amount, problems, couponRefusal } = await checkOrder(inside, wanted, { coupon });
    if (problems.length === 0 && couponRefusal !== null)
      throw new Refusal('conflict', couponRefusal);
    if (problems.length > 0 || amount !== toPaise(input.amount)) {
      throw orderWouldChange(problems, amount);
    }

    if ((await inside.orders.countSince(userId, now - HOUR)) >= ordersPerHour) {
      throw new Refusal(
        'too-many',
        t(
          '{count} orders were placed with this account within an hour. Your cart is kept: please order again later, or write to us.',
          { count: ordersPerHour },
        ),
      );
    }
    const order: OrderRecord = {
      id: uuidv7(),
      userId,
      orderKey,
      fingerprint,
      items,
      address: input.address,
      amount,
      paymentMethod: method,
      paymentStatus: method === 'cod' ? 'due' : 'pending',
      status: 'Order Placed',
      createdAt: now,
      switchedAt: null,
      shipment: null,
      coupon: coupon?.code ?? null,
      language: requestLanguage(),
    };
    if (!(await inside.orders.insert(order))) {
      // Another request with the same key was faster.
      const winner =
        orderKey === null ? undefined : await inside.orders.findByKey(userId, orderKey);
      if (!winner) throw new Error('An order was neither inserted nor found.');
      return sameOrder(winner, fingerprint);
    }
    if (coupon && !(await inside.coupons.use(order, coupon))) {
      // Another order has just used it.
      throw new Refusal('conflict', usedUpText(coupon));
    }
    const counts = await inside.stock.take(order.id, items.map(stockLine));
    if (!counts) {
      // Another order has just taken the last units.
      const left = await checkOrder(inside, wanted, { orderId: order.id, coupon });
      throw orderWouldChange(left.problems, left.amount);
    }
    if (counts.some((count) => count <= LOW_STOCK)) {
      await inside.messages.add('operator-low-stock', order.id, now);
    }
    await inside.orders.addChange(order.id, { status: order.status, at: now });
    if (method === 'cod') {
      await removeOrdered(inside, order, now);
      await announceOrder(inside, 'order-placed', order.id, now);
    }
    return order;
  });
}

function sameOrder(order: OrderRecord, fingerprint: string): OrderRecord {
  if (order.fingerprint === fingerprint) return order;
  throw new Refusal(
    'unprocessable',
    t('This checkout has already placed a different order. Please look at your orders.'),
  );
}

/** Refuses an order of an amount in rupees that cannot be paid on delivery. */
export function assertCod({ codTerms }: Settings, amount: number, zipcode: string): void {
  const refusal = codRefusal(codTerms, amount, zipcode);
  if (refusal !== null) throw new Refusal('unprocessable', refusal);
}

export async function placeCod(
  context: Context,
  userId: string,
  input: OrderPlace,
): Promise<ResponseOf<'orderPlace'>> {
  const order = await place(context, userId, input, 'cod');
  return { success: true, message: t('Order placed.'), orderId: order.id };
}

export async function placeUpi(
  context: Context,
  userId: string,
  input: OrderPlace,
  urls: PaymentUrls,
): Promise<ResponseOf<'orderPlaceUpi'>> {
  const refusal = upiRefusal(input.amount);
  if (refusal !== null) throw new Refusal('unprocessable', refusal);
  const order = await place(context, userId, input, 'upi');
  const latest = (await context.store.payments.latestOf([order.id])).get(order.id);
  if (!latest && order.status === 'Cancelled') {
    throw new PaymentRefused('A repeat of an order whose payment was refused.');
  }
  // A repeat gets the same payment page, whatever the payment's state is.
  const paymentUrl = latest?.url ?? (await firstPage(context, order, urls));
  return { success: true, message: t('Order placed.'), orderId: order.id, paymentUrl };
}

/** The payment page of a new order. An order whose payment the provider refuses must not stay open. */
async function firstPage(context: Context, order: OrderRecord, urls: PaymentUrls): Promise<string> {
  try {
    return await paymentPage(context, order, urls);
  } catch (error) {
    if (error instanceof PaymentRefused) {
      await context.store.transaction(async (inside) => {
        // A repeat that was sent at the same time has opened a page.
        if ((await inside.payments.latestOf([order.id])).has(order.id)) return;
        if (!(await markCancelled(inside, order.id, CANCELLABLE, context.clock()))) return;
        await inside.orders.movePayment(order.id, ['pending'], 'failed');
      });
    }
    throw error;
  }
}
