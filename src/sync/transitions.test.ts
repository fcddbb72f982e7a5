import { readRecord } from './recordSchema';
import { appError } from '../shared/api/appError';
import type { CartMap } from '../shared/api/contract';
import { MAX_QUANTITY } from '../shared/api/productRules';
import { applyEdit, applyEdits, returnTransfers, withLine } from './edits';
import { mergeGuestCart, TOMBSTONE_LIFETIME_MS, type Tombstones } from './guestMerge';
import {
  BASE_FRESH_MS,
  nextStep,
  applyServerRead,
  classify,
  applyOutcome,
  isMergeDone,
  LATE_ARRIVAL_MS,
  LONGEST_PAUSE_MS,
  momentOf,
  recover,
  resetFailures,
  refusedTransfers,
  type Conditions,
  type Outcome,
} from './transitions';
import {
  emptyRecord,
  isDrained,
  lineSync,
  shownCart,
  shownQuantity,
  type OutboxRecord,
} from './record';

const NOW = 5 * TOMBSTONE_LIFETIME_MS;
const A = { productId: 'a', size: 'M' };
const B = { productId: 'b', size: 'M' };
const C = { productId: 'c', size: 'M' };
const at = (now: number, rest: Partial<Conditions> = {}): Conditions => ({
  now,
  online: true,
  exclusive: true,
  notBefore: 0,
  ...rest,
});

const since = (writes: number) => ({ bornAt: 0, writes });
const holding = (base: CartMap): OutboxRecord => ({ ...emptyRecord('u'), base, baseAt: NOW });
let taps = 0;
function tap(
  record: OutboxRecord,
  edit: { kind: 'added'; line: typeof A } | { kind: 'set'; line: typeof A; quantity: number },
  when = NOW,
): OutboxRecord {
  taps += 1;
  return applyEdit(record, { ...edit, id: String(taps), at: when });
}
const add = (record: OutboxRecord, line = A, when = NOW) =>
  tap(record, { kind: 'added', line }, when);
const set = (record: OutboxRecord, quantity: number, line = A) =>
  tap(record, { kind: 'set', line, quantity });
const sent = (record: OutboxRecord, rest: Partial<Conditions> = {}) => {
  const advance = nextStep(record, at(NOW, rest));
  if (advance.step.type !== 'send') throw new Error(`It ${advance.step.type}s.`);
  return { record: advance.record, request: advance.step.request };
};
const empty = { id: 'e', at: NOW, kind: 'emptied' } as const;

describe('an edit', () => {
  it('adds a unit to what is shown, up to 999', () => {
    const record = add(add(holding({ a: { M: 2 } })));
    expect(shownCart(record)).toEqual({ a: { M: 4 } });
    expect(record.lines['a|M']).toEqual({
      ...A,
      target: 4,
      adds: 2,
      doubtAt: null,
      settled: false,
      failures: 0,
      queuedAt: NOW,
    });
    const full = add(holding({ a: { M: MAX_QUANTITY } }));
    expect(full.lines).toEqual({});
  });
  it('sets a quantity absolutely, within 0 and 999', () => {
    expect(shownQuantity(set(holding({ a: { M: 2 } }), 5), A)).toBe(5);
    expect(shownQuantity(set(holding({ a: { M: 2 } }), 5_000), A)).toBe(MAX_QUANTITY);
    expect(shownQuantity(set(holding({ a: { M: 2 } }), -3), A)).toBe(0);
    expect(shownQuantity(set(holding({ a: { M: 2 } }), 3.7), A)).toBe(3);
  });
  it('that returns to the quantity of the account leaves nothing to send', () => {
    expect(set(set(holding({ a: { M: 2 } }), 5), 2).lines).toEqual({});
    // Not before the account was read, and not while a write is in flight.
    expect(set({ ...holding({}), baseAt: null }, 0).lines).not.toEqual({});
    const { record } = sent(set(holding({ a: { M: 2 } }), 5));
    expect(shownQuantity(set(record, 2), A)).toBe(2);
    expect(set(record, 2).lines['a|M']?.target).toBe(2);
  });
  it('counts every change', () => {
    const record = holding({});
    expect(add(record).rev).toBe(record.rev + 1);
    expect(set(record, 1).rev).toBe(record.rev + 1);
    expect(applyEdit(record, empty).rev).toBe(record.rev + 1);
  });
  it('of a line with an absolute quantity stays absolute', () => {
    const record = add(set(holding({ a: { M: 2 } }), 5));
    expect(record.lines['a|M']).toMatchObject({ target: 6, adds: 0, settled: false });
  });
});

