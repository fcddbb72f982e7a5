/** The saved products on the screen: a guest's list, a person's record, and the taps in between. */
import { emptyRecord, type OutboxRecord } from '../../sync/record';
import { wishlistSync } from '../../sync/syncActions';
import { sessionReducer, signedIn, signedOut } from '../session/sessionSlice';
import { selectIsWishlisted, selectWishesWaiting, selectWishlistIds } from './wishlistSelectors';
import {
  asCart,
  guestListChanged,
  guestListForgotten,
  idsOf,
  productSaved,
  productUnsaved,
  wishlistCleared,
  wishlistLine,
  wishlistReducer,
  type WishlistState,
} from './wishlistSlice';

const tokenOf = (uid: string) => `x.${btoa(JSON.stringify({ id: uid }))}.y`;
type Action = Parameters<typeof wishlistReducer>[1];
const start = wishlistReducer(undefined, { type: 'start' });
const after = (...actions: Action[]): WishlistState => actions.reduce(wishlistReducer, start);
const root = (wishlist: WishlistState, uid: string | null = null) => ({
  wishlist,
  session: sessionReducer(
    undefined,
    uid === null ? signedOut() : signedIn({ token: tokenOf(uid) }),
  ),
});
const holding = (ids: string[], fields: Partial<OutboxRecord> = {}): OutboxRecord => ({
  ...emptyRecord('u'),
  rev: 3,
  baseAt: 1,
  base: asCart(ids),
  ...fields,
});

it('is a cart of quantities 0 and 1', () => {
  expect(asCart(['a', 'b'])).toEqual({ a: { default: 1 }, b: { default: 1 } });
  expect(idsOf(asCart(['a', 'b']))).toEqual(['a', 'b']);
  expect(wishlistLine('a')).toEqual({ productId: 'a', size: 'default' });
});

describe('a guest’s list', () => {
  it('gets its id with the first product and loses it with the last', () => {
    const one = after(productSaved('a', null));
    expect(one.gid).toEqual(expect.any(String));
    const two = wishlistReducer(one, productSaved('b', null));
    expect(two).toMatchObject({ guest: ['a', 'b'], gid: one.gid, edits: [] });
    expect(wishlistReducer(two, productSaved('a', null)).guest).toEqual(['b', 'a']);
    expect(wishlistReducer(one, productUnsaved('a', null))).toMatchObject({ guest: [], gid: null });
    expect(wishlistReducer(two, wishlistCleared(['a', 'b'], null))).toMatchObject({
      guest: [],
      gid: null,
      edits: [],
    });
  });
  it('is removed once it is merged, and follows another tab', () => {
    expect(after(productSaved('a', null), guestListForgotten())).toMatchObject({
      guest: [],
      gid: null,
    });
    expect(after(guestListChanged({ guest: ['b'], gid: 'g' }))).toMatchObject({
      guest: ['b'],
      gid: 'g',
    });
  });
  it('shows as it is, and queues nothing', () => {
    const state = root(after(productSaved('a', null)));
    expect(selectWishlistIds(state)).toEqual(['a']);
    expect(selectIsWishlisted(state, 'a')).toBe(true);
    expect(selectIsWishlisted(state, 'b')).toBe(false);
    expect(selectWishesWaiting(state)).toBe(0);
  });
});

describe('a person’s list', () => {
  const held = (...more: Action[]) =>
    after(
      signedIn({ token: tokenOf('u') }),
      wishlistSync.recordRead({ from: 'boot' }, holding(['a', 'b'])),
      ...more,
    );

  it('shows edits at once, and counts those not in the account yet', () => {
    const state = root(held(productSaved('c', 'u'), productUnsaved('a', 'u')), 'u');
    expect(selectWishlistIds(state)).toEqual(['b', 'c']);
    expect(selectWishesWaiting(state)).toBe(2);
  });
  it('includes the guest’s list until that is merged', () => {
    const state = root(
      after(
        productSaved('c', null),
        ...[wishlistSync.recordRead({ from: 'boot' }, holding(['a', 'c']))],
      ),
      'u',
    );
    expect(selectWishlistIds(state)).toEqual(['a', 'c']);
  });
  it('clears what was on the screen: one edit per product', () => {
    const list = held(wishlistCleared(['a', 'b'], 'u'));
    expect(list.edits.map((edit) => edit.kind === 'set' && edit.line.productId)).toEqual([
      'a',
      'b',
    ]);
    expect(new Set(list.edits.map(({ id }) => id)).size).toBe(1);
    expect(selectWishlistIds(root(list, 'u'))).toEqual([]);
  });
  it('applies the last edit of a product that is not merged yet', () => {
    const list = after(
      productSaved('a', null),
      productSaved('b', null),
      signedIn({ token: tokenOf('u') }),
      productUnsaved('a', 'u'),
    );
    expect(list.guest).toEqual(['b']);
    expect(selectWishlistIds(root(list, 'u'))).toEqual(['b']);
  });
  it('drops edits once they are in the journal', () => {
    const list = held(productSaved('c', 'u'), productSaved('d', 'u'));
    const [first] = list.edits;
    const next = wishlistReducer(
      list,
      wishlistSync.editsJournaled({ ids: [first!.id] }, holding(['a'])),
    );
    expect(next.edits).toEqual(list.edits.slice(1));
    expect(next.record?.base).toEqual(asCart(['a']));
  });
  it('is never replaced by an older record of the same person', () => {
    const older = held(wishlistSync.recordRead({ from: 'otherTab' }, holding([], { rev: 2 })));
    expect(older.record?.rev).toBe(3);
    const newer = held(wishlistSync.recordRead({ from: 'otherTab' }, holding([], { rev: 4 })));
    expect(newer.record?.rev).toBe(4);
    const other = { ...emptyRecord('v') };
    expect(held(wishlistSync.recordRead({ from: 'boot' }, other)).record).toEqual(other);
  });
  it('is loaded again for the same person only; removed at logout', () => {
    const list = held(
      productSaved('c', 'u'),
      wishlistSync.runChanged({ phase: 'paused:offline', until: null }),
    );
    expect(wishlistReducer(list, signedIn({ token: tokenOf('u') }))).toEqual(list);
    expect(wishlistReducer(list, signedIn({ token: tokenOf('v') }))).toMatchObject({
      record: null,
      edits: [],
      run: { phase: 'idle', until: null },
    });
    expect(wishlistReducer(list, signedOut())).toEqual(start);
  });
});
