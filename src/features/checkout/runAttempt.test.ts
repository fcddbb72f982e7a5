/**
 * Exactly one order or none, and the shop's words agree with the server: 500 random schedules of
 * faults over the real runner, machine and journal, against a model of the server.
 */
import fc from 'fast-check';
import type { Order } from '../../shared/api/contract';
import {
  findByContents,
  FRESH_MS,
  SETTLE_MS,
  type AskAnswer,
  type Ending,
  type SendAnswer,
} from './attempt';
import type { AttemptRecord, OrderPayload } from './attempt';
import { createMemoryJournal } from './attemptJournal';
import { runCheckout, runRecovery, type AttemptIo } from './runAttempt';

const UID = 'user-1';

type SendFault =
  'none' | 'request lost' | 'answer lost' | 'error before' | 'error after' | { lands: number };
type Fault =
  | { kind: 'send'; fault: SendFault }
  | { kind: 'ask lost' }
  | { kind: 'tab closed' }
  | { kind: 'price'; rupees: number };

class TabClosed extends Error {}

const payloadOf = (amount: number): OrderPayload => ({
  address: {
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.com',
    street: '1 MG Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    zipcode: '560001',
    country: 'India',
    phone: '9876543210',
  },
  items: [{ _id: 'p1', name: 'Kurta', quantity: 1, size: 'M', salePrice: amount }],
  amount,
});

/** A server that keeps order keys, a clock, and the requests that are still on their way to it. */
class World {
  now = 1_000_000;
  price = 100;
  sends = 0;
  readonly orders: Order[] = [];
  readonly faults: Fault[];
  private readonly flying: { at: number; record: AttemptRecord }[] = [];
  private keys = 0;
  readonly claims: { ending: Ending; ordersThen: number }[] = [];
  readonly journal = createMemoryJournal(() => this.now);

  private readonly keyed: boolean;

  constructor(faults: Fault[], keyed: boolean) {
    this.faults = [...faults];
    this.keyed = keyed;
  }

  private apply(record: AttemptRecord): SendAnswer {
    const known = this.orders.find((order) => order.orderKey === record.orderKey);
    const { amount, items } = record.payload;
    if (known && this.keyed) {
      return known.amount === amount
        ? { kind: 'placed', orderId: known._id, paymentUrl: null }
        : { kind: 'refused', message: 'Already placed differently.', amount: null, lines: [] };
    }
    if (amount !== this.price) {
      return { kind: 'refused', message: 'The price changed.', amount: this.price, lines: [] };
    }
    const order: Order = {
      _id: `order-${String(this.orders.length + 1)}`,
      items: items.map((item) => ({ ...item, image: [], size: item.size ?? 'default' })),
      address: {},
      amount,
      paymentMethod: 'cod',
      status: 'Order Placed',
      date: this.now,
      ...(this.keyed && { orderKey: record.orderKey }),
    };
    this.orders.push(order);
    return { kind: 'placed', orderId: order._id, paymentUrl: null };
  }

  advance(ms: number): void {
    this.now += ms;
    for (const landed of this.flying.filter(({ at }) => at <= this.now)) {
      this.flying.splice(this.flying.indexOf(landed), 1);
      this.apply(landed.record);
    }
  }

  private take(): Fault | undefined {
    let fault = this.faults.shift();
    while (fault?.kind === 'price') {
      this.price = fault.rupees;
      fault = this.faults.shift();
    }
    if (fault?.kind === 'tab closed') throw new TabClosed();
    return fault;
  }

