/** The cart on the screen: whose it is, what a tap makes of it, and what it says of the account. */
import { sessionReducer, signedIn, signedOut, sessionExpired } from '../session/sessionSlice';
import {
  selectCartCount,
  selectCartLines,
  selectCartMap,
  selectCartSync,
  selectLastAdded,
  selectLinePrices,
  selectLineQuantity,
} from './cartSelectors';
import {
  cartEmptied,
  cartReducer,
  guestCartChanged,
  guestCartForgotten,
  initialCartState,
  lineAdded,
  lineRemoved,
  mergeUndone,
  miniCartClosed,
  pricesAccepted,
  pricesSeen,
  quantityChanged,
  type CartState,
} from './cartSlice';
import { emptyRecord, type OutboxRecord, type PendingLine } from '../../sync/record';
import { cartSync } from '../../sync/syncActions';

const tokenOf = (uid: string) => `x.${btoa(JSON.stringify({ id: uid }))}.y`;
const A = { productId: 'a', size: 'M' };
const B = { productId: 'b', size: 'M' };

type Action = Parameters<typeof cartReducer>[1];
const after = (...actions: Action[]): CartState => actions.reduce(cartReducer, initialCartState);
const add = (line = A, uid: string | null = null, unitPaise: number | null = 100) =>
  lineAdded({ ...line, unitPaise }, uid);
const root = (cart: CartState, uid: string | null = null) => ({
  cart,
  session: sessionReducer(
    undefined,
    uid === null ? signedOut() : signedIn({ token: tokenOf(uid) }),
  ),
});
const pending = (line = A, fields: Partial<PendingLine> = {}): PendingLine => ({
  ...line,
  target: 2,
  adds: 0,
  doubtAt: null,
  settled: false,
  failures: 0,
  queuedAt: 1,
  ...fields,
});
const holding = (fields: Partial<OutboxRecord> = {}): OutboxRecord => ({
  ...emptyRecord('u'),
  rev: 3,
  baseAt: 1,
  base: { a: { M: 1 } },
  ...fields,
});
const withRecord = (fields: Partial<OutboxRecord> = {}, ...more: Action[]) =>
  after(
    signedIn({ token: tokenOf('u') }),
    cartSync.recordRead({ from: 'boot' }, holding(fields)),
    ...more,
  );

describe('a guest’s cart', () => {
  it('gets its id with the first line and loses it with the last', () => {
    const one = after(add());
    expect(one.guest).toEqual({ a: { M: 1 } });
    expect(one.gid).toEqual(expect.any(String));
    expect(cartReducer(one, add(B)).gid).toBe(one.gid);
    expect(cartReducer(one, lineRemoved(A, null))).toMatchObject({ guest: {}, gid: null });
  });
  it('has the quantity it is set to, and queues nothing', () => {
    const cart = after(add(), quantityChanged({ ...A, quantity: 7 }, null));
    expect(cart.guest).toEqual({ a: { M: 7 } });
    expect(cart.edits).toEqual([]);
  });
  it('is removed once it is merged, and follows another tab’s changes', () => {
    expect(after(add(), guestCartForgotten())).toMatchObject({ guest: {}, gid: null });
    expect(after(add(), guestCartChanged({ guest: { b: { M: 2 } }, gid: 'g' }))).toMatchObject({
      guest: { b: { M: 2 } },
      gid: 'g',
    });
  });
});

describe('prices', () => {
  it('remember the price at which a line was first added', () => {
    const cart = after(add(A, null, 100), add(A, null, 120), add(B, null, null));
    expect(selectLinePrices({ cart })).toEqual({ 'a|M': 100 });
  });
  it('are filled in for lines without one, and only overwritten when accepted', () => {
    const seen = after(add(A, null, 100), pricesSeen({ 'a|M': 120, 'b|M': 90 }));
    expect(seen.prices).toEqual({ 'a|M': 100, 'b|M': 90 });
    expect(cartReducer(seen, pricesAccepted({ 'a|M': 120 })).prices['a|M']).toBe(120);
  });
  it('are removed with their line', () => {
    expect(after(add(A), add(B), lineRemoved(A, null)).prices).toEqual({ 'b|M': 100 });
    expect(after(add(A), quantityChanged({ ...A, quantity: 0 }, null)).prices).toEqual({});
    expect(after(add(A), quantityChanged({ ...A, quantity: 2 }, null)).prices).toEqual({
      'a|M': 100,
    });
  });
});

