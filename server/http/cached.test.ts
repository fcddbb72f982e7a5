/** @jest-environment node */
import { Hono } from 'hono';
import { createAnswerCache } from './cached';

function setUp() {
  const cached = createAnswerCache();
  const made: ((answer: object | Error) => void)[] = [];
  const app = new Hono();
  app.onError((error, c) => c.text(error.message, 500));
  app.get('/list', (c) =>
    cached(
      c,
      c.req.query('v') ?? '1',
      'list',
      () =>
        new Promise((resolve, reject) =>
          made.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
        ),
    ),
  );
  const get = (url: string, signal?: AbortSignal) =>
    Promise.resolve(
      app.request(new Request(`http://localhost${url}`, { ...(signal && { signal }) })),
    );
  return { made, get };
}
const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

it('computes the same answer once for requests at the same time, and again for a new version', async () => {
  const { made, get } = setUp();
  const both = [get('/list'), get('/list')];
  await tick();
  expect(made).toHaveLength(1);
  made[0]?.({ products: [] });
  for (const answer of await Promise.all(both))
    expect(await answer.json()).toEqual({ products: [] });
  await get('/list');
  expect(made).toHaveLength(1);
  const next = get('/list?v=2');
  await tick();
  made[1]?.({ products: ['new'] });
  expect(await (await next).json()).toEqual({ products: ['new'] });
});

it('computes it again for those who wait, if the first client has gone', async () => {
  const { made, get } = setUp();
  const gone = new AbortController();
  const first = get('/list', gone.signal);
  const second = get('/list');
  await tick();
  gone.abort();
  made[0]?.(new Error('The request was given up.'));
  expect((await first).status).toBe(500);
  await tick();
  made[1]?.({ products: [] });
  expect((await second).status).toBe(200);
});
