/**
 * Explicit-state model check of the guest-cart replay. It drives the shop's own transition
 * functions (edits.ts, outbox.ts) through every interleaving of: two tabs, closed tabs, a killed
 * browser whose localStorage falls back to before the sign-in, lost requests, lost answers,
 * requests that arrive late, an edit during the replay, and a sign-out; and looks at every end.
 *
 * What is durable is the journal record and the tombstones; what a tab holds in memory is gone
 * with it. `mutations` break the algorithm on purpose: the check must find that.
 */
import type { CartMap } from '../../../shared/api/contract';
import { lineItems, quantityOf, withQuantity, withUnit, type LineId } from '../cartMap';
import { adoptGuestCart, applyEdit, type Tombstones } from './edits';
import { begin, booked, conclude, LATE_ARRIVAL_MS, recover } from './outbox';
import { emptyRecord, shownCart, type CartRecord, type WriteRequest } from './record';

const BASE: CartMap = { a: { default: 1 } };
const LOCAL: CartMap = { a: { default: 2 }, b: { default: 1 } };
const GID = 'guest-1';
const A: LineId = { productId: 'a', size: 'default' };

interface Tab {
  /**
   * `boot`: has not looked yet. `queued`: waits for the lock. `ready`: holds it, may step. `sent` and `reading`: a call is
   * under way. `idle`: nothing to do. `dead`: closed.
   */
  pc: 'boot' | 'adopted' | 'queued' | 'ready' | 'sent' | 'reading' | 'idle' | 'dead';
  call:
    { request: WriteRequest; isApplied: boolean } | { read: CartMap | null; writes: number } | null;
}

interface World {
  server: CartMap;
  /** localStorage: may fall back when the browser is killed. */
  guest: CartMap | null;
  /** IndexedDB, strict: never falls back. */
  record: CartRecord | null;
  tombstones: Tombstones;
  tabs: Tab[];
  lock: number | null;
  /** Requests whose page is gone or gave up, still on their way. */
  late: WriteRequest[];
  budget: { closures: number; losses: number; kills: number; edits: number; signOuts: number };
  /** What the shopper said last about line a, absolute; null: nothing. */
  edited: number | null;
  isSignedOut: boolean;
  /** Requests that landed late; a sign-out may leave them unchecked. */
  landedLate: number;
}

interface Mutations {
  /** Sends an `add` of unknown outcome again. */
  repeatDoubtfulAdd?: boolean;
  dropTombstone?: boolean;
  /** Sends before the mark is durable. */
  forgetMark?: boolean;
  /** Believes the first acknowledgement and never looks again. */
  skipVerification?: boolean;
}

/** Time stands for "no late request can arrive any more" and nothing else. */
const BEFORE = 1_000;
const AFTER = BEFORE + LATE_ARRIVAL_MS;

function apply(server: CartMap, request: WriteRequest): CartMap {
  return request.call === 'add'
    ? withUnit(server, request)
    : withQuantity(server, request, request.quantity);
}

/** Everything but tabs, late requests and budget is only ever replaced. */
const clone = (world: World): World => ({
  ...world,
  tabs: world.tabs.map((tab) => ({ ...tab, call: tab.call && { ...tab.call } })),
  late: [...world.late],
  budget: { ...world.budget },
});