describe('edits that are journaled', () => {
  const unit = (id: string) => ({ id, at: NOW, kind: 'added', line: A }) as const;

  it('are applied once, whichever page finds them', () => {
    const record = applyEdits(holding({}), [unit('x'), unit('y')]);
    expect(shownQuantity(record, A)).toBe(2);
    expect(applyEdits(record, [unit('y'), unit('x')])).toBe(record);
    expect(shownQuantity(applyEdits(record, [unit('y'), unit('z')]), A)).toBe(3);
  });
  it('of several lines have one id', () => {
    const record = applyEdits(holding({ a: { M: 1 }, b: { M: 1 } }), [
      { id: 'x', at: NOW, kind: 'set', line: A, quantity: 0 },
      { id: 'x', at: NOW, kind: 'set', line: B, quantity: 0 },
    ]);
    expect(shownCart(record)).toEqual({});
    expect(record.taken).toEqual(['x']);
  });
  it('are remembered by id, the last hundred', () => {
    const names = Array.from({ length: 150 }, (_, index) => String(index));
    const record = names.reduce((next, id) => applyEdits(next, [unit(id)]), holding({}));
    expect(shownQuantity(record, A)).toBe(150);
    expect(record.taken).toEqual(names.slice(-100));
    expect(applyEdits(record, names.slice(-100).map(unit))).toBe(record);
  });
});

describe('an order', () => {
  const order = (ordered: CartMap) => ({ ...empty, ordered });
  const A_M = 'a|M';

  it('takes exactly what was ordered, whatever was queued before it', () => {
    // A line that failed to reach the account, ordered with 2, raised afterwards.
    const failed = { ...add(add(holding({}))), baseAt: NOW };
    const raised = add(failed, A, NOW + 1);
    const left = applyEdit(raised, order({ a: { M: 2 } }));
    expect(shownCart(left)).toEqual({ a: { M: 1 } });
    const read = applyServerRead(left, { cart: {}, startedAt: NOW + 2, since: since(0) });
    expect(shownCart(read)).toEqual({ a: { M: 1 } });
  });
  it('that is confirmed late takes nothing from what was added since, also after the cart was read', () => {
    const before = holding({ a: { M: 2 } });
    // The answer was lost. The server took the units, which a read shows, and one more is added.
    const read = applyServerRead(before, { cart: {}, startedAt: NOW + 1, since: since(0) });
    const raised = add(read, A, NOW + 2);
    const left = applyEdit(raised, { ...empty, at: NOW, ordered: { a: { M: 2 } } });
    expect(shownCart(left)).toEqual({ a: { M: 1 } });
    expect(left.lines[A_M]).toMatchObject({ target: 1, adds: 1 });
  });
  it('of a part of a line leaves the other part, with what was added since', () => {
    const raised = add(holding({ a: { M: 5 } }), A, NOW + 1);
    const left = applyEdit(raised, { ...empty, at: NOW, ordered: { a: { M: 2 } } });
    expect(left.base).toEqual({ a: { M: 3 } });
    expect(left.lines[A_M]).toMatchObject({ target: 4, adds: 1 });
  });
  it('leaves lines that were not ordered as they are', () => {
    const record = add(holding({ a: { M: 2 }, b: { M: 3 } }), C);
    const left = applyEdit(record, order({ a: { M: 2 } }));
    expect(shownCart(left)).toEqual({ b: { M: 3 }, c: { M: 1 } });
    expect(left.baseAt).toBeNull();
  });
  it('sends what the server does not know: a smaller number than it would keep', () => {
    const fewer = tap(holding({ a: { M: 5 } }), { kind: 'set', line: A, quantity: 3 }, NOW - 1);
    const left = applyEdit(fewer, order({ a: { M: 2 } }));
    expect(left.lines[A_M]).toMatchObject({ target: 1, adds: 0, settled: false });
    expect(left.base).toEqual({ a: { M: 3 } });
  });
  it('keeps a line at 0 if one of its writes may still arrive', () => {
    const { record } = sent(add(holding({})));
    const left = applyEdit(record, order({ a: { M: 1 } }));
    expect(left.lines[A_M]).toMatchObject({ target: 0, adds: 0, settled: false });
  });
});

