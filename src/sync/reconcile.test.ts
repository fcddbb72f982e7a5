/** Two copies of one record, changed apart from each other while IndexedDB failed. */
import fc from 'fast-check';
import { applyEdits, type Edit } from './edits';
import { emptyRecord, isOlder, shownQuantity, type OutboxRecord } from './record';
import { withQuantity } from './quantityMap';
import { reconcile, reconcileRecords } from './reconcile';
import { applyOutcome, applyServerRead, momentOf, nextStep } from './transitions';

const line = (productId: string) => ({ productId, size: 'M' });
let ids = 0;
const set = (productId: string, quantity: number, at: number): Edit => ({
  id: `edit-${String((ids += 1))}`,
  at,
  kind: 'set',
  line: line(productId),
  quantity,
});
const held = (base: OutboxRecord['base'], bornAt = 0): OutboxRecord => ({
  ...emptyRecord('u', bornAt),
  rev: 1,
  base,
  baseAt: 1,
});

/** Sends everything; the server acknowledges it. */
function drained(record: OutboxRecord): OutboxRecord {
  const conditions = { now: 1_000, online: true, exclusive: true, notBefore: 0 };
  for (let next = nextStep(record, conditions); ; next = nextStep(record, conditions)) {
    record = next.record;
    if (next.step.type === 'read') {
      const answer = { cart: record.base, startedAt: 1_000, since: momentOf(record) };
      record = applyServerRead(record, answer);
    } else if (next.step.type === 'send') record = applyOutcome(record, { type: 'acknowledged' });
    else return record;
  }
}

describe('two copies of a record', () => {
  it('of one life: the one with more changes', () => {
    const before = held({ a: { M: 2 } });
    const after = applyEdits(before, [set('a', 7, 10)]);
    expect(reconcileRecords(before, after)).toBe(after);
    expect(reconcileRecords(after, before)).toBe(after);
  });

  it('of two lives: the younger, however many changes the older has', () => {
    const old = { ...held({ a: { M: 5 } }), rev: 16 };
    const young = held({ a: { M: 1 } }, 100);
    expect(isOlder(old, young)).toBe(true);
    expect(reconcileRecords(old, young)).toBe(young);
  });

  it('never replays an older quantity over a newer one that was sent already', () => {
    const waiting = { ...applyEdits(held({ a: { M: 5 } }), [set('a', 2, 10)]), rev: 16 };
    const sent = drained(applyEdits(held({ a: { M: 5 } }, 100), [set('a', 7, 200)]));
    expect(shownQuantity(reconcileRecords(waiting, sent), line('a'))).toBe(7);
  });

  it('keeps unsent lines of both, and reads the account before it sends them', () => {
    const before = held({ a: { M: 5 } });
    const here = applyEdits(before, [set('a', 2, 10)]);
    const there = applyEdits(before, [set('b', 1, 20), set('b', 3, 30)]);
    const both = reconcileRecords(here, there);
    expect(shownQuantity(both, line('a'))).toBe(2);
    expect(shownQuantity(both, line('b'))).toBe(3);
    expect(both.baseAt).toBeNull();
    expect(both.rev).toBeGreaterThan(Math.max(here.rev, there.rev));
    expect(applyEdits(both, [{ ...set('a', 9, 40), id: here.taken[0]! }])).toBe(both);
  });

  it('takes a write that the other copy was sending as one of unknown outcome', () => {
    const before = held({});
    const conditions = { now: 50, online: true, exclusive: true, notBefore: 0 };
    const adding: Edit = { id: 'one', at: 10, kind: 'added', line: line('a') };
    const sending = nextStep(applyEdits(before, [adding]), conditions).record;
    const there = { ...applyEdits(before, [set('b', 1, 20)]), rev: 9 };
    const both = reconcileRecords(sending, there);
    expect(both.lines['a|M']).toMatchObject({ target: 1, adds: 0, doubtAt: 50 });
  });

  it('shows each line as it was edited last, whichever copy has it and whatever was sent', () => {
    const edits = fc.array(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c'),
        isHere: fc.boolean(),
        isSent: fc.boolean(),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(edits, (schedule) => {
        const copies = { here: held({}), there: held({}) };
        let account: OutboxRecord['base'] = {};
        const last: Record<string, number> = {};
        schedule.forEach(({ id, isHere, isSent }, index) => {
          const copy = isHere ? 'here' : 'there';
          last[id] = index + 1;
          copies[copy] = applyEdits(copies[copy], [set(id, index + 1, 10 + index)]);
          // Nothing that was edited earlier is sent later: the account would follow the last write.
          if (!isSent || Object.keys(copies[copy].lines).length > 1) return;
          account = withQuantity(account, line(id), index + 1);
          copies[copy] = drained(copies[copy]);
        });
        const both = reconcileRecords(copies.here, copies.there);
        const read = { cart: account, startedAt: 99, since: momentOf(both) };
        const shown = applyServerRead(both, read);
        for (const [id, quantity] of Object.entries(last)) {
          expect(shownQuantity(shown, line(id))).toBe(quantity);
        }
      }),
    );
  });

  it('that are no records: the later change of an order attempt, else the stand-in', () => {
    expect(reconcile({ updatedAt: 2 }, { updatedAt: 1 })).toEqual({ updatedAt: 2 });
    expect(reconcile({ updatedAt: 1 }, { updatedAt: 2 })).toEqual({ updatedAt: 2 });
    expect(reconcile('held', 'standIn')).toBe('standIn');
  });
});
