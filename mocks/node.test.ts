import { faults, resetDatabase, server } from './node';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(resetDatabase);
afterAll(() => server.close());

type Json = Record<string, unknown>;
const origin = 'http://localhost/v1';

const post = (path: string, body: Json = {}, token?: string) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { token }) },
    body: JSON.stringify(body),
  });
const read = async (answer: Promise<Response>) => (await (await answer).json()) as Json;

async function signUp(): Promise<string> {
  const { token } = await read(
    post('/api/user/register', {
      name: 'Asha',
      email: 'asha@example.com',
      password: 'a long password',
    }),
  );
  return String(token);
}
const addBowl = (token: string) =>
  post('/api/cart/add', { itemId: 'bowl-terracotta-serving', size: 'default' }, token);
const cartOf = async (token: string) => (await read(post('/api/cart/get', {}, token)))['cartData'];

describe('the mocked API', () => {
  it('is the real one, with the demo catalogue', async () => {
    const { success, products } = await read(fetch(`${origin}/api/product/list?limit=1000`));
    expect(success).toBe(true);
    expect((products as unknown[]).length).toBeGreaterThan(120);
  });

  it('looks up postal codes', async () => {
    const answer = await fetch('http://localhost/pincode/560001');
    expect(await answer.json()).toMatchObject([{ PostOffice: [{ State: 'Karnataka' }] }]);
  });

  it('forgets accounts when it is reset', async () => {
    await signUp();
    expect((await read(post('/api/user/register', taken)))['success']).toBe(false);
    await resetDatabase();
    expect((await read(post('/api/user/register', taken)))['success']).toBe(true);
  });
});

const taken = { name: 'Asha', email: 'asha@example.com', password: 'a long password' };

describe('faults', () => {
  it('delay responses, and delays add up', async () => {
    faults.delay('/api/health', 60);
    faults.delay(/health$/, 60, { times: 1 });
    const start = performance.now();
    expect((await fetch(`${origin}/api/health`)).ok).toBe(true);
    expect(performance.now() - start).toBeGreaterThanOrEqual(110);
  });

  it('fail requests before anything is applied', async () => {
    const token = await signUp();
    faults.offline('/cart/add', { times: 1 });
    await expect(addBowl(token)).rejects.toThrow(TypeError);
    expect(await cartOf(token)).toEqual({});
  });

  it('fail all requests when no path is given, until they are cleared', async () => {
    faults.offline();
    await expect(fetch(`${origin}/api/health`)).rejects.toThrow(TypeError);
    await expect(fetch('http://localhost/pincode/560001')).rejects.toThrow(TypeError);
    faults.clear();
    expect((await fetch(`${origin}/api/health`)).ok).toBe(true);
  });

  it('lose the response after the write was applied', async () => {
    const token = await signUp();
    faults.loseAnswer('/cart/add', { times: 1 });
    await expect(addBowl(token)).rejects.toThrow(TypeError);
    expect(await cartOf(token)).toEqual({ 'bowl-terracotta-serving': { default: 1 } });
  });

  it('respond with a status and apply nothing', async () => {
    const token = await signUp();
    faults.status('/cart/add', 500, { times: 1 });
    const answer = await addBowl(token);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ success: false });
    expect(await cartOf(token)).toEqual({});
  });

  it('expire the token', async () => {
    const token = await signUp();
    faults.unauthorized('/cart', { times: 1 });
    expect((await addBowl(token)).status).toBe(401);
    expect((await addBowl(token)).status).toBe(200);
  });

  it('affect the given number of calls, and only the given paths', async () => {
    faults.status('/health', 503, { times: 2 });
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1)
      statuses.push((await fetch(`${origin}/api/health`)).status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  it('compose: delayed and then refused', async () => {
    faults.delay('/health', 50, { times: 1 });
    faults.status('/health', 503, { times: 1 });
    const start = performance.now();
    expect((await fetch(`${origin}/api/health`)).status).toBe(503);
    expect(performance.now() - start).toBeGreaterThanOrEqual(45);
  });
});
