/**
 * Explicit-state model check of the guest-cart replay. Runs the shop's own transition functions
 * (edits.ts, transitions.ts) through every interleaving of: two tabs, closed tabs, a killed browser (which
 * loses what was not durable, and whose localStorage falls back to before the sign-in), lost requests, lost
 * answers, late requests, an edit during the replay (one unit more, or a quantity), a logout, an expired
 * token and its owner's return, a second person on the same device, a withdrawn product, an order whose
 * confirmation is late, and a tab that is frozen through a logout and the next sign-in. Checks every final state.
 *
 * Durable are the journal record and the tombstones; an edit is in
 * localStorage until it is in the journal; what a tab holds in memory is lost with it. `mutations` break the algorithm on purpose: the check must find that.
 */
import type { CartMap } from '../shared/api/contract';
import { lineItems, quantityOf, surplus, withQuantity, withUnit, type LineId } from './quantityMap';
import { applyEdit, applyEdits, orderNoted, type Edit } from './edits';
import { mergeGuestCart, type Tombstones } from './guestMerge';
import {
  nextStep,
  applyServerRead,
  applyOutcome,
  LATE_ARRIVAL_MS,
  recover,
  type RecordMoment,
} from './transitions';
import {
  emptyRecord,
  isDrained,
  isOlder,
  shownCart,
  type OutboxRecord,
  type WriteRequest,
} from './record';

const BASE: CartMap = { a: { default: 1 } };
const LOCAL: CartMap = { a: { default: 2 }, b: { default: 1 } };
/** The account of a second person, which must not change. */
const OTHERS: CartMap = { c: { default: 2 } };
const GID = 'guest-1';
const A: LineId = { productId: 'a', size: 'default' };
const B: LineId = { productId: 'b', size: 'default' };

interface Tab {
  /**
   * `boot`: has not read the journal. `queued`: waits for the lock. `ready`: holds the lock. `sent` and `reading`: a call
   * is in flight. `idle`: nothing to do. `dead`: closed.
   */
  pc: 'boot' | 'adopted' | 'queued' | 'ready' | 'sent' | 'reading' | 'idle' | 'dead';
  call:
    | { request: WriteRequest; handled: null | 'applied' | 'refused' }
    | { read: CartMap | null; since: RecordMoment; startedAt: number }
    | null;
  /** The edit of this tab: not in the journal yet, or in the journal and still in localStorage too. */
  edit: 'waiting' | 'journaled' | null;
  /** Found a pending edit at its start, and has to remove it. */
  hasFound: boolean;
  /** What this tab shows since it was frozen; null: it is told of every change. */
  frozen: OutboxRecord | null;
}

/** The shopper's one edit, by the budget it uses: a quantity, or one unit more. */
const EDITS = {
  edits: { edit: { id: 't', at: 1, kind: 'set', line: A, quantity: 5 }, wanted: 5 },
  adds: { edit: { id: 't', at: 1, kind: 'added', line: A }, wanted: 4 },
} satisfies Record<string, { edit: Edit; wanted: number }>;

type Person = 'u' | 'v';

interface World {
  servers: Record<Person, CartMap>;
  /** The signed-in person; null: logged out, or expired. */
  owner: Person | null;
  /** In localStorage, which may fall back when the browser is killed. */
  guest: CartMap | null;
  /** The edit in localStorage. */
  storedEdit: Edit | null;
  /** In IndexedDB with strict durability, which never falls back. */
  records: Record<Person, OutboxRecord | null>;
  tombstones: Tombstones;
  tabs: Tab[];
  lock: number | null;
  /** Requests that may still arrive, although their page is closed or has stopped waiting. */
  late: { by: Person; request: WriteRequest }[];
  budget: {
    closures: number;
    losses: number;
    kills: number;
    edits: number;
    adds: number;
    signOuts: number;
    expiries: number;
    returns: number;
    others: number;
    withdrawals: number;
    freezes: number;
    orders: number;
  };
  /** An order of all that the cart showed; its confirmation is applied later. */
  order: { ordered: CartMap; isConfirmed: boolean } | null;
  /** How often the person has logged out: each time begins another record. */
  lives: number;
  /** A tab that was resumed shows something else than the journal. */
  isMisled: boolean;
  /** The quantity of line a on the screen after the edit; null: no edit, or one lost by a kill. */
  edited: number | null;
  /** The edit, whatever happened to it. */
  madeEdit: Edit | null;
  isSignedOut: boolean;
  /** Product b was withdrawn. */
  isGone: boolean;
  /** Requests that arrived late; a person who logs out may leave them unchecked. */
  landedLate: number;
}