describe('an order of the whole cart', () => {
  const whole = (record: OutboxRecord) => applyEdit(record, empty);

  it('empties the cart, and keeps a line at 0 if a write may still arrive', () => {
    const { record } = sent(add(add(holding({ b: { M: 1 } })), B));
    const left = whole(record);
    expect(shownCart(left)).toEqual({});
    expect(Object.keys(left.lines)).toEqual(['a|M']);
    expect(left.lines['a|M']).toMatchObject({ target: 0, adds: 0, settled: false });
    expect(left.baseAt).toBeNull();
    const doubtful = applyOutcome(record, { type: 'unknown' });
    expect(Object.keys(whole(doubtful).lines)).toEqual(['a|M']);
    expect(whole(add(holding({}))).lines).toEqual({});
  });
  it('keeps what was added since it was placed', () => {
    const ordered = { ...empty, ordered: { a: { M: 2 }, b: { M: 1 } } };
    const before = add(holding({ a: { M: 2 } }), B, NOW - 1);
    const left = applyEdit(add(add(before, A, NOW + 1), C, NOW + 1), ordered);
    expect(shownCart(left)).toEqual({ a: { M: 1 }, c: { M: 1 } });
    // The server has emptied its cart: the units are added to 0.
    const read = applyServerRead(left, { cart: {}, startedAt: NOW + 1, since: since(0) });
    expect(shownCart(read)).toEqual({ a: { M: 1 }, c: { M: 1 } });
    expect(read.lines['a|M']).toMatchObject({ target: 1, adds: 1 });
  });
  it.each([
    ['one more', (record: OutboxRecord) => add(record, A, NOW + 2)],
    [
      'a number',
      (record: OutboxRecord) => tap(record, { kind: 'set', line: A, quantity: 3 }, NOW + 2),
    ],
  ])('leaves %s of a line that was ordered and only waits for its check', (_name, tapLater) => {
    const doubtful = applyOutcome(sent(add(holding({ a: { M: 1 } }))).record, { type: 'unknown' });
    const settled = applyOutcome(sent(doubtful).record, { type: 'acknowledged' });
    const left = applyEdit(tapLater(settled), { ...empty, ordered: { a: { M: 2 } } });
    expect(left.lines['a|M']).toMatchObject({ target: 1, settled: false, doubtAt: NOW });
  });
  it.each([0, 1])('takes a line to 0 of which the server still has more: %i of 2', (quantity) => {
    const fewer = tap(holding({ a: { M: 5 } }), { kind: 'set', line: A, quantity }, NOW - 1);
    const left = whole(fewer);
    expect(shownCart(left)).toEqual({});
    expect(left.lines['a|M']).toMatchObject({ target: 0, adds: 0, settled: false });
  });
});