describe('the mini-cart', () => {
  it('shows the last added line until it is closed or a line is removed', () => {
    const cart = after(add(A));
    expect(selectLastAdded({ cart })).toMatchObject(A);
    expect(cartReducer(cart, miniCartClosed()).lastAdded).toBeNull();
    expect(cartReducer(cart, lineRemoved(A, null)).lastAdded).toBeNull();
  });
});

describe('a person’s edits', () => {
  it('wait for the journal, in order, until they are in it', () => {
    const cart = withRecord(
      {},
      add(A, 'u'),
      quantityChanged({ ...A, quantity: 4 }, 'u'),
      lineRemoved(B, 'u'),
      mergeUndone('u'),
    );
    expect(cart.guest).toEqual({});
    expect(cart.edits).toMatchObject([
      { kind: 'added', line: A },
      { kind: 'set', line: A, quantity: 4 },
      { kind: 'set', line: B, quantity: 0 },
      { kind: 'mergeUndone' },
    ]);
    const [first, second] = cart.edits.map(({ id }) => id);
    const rest = cartReducer(cart, cartSync.editsJournaled({ ids: [first!, second!] }, holding()));
    expect(rest.edits.map(({ kind }) => kind)).toEqual(['set', 'mergeUndone']);
    expect(rest.record).toEqual(holding());
  });
  it('do not include an Undo for somebody else’s record', () => {
    expect(withRecord({}, mergeUndone('another')).edits).toEqual([]);
    expect(after(mergeUndone('u')).edits).toEqual([]);
  });
  it('show at once on top of the record', () => {
    const state = root(withRecord({}, add(A, 'u'), add(B, 'u')), 'u');
    expect(selectCartMap(state)).toEqual({ a: { M: 2 }, b: { M: 1 } });
    expect(selectCartCount(state)).toBe(3);
    expect(selectLineQuantity(state, 'a', 'M')).toBe(2);
    expect(selectLineQuantity(state, 'a', 'L')).toBe(0);
    expect(selectCartLines(state).map(({ sync }) => sync)).toEqual(['waiting', 'waiting']);
  });
  it('of a line that is not merged yet remove it from the guest cart', () => {
    const cart = after(
      add(A),
      add(B),
      signedIn({ token: tokenOf('u') }),
      quantityChanged({ ...A, quantity: 3 }, 'u'),
    );
    expect(cart.guest).toEqual({ b: { M: 1 } });
    expect(cart.edits).toMatchObject([{ kind: 'set', quantity: 3 }]);
    expect(selectCartMap(root(cart, 'u'))).toEqual({ a: { M: 3 }, b: { M: 1 } });
  });
  it('an order empties both, including prices', () => {
    const ordered = { orderedAt: 1_000, ordered: { a: { M: 1 } } };
    const person = cartReducer(after(add(A), add(B, 'u')), cartEmptied(ordered, 'u'));
    expect(person).toMatchObject({ guest: {}, gid: null, prices: {}, lastAdded: null });
    expect(person.edits.at(-1)).toMatchObject({
      kind: 'emptied',
      at: 1_000,
      ordered: { a: { M: 1 } },
    });
    expect(after(add(A), cartEmptied(ordered, null)).edits).toEqual([]);
  });
});