/** A tab takes its next step; false when it cannot move now. */
function step(world: World, index: number, mutations: Mutations): boolean {
  const tab = world.tabs[index]!;
  if (world.isSignedOut) {
    tab.pc = 'idle';
    release(world, index);
    return true;
  }
  switch (tab.pc) {
    case 'boot': {
      if (world.guest !== null) {
        const plan = adoptGuestCart(
          world.record ?? emptyRecord('u'),
          mutations.dropTombstone ? {} : world.tombstones,
          { gid: GID, cart: world.guest },
          BEFORE,
        );
        world.record = plan.record;
        world.tombstones = plan.tombstones;
      }
      tab.pc = 'adopted';
      return true;
    }
    case 'adopted':
      // Its own step: the page may close between the plan and the removal.
      world.guest = null;
      tab.pc = 'queued';
      return true;
    case 'queued':
      if (world.lock !== null) return false;
      tab.pc = 'ready';
      world.lock = index;
      if (world.record !== null) world.record = recovered(world.record, mutations);
      return true;
    case 'ready': {
      if (world.record === null) return finish(world, index);
      const { record, step: next } = begin(world.record, {
        now: world.late.length === 0 ? AFTER : BEFORE,
        online: true,
        exclusive: true,
        notBefore: 0,
      });
      if (next.type === 'wait') {
        if (!mutations.skipVerification) return false;
        world.record = { ...world.record, lines: {} };
        return true;
      }
      if (next.type === 'idle') return finish(world, index);
      if (!mutations.forgetMark) world.record = dated(record);
      if (next.type === 'read') {
        tab.call = { read: null, writes: next.writes };
        tab.pc = 'reading';
      } else if (next.type === 'send') {
        tab.call = { request: { ...next.request, at: BEFORE }, isApplied: false };
        tab.pc = 'sent';
      }
      return true;
    }
    default:
      return false;
  }
}

/** Every write leaves at the same moment; only whether it can still arrive late tells times apart. */
const dated = (record: CartRecord): CartRecord =>
  record.sending === null ? record : { ...record, sending: { ...record.sending, at: BEFORE } };

function release(world: World, index: number): void {
  if (world.lock === index) world.lock = null;
}

function finish(world: World, index: number): boolean {
  world.tabs[index]!.pc = 'idle';
  release(world, index);
  return true;
}

/** What the mutated algorithm makes of an unknown outcome: it forgets the doubt. */
function unknown(record: CartRecord, mutations: Mutations): CartRecord {
  if (mutations.repeatDoubtfulAdd && record.sending?.call === 'add') {
    return { ...record, sending: null };
  }
  return conclude(record, { type: 'unknown' });
}

function recovered(record: CartRecord, mutations: Mutations): CartRecord {
  return mutations.repeatDoubtfulAdd && record.sending
    ? unknown(record, mutations)
    : recover(record);
}

function answer(world: World, index: number, isLost: boolean, mutations: Mutations): void {
  const tab = world.tabs[index]!;
  const { call } = tab;
  tab.call = null;
  tab.pc = 'ready';
  if (call === null || world.record === null) return;
  if ('request' in call) {
    const marked = mutations.forgetMark ? { ...world.record, sending: call.request } : world.record;
    world.record = isLost ? unknown(marked, mutations) : conclude(marked, { type: 'acknowledged' });
  } else if (!isLost && call.read !== null) {
    world.record = booked(world.record, {
      cart: call.read,
      startedAt: world.late.length === 0 ? AFTER : BEFORE,
      writes: call.writes,
    });
  }
}

function close(world: World, index: number): void {
  const tab = world.tabs[index]!;
  if (tab.call !== null && 'request' in tab.call && !tab.call.isApplied) {
    world.late.push(tab.call.request);
  }
  world.tabs[index] = { pc: 'dead', call: null };
  release(world, index);
}