describe('the next step', () => {
  it('is nothing when everything is confirmed', () => {
    expect(nextStep(holding({}), at(NOW)).step).toEqual({ type: 'idle' });
  });
  it('reads the account before anything is sent', () => {
    expect(nextStep(add(emptyRecord('u')), at(NOW)).step).toEqual({
      type: 'read',
      since: since(0),
    });
    expect(nextStep(emptyRecord('u'), at(NOW)).step.type).toBe('read');
  });
  it('reads again before adding units to an old number, not before setting one', () => {
    const later = at(NOW + BASE_FRESH_MS + 1);
    expect(nextStep(add(holding({})), later).step.type).toBe('read');
    expect(nextStep(add(holding({})), at(NOW + BASE_FRESH_MS)).step.type).toBe('send');
    expect(nextStep(set(holding({}), 3), later).step.type).toBe('send');
  });
  it('waits for the connection, and for the pause after a failure', () => {
    expect(nextStep(add(holding({})), at(NOW, { online: false })).step).toEqual({
      type: 'offline',
    });
    expect(nextStep(add(holding({})), at(NOW, { notBefore: NOW + 1 })).step).toEqual({
      type: 'wait',
      until: NOW + 1,
    });
    expect(nextStep(add(holding({})), at(NOW, { notBefore: NOW })).step.type).toBe('send');
  });
  it('marks what it sends, one unit at a time', () => {
    const { record, request } = sent(add(add(holding({ a: { M: 2 } }))));
    expect(request).toEqual({ call: 'add', ...A, quantity: 3, at: NOW });
    expect(record.sending).toEqual(request);
    expect(record.writes).toBe(1);
    expect(record.lines['a|M']?.adds).toBe(2);
  });
  it('sends the line that was edited first, and failed lines last', () => {
    const two = add(add(holding({}), B, NOW + 1), A, NOW);
    expect(sent(two, { now: NOW + 1 }).request.productId).toBe('a');
    const failed = {
      ...two,
      lines: { ...two.lines, 'a|M': { ...two.lines['a|M']!, failures: 1 } },
    };
    expect(sent(failed, { now: NOW + 1 }).request.productId).toBe('b');
  });
  it('sends only absolute quantities without an exclusive lock', () => {
    const { record, request } = sent(add(add(holding({ a: { M: 1 } }))), { exclusive: false });
    expect(request).toMatchObject({ call: 'update', quantity: 3 });
    expect(record.lines['a|M']?.adds).toBe(0);
  });
});

