/** @jest-environment node */
import fc from 'fast-check';
import type { Order } from '../../src/shared/api/contract';
import { sendMessages } from '../messages/send';
import { setOrderStatus } from '../services/orderStatus';
import { listReturns, showReturn } from '../operator/returns';
import {
  acceptReturn,
  declineReturn,
  payReturn,
  receiveReturn,
  replaceReturn,
} from '../services/returnAnswers';
import { setStock } from '../operator/stock';
import { PaymentUnavailable } from '../payments/provider';
import { Refusal } from '../services/refusal';
import { sweepReturns } from '../services/returnRefunds';
import { address, engines, lampOrder, openTestShop, type TestShop } from './harness';
import { mailbox, mailContext } from './mailbox';

const DAY = 24 * 60 * 60 * 1000;

describe.each(engines)('returns on $name', (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(engine);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    return shop.close();
  });

  const kurtas = (quantity = 2) => ({
    address,
    items: [
      { _id: 'kurta', name: 'Anarkali kurta', image: [], salePrice: 1499, quantity, size: 'M' },
    ],
    amount: 1499 * quantity,
  });
  const payOn = (body: Record<string, unknown>) =>
    fetch(shop.origin + new URL(body['paymentUrl'] as string).pathname, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    });

  /** A shopper whose order has arrived. */
  async function delivered(order: object = lampOrder(), method: 'cod' | 'upi' = 'cod') {
    const { token, email, id } = await shop.signUp();
    const call = method === 'cod' ? 'orderPlace' : 'orderPlaceUpi';
    const { body } = await shop.call(call, order, token);
    const orderId = body['orderId'] as string;
    if (method === 'upi') {
      await payOn(body);
      await shop.call('orderVerify', { orderId, success: 'true' }, token);
    }
    await setOrderStatus(shop.context, orderId, 'Delivered');
    return { token, email, orderId, userId: id };
  }
  let keys = 0;
  const wish = (orderId: string, rest: object = {}) => {
    keys += 1;
    return {
      orderId,
      returnKey: `return-key-${String(keys)}`,
      productId: 'lamp',
      size: 'default',
      quantity: 1,
      kind: 'return',
      reason: 'mind',
      ...rest,
    };
  };
  const ask = (token: string, orderId: string, rest: object = {}) =>
    shop.call('orderReturn', wish(orderId, rest), token);
  const newest = async () =>
    (await shop.store.returns.list({ status: undefined, limit: 1 }))[0] ?? fail('There is none.');
  const orderOf = async (token: string, orderId: string) =>
    (await shop.call('orderGet', { orderId }, token)).body['order'] as Order;
  const left = async (id: string, variant = 'default') =>
    (await shop.store.products.find(id))?.stock[variant];

  it('go from the request to the money, and say each step', async () => {
    await setStock(shop.store, 'lamp', {}, 10);
    const { token, email, orderId } = await delivered();
    expect((await orderOf(token, orderId)).returnableUntil).toBe(shop.context.clock() + 7 * DAY);
    expect((await ask(token, orderId, { note: 'Too bright.' })).status).toBe(200);
    const { id } = await newest();
    await acceptReturn(shop.context, id.slice(-8));
    await receiveReturn(shop.context, id, { damaged: false });
    expect(await left('lamp')).toBe(9);
    const [back] = (await orderOf(token, orderId)).returns ?? [];
    expect(back).toMatchObject({ status: 'Received', amount: 1_000, quantity: 1 });
    // Seven business days after Thursday the 15th, without the Sunday: the end of the 23rd in India.
    expect(new Date(back?.refundBy ?? 0).toISOString()).toBe('2026-01-23T18:29:59.999Z');
    await expect(payReturn(shop.context, id, { amount: null, paidBack: false })).rejects.toThrow(
      'This order was not paid through the provider.',
    );
    await payReturn(shop.context, id, { amount: null, paidBack: true });
    const [paid] = (await orderOf(token, orderId)).returns ?? [];
    expect(paid).toMatchObject({ status: 'Refunded', refundBy: null });
    expect(paid?.history.map(({ status }) => status)).toEqual([
      'Requested',
      'Accepted',
      'Received',
      'Refunded',
    ]);
    const { taken: mails, transport } = mailbox();
    await sendMessages(mailContext(shop, transport));
    const about = (kind: string) => mails.find((mail) => mail.id.startsWith(`${kind}.`));
    for (const step of ['requested', 'accepted', 'received', 'refunded']) {
      expect(about(`return-${step}`)).toMatchObject({ to: email });
    }
    expect(about('return-received')?.text).toContain('₹1,000 goes back to you within 7 business');
    expect(about('operator-new-return')).toMatchObject({ to: 'asha@shop.example' });
    expect(about('operator-new-return')?.text).toContain('“I changed my mind.” Too bright.');
    expect(await showReturn(shop.context, id)).toMatch(/Note +Too bright\./);
    expect(await listReturns(shop.context, { status: undefined, limit: 5 })).toMatch(
      /return +Refunded +\w{8} +1 x Brass lamp +₹1,000/,
    );
  });

  it('can be asked for within 7 days of delivery, and damage within 2', async () => {
    const { token, orderId } = await delivered();
    shop.wait(2 * DAY);
    expect((await orderOf(token, orderId)).reportableUntil).toBeNull();
    const damaged = await ask(token, orderId, { reason: 'damaged' });
    expect(damaged.body['message']).toMatch(/can be reported within 2 days of delivery/);
    shop.wait(5 * DAY - 1);
    expect((await ask(token, orderId)).status).toBe(200);
    shop.wait(1);
    const late = await ask(token, orderId);
    expect([late.status, late.body['message']]).toEqual([
      409,
      'Orders can be returned within 7 days of delivery.',
    ]);
    expect((await orderOf(token, orderId)).returnableUntil).toBeNull();
  });

  it('are refused for an order that has not arrived, and for another person’s', async () => {
    const { token } = await shop.signUp();
    const { body } = await shop.call('orderPlace', lampOrder(), token);
    expect((await ask(token, body['orderId'] as string)).status).toBe(409);
    const other = await delivered();
    expect((await ask(token, other.orderId)).status).toBe(404);
    await ask(other.token, other.orderId);
    const { id } = await newest();
    expect((await shop.call('orderReturnWithdraw', { returnId: id }, token)).status).toBe(404);
  });

  it('are asked for once, however often and from however many connections', async () => {
    const { token, orderId } = await delivered();
    const same = wish(orderId);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.call('orderReturn', same, token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    expect((await orderOf(token, orderId)).returns).toHaveLength(1);
    const changed = await shop.call('orderReturn', { ...same, quantity: 2 }, token);
    expect(changed.status).toBe(422);
    // One of the two lamps is left: of many different requests one succeeds.
    const more = await Promise.all(Array.from({ length: 8 }, () => ask(token, orderId)));
    expect(more.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect((await ask(token, orderId)).body['message']).toBe(
      'You have already requested a return of this.',
    );
  });

  it('can be withdrawn until the parcel is back, and asked for again', async () => {
    const { token, orderId } = await delivered();
    await ask(token, orderId, { quantity: 2 });
    const { id } = await newest();
    const withdraw = () => shop.call('orderReturnWithdraw', { returnId: id }, token);
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(200);
    await ask(token, orderId, { quantity: 2 });
    const again = await newest();
    await acceptReturn(shop.context, again.id);
    await receiveReturn(shop.context, again.id, { damaged: false });
    const late = await shop.call('orderReturnWithdraw', { returnId: again.id }, token);
    expect(late.status).toBe(409);
  });

  it('exchange for a variant that is in stock, which is kept for the shopper', async () => {
    await setStock(shop.store, 'kurta', { size: 'M' }, 5);
    await setStock(shop.store, 'kurta', { size: 'S' }, 1);
    const { token, orderId } = await delivered(kurtas());
    const want = (wanted: string, quantity = 1) =>
      ask(token, orderId, { productId: 'kurta', size: 'M', kind: 'exchange', wanted, quantity });
    expect((await want('M')).body['message']).toMatch(/^Please choose another size/);
    expect((await want('XXL')).body['message']).toMatch(/^Please choose another size/);
    expect((await want('S', 2)).body['message']).toBe(
      'size S is out of stock. Please choose another one, or a refund.',
    );
    expect((await want('S')).status).toBe(200);
    expect([await left('kurta', 'S'), await left('kurta', 'M')]).toEqual([0, 3]);
    const { id } = await newest();
    await acceptReturn(shop.context, id);
    await receiveReturn(shop.context, id, { damaged: false });
    expect([await left('kurta', 'S'), await left('kurta', 'M')]).toEqual([0, 4]);
    await replaceReturn(shop.context, id, { courier: 'Delhivery', number: 'D 1' });
    const [sent] = (await orderOf(token, orderId)).returns ?? [];
    expect(sent).toMatchObject({
      status: 'Replaced',
      wanted: 'S',
      refundBy: null,
      shipment: { courier: 'Delhivery', number: 'D 1' },
    });
  });

  it('give back what an exchange wanted when it is declined, withdrawn or refunded', async () => {
    await setStock(shop.store, 'kurta', { size: 'S' }, 3);
    const { token, orderId } = await delivered(kurtas(3));
    const want = async () => {
      await ask(token, orderId, { productId: 'kurta', size: 'M', kind: 'exchange', wanted: 'S' });
      return (await newest()).id;
    };
    const [declined, withdrawn, refunded] = [await want(), await want(), await want()];
    expect(await left('kurta', 'S')).toBe(0);
    expect(() => declineReturn(shop.context, declined, ' ')).toThrow(Refusal);
    await declineReturn(shop.context, declined, 'It was washed.');
    await shop.call('orderReturnWithdraw', { returnId: withdrawn }, token);
    await acceptReturn(shop.context, refunded);
    await receiveReturn(shop.context, refunded, { damaged: true });
    await payReturn(shop.context, refunded, { amount: 100_000, paidBack: true });
    expect(await left('kurta', 'S')).toBe(3);
    const returns = (await orderOf(token, orderId)).returns ?? [];
    expect(returns.map(({ status, answer, amount }) => [status, answer, amount])).toEqual([
      ['Declined', 'It was washed.', 1_499],
      ['Withdrawn', null, 1_499],
      ['Refunded', null, 1_000],
    ]);
  });

  it('refund a part of a payment, then the rest, and nothing more', async () => {
    const { token, orderId } = await delivered(lampOrder(), 'upi');
    const back = async () => {
      await ask(token, orderId);
      const { id } = await newest();
      await acceptReturn(shop.context, id);
      await receiveReturn(shop.context, id, { damaged: false });
      return id;
    };
    const [first, second] = [await back(), await back()];
    const pay = (id: string, amount: number | null = null) =>
      payReturn(shop.context, id, { amount, paidBack: false });
    await expect(pay(first, 100_001)).rejects.toThrow('The amount must be from ₹1 to ₹1,000.');
    await pay(first, 60_000);
    expect(await orderOf(token, orderId)).toMatchObject({ paymentStatus: 'paid', refunded: 600 });
    await expect(pay(first)).rejects.toThrow('A return that is "Refunded" cannot be refunded.');
    await pay(second);
    expect(await orderOf(token, orderId)).toMatchObject({ paymentStatus: 'paid', refunded: 1_600 });
    const ids = (await shop.store.messages.list(50)).map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([`return-refunded.${first}`, `return-refunded.${second}`]),
    );
    expect(ids).not.toContain(`order-refunded.${orderId}`);
  });

  it('are refunded later if the provider is away', async () => {
    const { token, orderId } = await delivered(lampOrder(), 'upi');
    await ask(token, orderId, { quantity: 2 });
    const { id } = await newest();
    await acceptReturn(shop.context, id);
    await receiveReturn(shop.context, id, { damaged: false });
    const refund = jest
      .spyOn(shop.context.payments, 'refund')
      .mockRejectedValueOnce(new PaymentUnavailable('502'));
    const begun = await payReturn(shop.context, id, { amount: null, paidBack: false });
    expect(begun.status).toBe('Refunding');
    expect((await orderOf(token, orderId)).refunded).toBe(0);
    await sweepReturns(shop.context);
    await sweepReturns(shop.context);
    expect(refund).toHaveBeenCalledTimes(2);
    expect(await orderOf(token, orderId)).toMatchObject({
      paymentStatus: 'refunded',
      refunded: 2_000,
      returns: [{ status: 'Refunded' }],
    });
  });

  it('keep the account until they have ended, and lose the words of a deleted one', async () => {
    const { token, orderId, userId } = await delivered();
    await ask(token, orderId, { note: 'Call me at 98765.' });
    const remove = () => shop.call('userDelete', { password: 'correct horse' }, token);
    expect((await remove()).body['message']).toMatch(/^The account has orders that have not ended/);
    await declineReturn(shop.context, (await newest()).id, 'It is worn.');
    expect((await remove()).status).toBe(200);
    expect(await newest()).toMatchObject({ userId, note: '' });
  });

  it('never pay out more than was paid, nor twice, whatever fails and in whatever order', async () => {
    const refund = shop.context.payments.refund.bind(shop.context.payments);
    const step = fc.record({
      which: fc.nat(2),
      does: fc.constantFrom('pay', 'pay', 'pay all', 'sweep', 'ask'),
      amount: fc.option(fc.integer({ min: 1, max: 160_000 })),
      fails: fc.constantFrom('no', 'before', 'after'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        const { token, orderId } = await delivered(kurtas(3), 'upi');
        const line = { productId: 'kurta', size: 'M' };
        const returns = async () =>
          (await shop.store.returns.ofOrders([orderId])).get(orderId) ?? [];
        for (let count = 0; count < 3; count += 1) {
          await ask(token, orderId, line);
          const { id } = await newest();
          await acceptReturn(shop.context, id);
          await receiveReturn(shop.context, id, { damaged: false });
        }
        const ids = (await returns()).map(({ id }) => id);
        for (const { which, does, amount, fails } of steps) {
          jest.spyOn(shop.context.payments, 'refund').mockImplementation(async (ref, total) => {
            if (fails === 'before') throw new PaymentUnavailable('before');
            await refund(ref, total);
            if (fails === 'after') throw new PaymentUnavailable('after');
          });
          const pay = (id = '') =>
            payReturn(shop.context, id, { amount, paidBack: false }).catch((error: unknown) => {
              if (!(error instanceof Refusal)) throw error;
            });
          if (does === 'sweep') await sweepReturns(shop.context);
          else if (does === 'pay all') await Promise.all(ids.map(pay));
          else if (does === 'pay') await pay(ids[which]);
          else expect((await ask(token, orderId, line)).status).toBe(409);
        }
        jest.spyOn(shop.context.payments, 'refund').mockImplementation(refund);
        await sweepReturns(shop.context);
        const owed = (await returns())
          .filter(({ status }) => status === 'Refunded' || status === 'Refunding')
          .reduce((sum, each) => sum + each.amount, 0);
        const { refunded } = await shop.db
          .selectFrom('sandbox_payments')
          .select('refunded')
          .where('order_id', '=', orderId)
          .executeTakeFirstOrThrow();
        expect(refunded).toBe(owed);
        expect(refunded).toBeLessThanOrEqual(449_700);
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});

function fail(message: string): never {
  throw new Error(message);
}