interface Mutations {
  /** Repeats an `add` of unknown outcome. */
  repeatDoubtfulAdd?: boolean;
  dropTombstone?: boolean;
  /** Sends before the mark is durable. */
  forgetMark?: boolean;
  /** Accepts the first acknowledgement and checks no doubt. */
  skipVerification?: boolean;
  /** Shows the next person the record of the last one. */
  shareRecords?: boolean;
  /** Treats a 401 as an acknowledgement. */
  believeUnauthorized?: boolean;
  /** Keeps an edit only in memory until it is in the journal. */
  keepNoEdit?: boolean;
  /** Applies an edit that it finds without checking whether the journal has it. */
  applyEditTwice?: boolean;
  /** Compares records by their revision, although it restarts with each record. */
  ignoreBirth?: boolean;
  /** Takes everything out of the cart when an order is confirmed, also what was added since. */
  emptyAll?: boolean;
  /** Goes on sending and reading while the outcome of an order is unknown. */
  forgetOrder?: boolean;
}

/** The model's only two times: before and after "no late request can arrive any more". */
const BEFORE = 1_000;
const AFTER = BEFORE + LATE_ARRIVAL_MS;

/** The server applies a request; for a withdrawn product it only accepts removals. */
function handle(world: World, by: Person, request: WriteRequest): 'applied' | 'refused' {
  const server = world.servers[by];
  const next =
    request.call === 'add'
      ? withUnit(server, request)
      : withQuantity(server, request, request.quantity);
  const isMore = request.call === 'add' || request.quantity > quantityOf(server, request);
  if (world.isGone && request.productId === 'b' && isMore) return 'refused';
  world.servers = { ...world.servers, [by]: next };
  return 'applied';
}

const isJournaled = ({ records }: World, { id }: Edit): boolean =>
  records.u?.taken.includes(id) === true;

/** The record of the signed-in person. */
const recordOf = ({ owner, records }: World): OutboxRecord | null =>
  owner === null ? null : records[owner];
function keep(world: World, record: OutboxRecord): void {
  if (world.owner !== null) world.records = { ...world.records, [world.owner]: record };
}

/** Copies what is mutated; everything else is only replaced. */
const clone = (world: World): World => ({
  ...world,
  tabs: world.tabs.map((tab) => ({ ...tab, call: tab.call && { ...tab.call } })),
  late: [...world.late],
  budget: { ...world.budget },
});