describe('an answer', () => {
  it('that acknowledges updates the base, unit by unit', () => {
    let record = add(add(holding({ a: { M: 1 } })));
    record = applyOutcome(sent(record).record, { type: 'acknowledged' });
    expect(record.base).toEqual({ a: { M: 2 } });
    expect(record.sending).toBeNull();
    expect(record.lines['a|M']).toMatchObject({ adds: 1, target: 3 });
    record = applyOutcome(sent(record).record, { type: 'acknowledged' });
    expect(record.lines).toEqual({});
    expect(shownCart(record)).toEqual({ a: { M: 3 } });
  });
  it('settles a line only if the sent quantity is still the target', () => {
    const { record } = sent(set(holding({ a: { M: 1 } }), 4));
    const edited = applyOutcome(set(record, 2), { type: 'acknowledged' });
    expect(edited.base).toEqual({ a: { M: 4 } });
    expect(edited.lines['a|M']).toMatchObject({ target: 2, settled: false });
    expect(applyOutcome(record, { type: 'acknowledged' }).lines).toEqual({});
  });
  it('to a unit of a line edited meanwhile leaves the edit pending', () => {
    const { record } = sent(add(holding({})));
    const edited = applyOutcome(set(record, 5), { type: 'acknowledged' });
    expect(edited.base).toEqual({ a: { M: 1 } });
    expect(edited.lines['a|M']).toMatchObject({ target: 5, adds: 0 });
  });
  it('that refuses rolls back to the account, which is read again', () => {
    const record = applyOutcome(sent(add(holding({ b: { M: 1 } }))).record, {
      type: 'refused',
      message: 'no',
    });
    expect(shownCart(record)).toEqual({ b: { M: 1 } });
    expect(record.baseAt).toBeNull();
    expect(record.lines).toEqual({});
  });
  it('that refuses a line in doubt keeps checking what may still arrive', () => {
    let record = applyOutcome(sent(add(holding({}))).record, { type: 'unknown' });
    record = applyOutcome(sent(record).record, { type: 'refused', message: 'Sold out.' });
    expect(shownCart(record)).toEqual({});
    expect(record.lines['a|M']).toMatchObject({ target: 0, doubtAt: NOW, settled: false });
    // Refused again: nothing more to try.
    const again = applyOutcome(sent({ ...record, baseAt: NOW }).record, {
      type: 'refused',
      message: 'Sold out.',
    });
    expect(again.lines).toEqual({});
  });
  it('that refuses an older quantity does not undo a newer one', () => {
    const { record } = sent(set(holding({ a: { M: 1 } }), 500));
    expect(
      applyOutcome(set(record, 2), { type: 'refused', message: 'no' }).lines['a|M']?.target,
    ).toBe(2);
    const unit = sent(add(holding({}))).record;
    expect(
      applyOutcome(set(unit, 2), { type: 'refused', message: 'no' }).lines['a|M']?.target,
    ).toBe(2);
  });
  it('401 leaves everything as it was', () => {
    const before = add(holding({}));
    const record = applyOutcome(sent(before).record, { type: 'unauthorized' });
    expect(record.lines).toEqual(before.lines);
    expect(record.sending).toBeNull();
  });
  it('that never came makes the line doubtful: no second add is sent', () => {
    const record = applyOutcome(sent(add(add(holding({ a: { M: 1 } })))).record, {
      type: 'unknown',
    });
    expect(record.lines['a|M']).toMatchObject({
      target: 3,
      adds: 0,
      doubtAt: NOW,
      failures: 1,
      settled: false,
    });
    expect(sent(record).request).toMatchObject({ call: 'update', quantity: 3 });
    expect(recover(sent(add(holding({}))).record).lines['a|M']?.doubtAt).toBe(NOW);
    const quiet = holding({});
    expect(recover(quiet)).toBe(quiet);
  });
  it('to nothing changes nothing', () => {
    const record = holding({});
    expect(applyOutcome(record, { type: 'acknowledged' })).toBe(record);
  });
});

describe('a line beyond what an account holds', () => {
  it('ends at 999 when another device has added to it', () => {
    const record = add(add(holding({ a: { M: 2 } })));
    const nearly = applyServerRead(record, {
      cart: { a: { M: MAX_QUANTITY - 1 } },
      startedAt: NOW,
      since: since(0),
    });
    expect(nearly.lines['a|M']).toMatchObject({ target: MAX_QUANTITY, adds: 1 });
    expect(readRecord(nearly, nearly.uid, NOW)).toBe(nearly);
    const full = applyServerRead(record, {
      cart: { a: { M: MAX_QUANTITY } },
      startedAt: NOW,
      since: since(0),
    });
    expect(full.lines).toEqual({});
  });
});

describe('a doubtful line', () => {
  const doubtful = applyOutcome(sent(add(holding({ a: { M: 1 } }))).record, { type: 'unknown' });
  const settled = applyOutcome(sent(doubtful).record, { type: 'acknowledged' });
  const read = (record: OutboxRecord, held: number, startedAt: number) =>
    applyServerRead(record, { cart: { a: { M: held } }, startedAt, since: momentOf(record) });

  it('stays until no request can arrive any more, and is checked then', () => {
    expect(settled.lines['a|M']).toMatchObject({ settled: true, doubtAt: NOW });
    expect(isDrained(settled)).toBe(true);
    expect(lineSync(settled, A)).toBe('saved');
    const due = NOW + LATE_ARRIVAL_MS;
    expect(nextStep(settled, at(due - 1)).step).toEqual({ type: 'wait', until: due });
    expect(nextStep(settled, at(due)).step).toEqual({ type: 'read', since: momentOf(settled) });
  });
  it('is done if the account agrees then, and sent again if not', () => {
    expect(read(settled, 2, NOW + LATE_ARRIVAL_MS).lines).toEqual({});
    expect(read(settled, 2, NOW + LATE_ARRIVAL_MS - 1).lines['a|M']?.settled).toBe(true);
    expect(read(settled, 3, NOW + LATE_ARRIVAL_MS).lines['a|M']).toMatchObject({
      settled: false,
      target: 2,
    });
  });
  it('needs no update when the account shows that the lost write arrived', () => {
    expect(read(doubtful, 2, NOW + 1).lines['a|M']?.settled).toBe(true);
  });
});