describe('the record', () => {
  it('is never replaced by an older one of the same person', () => {
    const cart = withRecord();
    const older = cartReducer(cart, cartSync.recordRead({ from: 'otherTab' }, holding({ rev: 2 })));
    expect(older.record?.rev).toBe(3);
    const equal = cartReducer(
      cart,
      cartSync.recordRead({ from: 'otherTab' }, holding({ writes: 9 })),
    );
    expect(equal.record?.writes).toBe(9);
    const newer = cartReducer(cart, cartSync.recordRead({ from: 'otherTab' }, holding({ rev: 4 })));
    expect(newer.record?.rev).toBe(4);
    const other = { ...emptyRecord('v'), rev: 0 };
    expect(cartReducer(cart, cartSync.recordRead({ from: 'boot' }, other)).record).toEqual(other);
  });
  it('is loaded again for the same person, and not for another', () => {
    const cart = withRecord({}, add(A, 'u'), cartSync.runChanged({ phase: 'settling', until: 5 }));
    const same = cartReducer(cart, signedIn({ token: tokenOf('u') }));
    expect(same).toEqual(cart);
    const next = cartReducer(cart, signedIn({ token: tokenOf('v') }));
    expect(next).toMatchObject({
      record: null,
      edits: [],
      prices: {},
      lastAdded: null,
      run: { phase: 'idle', until: null },
    });
    // A guest's prices come along at sign-in.
    expect(after(add(A), signedIn({ token: tokenOf('u') })).prices).toEqual({ 'a|M': 100 });
  });
  it('is not shown for another person', () => {
    expect(selectCartMap(root(withRecord(), 'v'))).toEqual({});
    expect(selectCartMap(root(withRecord()))).toEqual({});
  });
  it('is removed at logout', () => {
    expect(cartReducer(withRecord({}, add(A, 'u')), signedOut())).toEqual(initialCartState);
  });
});

describe('the cart’s status', () => {
  const sync = (cart: CartState, uid: string | null = 'u') => selectCartSync(root(cart, uid));
  const waiting = { 'a|M': pending() };

  it('is "saved" for guests, and when nothing is left to send', () => {
    const saved = { state: 'saved', waiting: 0, reason: null };
    expect(sync(after(add(A)), null)).toEqual(saved);
    expect(sync(withRecord())).toEqual(saved);
    // A settled line that is only read again does not concern the shopper.
    expect(
      sync(withRecord({ lines: { 'a|M': pending(A, { settled: true, doubtAt: 1 }) } })),
    ).toEqual(saved);
  });
  it.each([
    ['settling', 'sending'],
    ['paused:offline', 'offline'],
    ['paused:auth', 'signed-out'],
  ] as const)('is "waiting" in phase %s because of %s', (phase, reason) => {
    const cart = withRecord({ lines: waiting }, cartSync.runChanged({ phase, until: null }));
    expect(sync(cart)).toEqual({ state: 'waiting', waiting: 1, reason });
  });
  it('counts removals and merged lines, and a write in flight as at least one', () => {
    const removing = { 'a|M': pending(A, { target: 0 }), 'b|M': pending(B) };
    expect(sync(withRecord({ lines: removing })).waiting).toBe(2);
    expect(sync(after(add(A), signedIn({ token: tokenOf('u') })))).toMatchObject({
      state: 'waiting',
      waiting: 1,
    });
    const sending = { ...A, call: 'update', quantity: 2, at: 1 } as const;
    expect(sync(withRecord({ sending }))).toMatchObject({ state: 'waiting', waiting: 1 });
  });
  it('is "failed" after three tries of any line', () => {
    const lines = { 'a|M': pending(A, { failures: 3 }), 'b|M': pending(B) };
    expect(sync(withRecord({ lines }))).toMatchObject({ state: 'failed', waiting: 2 });
    expect(selectCartLines(root(withRecord({ lines }), 'u')).map((line) => line.sync)).toEqual([
      'failed',
      'waiting',
    ]);
  });
  it('continues for an expired session, because the cart’s owner is still known', () => {
    const session = sessionReducer(
      sessionReducer(undefined, signedIn({ token: tokenOf('u') })),
      sessionExpired(),
    );
    expect(selectCartMap({ cart: withRecord(), session })).toEqual({ a: { M: 1 } });
  });
});
