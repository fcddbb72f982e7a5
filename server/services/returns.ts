/** Returns and exchanges: what the shopper asks for. */
import { uuidv7 } from 'uuidv7';
import type { Order, ParsedRequestOf } from '../../src/shared/api/contract';
import { variantPhrase } from '../../src/shared/api/variantText';
import { t } from '../../src/shared/i18n/t';
import { isSoldIn } from '../../src/shared/lib/variants';
import { choicesOf, isOnSale } from './catalogue';
import type { Context } from './context';
import { orderOf } from './orders';
import type { OrderRecord, ReturnRecord, Store } from './ports';
import { Refusal } from './refusal';
import { canFollow, costOf, lateText, moved, returnTimes, unitsLeft } from './returnRules';

type Asked = ParsedRequestOf<'orderReturn'>;

/**
 * Asks for a return or an exchange; returns the order. A repeated key asks once. The units that an exchange wants are taken
 * from the stock at once, so that they are there when the first ones are back.
 */
export async function askForReturn(context: Context, userId: string, asked: Asked): Promise<Order> {
  const { store, clock } = context;
  await store.transaction(async (inside) => {
    const earlier = await inside.returns.findByKey(userId, asked.returnKey);
    if (earlier) {
      assertSame(earlier, asked);
      return;
    }
    // Locked, so that simultaneous requests count each other's units.
    await inside.orders.lock(asked.orderId);
    const order = await inside.orders.find(asked.orderId);
    if (order?.userId !== userId) throw new Refusal('not-found', t('There is no such order.'));
    const now = clock();
    const history = (await inside.orders.changesOf([order.id])).get(order.id) ?? [];
    const late = lateText(returnTimes(order, history, now), asked.reason);
    if (late !== null) throw new Refusal('conflict', late);
    await assertUnitsLeft(inside, order, asked);
    const record: ReturnRecord = {
      id: uuidv7(),
      orderId: order.id,
      userId,
      returnKey: asked.returnKey,
      productId: asked.productId,
      variant: asked.size,
      quantity: asked.quantity,
      kind: asked.kind,
      reason: asked.reason,
      note: asked.note,
      wanted: asked.kind === 'exchange' ? await wantedVariant(inside, asked) : null,
      status: 'Requested',
      amount: costOf(order, lineOf(asked)),
      refundTarget: null,
      shipment: null,
      answer: null,
      createdAt: now,
      history: [{ status: 'Requested', at: now }],
    };
    if (!(await inside.returns.insert(record))) {
      // The same request was faster on another connection.
      const winner = await inside.returns.findByKey(userId, asked.returnKey);
      if (!winner) throw new Error('A return was neither inserted nor found.');
      assertSame(winner, asked);
      return;
    }
    await takeWanted(inside, record);
    await inside.messages.add('return-requested', record.id, now);
    await inside.messages.add('operator-new-return', record.id, now);
  });
  return orderOf(context, userId, asked.orderId);
}

/** Withdraws a request; the parcel must not have reached the shop. Returns the order. */
export async function withdrawReturn(
  context: Context,
  userId: string,
  returnId: string,
): Promise<Order> {
  const { store, clock } = context;
  const orderId = await store.transaction(async (inside) => {
    const record = await inside.returns.find(returnId);
    if (record?.userId !== userId) throw new Refusal('not-found', t('There is no such return.'));
    if (record.status === 'Withdrawn') return record.orderId;
    const isWithdrawn =
      canFollow(record.status, 'Withdrawn') &&
      (await inside.returns.replace(record, moved(record, 'Withdrawn', clock())));
    if (!isWithdrawn) {
      throw new Refusal(
        'conflict',
        t('This return is already being processed and can no longer be withdrawn.'),
      );
    }
    await giveBackWanted(inside, record);
    return record.orderId;
  });
  return orderOf(context, userId, orderId);
}

const lineOf = ({ productId, size, quantity }: Asked) => ({ productId, variant: size, quantity });

function assertSame(earlier: ReturnRecord, asked: Asked): void {
  const isSame =
    earlier.orderId === asked.orderId &&
    earlier.productId === asked.productId &&
    earlier.variant === asked.size &&
    earlier.quantity === asked.quantity &&
    earlier.kind === asked.kind;
  if (!isSame) {
    throw new Refusal('unprocessable', t('This key was used for another return already.'));
  }
}

async function assertUnitsLeft(inside: Store, order: OrderRecord, asked: Asked): Promise<void> {
  const returns = (await inside.returns.ofOrders([order.id])).get(order.id) ?? [];
  const left = unitsLeft(order, returns, lineOf(asked));
  if (left >= asked.quantity) return;
  throw new Refusal(
    'conflict',
    left <= 0
      ? t('You have already requested a return of this.')
      : t('You can still return {count} of this.', { count: left }),
  );
}

/** The variant that an exchange wants; refuses one that the shop does not sell. */
async function wantedVariant(inside: Store, { productId, size, wanted }: Asked): Promise<string> {
  const product = await inside.products.find(productId);
  if (!isOnSale(product)) {
    throw new Refusal('conflict', t('This is no longer sold. Please return it for a refund.'));
  }
  if (wanted === undefined || wanted === size || !isSoldIn(choicesOf(product), wanted)) {
    throw new Refusal('conflict', t('Please choose another size or colour to get instead.'));
  }
  if (!product.inStock) throw outOfStock(wanted);
  return wanted;
}

async function takeWanted(inside: Store, record: ReturnRecord): Promise<void> {
  const { orderId, productId, wanted, quantity } = record;
  if (wanted === null) return;
  if (!(await inside.stock.take(orderId, [{ productId, variant: wanted, quantity }]))) {
    throw outOfStock(wanted);
  }
}

function outOfStock(text: string): Refusal {
  const variant = variantPhrase(text);
  return new Refusal(
    'conflict',
    variant === null
      ? t('It is out of stock. Please choose another one, or a refund.')
      : t('{variant} is out of stock. Please choose another one, or a refund.', { variant }),
  );
}

/** Puts the units back that an exchange has taken and does not need any more. */
export async function giveBackWanted(
  inside: Store,
  { orderId, productId, wanted, quantity }: ReturnRecord,
): Promise<void> {
  if (wanted === null) return;
  await inside.stock.giveBackUnits(orderId, { productId, variant: wanted, quantity });
}