/** A tab takes its next step; false if it has none now. */
function step(world: World, index: number, mutations: Mutations): boolean {
  const tab = world.tabs[index]!;
  const { owner } = world;
  const record = recordOf(world);
  if (owner === null) return finish(world, index);
  switch (tab.pc) {
    case 'boot': {
      if (owner === 'v' && mutations.shareRecords) world.records.v = world.records.u;
      if (recordOf(world) === null) keep(world, emptyRecord(owner, world.lives));
      if (world.guest !== null) {
        const plan = mergeGuestCart(
          recordOf(world) ?? emptyRecord(owner),
          mutations.dropTombstone ? {} : world.tombstones,
          { gid: GID, cart: world.guest },
          BEFORE,
        );
        keep(world, plan.record);
        world.tombstones = plan.tombstones;
      }
      if (world.storedEdit !== null && owner === 'u') {
        keep(world, taken(recordOf(world)!, world.storedEdit, mutations));
        tab.hasFound = true;
      }
      tab.pc = 'adopted';
      return true;
    }
    case 'adopted':
      // A step of its own: the page may close between the merge and the removal.
      world.guest = null;
      if (tab.hasFound) world.storedEdit = null;
      tab.hasFound = false;
      tab.pc = 'queued';
      return true;
    case 'queued':
      if (world.lock !== null) return false;
      tab.pc = 'ready';
      world.lock = index;
      if (record !== null) keep(world, recovered(record, mutations));
      return true;
    case 'ready': {
      if (record === null) return finish(world, index);
      const { record: marked, step: next } = nextStep(record, {
        now: world.late.length === 0 ? AFTER : BEFORE,
        online: true,
        exclusive: true,
        notBefore: 0,
      });
      if (next.type === 'wait') {
        if (!mutations.skipVerification) return false;
        keep(world, { ...record, lines: {} });
        return true;
      }
      if (next.type === 'idle') return finish(world, index);
      if (!mutations.forgetMark) keep(world, dated(marked));
      if (next.type === 'read') {
        const startedAt = world.late.length === 0 ? AFTER : BEFORE;
        tab.call = { read: null, since: next.since, startedAt };
        tab.pc = 'reading';
      } else if (next.type === 'send') {
        tab.call = { request: { ...next.request, at: BEFORE }, handled: null };
        tab.pc = 'sent';
      }
      return true;
    }
    default:
      return false;
  }
}

const taken = (record: OutboxRecord, edit: Edit, { applyEditTwice }: Mutations): OutboxRecord =>
  applyEditTwice ? applyEdit(record, edit) : applyEdits(record, [edit]);

/** Gives all writes the same time: the model only needs to know whether they can arrive late. */
const dated = (record: OutboxRecord): OutboxRecord =>
  record.sending === null ? record : { ...record, sending: { ...record.sending, at: BEFORE } };

function release(world: World, index: number): void {
  if (world.lock === index) world.lock = null;
}

function finish(world: World, index: number): boolean {
  world.tabs[index]!.pc = 'idle';
  release(world, index);
  return true;
}

/** An unknown outcome; a mutation drops the doubt. */
function unknown(record: OutboxRecord, mutations: Mutations): OutboxRecord {
  if (mutations.repeatDoubtfulAdd && record.sending?.call === 'add') {
    return { ...record, sending: null };
  }
  return applyOutcome(record, { type: 'unknown' });
}

function recovered(record: OutboxRecord, mutations: Mutations): OutboxRecord {
  return mutations.repeatDoubtfulAdd && record.sending
    ? unknown(record, mutations)
    : recover(record);
}

function answer(world: World, index: number, isLost: boolean, mutations: Mutations): void {
  const tab = world.tabs[index]!;
  const { call } = tab;
  tab.call = null;
  tab.pc = 'ready';
  const record = recordOf(world);
  if (call === null || record === null) return;
  if ('request' in call) {
    const marked = mutations.forgetMark ? { ...record, sending: call.request } : record;
    keep(
      world,
      isLost
        ? unknown(marked, mutations)
        : applyOutcome(
            marked,
            call.handled === 'refused'
              ? { type: 'refused', message: 'gone' }
              : { type: 'acknowledged' },
          ),
    );
  } else if (!isLost && call.read !== null) {
    keep(
      world,
      applyServerRead(record, {
        cart: call.read,
        startedAt: call.startedAt,
        since: call.since,
      }),
    );
  }
}

const newTab = (pc: Tab['pc']): Tab => ({
  pc,
  call: null,
  edit: null,
  hasFound: false,
  frozen: null,
});

/** The token expires: nothing was done, the record stays, every tab stops. */
function expire(world: World, index: number, mutations: Mutations): void {
  const { call } = world.tabs[index]!;
  const record = recordOf(world);
  if (record !== null && call !== null && 'request' in call) {
    const type = mutations.believeUnauthorized ? 'acknowledged' : 'unauthorized';
    keep(world, applyOutcome(record, { type }));
  }
  world.owner = null;
  for (const tab of world.tabs) {
    if (tab.pc !== 'dead') tab.pc = 'idle';
    tab.call = null;
  }
  world.lock = null;
}

