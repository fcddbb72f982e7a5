/** What DevTools and an exported log may show: everything that happened, without secrets. */
import { lineAdded } from '../features/cart/cartSlice';
import { emptyRecord } from '../sync/record';
import { cartSync, wishlistSync } from '../sync/syncActions';
import { draftEdited } from '../features/checkout/checkoutSlice';
import { signedIn } from '../features/session/sessionSlice';
import { devToolsOptions, MASK, redact, sanitizeAction, sanitizeState } from './devtools';
import { makeStore } from '../test/store';

const request = { call: 'add', productId: 'p1', size: 'M', quantity: 2, at: 1 } as const;
const line = {
  productId: 'p1',
  size: 'M',
  target: 2,
  adds: 1,
  doubtAt: null,
  settled: false,
  failures: 0,
  queuedAt: 1,
};

describe('an action in DevTools', () => {
  it('keeps its name and its small payload', () => {
    const action = lineAdded({ productId: 'p1', size: 'M', unitPaise: 129_900 }, null);
    expect(sanitizeAction(action)).toEqual(action);
  });
  it('shows no token, no password and no address', () => {
    const shown = [
      sanitizeAction(signedIn({ token: 'a.b.c' })),
      sanitizeAction(draftEdited({ street: '12 Church Street' }, 'u1')),
      sanitizeAction({
        type: 'x',
        payload: { password: 'marigold', address: { city: 'Pune' }, addresses: [1] },
      } as never),
    ];
    expect(JSON.stringify(shown)).not.toMatch(/a\.b\.c|Church|marigold|Pune/);
    expect(shown[0]).toMatchObject({ payload: { token: MASK } });
  });
  it('shows no name and no email address', () => {
    const person = { name: 'Asha Rao', email: 'asha@example.com' };
    const arg = { endpointName: 'userUpdate', originalArgs: { name: person.name } };
    const shown = [
      sanitizeAction({ type: 'api/executeMutation/pending', meta: { arg } } as never),
      sanitizeAction({
        type: 'api/executeQuery/fulfilled',
        payload: person,
        meta: { arg: { endpointName: 'userInfo', originalArgs: 'u1' } },
      } as never),
      sanitizeAction({
        type: 'x',
        payload: { user: person, reviews: [{ userName: person.name }] },
      } as never),
      sanitizeState({
        api: {
          queries: { 'userInfo("u1")': { endpointName: 'userInfo', data: person } },
          mutations: { r1: { ...arg, data: person } },
        },
      }),
    ];
    expect(JSON.stringify(shown)).not.toMatch(/Asha|asha@/);
    expect(sanitizeAction({ type: 'x', payload: { name: 'Brass lamp' } } as never)).toMatchObject({
      payload: { name: 'Brass lamp' },
    });
  });
  it('collapses the journal record that it carries', () => {
    const record = { ...emptyRecord('u1'), rev: 7, lines: { 'p1|M': line } };
    const collapsed = '(rev 7, (1 pending))';
    expect(sanitizeAction(cartSync.writeSent(request, record))).toMatchObject({
      payload: request,
      meta: { record: collapsed },
    });
    expect(sanitizeAction(wishlistSync.writeSent(request, record))).toMatchObject({
      meta: { record: collapsed },
    });
  });
  it('counts long lists', () => {
    const many = Array.from({ length: 21 }, (_, index) => index);
    expect(redact({ few: [1, 2], many, products: [1, 2] })).toEqual({
      few: [1, 2],
      many: '(21 entries)',
      products: '(2 products)',
    });
    expect(redact({ products: { ids: ['a'], entities: { a: {} } } })).toEqual({
      products: '(1 products)',
    });
  });
  it('keeps null values, so that "no token" differs from a masked token', () => {
    expect(redact({ token: null, draft: undefined, password: '' })).toEqual({
      token: null,
      draft: undefined,
      password: '',
    });
  });
  it('hides values that are nested too deeply to inspect', () => {
    const nest = (depth: number): object =>
      depth === 0 ? { token: 'a.b.c' } : { deeper: [nest(depth - 1)] };
    expect(JSON.stringify(redact(nest(20)))).not.toContain('a.b.c');
    expect(JSON.stringify(redact(nest(20)))).toContain('(…)');
    expect(JSON.stringify(redact(nest(8)))).toContain(MASK);
  });
});

describe('the state in DevTools', () => {
  it('shows who is signed in, but neither token nor draft', () => {
    const store = makeStore();
    store.dispatch(signedIn({ token: `x.${btoa('{"id":"u1"}')}.y` }));
    store.dispatch(draftEdited({ street: '12 Church Street' }, 'u1'));
    const shown = sanitizeState(store.getState());
    expect(shown.session).toMatchObject({ token: MASK, uid: 'u1', status: 'in' });
    expect(JSON.stringify(shown)).not.toContain('Church');
  });
  it('passes through the store’s sanitizers', () => {
    expect(devToolsOptions).toMatchObject({
      actionSanitizer: sanitizeAction,
      stateSanitizer: sanitizeState,
    });
  });
});

describe('serializability', () => {
  it('is checked: a function in an action is reported', () => {
    const complained = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    makeStore().dispatch({ type: 'x', payload: () => 1 });
    expect(complained.mock.calls[0]?.[0]).toContain('non-serializable');
    complained.mockRestore();
  });
});
