/** The attempt machine on the app's own store and the real API app, through lost answers. */
import { http } from 'msw';
import { faults, mockShop, resetDatabase, server } from '../../../mocks/node';
import { selectCartMap } from '../cart/cartSelectors';
import { lineAdded } from '../cart/cartSlice';
import { answerPayment, BOWL, bowlPayload, sentAttempt } from '../../test/order';
import { newShopper, type Shopper } from '../../test/shopper';
import { signedIn, signedOut } from '../session/sessionSlice';
import { FRESH_MS, type OrderPayload } from './attempt';
import { attemptJournal } from './attemptJournal';
import { selectAttempt } from './checkoutSlice';
import { placeOrder, recoverCheckout, delay } from './placeOrder';
import { verifyPayment } from './verifyPayment';

const CALL = /order\/place$/;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  localStorage.clear();
  await resetDatabase();
});
afterAll(() => server.close());

const press = async (
  { store, uid }: Shopper,
  wanted: Partial<{ method: 'cod' | 'upi'; payload: OrderPayload; openedAt: number }> = {},
) =>
  store.dispatch(
    placeOrder({
      uid,
      method: wanted.method ?? 'cod',
      payload: wanted.payload ?? (await bowlPayload()),
      openedAt: wanted.openedAt ?? Date.now(),
    }),
  );