function close(world: World, index: number): void {
  const tab = world.tabs[index]!;
  const { call } = tab;
  if (call !== null && 'request' in call && call.handled === null && world.owner !== null) {
    world.late.push({ by: world.owner, request: call.request });
  }
  world.tabs[index] = newTab('dead');
  release(world, index);
}

/** A person signs in: every open tab reads its record. */
function signIn(world: World, person: Person): void {
  world.owner = person;
  for (const tab of world.tabs) if (tab.pc === 'idle' && tab.frozen === null) tab.pc = 'boot';
}

/** A tab that was frozen reads the record. It keeps what it shows if that seems to be newer. */
function resume(world: World, index: number, { ignoreBirth }: Mutations): void {
  const tab = world.tabs[index]!;
  const known = tab.frozen!;
  const record = recordOf(world);
  tab.frozen = null;
  if (record === null || world.owner !== 'u') return;
  const isRejected = ignoreBirth ? record.rev < known.rev : isOlder(record, known);
  if (isRejected) world.isMisled = true;
  tab.pc = 'boot';
}

/** The server takes what was ordered out of the cart; the shop is told later. */
function placeOrder(world: World, { forgetOrder }: Mutations): void {
  world.budget.orders -= 1;
  const record = world.records.u!;
  const ordered = shownCart(record);
  if (!forgetOrder) keep(world, orderNoted(record, BEFORE));
  world.servers = { ...world.servers, u: surplus(world.servers.u, ordered) };
  world.order = { ordered, isConfirmed: false };
}

function confirmOrder(world: World, { emptyAll }: Mutations): void {
  const { ordered } = world.order!;
  world.order = { ordered, isConfirmed: true };
  const edit: Edit = { id: 'o', at: 1, kind: 'emptied', ...(!emptyAll && { ordered }) };
  keep(world, applyEdits(world.records.u!, [edit]));
  for (const each of world.tabs) if (each.pc === 'idle' && each.frozen === null) each.pc = 'boot';
}