describe('a line that was moved from the other list', () => {
  const wish = { ...A, quantity: 1 };
  const moved = (record: OutboxRecord, movedFrom = wish) =>
    applyEdit(record, { id: 'm', at: NOW, kind: 'added', line: A, movedFrom });
  const afterwards = (record: OutboxRecord, outcome: Outcome) =>
    applyOutcome(sent(record).record, outcome);
  const refusal: Outcome = { type: 'refused', message: 'no' };

  it('returns if it is refused, and only then', () => {
    const record = moved(holding({ a: { M: 2 } }));
    expect(refusedTransfers(record, afterwards(record, refusal))).toEqual([wish]);
    for (const type of ['acknowledged', 'unauthorized', 'unknown'] as const) {
      expect(refusedTransfers(record, afterwards(record, { type }))).toEqual([]);
    }
    const fewer = applyServerRead(record, { cart: {}, startedAt: NOW + 1, since: since(0) });
    expect(refusedTransfers(record, fewer)).toEqual([]);
  });
  it('returns after a doubt too, with everything that was moved to it', () => {
    const twice = moved(moved(holding({})), { ...B, quantity: 2 });
    const doubtful = afterwards(twice, { type: 'unknown' });
    expect(refusedTransfers(doubtful, afterwards(doubtful, refusal))).toEqual([
      wish,
      { ...B, quantity: 2 },
    ]);
  });
  it('is restored completely, unless there is more of it by now', () => {
    const items = [{ ...A, quantity: 2 }];
    expect(shownCart(returnTransfers(set(holding({ a: { M: 2 } }), 0), items, NOW))).toEqual({
      a: { M: 2 },
    });
    expect(shownCart(returnTransfers(holding({ a: { M: 3 } }), items, NOW))).toEqual({
      a: { M: 3 },
    });
    const record = set(holding({}), 0);
    expect(returnTransfers(record, items, NOW).rev).toBe(record.rev + 1);
  });
});

describe('a clock that was set back', () => {
  const FORTY_DAYS = 40 * 24 * 60 * 60 * 1000;
  const back = at(NOW - FORTY_DAYS);

  it('checks a doubt half a minute from now', () => {
    const doubtful = applyOutcome(sent(add(holding({ a: { M: 1 } }))).record, { type: 'unknown' });
    const settled = applyOutcome(sent(doubtful).record, { type: 'acknowledged' });
    const { record, step } = nextStep(settled, back);
    const due = back.now + LATE_ARRIVAL_MS;
    expect(step).toEqual({ type: 'wait', until: due });
    expect(record.lines['a|M']?.doubtAt).toBe(back.now);
    expect(nextStep(record, at(due)).step.type).toBe('read');
    const read = { cart: { a: { M: 2 } }, startedAt: due, since: momentOf(record) };
    expect(applyServerRead(record, read).lines).toEqual({});
  });
  it('ends a pause', () => {
    const record = set(holding({}), 3);
    const pausing = (notBefore: number) => nextStep(record, { ...back, notBefore }).step.type;
    expect(pausing(back.now + LONGEST_PAUSE_MS)).toBe('wait');
    expect(pausing(NOW)).toBe('send');
  });
  it('reads again before units are added to a number from the future', () => {
    expect(nextStep(add(holding({})), back).step.type).toBe('read');
  });
});

