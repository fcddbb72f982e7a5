/** What a shopper is told when this browser keeps nothing, or no more. */
import 'fake-indexeddb/auto';

const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};
const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};
const isFull = (): unknown => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
const isBlocked = (): unknown =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A shop of its own each: what it has said once it does not say again. */
async function shopWhere(storageFails: () => unknown) {
  jest.resetModules();
  jest.doMock('../../shared/ui/notify', () => ({ notice: jest.fn(), toast: {} }));
  const { notice } = await import('../../shared/ui/notify');
  const { bootStore } = await import('../store');
  const { makeStore } = await import('../../test/store');
  const { lineAdded } = await import('../../features/cart/cartSlice');
  const { sessionExpired, signedIn } = await import('../../features/session/sessionSlice');
  storageFails();
  const store = makeStore();
  const stop = bootStore(store);
  await soon();
  return {
    add: () => store.dispatch(lineAdded({ productId: 'p1', size: 'M', unitPaise: 100 }, null)),
    signIn: () => store.dispatch(signedIn({ token: 'a.b.c' })),
    expire: () => store.dispatch(sessionExpired()),
    said: async () => {
      await soon();
      stop();
      return jest.mocked(notice).mock.calls.map(([message]) => message);
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a shopper is told once what the next page will not have', () => {
  it.each([
    ['full', isFull, 'Your browser’s storage is full.'],
    ['blocked', isBlocked, 'Your browser does not let the shop store anything.'],
  ])('with %s storage: what is added', async (_how, storageFails, reason) => {
    const { add, said } = await shopWhere(storageFails);
    add();
    add();
    expect(await said()).toEqual([
      `${reason} What you add now is kept until you leave or reload this page.`,
    ]);
  });
  it.each([
    ['full', isFull],
    ['blocked', isBlocked],
  ])('with %s storage: the sign-in', async (_how, storageFails) => {
    const { signIn, said } = await shopWhere(storageFails);
    signIn();
    expect(await said()).toEqual([
      'Your browser could not keep your sign-in. You are signed in until you leave or reload this page.',
    ]);
  });
  it('not the sign-in of a session that has just expired', async () => {
    const { signIn, expire, said } = await shopWhere(() => undefined);
    signIn();
    isFull();
    expire();
    expect((await said()).join()).not.toContain('signed in');
  });
  it('nothing, as long as nothing has to be stored', async () => {
    const { said } = await shopWhere(isBlocked);
    expect(await said()).toEqual([]);
  });
});