describe('placing an order', () => {
  it('stores the attempt before it sends the call', async () => {
    const shopper = await newShopper();
    let atCall: unknown = null;
    server.use(
      // Answers nothing: the shop's own handler follows.
      http.post(CALL, async () => {
        atCall ??= await attemptJournal.latest(shopper.uid);
      }),
    );
    await press(shopper);
    server.resetHandlers();
    expect(atCall).toMatchObject({
      status: 'sending',
      doubtful: 1,
      payload: { address: { street: '12 Church Street' } },
    });
    expect(await attemptJournal.latest(shopper.uid)).toMatchObject({
      status: 'placed',
      doubtful: 0,
    });
  });

  it('results in one order when the response is lost', async () => {
    const shopper = await newShopper();
    faults.loseAnswer(CALL, { times: 1 });
    const ending = await press(shopper);
    const orders = await shopper.orders();
    expect(orders).toHaveLength(1);
    expect(ending).toMatchObject({ kind: 'placed', orderId: orders[0]?._id, found: true });
    expect(selectAttempt(shopper.store.getState())).toMatchObject({ state: 'placed' });
  });

  it('results in one order when the request never arrived, or the server failed', async () => {
    const shopper = await newShopper();
    faults.offline(CALL, { times: 1 });
    faults.status(/by-key/, 500, { times: 1 });
    expect(await press(shopper)).toMatchObject({ kind: 'placed' });
    expect(await shopper.orders()).toHaveLength(1);
  });

  it('says meanwhile whether the connection broke or the shop failed', async () => {
    const shopper = await newShopper();
    const causes = async (breakIt: () => void): Promise<string[]> => {
      const seen = new Set<string>();
      breakIt();
      const stop = shopper.store.subscribe(() => {
        const attempt = selectAttempt(shopper.store.getState());
        if (attempt.state === 'unknown') seen.add(attempt.cause);
      });
      await press(shopper);
      stop();
      return [...seen];
    };
    expect(await causes(() => faults.offline(CALL, { times: 1 }))).toEqual(['connection']);
    expect(await causes(() => faults.status(CALL, 500, { times: 1 }))).toEqual(['server']);
  });

  it('treats a second tap as the same attempt', async () => {
    const shopper = await newShopper();
    const openedAt = Date.now();
    const [first, second] = await Promise.all([
      press(shopper, { openedAt }),
      press(shopper, { openedAt }),
    ]);
    expect(second).toEqual(first);
    expect(await shopper.orders()).toHaveLength(1);
  });

  describe('while another tab is placing an order', () => {
    let granted: (() => void)[];
    beforeEach(() => {
      granted = [];
      const locks = {
        request: async (_name: string, _options: object, work: () => Promise<unknown>) => {
          await new Promise<void>((resolve) => granted.push(resolve));
          return work();
        },
      };
      Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    });
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'locks');
      jest.restoreAllMocks();
    });
    const waiting = async (shopper: Shopper): Promise<void> => {
      while (selectAttempt(shopper.store.getState()).state !== 'waiting') {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };

    it('says what it waits for, and then orders', async () => {
      const shopper = await newShopper();
      const pressed = press(shopper);
      await waiting(shopper);
      granted[0]!();
      expect(await pressed).toMatchObject({ kind: 'placed' });
      expect(await shopper.orders()).toHaveLength(1);
    });

    it('lets the shopper press again if it fails after the wait', async () => {
      const shopper = await newShopper();
      const pressed = press(shopper);
      await waiting(shopper);
      jest.spyOn(attemptJournal, 'latest').mockRejectedValueOnce(new Error('The disk is gone.'));
      granted[0]!();
      await expect(pressed).rejects.toThrow('The disk is gone.');
      expect(selectAttempt(shopper.store.getState())).toEqual({ state: 'idle', notice: null });
    });

    it('sends nothing for a press that has become old, and asks the shopper again', async () => {
      const shopper = await newShopper();
      const pressed = press(shopper);
      await waiting(shopper);
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + FRESH_MS);
      granted[0]!();
      expect(await pressed).toEqual({ kind: 'old-press' });
      jest.restoreAllMocks();
      expect(selectAttempt(shopper.store.getState())).toEqual({
        state: 'idle',
        notice: 'old-press',
      });
      expect(await shopper.orders()).toEqual([]);
      const again = press(shopper);
      await waiting(shopper);
      granted[1]!();
      expect(await again).toMatchObject({ kind: 'placed' });
      expect(await shopper.orders()).toHaveLength(1);
    });
  });

  it('reports a changed price, orders nothing, and then orders with a new key', async () => {
    const shopper = await newShopper();
    const now = await bowlPayload();
    const refused = await press(shopper, { payload: await bowlPayload(now.amount - 10) });
    expect(refused).toMatchObject({
      kind: 'refused',
      amount: now.amount,
      lines: [{ productId: BOWL, problem: 'price-changed', newPrice: now.amount }],
    });
    expect(await shopper.orders()).toHaveLength(0);
    const firstKey = (await attemptJournal.latest(shopper.uid))?.orderKey;
    expect(await press(shopper)).toMatchObject({ kind: 'placed' });
    expect((await attemptJournal.latest(shopper.uid))?.orderKey).not.toBe(firstKey);
  });

  /** An order that the server has, and a page that was closed before it heard so. */
  async function cutOff(shopper: Shopper, sentAt: number): Promise<void> {
    const record = {
      orderKey: 'key-of-a-closed-tab',
      uid: shopper.uid,
      status: 'sending' as const,
      method: 'cod' as const,
      payload: await bowlPayload(),
      orderedAt: sentAt,
      firstSentAt: sentAt,
      lastSentAt: sentAt,
      doubtful: 1,
      orderId: null,
      updatedAt: sentAt,
    };
    await attemptJournal.put(record);
    await shopper.call('order/place', { ...record.payload, orderKey: record.orderKey });
  }

  it('finds the order of a page that was closed before the response', async () => {
    const shopper = await newShopper();
    await cutOff(shopper, Date.now());
    const ending = await shopper.store.dispatch(recoverCheckout(shopper.uid));
    expect(ending).toMatchObject({ kind: 'placed', found: true });
    expect(await shopper.orders()).toHaveLength(1);
    expect(await shopper.store.dispatch(recoverCheckout(shopper.uid))).toBeNull();
  });

  it('leaves the cart to the server when the found order’s age is unknown', async () => {
    const shopper = await newShopper();
    const { store, uid } = shopper;
    // The clock was a day ahead then, and has been put right.
    await cutOff(shopper, Date.now() + 86_400_000);
    faults.offline(/cart\/add$/);
    store.dispatch(lineAdded({ productId: 'curtain-rod', size: 'default', unitPaise: null }, uid));
    expect(await store.dispatch(recoverCheckout(uid))).toMatchObject({ kind: 'placed' });
    expect(selectCartMap(store.getState())).toEqual({ 'curtain-rod': { default: 1 } });
  });

  it('falls back to the list of orders when the server knows no keys', async () => {
    const shopper = await newShopper();
    faults.status(/by-key/, 404);
    faults.loseAnswer(CALL, { times: 1 });
    expect(await press(shopper)).toMatchObject({ kind: 'placed', found: true });
    expect(await shopper.orders()).toHaveLength(1);
  });

  it('stops at an ended session, and keeps the key for the next sign-in', async () => {
    const shopper = await newShopper();
    faults.unauthorized(CALL, { times: 1 });
    expect(await press(shopper)).toEqual({ kind: 'signed-out' });
    expect(await shopper.orders()).toHaveLength(0);
  });

  it('deletes addresses at logout, but not the key of a doubtful order', async () => {
    const { uid } = await newShopper();
    const record = sentAttempt(uid, 'in-doubt', await bowlPayload());
    await attemptJournal.put(record);
    await attemptJournal.put({ ...record, orderKey: 'settled', status: 'placed', doubtful: 0 });
    await attemptJournal.forget(uid);
    expect(await attemptJournal.latest(uid)).toMatchObject({
      orderKey: 'in-doubt',
      payload: { address: { street: '', phone: '' } },
    });
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('12 Church Street');
  });
});

describe('the pause between two lookups', () => {
  const HOUR = 3_600_000;
  const seen = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => jest.restoreAllMocks());

  it('ends when the shopper returns to the tab, and not when they leave it', async () => {
    const ended = jest.fn();
    const pause = delay(HOUR).then(ended);
    seen('hidden');
    await Promise.resolve();
    expect(ended).not.toHaveBeenCalled();
    seen('visible');
    await pause;
  });

  it('ends when the connection comes back', async () => {
    const pause = delay(HOUR);
    window.dispatchEvent(new Event('online'));
    await pause;
  });
});

