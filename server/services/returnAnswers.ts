/** What staff and operator do with returns. */
import type { ReturnStatus } from '../../src/shared/api/contract';
import { noteChange } from './audit';
import type { Context } from './context';
import { returnNamed } from './findByNumber';
import type { OrderRecord, ReturnMessageKind, ReturnRecord, Shipment, Store } from './ports';
import { Refusal } from './refusal';
import { notePaidBack, refundReturn } from './returnRefunds';
import { canFollow, moved } from './returnRules';
import { giveBackWanted } from './returns';

/** Moves a return to its next status and writes the shopper's message, in one transaction with `also`. */
async function move(
  context: Context,
  name: string,
  to: { status: ReturnStatus; kind: ReturnMessageKind; change?: Partial<ReturnRecord> },
  also: (inside: Store, record: ReturnRecord) => Promise<void> = () => Promise.resolve(),
): Promise<ReturnRecord> {
  const { store, clock } = context;
  return store.transaction(async (inside) => {
    const before = await returnNamed(inside, name);
    if (!canFollow(before.status, to.status)) {
      throw new Refusal(
        'conflict',
        `A return that is "${before.status}" cannot become "${to.status}".`,
      );
    }
    const now = clock();
    const after = moved(before, to.status, now, to.change);
    if (!(await inside.returns.replace(before, after))) {
      throw new Refusal('conflict', 'This return has just changed. Please look again.');
    }
    await also(inside, after);
    await noteChange(context, inside, {
      action: 'return.status',
      subjectId: after.id,
      before: { status: before.status },
      after: { status: after.status, ...to.change },
    });
    await inside.messages.add(to.kind, after.id, now);
    return after;
  });
}

export const acceptReturn = (context: Context, name: string): Promise<ReturnRecord> =>
  move(context, name, { status: 'Accepted', kind: 'return-accepted' });

/** @param answer why, in words for the shopper */
export function declineReturn(
  context: Context,
  name: string,
  answer: string,
): Promise<ReturnRecord> {
  const change = { answer: answer.trim() };
  if (change.answer === '')
    throw new Refusal('invalid', 'Please say why, in words for the shopper.');
  return move(
    context,
    name,
    { status: 'Declined', kind: 'return-declined', change },
    giveBackWanted,
  );
}

/** The units are back. They can be sold again unless they are `damaged`. */
export const receiveReturn = (
  context: Context,
  name: string,
  { damaged }: { damaged: boolean },
): Promise<ReturnRecord> =>
  move(context, name, { status: 'Received', kind: 'return-received' }, async (inside, record) => {
    if (!damaged) await inside.stock.giveBackUnits(record.orderId, record);
  });

/** The replacement of an exchange has left the shop. */
export async function replaceReturn(
  context: Context,
  name: string,
  shipment: Shipment | null,
): Promise<ReturnRecord> {
  const { kind } = await returnNamed(context.store, name);
  if (kind !== 'exchange') throw new Refusal('conflict', 'This is a return: refund it.');
  return move(context, name, { status: 'Replaced', kind: 'return-replaced', change: { shipment } });
}

/**
 * Pays a return: through the provider, or `paidBack` by the operator.
 *
 * @param amount paise; null for all that the units have cost
 */
export async function payReturn(
  context: Context,
  name: string,
  { amount, paidBack }: { amount: number | null; paidBack: boolean },
): Promise<ReturnRecord> {
  const record = await returnNamed(context.store, name);
  const wanted = amount ?? record.amount;
  if (paidBack) return notePaidBack(context, record, wanted);
  return refundReturn(context, await orderOfReturn(context.store, record), record, wanted);
}

export async function orderOfReturn(store: Store, { orderId }: ReturnRecord): Promise<OrderRecord> {
  const order = await store.orders.find(orderId);
  if (!order) throw new Error(`Order ${orderId} of a return does not exist.`);
  return order;
}
