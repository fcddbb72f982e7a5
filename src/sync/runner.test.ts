/**
 * Random edits, faults and reconnects against the real runner on a virtual clock. The oracle: the server ends
 * with the last quantity that the shopper saw.
 */
import fc from 'fast-check';
import { appError, type AppError } from '../shared/api/appError';
import type { CartMap } from '../shared/api/contract';
import { quantityOf, withQuantity, withUnit, type LineId } from './quantityMap';
import { applyEdit, type Edit } from './edits';
import { mergeGuestCart } from './guestMerge';
import { nextStep, classify, recover } from './transitions';
import {
  emptyRecord,
  shownCart,
  shownQuantity,
  type OutboxRecord,
  type WriteRequest,
} from './record';
import { pauseAfter, runOutbox, type RunnerEvent, type RunnerPorts } from './runner';

const line = (productId: string): LineId => ({ productId, size: 'M' });

/** What happens to the next call. `late`: no answer, and it arrives some seconds later. */
type Fate = 'ok' | 'requestLost' | 'answerLost' | 'late' | 'failed' | 'offline';

/** More transactions than any run needs: a guard against endless loops. */
const PATIENCE = 1_000;

class Bench {
  now = 1_000_000;
  server: CartMap;
  record: OutboxRecord = emptyRecord('u');
  online = true;
  sent: WriteRequest[] = [];
  facts: RunnerEvent[] = [];
  private fates: Fate[];
  private taps: ((bench: Bench) => void)[];
  private late: { at: number; request: WriteRequest }[] = [];
  private edits = 0;
  private commits = 0;

  constructor(server: CartMap, fates: Fate[], taps: ((bench: Bench) => void)[]) {
    this.server = server;
    this.fates = [...fates];
    this.taps = [...taps];
  }

  edit(edit: { kind: 'added'; line: LineId } | { kind: 'set'; line: LineId; quantity: number }) {
    this.edits += 1;
    const full: Edit = { ...edit, id: String(this.edits), at: this.now };
    this.record = applyEdit(this.record, full);
  }

  tapNext(): boolean {
    const tap = this.taps.shift();
    tap?.(this);
    return tap !== undefined;
  }

  private pass(ms: number): void {
    this.now += ms;
    const due = this.late.filter(({ at }) => at <= this.now);
    this.late = this.late.filter(({ at }) => at > this.now);
    for (const { request } of due) this.apply(request);
  }

  private apply(request: WriteRequest): void {
    this.server =
      request.call === 'add'
        ? withUnit(this.server, request)
        : withQuantity(this.server, request, request.quantity);
  }

  private fate(): Fate {
    return this.fates.shift() ?? 'ok';
  }

  ports(): RunnerPorts {
    return {
      commit: (change) => {
        this.commits += 1;
        if (this.commits > PATIENCE) throw new Error('The outbox never comes to rest.');
        const next = change(this.record);
        this.record = next.record;
        return Promise.resolve(next);
      },
      send: (request): Promise<{ error: AppError | null }> => {
        this.sent.push(request);
        const fate = this.fate();
        // The shopper goes on editing while a call is in flight.
        this.tapNext();
        this.pass(100);
        if (fate === 'ok' || fate === 'answerLost') this.apply(request);
        if (fate === 'late') this.late.push({ at: this.now + 7_000, request });
        if (fate === 'offline') this.online = false;
        return Promise.resolve({
          error: fate === 'ok' ? null : appError(fate === 'failed' ? 'server' : 'offline'),
        });
      },
      read: () => {
        this.tapNext();
        const cart = this.server;
        this.pass(50);
        return Promise.resolve({ cart });
      },
      classify,
      report: (fact) => this.facts.push(fact),
      now: () => this.now,
      isOnline: () => this.online,
      rest: (until) => {
        const tapped = this.tapNext();
        if (until === null) {
          this.pass(5_000);
          this.online = true;
        } else {
          this.pass(tapped ? 200 : Math.max(0, until - this.now));
        }
        return Promise.resolve({ tryNow: false });
      },
      isStopped: () => false,
    };
  }

  /** Runs until nothing is left to do and no edit follows. */
  async settle(): Promise<void> {
    do await runOutbox(this.ports(), { exclusive: true });
    while (this.tapNext());
  }
}