describe('a logout while an order is in doubt', () => {
  /** Resolves when the shop has begun to ask what became of the order. */
  const inDoubt = ({ store }: Shopper) =>
    new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        if (selectAttempt(store.getState()).state !== 'unknown') return;
        stop();
        resolve();
      });
    });

  /** The server acts on the order call, and its answer waits until it is let go. */
  function heldAnswer() {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const acted = new Promise<void>((resolve) => {
      server.use(
        http.post(
          '*/order/place',
          async ({ request }) => {
            const { app } = await mockShop();
            const answer = await app.fetch(request);
            resolve();
            await held;
            return answer;
          },
          { once: true },
        ),
      );
    });
    return { acted, letGo };
  }

  it('leaves no address behind, also when the lookup ends afterwards', async () => {
    const shopper = await newShopper();
    faults.offline(CALL);
    const asking = inDoubt(shopper);
    const pressed = press(shopper);
    await asking;
    shopper.store.dispatch(signedOut());
    expect(await pressed).toEqual({ kind: 'signed-out' });
    expect(await attemptJournal.latest(shopper.uid)).toMatchObject({
      doubtful: 1,
      payload: { address: { street: '', phone: '' } },
    });
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('12 Church Street');
  });

  it('tells the next person nothing about it, and its owner at the next sign-in', async () => {
    const shopper = await newShopper();
    const { store, uid, token } = shopper;
    const { acted, letGo } = heldAnswer();
    const pressed = press(shopper);
    await acted;
    store.dispatch(signedOut());
    store.dispatch(lineAdded({ productId: BOWL, size: 'default', unitPaise: null }, null));
    letGo();
    await pressed;
    expect(selectAttempt(store.getState())).toEqual({ state: 'idle', notice: null });
    expect(selectCartMap(store.getState())).toEqual({ [BOWL]: { default: 1 } });

    store.dispatch(signedIn({ token }));
    expect(await store.dispatch(recoverCheckout(uid))).toMatchObject({ kind: 'placed' });
  });
});

describe('a UPI order', () => {
  async function begun() {
    const shopper = await newShopper();
    const ending = await press(shopper, { method: 'upi' });
    if (ending.kind !== 'placed') throw new Error('The order was not placed.');
    const { dispatch } = shopper.store;
    const orderId = ending.orderId ?? '';
    const verify = () => dispatch(verifyPayment({ uid: shopper.uid, orderId, success: 'true' }));
    // Emptying the cart is an edit of it (app/listeners/listeners.ts).
    const emptied = jest.spyOn(shopper.store.reactions.cart, 'journalEdits');
    return { shopper, verify, emptied, url: ending.paymentUrl ?? '' };
  }

  it('keeps its cart until it is paid, and ignores the address', async () => {
    const { verify, emptied, shopper } = await begun();
    expect(await verify()).toEqual({ state: 'pending' });
    expect(emptied).not.toHaveBeenCalled();
    expect(await attemptJournal.latest(shopper.uid)).toMatchObject({ status: 'paying' });
  });

  it('is offered to a checkout that was open before, instead of a second order', async () => {
    const openedAt = Date.now();
    const { shopper } = await begun();
    const [order] = await shopper.orders();
    expect(await press(shopper, { openedAt })).toEqual({ kind: 'unpaid', orderId: order?._id });
    expect(selectAttempt(shopper.store.getState())).toEqual({ state: 'idle', notice: null });
    expect(await shopper.orders()).toHaveLength(1);
  });

  it('empties the cart once, however often the shopper returns', async () => {
    const { verify, emptied, url } = await begun();
    await answerPayment(url, 'pay');
    expect(await verify()).toEqual({ state: 'settled', method: 'upi' });
    expect(await verify()).toEqual({ state: 'settled', method: 'upi' });
    expect(emptied).toHaveBeenCalledTimes(1);
  });

  it('keeps what was added to the cart since it was placed', async () => {
    const { shopper, verify, url } = await begun();
    const { store, uid } = shopper;
    faults.offline(/cart\/add$/);
    store.dispatch(lineAdded({ productId: 'curtain-rod', size: 'default', unitPaise: null }, uid));
    await answerPayment(url, 'pay');
    expect(await verify()).toMatchObject({ state: 'settled' });
    expect(selectCartMap(store.getState())).toEqual({ 'curtain-rod': { default: 1 } });
  });

  it('says why when it was declined, and leaves the cart', async () => {
    const { verify, emptied, url } = await begun();
    await answerPayment(url, 'decline');
    expect(await verify()).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/not completed/) as string,
    });
    expect(emptied).not.toHaveBeenCalled();
  });

  it('refuses an order that is not this person’s', async () => {
    const { shopper } = await begun();
    const other = await newShopper();
    const [order] = await shopper.orders();
    const verdict = await other.store.dispatch(
      verifyPayment({ uid: other.uid, orderId: order!._id, success: 'true' }),
    );
    expect(verdict.state).toBe('failed');
  });

  it('asks again without a response', async () => {
    const { verify } = await begun();
    faults.offline(/verifyStripe/, { times: 1 });
    expect((await verify()).state).toBe('unreachable');
  });
});