function successors(world: World, mutations: Mutations): [string, World][] {
  const next: [string, World][] = [];
  const push = (label: string, change: (copy: World) => boolean | undefined | void): void => {
    const copy = clone(world);
    if (change(copy) !== false) next.push([label, copy]);
  };
  const { budget, tabs } = world;
  world.late.forEach((request, position) =>
    push(`late ${request.call} ${request.productId} lands`, (copy) => {
      copy.server = apply(copy.server, request);
      copy.late.splice(position, 1);
      if (copy.budget.signOuts > 0 || copy.isSignedOut) copy.landedLate += 1;
    }),
  );
  if (budget.edits > 0 && world.record !== null && !world.isSignedOut) {
    push('shopper sets a to 5', (copy) => {
      copy.budget.edits -= 1;
      copy.edited = 5;
      copy.record = applyEdit(copy.record!, {
        id: 'edit',
        at: BEFORE,
        kind: 'set',
        line: A,
        quantity: 5,
      });
      for (const tab of copy.tabs) if (tab.pc === 'idle') tab.pc = 'boot';
    });
  }
  if (budget.signOuts > 0 && world.record !== null) {
    push('signed out', (copy) => {
      copy.budget.signOuts -= 1;
      copy.isSignedOut = true;
      copy.record = null;
      copy.guest = null;
      copy.tombstones = Object.fromEntries(
        Object.entries(copy.tombstones).map(([gid, { at }]) => [gid, { at, taken: null }]),
      );
    });
  }
  if (budget.kills > 0 && tabs.some(({ pc }) => pc !== 'dead')) {
    push('browser killed, localStorage rolled back', (copy) => {
      copy.budget.kills -= 1;
      copy.tabs.forEach((_tab, index) => close(copy, index));
      copy.guest = LOCAL;
    });
  }
  tabs.forEach((tab, index) => {
    if (tab.pc === 'dead') {
      push(`tab ${index} reopened`, (copy) => {
        copy.tabs[index] = { pc: 'boot', call: null };
      });
      return;
    }
    if (tab.pc !== 'idle') push(`tab ${index} steps`, (copy) => step(copy, index, mutations));
    const { call } = tab;
    if (call !== null) {
      const isApplied = 'request' in call ? call.isApplied : call.read !== null;
      if (!isApplied) {
        push(`server handles tab ${index}`, (copy) => {
          const its = copy.tabs[index]!.call!;
          if ('request' in its) {
            copy.server = apply(copy.server, its.request);
            its.isApplied = true;
          } else its.read = copy.server;
        });
      } else {
        push(`tab ${index} is answered`, (copy) => answer(copy, index, false, mutations));
      }
      if (budget.losses > 0) {
        push(`tab ${index} loses ${isApplied ? 'the answer' : 'the request'}`, (copy) => {
          copy.budget.losses -= 1;
          answer(copy, index, true, mutations);
        });
        if (!isApplied && 'request' in call) {
          push(`tab ${index} times out, the request goes on`, (copy) => {
            copy.budget.losses -= 1;
            copy.late.push(call.request);
            answer(copy, index, true, mutations);
          });
        }
      }
    }
    if (budget.closures > 0 && tab.pc !== 'idle') {
      push(`tab ${index} closed`, (copy) => {
        copy.budget.closures -= 1;
        close(copy, index);
      });
    }
  });
  return next;
}

/** Nothing moves any more, and nothing is on its way. */
const isEnd = (world: World): boolean =>
  world.late.length === 0 && world.tabs.every(({ pc }) => pc === 'idle');

function isRight(world: World): boolean {
  if (world.isSignedOut) {
    // Left behind is allowed, and a request that was already on its way still lands; but nothing
    // is doubled beyond that, and nothing of it stays on the device.
    const most: CartMap = { a: { default: Math.max(3, world.edited ?? 0) }, b: { default: 1 } };
    const excess = lineItems(world.server).reduce(
      (sum, line) => sum + Math.max(0, line.quantity - quantityOf(most, line)),
      0,
    );
    return world.record === null && excess <= world.landedLate;
  }
  const wanted = { a: { default: world.edited ?? 3 }, b: { default: 1 } };
  return (
    sameCart(world.server, wanted) &&
    world.guest === null &&
    world.record !== null &&
    Object.keys(world.record.lines).length === 0 &&
    sameCart(shownCart(world.record), wanted)
  );
}

const inOrder = (cart: CartMap): string =>
  JSON.stringify(lineItems(cart).sort((a, b) => a.productId.localeCompare(b.productId)));
const sameCart = (a: CartMap, b: CartMap): boolean => inOrder(a) === inOrder(b);

/** Counters that only grow are no part of what a state means. */
function keyOf(world: World): string {
  const { record } = world;
  return JSON.stringify({ ...world, record: record && { ...record, rev: 0 } });
}