function successors(world: World, mutations: Mutations): [string, World][] {
  const next: [string, World][] = [];
  const push = (label: string, change: (copy: World) => boolean | undefined | void): void => {
    const copy = clone(world);
    if (change(copy) !== false) next.push([label, copy]);
  };
  const { budget, tabs } = world;
  world.late.forEach(({ by, request }, position) =>
    push(`late ${request.call} ${request.productId} lands`, (copy) => {
      handle(copy, by, request);
      copy.late.splice(position, 1);
      copy.landedLate += 1;
    }),
  );
  const { u } = world.records;
  const isOrderable = u?.baseAt != null && isDrained(u);
  if (budget.orders > 0 && world.owner === 'u' && isOrderable && world.guest === null) {
    push('shopper orders', (copy) => placeOrder(copy, mutations));
  }
  if (world.order?.isConfirmed === false && world.owner === 'u' && u !== null) {
    push('the order is confirmed', (copy) => confirmOrder(copy, mutations));
  }
  tabs.forEach((tab, index) => {
    if (tab.frozen !== null) {
      push(`tab ${index} is resumed`, (copy) => resume(copy, index, mutations));
      return;
    }
    if (tab.pc === 'idle' && budget.freezes > 0 && world.owner === 'u' && u !== null) {
      push(`tab ${index} is frozen`, (copy) => {
        copy.budget.freezes -= 1;
        copy.tabs[index]!.frozen = u;
      });
    }
    const canEdit = world.owner === 'u' && u !== null && tab.pc !== 'dead';
    for (const kind of ['edits', 'adds'] as const) {
      if (budget[kind] === 0 || !canEdit || world.madeEdit !== null) continue;
      push(`shopper edits in tab ${index}`, (copy) => {
        copy.budget[kind] -= 1;
        copy.madeEdit = EDITS[kind].edit;
        if (!mutations.keepNoEdit) copy.storedEdit = copy.madeEdit;
        copy.edited = EDITS[kind].wanted;
        copy.tabs[index]!.edit = 'waiting';
      });
    }
    if (tab.edit === 'waiting' && world.owner === 'u') {
      push(`tab ${index} has the edit in the journal`, (copy) => {
        copy.tabs[index]!.edit = 'journaled';
        keep(copy, taken(copy.records.u!, copy.madeEdit!, mutations));
        for (const each of copy.tabs) {
          if (each.pc === 'idle' && each.frozen === null) each.pc = 'boot';
        }
      });
    }
    if (tab.edit === 'journaled') {
      push(`tab ${index} removes the stored edit`, (copy) => {
        copy.tabs[index]!.edit = null;
        copy.storedEdit = null;
      });
    }
  });
  if (budget.withdrawals > 0) {
    push('product b is withdrawn', (copy) => {
      copy.budget.withdrawals -= 1;
      copy.isGone = true;
    });
  }
  if (world.owner === null && budget.returns > 0) {
    push('the same person is back', (copy) => {
      copy.budget.returns -= 1;
      copy.isSignedOut = false;
      signIn(copy, 'u');
    });
  }
  if (world.owner === null && budget.others > 0) {
    push('somebody else signs in', (copy) => {
      copy.budget.others -= 1;
      signIn(copy, 'v');
    });
  }
  if (world.owner === 'v' && budget.returns > 0 && tabs.every(({ call }) => call === null)) {
    push('the first person takes over again', (copy) => {
      copy.budget.returns -= 1;
      copy.owner = null;
      copy.lock = null;
      for (const tab of copy.tabs) if (tab.pc !== 'dead') tab.pc = 'idle';
      signIn(copy, 'u');
    });
  }
  if (budget.signOuts > 0 && world.owner === 'u' && world.records.u !== null) {
    push('signed out', (copy) => {
      copy.budget.signOuts -= 1;
      copy.isSignedOut = true;
      copy.lives += 1;
      tabs.forEach((_tab, index) => {
        const { call } = copy.tabs[index]!;
        if (call !== null && 'request' in call && call.handled === null) {
          copy.late.push({ by: 'u', request: call.request });
        }
        copy.tabs[index] = { ...copy.tabs[index]!, call: null, edit: null, hasFound: false };
        if (copy.tabs[index].pc !== 'dead') copy.tabs[index].pc = 'idle';
      });
      copy.lock = null;
      copy.owner = null;
      copy.records = { ...copy.records, u: null };
      copy.guest = null;
      copy.storedEdit = null;
      copy.tombstones = Object.fromEntries(
        Object.entries(copy.tombstones).map(([gid, { at }]) => [gid, { at, taken: null }]),
      );
    });
  }
  if (budget.kills > 0 && tabs.some(({ pc }) => pc !== 'dead')) {
    const kill = (copy: World): void => {
      copy.budget.kills -= 1;
      copy.tabs.forEach((_tab, index) => close(copy, index));
      copy.guest = LOCAL;
    };
    push('browser killed, localStorage rolled back to before the edit', (copy) => {
      kill(copy);
      copy.storedEdit = null;
      // Only what was not durable is lost.
      if (copy.madeEdit && !isJournaled(copy, copy.madeEdit)) copy.edited = null;
    });
    if (world.madeEdit !== null) {
      push('browser killed, localStorage rolled back to the edit', (copy) => {
        kill(copy);
        copy.storedEdit = copy.madeEdit;
      });
    }
  }
  tabs.forEach((tab, index) => {
    if (tab.pc === 'dead') {
      push(`tab ${index} reopened`, (copy) => {
        copy.tabs[index] = newTab('boot');
      });
      return;
    }
    if (tab.pc !== 'idle') push(`tab ${index} steps`, (copy) => step(copy, index, mutations));
    const { call } = tab;
    if (call !== null) {
      const isApplied = 'request' in call ? call.handled !== null : call.read !== null;
      if (!isApplied && budget.expiries > 0 && world.owner === 'u') {
        push(`tab ${index} is told 401`, (copy) => {
          copy.budget.expiries -= 1;
          expire(copy, index, mutations);
        });
      }
      if (!isApplied) {
        push(`server handles tab ${index}`, (copy) => {
          const its = copy.tabs[index]!.call!;
          const { owner } = copy;
          if (owner === null) return false;
          if ('request' in its) its.handled = handle(copy, owner, its.request);
          else its.read = copy.servers[owner];
          return true;
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
            if (copy.owner !== null) copy.late.push({ by: copy.owner, request: call.request });
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

/** No tab can move and no request is in flight. */
const isEnd = (world: World): boolean =>
  world.late.length === 0 &&
  (world.order?.isConfirmed !== false || world.owner !== 'u') &&
  world.tabs.every(
    ({ pc, edit, frozen }) =>
      pc === 'idle' && frozen === null && (edit === null || world.owner !== 'u'),
  );

function isRight(world: World): boolean {
  const { u, v } = world.records;
  // The second person's account is unchanged.
  const isApart =
    sameCart(world.servers.v, OTHERS) &&
    (v === null || sameCart(shownCart(v), v.baseAt === null ? {} : OTHERS));
  if (!isApart || world.isMisled) return false;
  const server = world.servers.u;
  // A withdrawn product stays only if it had arrived before.
  const b = world.isGone ? quantityOf(server, B) : 1;
  const inAll = withQuantity({ a: { default: world.edited ?? 3 } }, B, b);
  const wanted = surplus(inAll, world.order?.ordered ?? {});
  if (b > 1) return false;
  if (world.owner !== 'u' || world.lives > 0) {
    // Logged out, or kept until its owner is back; a request in flight may still
    // land. But nothing is doubled beyond that, and a logout leaves nothing on the device.
    const most: CartMap = { a: { default: Math.max(3, world.edited ?? 0) }, b: { default: 1 } };
    const excess = lineItems(server).reduce(
      (sum, line) => sum + Math.max(0, line.quantity - quantityOf(most, line)),
      0,
    );
    const isKept = world.isSignedOut ? u === null : u !== null;
    // What lands after the sign-out shows with the next read.
    const isShown =
      world.owner !== 'u' || world.landedLate > 0 || (u !== null && sameCart(server, shownCart(u)));
    return isKept && isShown && excess <= world.landedLate;
  }
  return (
    sameCart(server, wanted) &&
    world.guest === null &&
    world.storedEdit === null &&
    u !== null &&
    Object.keys(u.lines).length === 0 &&
    sameCart(shownCart(u), wanted)
  );
}

const inOrder = (cart: CartMap): string =>
  JSON.stringify(lineItems(cart).sort((a, b) => a.productId.localeCompare(b.productId)));
const sameCart = (a: CartMap, b: CartMap): boolean => inOrder(a) === inOrder(b);

/** Identifies a state; leaves out counters that only grow. */
function keyOf(world: World): string {
  const { u, v } = world.records;
  const isCounted = world.budget.freezes > 0 || world.tabs.some(({ frozen }) => frozen !== null);
  const countless = (record: OutboxRecord | null) => record && { ...record, rev: 0 };
  const leaves = world.budget.signOuts > 0 || world.isSignedOut || world.budget.expiries > 0;
  return JSON.stringify({
    ...world,
    records: isCounted ? [u, v] : [countless(u), countless(v)],
    landedLate: leaves || world.owner !== 'u' ? world.landedLate : 0,
  });
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
    servers: { u: BASE, v: OTHERS },
    owner: 'u',
    guest: LOCAL,
    storedEdit: null,
    records: { u: null, v: null },
    tombstones: {},
    tabs: Array.from({ length: tabs }, () => newTab('boot')),
    lock: null,
    late: [],
    budget: {
      closures: 0,
      losses: 0,
      kills: 0,
      edits: 0,
      adds: 0,
      signOuts: 0,
      expiries: 0,
      returns: 0,
      others: 0,
      withdrawals: 0,
      freezes: 0,
      orders: 0,
      ...budget,
    },
    order: null,
    lives: 0,
    isMisled: false,
    edited: null,
    madeEdit: null,
    isSignedOut: false,
    isGone: false,
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
    ['a unit more in a tab that closes, with faults', { adds: 1, losses: 1, closures: 2 }, 1],
    ['a unit more in two tabs, one closed', { adds: 1, closures: 1 }, 2],
    ['a unit more, and a killed browser', { adds: 1, kills: 1, closures: 1, losses: 1 }, 1],
    ['a unit more in two tabs, and a killed browser', { adds: 1, kills: 1 }, 2],
    ['a unit more, an expired token, and the return', { adds: 1, expiries: 1, returns: 1 }, 2],
    ['a unit more, a closed tab, a sign-out', { adds: 1, closures: 1, signOuts: 1 }, 1],
    ['a killed browser that rolls localStorage back', { kills: 1, losses: 1 }, 1],
    ['a killed browser, two tabs, an edit, a lost message', { kills: 1, edits: 1, losses: 1 }, 2],
    ['a sign-out in the middle, with faults', { signOuts: 1, losses: 1, closures: 1 }, 1],
    ['an expired token and its owner’s return', { expiries: 1, returns: 1, losses: 1 }, 2],
    [
      'an expired token, an edit, a killed browser',
      { expiries: 1, returns: 1, edits: 1, kills: 1 },
      1,
    ],
    [
      'a second person after an expiry, and the first one back',
      { expiries: 1, others: 1, returns: 1, losses: 1, kills: 1 },
      1,
    ],
    ['a second person after a sign-out', { signOuts: 1, others: 1, losses: 1, kills: 1 }, 1],
    ['a frozen tab', { freezes: 1, adds: 1 }, 2],
    [
      'a tab that is frozen through a sign-out and the next sign-in',
      { freezes: 1, signOuts: 1, returns: 1, adds: 1 },
      2,
    ],
    ['an order, with faults', { orders: 1, losses: 2, closures: 1 }, 1],
    ['an order, a unit more, a lost message', { orders: 1, adds: 1, losses: 1 }, 1],
    ['an order, a unit more, two tabs', { orders: 1, adds: 1 }, 2],
    ['an order, a unit more, and a killed browser', { orders: 1, adds: 1, kills: 1 }, 1],
    ['a product that is withdrawn, with faults', { withdrawals: 1, losses: 2, closures: 1 }, 1],
    ['a product that is withdrawn, an edit, two tabs', { withdrawals: 1, edits: 1, losses: 1 }, 2],
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
    ['shows one person’s cart to the next', { shareRecords: true }, { expiries: 1, others: 1 }],
    ['takes a 401 for a yes', { believeUnauthorized: true }, { expiries: 1, returns: 1 }],
    ['keeps an edit only in memory', { keepNoEdit: true }, { adds: 1, closures: 1 }],
    ['applies an edit twice', { applyEditTwice: true }, { adds: 1, closures: 1 }],
    ['empties the cart of what came after an order', { emptyAll: true }, { orders: 1, adds: 1 }],
    ['sends while an order is open', { forgetOrder: true }, { orders: 1, losses: 1, closures: 1 }],
    [
      'compares revisions of different records',
      { ignoreBirth: true },
      { freezes: 1, signOuts: 1, returns: 1, adds: 1 },
    ],
  ])('finds an algorithm that %s', (name, mutations, budget) => {
    const verdict = check(budget, { mutations, tabs: mutations.ignoreBirth ? 2 : 1 });
    report(`mutant that ${name}`, verdict);
    expect(verdict.wrong).toBeGreaterThan(0);
    expect(verdict.trace.length).toBeGreaterThan(0);
  });
});