  io(): AttemptIo {
    return {
      journal: this.journal,
      now: () => this.now,
      newKey: () => `key-${String(++this.keys)}-${String(this.now)}`,
      wait: (ms) => {
        this.advance(ms);
        return Promise.resolve();
      },
      report: (_record, next) => {
        if (next.do === 'end') {
          this.claims.push({ ending: next.ending, ordersThen: this.orders.length });
        }
      },
      // eslint-disable-next-line @typescript-eslint/require-await -- a closed tab throws, as a rejection
      send: async (record) => {
        this.sends += 1;
        const taken = this.take();
        const fault = taken?.kind === 'send' ? taken.fault : 'none';
        this.advance(200);
        if (fault === 'none') return this.apply(record);
        if (fault === 'answer lost' || fault === 'error after') this.apply(record);
        if (typeof fault === 'object') this.flying.push({ at: this.now + fault.lands, record });
        if (fault !== 'error before' && fault !== 'error after') this.advance(10_000);
        return { kind: 'doubtful', cause: 'connection' };
      },
      // eslint-disable-next-line @typescript-eslint/require-await -- as above
      ask: async (record): Promise<AskAnswer> => {
        const taken = this.take();
        this.advance(100);
        if (taken?.kind === 'ask lost') return { kind: 'unanswered' };
        const order = this.keyed
          ? (this.orders.find((each) => each.orderKey === record.orderKey) ?? null)
          : findByContents(this.orders, record);
        return order ? { kind: 'found', order } : { kind: 'absent', keyed: this.keyed };
      },
    };
  }
}

/**
 * Presses until the shop says "placed", or patience ends; reopens the shop after each crash. `waits`: how long each
 * press waits for another tab (ms).
 */
async function shop(world: World, waits: number[]): Promise<Ending | null> {
  const openedAt = world.now;
  let ending: Ending | null = null;
  for (const wait of waits) {
    if (ending?.kind === 'placed') break;
    const pressedAt = world.now;
    const checkout = {
      uid: UID,
      method: 'cod' as const,
      payload: payloadOf(world.price),
      openedAt,
    };
    world.advance(wait);
    const sends = world.sends;
    try {
      ending = await runCheckout(world.io(), checkout, pressedAt);
      if (wait >= FRESH_MS) expect(world.sends).toBe(sends);
    } catch (error) {
      if (!(error instanceof TabClosed)) throw error;
      ending = await reopen(world);
    }
  }
  return ending;
}

async function reopen(world: World): Promise<Ending | null> {
  for (;;) {
    try {
      return await runRecovery(world.io(), UID);
    } catch (error) {
      if (!(error instanceof TabClosed)) throw error;
    }
  }
}

const fault: fc.Arbitrary<Fault> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      fault: fc.oneof(
        fc.constantFrom<SendFault>(
          'none',
          'request lost',
          'answer lost',
          'error before',
          'error after',
        ),
        fc.record({ lands: fc.integer({ min: 1, max: 120_000 }) }),
      ),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'ask lost' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'tab closed' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('price' as const),
      rupees: fc.constantFrom(100, 120),
    }),
  },
);