interface Verdict {
  states: number;
  ends: number;
  wrong: number;
  stuck: number;
  trace: string[];
}

function check(
  budget: Partial<World['budget']>,
  { tabs = 1, mutations = {} }: { tabs?: number; mutations?: Mutations } = {},
): Verdict {
  const first: World = {
    server: BASE,
    guest: LOCAL,
    record: null,
    tombstones: {},
    tabs: Array.from({ length: tabs }, () => ({ pc: 'boot', call: null })),
    lock: null,
    late: [],
    budget: { closures: 0, losses: 0, kills: 0, edits: 0, signOuts: 0, ...budget },
    edited: null,
    isSignedOut: false,
    landedLate: 0,
  };
  const seen = new Map<string, [string, string] | null>([[keyOf(first), null]]);
  const queue = [first];
  const verdict: Verdict = { states: 0, ends: 0, wrong: 0, stuck: 0, trace: [] };
  for (let world = queue.pop(); world !== undefined; world = queue.pop()) {
    verdict.states += 1;
    const key = keyOf(world);
    const next = successors(world, mutations);
    const isOver = isEnd(world);
    if (isOver) verdict.ends += 1;
    if (!isOver && next.length === 0) verdict.stuck += 1;
    if (isOver && !isRight(world)) {
      verdict.wrong += 1;
      if (verdict.trace.length === 0) {
        for (let at = seen.get(key); at; at = seen.get(at[0])) verdict.trace.unshift(at[1]);
      }
    }
    for (const [label, successor] of next) {
      const nextKey = keyOf(successor);
      if (seen.has(nextKey)) continue;
      seen.set(nextKey, [key, label]);
      queue.push(successor);
    }
  }
  return verdict;
}

function report(name: string, verdict: Verdict): void {
  const { states, ends, wrong, stuck } = verdict;
  process.stdout.write(
    `model: ${name}: ${states} states, ${ends} ends, ${wrong} wrong, ${stuck} stuck\n`,
  );
}

describe('the replay of a guest cart, in every interleaving', () => {
  it.each([
    ['a clean run', {}, 1],
    ['two tabs, no faults', {}, 2],
    ['lost and late messages', { losses: 2 }, 1],
    ['closed tabs', { closures: 2 }, 1],
    ['closed tabs, lost and late messages', { closures: 1, losses: 2 }, 1],
    ['two tabs, two closures, two lost or late messages', { closures: 2, losses: 2 }, 2],
    ['an edit during the replay, with faults', { edits: 1, losses: 2, closures: 1 }, 1],
    ['an edit in two tabs, with lost messages', { edits: 1, losses: 1 }, 2],
    ['a killed browser that rolls localStorage back', { kills: 1, losses: 1 }, 1],
    ['a killed browser, two tabs, an edit, a lost message', { kills: 1, edits: 1, losses: 1 }, 2],
    ['a sign-out in the middle, with faults', { signOuts: 1, losses: 1, closures: 1 }, 1],
  ])('%s: every end has each unit exactly once', (name, budget, tabs) => {
    const verdict = check(budget, { tabs });
    report(name, verdict);
    expect(verdict.trace).toEqual([]);
    expect(verdict).toMatchObject({ wrong: 0, stuck: 0 });
    expect(verdict.ends).toBeGreaterThan(0);
  });

  it.each<[string, Mutations, Partial<World['budget']>]>([
    ['repeats an ambiguous add', { repeatDoubtfulAdd: true }, { losses: 1 }],
    ['drops the tombstone', { dropTombstone: true }, { kills: 1 }],
    ['sends before the mark is durable', { forgetMark: true }, { closures: 1 }],
    ['never checks a doubtful line', { skipVerification: true }, { losses: 1 }],
  ])('finds an algorithm that %s', (name, mutations, budget) => {
    const verdict = check(budget, { mutations });
    report(`mutant that ${name}`, verdict);
    expect(verdict.wrong).toBeGreaterThan(0);
    expect(verdict.trace.length).toBeGreaterThan(0);
  });
});
