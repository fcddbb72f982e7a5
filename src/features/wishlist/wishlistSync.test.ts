import { errorFromAnswer } from '../../shared/api/answerError';
import { appError } from '../../shared/api/appError';
import { applyEdit } from '../../sync/edits';
import { TOMBSTONE_LIFETIME_MS, type Tombstones } from '../../sync/guestMerge';
import { emptyRecord, shownCart, type OutboxRecord, type WriteRequest } from '../../sync/record';
import { asCart, idsOf, wishlistLine } from './wishlistSlice';
import { mergeGuestList, classifyWishlistError, settledByClearing } from './wishlistSync';

const NOW = 10 * TOMBSTONE_LIFETIME_MS;
const held = (...ids: string[]): OutboxRecord => ({
  ...emptyRecord('u'),
  base: asCart(ids),
  baseAt: NOW,
});
const want = (record: OutboxRecord, id: string, quantity: number): OutboxRecord =>
  applyEdit(record, { id, at: NOW, kind: 'set', line: wishlistLine(id), quantity });

describe('the union at sign-in', () => {
  it('adds every local product, after reading the account', () => {
    const { record, added, tombstones } = mergeGuestList(
      held('a'),
      {},
      { gid: 'g', ids: ['a', 'b'] },
      NOW,
    );
    expect(idsOf(shownCart(record))).toEqual(['a', 'b']);
    expect(record.baseAt).toBeNull();
    expect(added).toBe(2);
    expect(tombstones['g']).toEqual({ at: NOW, taken: asCart(['a', 'b']) });
    expect(Object.values(record.lines).every(({ target }) => target === 1)).toBe(true);
    expect(record.lines['b|default']?.queuedAt).toBe(NOW + 1);
  });
  it('merges a list once, and only the new part of one that reappears', () => {
    const once = mergeGuestList(held(), {}, { gid: 'g', ids: ['a'] }, NOW);
    const again = mergeGuestList(once.record, once.tombstones, { gid: 'g', ids: ['a'] }, NOW);
    expect(again.added).toBe(0);
    expect(again.record).toBe(once.record);
    const more = mergeGuestList(once.record, once.tombstones, { gid: 'g', ids: ['a', 'b'] }, NOW);
    expect(more.added).toBe(1);
    expect(idsOf(shownCart(more.record))).toEqual(['a', 'b']);
    expect(more.tombstones['g']?.taken).toEqual(asCart(['a', 'b']));
  });
  it('merges nothing from a list whose owner has logged out', () => {
    const tombstones: Tombstones = { g: { at: NOW, taken: null } };
    const plan = mergeGuestList(held(), tombstones, { gid: 'g', ids: ['a'] }, NOW);
    expect(plan.added).toBe(0);
    expect(plan.tombstones['g']?.taken).toBeNull();
  });
  it('removes expired tombstones', () => {
    const old: Tombstones = {
      old: { at: NOW - TOMBSTONE_LIFETIME_MS, taken: {} },
      young: { at: NOW - TOMBSTONE_LIFETIME_MS + 1, taken: {} },
    };
    const { tombstones } = mergeGuestList(held(), old, { gid: 'g', ids: ['a'] }, NOW);
    expect(Object.keys(tombstones)).toEqual(['young', 'g']);
  });
});

describe('the effect of a response on a heart', () => {
  it('rolls back when the server fails or refuses, and waits without a response', () => {
    expect(classifyWishlistError(null)).toEqual({ type: 'acknowledged' });
    expect(classifyWishlistError(appError('server', { message: 'no' }))).toEqual({
      type: 'refused',
      message: 'no',
    });
    expect(classifyWishlistError(appError('refused', { message: 'no' })).type).toBe('refused');
    expect(classifyWishlistError(appError('offline')).type).toBe('unknown');
    for (const status of [408, 425, 429]) {
      expect(classifyWishlistError(errorFromAnswer(status, {})).type).toBe('unknown');
    }
    expect(classifyWishlistError(appError('unauthorized')).type).toBe('unauthorized');
  });
});

describe('clearing', () => {
  const request = (productId: string, quantity = 0): WriteRequest => ({
    call: 'update',
    ...wishlistLine(productId),
    quantity,
    at: NOW,
  });
  const leaving = (record: OutboxRecord, ...ids: string[]): OutboxRecord =>
    ids.reduce((next, id) => want(next, id, 0), record);

  it('uses one call when everything is removed', () => {
    const record = leaving(held('a', 'b', 'c'), 'a', 'b', 'c');
    expect(settledByClearing(record, request('a'))).toEqual([request('b'), request('c')]);
  });
  it('uses one call when the only product is removed by "Clear All"', () => {
    const edit = { id: 'a', at: NOW, kind: 'set', line: wishlistLine('a'), quantity: 0 } as const;
    const record = applyEdit(held('a'), { ...edit, isClearing: true });
    expect(settledByClearing(record, request('a'))).toEqual([]);
    const savedAgain = applyEdit(record, { ...edit, id: 'b', quantity: 1 });
    expect(settledByClearing(leaving(savedAgain, 'a'), request('a'))).toBeNull();
  });
  it('uses a call per product when something stays, is being added, or is the only one', () => {
    expect(settledByClearing(leaving(held('a', 'b', 'c'), 'a', 'b'), request('a'))).toBeNull();
    expect(
      settledByClearing(want(leaving(held('a', 'b'), 'a', 'b'), 'd', 1), request('a')),
    ).toBeNull();
    expect(settledByClearing(leaving(held('a'), 'a'), request('a'))).toBeNull();
    expect(settledByClearing(leaving(held('a', 'b'), 'a', 'b'), request('a', 1))).toBeNull();
  });
});