describe('a checkout under faults', () => {
  it('ends with exactly one order or none, and says which, in 500 random schedules', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fault, { maxLength: 14 }),
        fc.array(fc.constantFrom(0, 0, 5_000, 70_000), { minLength: 1, maxLength: 4 }),
        async (faults, waits) => {
          const world = new World(faults, true);
          let words = await shop(world, waits);
          // Everything still on its way lands; then the shopper looks in once more.
          world.advance(10 * 60_000);
          words = (await reopen(world)) ?? words;
          expect(world.orders.length).toBeLessThanOrEqual(1);
          expect(words?.kind === 'placed' ? 1 : 0).toBe(world.orders.length);
          if (words?.kind === 'placed') expect(words.orderId).toBe(world.orders[0]?._id);
          for (const { ending, ordersThen } of world.claims) {
            if (ending.kind === 'placed') expect(ordersThen).toBe(1);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('does the same on a server without order keys, if requests arrive within half a minute', async () => {
    const quick = fault.filter(
      (each) =>
        !(each.kind === 'send' && typeof each.fault === 'object' && each.fault.lands > 15_000),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(quick, { maxLength: 10 }), async (faults) => {
        const world = new World(
          faults.filter((each) => each.kind !== 'price'),
          false,
        );
        const words = await shop(world, [0, 0, 0]);
        world.advance(10 * 60_000);
        expect(world.orders.length).toBe(words?.kind === 'placed' ? 1 : 0);
      }),
      { numRuns: 200 },
    );
  });

  it('gives a second tab of the same checkout the order that the first one placed', async () => {
    const world = new World([], true);
    const checkout = {
      uid: UID,
      method: 'cod' as const,
      payload: payloadOf(100),
      openedAt: world.now,
    };
    await runCheckout(world.io(), checkout);
    world.advance(5_000);
    const second = await runCheckout(world.io(), checkout);
    expect(second).toMatchObject({ kind: 'placed', orderId: 'order-1', found: true });
    expect(world.orders).toHaveLength(1);
  });

  it('orders what another tab has added to the cart since its own order', async () => {
    const world = new World([], true);
    const checkout = { uid: UID, method: 'cod' as const, openedAt: world.now };
    await runCheckout(world.io(), { ...checkout, payload: payloadOf(100) });
    world.advance(5_000);
    const kurta = payloadOf(100).items[0]!;
    for (const items of [[{ ...kurta, quantity: 2 }], [{ ...kurta, size: 'L' }], [kurta, kurta]]) {
      const ordersThen = world.orders.length;
      const payload = { ...payloadOf(100), items };
      const ending = await runCheckout(world.io(), { ...checkout, payload });
      expect(world.orders).toHaveLength(ordersThen + 1);
      expect(ending).toMatchObject({ orderId: world.orders.at(-1)?._id });
    }
  });

  it('places no other order while another tab’s UPI order is unpaid', async () => {
    const world = new World([], true);
    const checkout = { uid: UID, method: 'upi' as const, openedAt: world.now };
    await runCheckout(world.io(), { ...checkout, payload: payloadOf(100) });
    world.advance(5_000);
    const kurta = payloadOf(100).items[0]!;
    for (const items of [[kurta], [kurta, { ...kurta, _id: 'p2' }]]) {
      const payload = { ...payloadOf(100), items };
      expect(await runCheckout(world.io(), { ...checkout, payload })).toEqual({
        kind: 'unpaid',
        orderId: 'order-1',
      });
    }
    expect(world.orders).toHaveLength(1);
  });

  it('orders again when a later checkout asks for the same things', async () => {
    const world = new World([], true);
    const checkout = { uid: UID, method: 'cod' as const, payload: payloadOf(100) };
    await runCheckout(world.io(), { ...checkout, openedAt: world.now });
    world.advance(60_000);
    await runCheckout(world.io(), { ...checkout, openedAt: world.now });
    expect(world.orders).toHaveLength(2);
  });

  it('waits no longer than usual when the clock was set back', async () => {
    const world = new World(
      [{ kind: 'send', fault: 'request lost' }, { kind: 'tab closed' }],
      true,
    );
    world.now += 86_400_000;
    expect(await shop(world, [0])).toEqual({ kind: 'absent' });
    const rightTime = (world.now -= 86_400_000);
    expect(await reopen(world)).toEqual({ kind: 'absent' });
    expect(world.now - rightTime).toBeLessThan(SETTLE_MS + 15_000);
  });

  it('uses a new key after a refusal, and keeps the key while a request is in doubt', async () => {
    const refused = new World([{ kind: 'price', rupees: 120 }], true);
    const io = refused.io();
    const first = await runCheckout(io, {
      uid: UID,
      method: 'cod',
      payload: payloadOf(100),
      openedAt: refused.now,
    });
    expect(first).toMatchObject({ kind: 'refused', amount: 120 });
    const closed = await refused.journal.latest(UID);
    expect(closed).toMatchObject({ status: 'closed', doubtful: 0 });

    const doubtful = new World(
      Array.from({ length: 3 }, () => ({ kind: 'send', fault: 'request lost' }) as const).flatMap(
        (lost) => [lost, { kind: 'send', fault: 'none' } as const],
      ),
      true,
    );
    const checkout = {
      uid: UID,
      method: 'cod' as const,
      payload: payloadOf(100),
      openedAt: doubtful.now,
    };
    expect(await runCheckout(doubtful.io(), checkout)).toEqual({ kind: 'absent' });
    const key = (await doubtful.journal.latest(UID))?.orderKey;
    await runCheckout(doubtful.io(), checkout);
    expect(doubtful.orders).toMatchObject([{ orderKey: key }]);
  });
});