describe('the outbox runner', () => {
  it('ends with exactly what the shopper saw last, whatever happens', async () => {
    const fate = fc.constantFrom<Fate>(
      'ok',
      'ok',
      'requestLost',
      'answerLost',
      'late',
      'failed',
      'offline',
    );
    const tap = fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      to: fc.option(fc.integer({ min: 0, max: 9 }), { freq: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom('a', 'b'), fc.integer({ min: 1, max: 4 })),
        fc.array(fate, { maxLength: 20 }),
        fc.array(tap, { minLength: 1, maxLength: 12 }),
        async (held, fates, taps) => {
          const server = Object.entries(held).reduce<CartMap>(
            (cart, [id, quantity]) => withQuantity(cart, line(id), quantity),
            {},
          );
          const seen = new Map<string, number>(Object.entries(held));
          const bench = new Bench(
            server,
            fates,
            taps.map(({ id, to }) => (its: Bench) => {
              const before = shownQuantity(its.record, line(id));
              if (to === null) its.edit({ kind: 'added', line: line(id) });
              else its.edit({ kind: 'set', line: line(id), quantity: to });
              // Before the first read the account is unknown: a unit is added to it.
              const isRead = its.record.baseAt !== null || to !== null;
              seen.set(id, isRead ? shownQuantity(its.record, line(id)) : (seen.get(id) ?? 0) + 1);
              expect(shownQuantity(its.record, line(id))).toBe(to ?? before + 1);
            }),
          );
          await bench.settle();
          for (const id of ['a', 'b', 'c']) {
            expect([id, quantityOf(bench.server, line(id))]).toEqual([id, seen.get(id) ?? 0]);
          }
          expect(shownCart(bench.record)).toEqual(bench.server);
          expect(bench.record.sending).toBeNull();
        },
      ),
      { numRuns: 1_500 },
    );
  }, 60_000);

  it('sends one cart/add per unit on a clean run, as specified', async () => {
    const bench = new Bench({}, [], []);
    for (let unit = 0; unit < 3; unit += 1) bench.edit({ kind: 'added', line: line('a') });
    await bench.settle();
    expect(bench.sent.map(({ call }) => call)).toEqual(['add', 'add', 'add']);
    expect(bench.server).toEqual({ a: { M: 3 } });
  });

  it('never repeats an add whose answer was lost, but settles the line by update', async () => {
    const bench = new Bench({ a: { M: 1 } }, ['answerLost'], []);
    bench.edit({ kind: 'added', line: line('a') });
    await bench.settle();
    expect(bench.sent.map(({ call, quantity }) => [call, quantity])).toEqual([
      ['add', 2],
      ['update', 2],
    ]);
    expect(bench.server).toEqual({ a: { M: 2 } });
  });

  it('corrects a line when the lost request arrives after the update', async () => {
    const bench = new Bench({ a: { M: 1 } }, ['late'], []);
    bench.edit({ kind: 'added', line: line('a') });
    await bench.settle();
    expect(bench.server).toEqual({ a: { M: 2 } });
    expect(bench.sent.filter(({ call }) => call === 'add')).toHaveLength(1);
  });

  it('does not send superseded quantities', async () => {
    const taps = [2, 3, 4, 5].map((quantity) => (bench: Bench) => {
      bench.edit({ kind: 'set', line: line('a'), quantity });
    });
    const bench = new Bench({ a: { M: 1 } }, [], []);
    bench.record = { ...bench.record, base: bench.server, baseAt: bench.now };
    for (const tap of taps) tap(bench);
    await bench.settle();
    expect(bench.sent.map(({ quantity }) => quantity)).toEqual([5]);
  });

  it('waits longer after each failure, up to half a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 9].map(pauseAfter)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });

  it('reports once that the outbox has drained', async () => {
    const bench = new Bench({}, [], []);
    bench.edit({ kind: 'added', line: line('a') });
    bench.edit({ kind: 'added', line: line('b') });
    await bench.settle();
    expect(bench.facts.filter(({ type }) => type === 'drained')).toHaveLength(1);
  });

  it('reports events in the order in which they happened', async () => {
    const bench = new Bench({ a: { M: 1 } }, ['requestLost'], []);
    bench.edit({ kind: 'added', line: line('a') });
    await bench.settle();
    expect(
      bench.facts.map((fact) => (fact.type === 'answered' ? fact.outcome.type : fact.type)),
    ).toEqual([
      'read',
      'sent',
      'unknown',
      // A second's pause after the first failure, then the line is settled absolutely.
      'waiting',
      'sent',
      'acknowledged',
      'drained',
      // The doubt is checked once nothing can arrive any more.
      'waiting',
      'read',
    ]);
    const [pause] = bench.facts.flatMap((fact) => (fact.type === 'waiting' ? [fact.until] : []));
    expect((pause ?? 0) - 1_000_000).toBe(1_150);
    expect(bench.facts.find(({ type }) => type === 'drained')).toMatchObject({ writes: 2 });
  });

  it('reports a merge once, when everything has arrived', async () => {
    const bench = new Bench({ b: { M: 3 } }, ['ok', 'answerLost'], []);
    const guest = { gid: 'g', cart: { a: { M: 2 } } };
    bench.record = mergeGuestCart(bench.record, {}, guest, bench.now).record;
    await bench.settle();
    await bench.settle();
    expect(bench.facts.filter(({ type }) => type === 'merged')).toMatchObject([
      { joined: 2, saved: 3, record: { merge: { announced: true } } },
    ]);
    expect(bench.record.merge?.announced).toBe(true);
  });

  it('reports that it is offline, and waits for a change instead of a timer', async () => {
    const bench = new Bench({}, [], []);
    bench.online = false;
    bench.edit({ kind: 'added', line: line('a') });
    await bench.settle();
    expect(bench.facts[0]).toMatchObject({ type: 'paused', why: 'offline' });
    expect(bench.server).toEqual({ a: { M: 1 } });
  });

  it('pauses longer after each failed read, and resets after a successful one', async () => {
    const bench = new Bench({ a: { M: 2 } }, [], []);
    let failures = 3;
    const ports = bench.ports();
    await runOutbox(
      {
        ...ports,
        read: () => {
          failures -= 1;
          return failures < 0 ? ports.read() : Promise.resolve({ error: appError('offline') });
        },
      },
      { exclusive: true },
    );
    const waits = bench.facts.flatMap((fact) => (fact.type === 'waiting' ? [fact.until] : []));
    expect(waits.map((until) => until - 1_000_000)).toEqual([1_000, 3_000, 7_000]);
    expect(bench.record.base).toEqual({ a: { M: 2 } });
  });

  it('retries at once and resets its pauses on request', async () => {
    const bench = new Bench({}, ['failed', 'failed', 'failed', 'failed'], []);
    bench.edit({ kind: 'added', line: line('a') });
    const ports = bench.ports();
    const pauses: number[] = [];
    await runOutbox(
      {
        ...ports,
        rest: (until) => {
          pauses.push((until ?? 0) - bench.now);
          return pauses.length === 3 ? Promise.resolve({ tryNow: true }) : ports.rest(until);
        },
      },
      { exclusive: true },
    );
    expect(pauses.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 1_000]);
  });

  it('stops at a 401 to a read too, and reports why', async () => {
    const bench = new Bench({}, [], []);
    const ports: RunnerPorts = {
      ...bench.ports(),
      read: () => Promise.resolve({ error: appError('unauthorized', { status: 401 }) }),
    };
    await expect(runOutbox(ports, { exclusive: true })).resolves.toBe('unauthorized');
    expect(bench.facts).toMatchObject([{ type: 'paused', why: 'auth' }]);
  });

  it('sends a marked write and nothing more when it must stop, and applies the outcome', async () => {
    const bench = new Bench({}, [], []);
    bench.edit({ kind: 'added', line: line('a') });
    bench.edit({ kind: 'added', line: line('a') });
    const ports = bench.ports();
    let isStopped = false;
    const stopping: RunnerPorts = {
      ...ports,
      send: (request, record) => {
        isStopped = true;
        return ports.send(request, record);
      },
      isStopped: () => isStopped,
    };
    await expect(runOutbox(stopping, { exclusive: true })).resolves.toBe('stopped');
    expect(bench.sent).toHaveLength(1);
    expect(bench.record).toMatchObject({ sending: null, base: { a: { M: 1 } } });
    expect(shownCart(bench.record)).toEqual({ a: { M: 2 } });
  });

  it('ignores a late answer if another runner is sending', async () => {
    const bench = new Bench({}, [], []);
    bench.edit({ kind: 'added', line: line('a') });
    bench.edit({ kind: 'added', line: line('b') });
    let theirs: OutboxRecord | null = null;
    const ports: RunnerPorts = {
      ...bench.ports(),
      send: () => {
        const other = nextStep(recover(bench.record), {
          now: bench.now,
          online: true,
          exclusive: false,
          notBefore: 0,
        });
        expect(other.step).toMatchObject({ type: 'send', request: { productId: 'b' } });
        theirs = other.record;
        bench.record = other.record;
        return Promise.resolve({ error: null });
      },
      isStopped: () => theirs !== null,
    };
    await runOutbox(ports, { exclusive: false });
    expect(bench.record).toEqual(theirs);
  });

  it('stops when the record is deleted: its owner has logged out', async () => {
    const bench = new Bench({}, [], []);
    const ports: RunnerPorts = { ...bench.ports(), commit: () => Promise.resolve(null) };
    await expect(runOutbox(ports, { exclusive: true })).resolves.toBe('stopped');
    expect(bench.facts).toEqual([]);
  });

  describe('an answer that settles other lines too', () => {
    /** The first write removes both lines; `whileSent` runs while it is in flight. */
    const cleared = async (
      error: AppError | null,
      whileSent: (bench: Bench) => void = () => undefined,
    ) => {
      const bench = new Bench({ a: { M: 1 }, b: { M: 1 } }, [], []);
      bench.edit({ kind: 'set', line: line('a'), quantity: 0 });
      bench.edit({ kind: 'set', line: line('b'), quantity: 0 });
      const { send, ...rest } = bench.ports();
      await runOutbox(
        {
          ...rest,
          send: async (request, record) => {
            if (bench.sent.length > 0) {
              // The write without an answer arrives late.
              if (error?.kind === 'offline' && bench.sent.length === 1) bench.server = {};
              return send(request, record);
            }
            bench.sent.push(request);
            whileSent(bench);
            if (error === null) bench.server = {};
            return { error, also: [{ ...request, productId: 'b' }] };
          },
        },
        { exclusive: true },
      );
      return bench;
    };

    it('applies its outcome to them, whatever it is', async () => {
      const done = await cleared(null);
      expect([done.sent.length, done.server, shownCart(done.record)]).toEqual([1, {}, {}]);
      const refused = await cleared(appError('refused', { message: 'no' }));
      expect(refused.sent).toHaveLength(1);
      expect(shownCart(refused.record)).toEqual({ a: { M: 1 }, b: { M: 1 } });
      expect(shownCart(refused.record)).toEqual(refused.server);
      const unknown = await cleared(appError('offline'));
      const [, first, second] = unknown.sent;
      expect([first?.productId, second?.productId]).toEqual(['a', 'b']);
      const answer = unknown.facts.find(({ type }) => type === 'answered');
      expect(answer?.record.lines['b|M']).toMatchObject({ failures: 1, doubtAt: 1_000_050 });
    });

    it.each([null, appError('offline')])(
      'keeps what was added again meanwhile: %p',
      async (error) => {
        const bench = await cleared(error, (its) => {
          its.edit({ kind: 'set', line: line('b'), quantity: 1 });
        });
        expect(bench.server).toEqual({ b: { M: 1 } });
        expect(shownCart(bench.record)).toEqual(bench.server);
      },
    );
  });

  it('stops at a 401 with its work intact', async () => {
    const bench = new Bench({}, [], []);
    bench.edit({ kind: 'added', line: line('a') });
    const ports: RunnerPorts = {
      ...bench.ports(),
      send: () => Promise.resolve({ error: appError('unauthorized', { status: 401 }) }),
    };
    await expect(runOutbox(ports, { exclusive: true })).resolves.toBe('unauthorized');
    expect(shownCart(bench.record)).toEqual({ a: { M: 1 } });
    expect(bench.record.sending).toBeNull();
    await bench.settle();
    expect(bench.server).toEqual({ a: { M: 1 } });
  });

  it('rolls a refused line back and goes on with the others', async () => {
    const bench = new Bench({}, [], []);
    bench.edit({ kind: 'added', line: line('gone') });
    bench.edit({ kind: 'added', line: line('a') });
    const { send, ...rest } = bench.ports();
    const ports: RunnerPorts = {
      ...rest,
      send: (request, record) =>
        request.productId === 'gone'
          ? Promise.resolve({ error: appError('refused', { status: 404, message: 'Sold out.' }) })
          : send(request, record),
    };
    await runOutbox(ports, { exclusive: true });
    expect(shownCart(bench.record)).toEqual({ a: { M: 1 } });
  });

  it('sends only absolute quantities without an exclusive lock', async () => {
    const bench = new Bench({ a: { M: 2 } }, [], []);
    bench.edit({ kind: 'added', line: line('a') });
    await runOutbox(bench.ports(), { exclusive: false });
    expect(bench.sent.map(({ call, quantity }) => [call, quantity])).toEqual([['update', 3]]);
  });
});