describe('a read of the account', () => {
  it('updates clean lines to the new quantity', () => {
    const record = applyServerRead(add(holding({})), {
      cart: { a: { M: 5 } },
      startedAt: NOW + 1,
      since: since(0),
    });
    expect(shownCart(record)).toEqual({ a: { M: 6 } });
    expect(record.baseAt).toBe(NOW + 1);
  });
  it('keeps an absolute quantity, and drops one that the account has already', () => {
    const record = set(holding({}), 4);
    expect(
      shownQuantity(
        applyServerRead(record, { cart: { a: { M: 9 } }, startedAt: NOW, since: since(0) }),
        A,
      ),
    ).toBe(4);
    expect(
      applyServerRead(record, { cart: { a: { M: 4 } }, startedAt: NOW, since: since(0) }).lines,
    ).toEqual({});
  });
  it('is ignored if it overlaps a write', () => {
    const { record } = sent(add(holding({})));
    expect(applyServerRead(record, { cart: {}, startedAt: NOW, since: since(1) })).toBe(record);
    const answered = applyOutcome(record, { type: 'acknowledged' });
    expect(applyServerRead(answered, { cart: {}, startedAt: NOW, since: since(0) })).toBe(answered);
  });
});

describe('a guest cart that is merged', () => {
  const guest = { gid: 'g', cart: { a: { M: 2 }, b: { M: 1 } } };
  it('adds its units to the account’s, once', () => {
    const plan = mergeGuestCart(holding({ a: { M: 1 } }), {}, guest, NOW);
    expect(plan.units).toBe(3);
    expect(plan.record.baseAt).toBeNull();
    expect(shownCart(plan.record)).toEqual({ a: { M: 3 }, b: { M: 1 } });
    expect(plan.tombstones).toEqual({ g: { at: NOW, taken: guest.cart } });
    expect(plan.record.merge).toEqual({
      gid: 'g',
      joined: guest.cart,
      saved: null,
      announced: false,
    });
    const again = mergeGuestCart(plan.record, plan.tombstones, guest, NOW);
    expect(again.units).toBe(0);
    expect(again.record).toBe(plan.record);
  });
  it('that appears again with more units adds only those', () => {
    const once = mergeGuestCart(holding({}), {}, guest, NOW);
    const more = mergeGuestCart(
      once.record,
      once.tombstones,
      { gid: 'g', cart: { a: { M: 3 } } },
      NOW,
    );
    expect(more.units).toBe(1);
    expect(shownQuantity(more.record, A)).toBe(3);
    expect(more.tombstones['g']?.taken).toEqual({ a: { M: 3 }, b: { M: 1 } });
    expect(more.record.merge?.joined).toEqual({ a: { M: 3 }, b: { M: 1 } });
  });
  it('of a person who has logged out adds nothing', () => {
    const buried: Tombstones = { g: { at: NOW, taken: null } };
    const plan = mergeGuestCart(holding({}), buried, guest, NOW);
    expect(plan.units).toBe(0);
    expect(plan.record.lines).toEqual({});
  });
  it('leaves a tombstone for thirty days', () => {
    const old: Tombstones = {
      old: { at: NOW - TOMBSTONE_LIFETIME_MS, taken: {} },
      young: { at: NOW - TOMBSTONE_LIFETIME_MS + 1, taken: {} },
    };
    expect(Object.keys(mergeGuestCart(holding({}), old, guest, NOW).tombstones)).toEqual([
      'young',
      'g',
    ]);
  });
  it('is announced once, when its lines have arrived and the account was read', () => {
    let { record } = mergeGuestCart(holding({}), {}, { gid: 'g', cart: { a: { M: 1 } } }, NOW);
    expect(isMergeDone(record)).toBe(false);
    record = applyServerRead(record, { cart: { b: { M: 3 } }, startedAt: NOW, since: since(0) });
    expect(record.merge?.saved).toBe(3);
    expect(isMergeDone(record)).toBe(false);
    record = sent(record).record;
    expect(isMergeDone(record)).toBe(false);
    record = applyOutcome(record, { type: 'acknowledged' });
    expect(isMergeDone(record)).toBe(true);
    expect(isMergeDone({ ...record, merge: { ...record.merge!, announced: true } })).toBe(false);
    expect(isMergeDone(holding({}))).toBe(false);
    const undone = applyEdit(record, { id: 'u', at: NOW, kind: 'mergeUndone' });
    expect(shownCart(undone)).toEqual({ b: { M: 3 } });
    expect(undone.merge).toBeNull();
  });
  it('is announced although other lines wait or a doubt is unchecked', () => {
    let { record } = mergeGuestCart(holding({}), {}, { gid: 'g', cart: { a: { M: 1 } } }, NOW);
    record = applyServerRead(record, { cart: {}, startedAt: NOW, since: since(0) });
    record = applyOutcome(sent(record).record, { type: 'acknowledged' });
    expect(isMergeDone(set(record, 4, B))).toBe(true);
    const checked = withLine(record, {
      ...A,
      target: 1,
      adds: 0,
      doubtAt: NOW,
      settled: true,
      failures: 0,
      queuedAt: NOW,
    });
    expect(isMergeDone(checked)).toBe(true);
    expect(isMergeDone(set(checked, 2))).toBe(false);
  });
  it('leaves refused lines out of the announcement', () => {
    let { record } = mergeGuestCart(holding({}), {}, guest, NOW);
    record = applyServerRead(record, { cart: {}, startedAt: NOW, since: since(0) });
    record = applyOutcome(sent(record).record, { type: 'refused', message: 'no' });
    expect(record.merge?.joined).toEqual({ b: { M: 1 } });
  });
  it('adds to a merge that was not announced yet', () => {
    const once = mergeGuestCart(holding({}), {}, guest, NOW);
    const twice = mergeGuestCart(
      once.record,
      once.tombstones,
      { gid: 'h', cart: { a: { M: 1 } } },
      NOW,
    );
    expect(twice.record.merge).toMatchObject({ gid: 'h', joined: { a: { M: 3 }, b: { M: 1 } } });
    const told = { ...once.record, merge: { ...once.record.merge!, announced: true, saved: 4 } };
    const after = mergeGuestCart(told, once.tombstones, { gid: 'h', cart: { a: { M: 1 } } }, NOW);
    expect(after.record.merge).toEqual({
      gid: 'h',
      joined: { a: { M: 1 } },
      saved: null,
      announced: false,
    });
  });
});

describe('the status of a line', () => {
  it('waits, fails after three tries, and tries anew when asked', () => {
    let record = add(holding({}));
    expect(lineSync(record, A)).toBe('waiting');
    expect(isDrained(record)).toBe(false);
    for (let times = 0; times < 3; times += 1) {
      expect(lineSync(record, A)).toBe('waiting');
      record = applyOutcome(sent(record).record, { type: 'unknown' });
    }
    expect(lineSync(record, A)).toBe('failed');
    expect(lineSync(resetFailures(record), A)).toBe('waiting');
    expect(resetFailures(record).rev).toBe(record.rev + 1);
    expect(lineSync(record, B)).toBe('saved');
  });
});

describe('the kinds of outcome', () => {
  it('differ by what the server may have done', () => {
    expect(classify(null)).toEqual({ type: 'acknowledged' });
    expect(classify(appError('unauthorized'))).toEqual({ type: 'unauthorized' });
    expect(classify(appError('refused', { status: 409, message: 'Sold out.' }))).toEqual({
      type: 'refused',
      message: 'Sold out.',
    });
    for (const kind of ['offline', 'timeout', 'malformed', 'server'] as const) {
      expect(classify(appError(kind))).toEqual({ type: 'unknown' });
    }
  });
});
