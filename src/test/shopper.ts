/** A person with an account (and a filled cart) on the mocked API, and a store in which they are signed in. */
import { makeStore, type AppStore } from './store';
import { signedIn } from '../features/session/sessionSlice';
import { selectUid } from '../features/session/sessionSelectors';
import type { CartMap, Order } from '../shared/api/contract';

const API = 'http://localhost/v1/api';

async function post(path: string, body: object, token = ''): Promise<Record<string, unknown>> {
  const answer = await fetch(`${API}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== '' && { token }) },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}

export interface Shopper {
  email: string;
  token: string;
  uid: string;
  store: AppStore;
  call: (path: string, body?: object) => Promise<Record<string, unknown>>;
  orders: () => Promise<Order[]>;
}

let count = 0;

/** The password of every shopper here. */
export const PASSWORD = 'marigold-lane-1';

/** Registers a person, fills the account's cart, and signs in with a new store. */
export async function newShopper(cart: CartMap = {}): Promise<Shopper> {
  count += 1;
  const email = `asha${String(count)}@example.com`;
  const person = { name: 'Asha Rao', email, password: PASSWORD };
  const { token } = (await post('user/register', person)) as { token: string };
  for (const [itemId, sizes] of Object.entries(cart)) {
    for (const [size, quantity] of Object.entries(sizes)) {
      await post('cart/update', { itemId, size, quantity }, token);
    }
  }
  const store = makeStore();
  store.dispatch(signedIn({ token }));
  const call = (path: string, body: object = {}) => post(path, body, token);
  return {
    email,
    token,
    uid: selectUid(store.getState()) ?? '',
    store,
    call,
    orders: async () => (await call('order/userorders'))['orders'] as Order[],
  };
}
