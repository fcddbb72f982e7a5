import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { callOnce } from './call';
import { writeToken } from './session';

const PATH = '*/v1/desk/orders/note';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
  writeToken('a token');
});

const note = { id: 'order-1', text: 'Ring twice.' };

/** Answers with each of these in turn, and returns the keys that were sent. */
function answerWith(...answers: (() => Response)[]): string[] {
  const keys: string[] = [];
  server.use(
    http.post(PATH, async ({ request }) => {
      keys.push(((await request.json()) as { key: string }).key);
      return answers[Math.min(keys.length, answers.length) - 1]!();
    }),
  );
  return keys;
}

const refused = () => HttpResponse.json({ success: false, message: 'No.' }, { status: 409 });
const away = () => HttpResponse.error();

it('repeats a call whose answer is lost with the same key', async () => {
  const keys = answerWith(away, refused);
  await expect(callOnce('deskOrderNote', note)).rejects.toThrow('No.');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('keeps the key when there is no answer at all, for the next tap', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'performance'] });
  const keys = answerWith(away);
  const calling = callOnce('deskOrderNote', note);
  const failed = expect(calling).rejects.toThrow('The shop does not answer. Nothing is lost');
  for (let pause = 0; pause < 4; pause += 1) await jest.advanceTimersByTimeAsync(5_000);
  await failed;
  jest.useRealTimers();
  const tries = keys.length;
  expect(tries).toBe(4);

  answerWith(refused);
  const later: string[] = [];
  server.use(
    http.post(PATH, async ({ request }) => {
      later.push(((await request.json()) as { key: string }).key);
      return refused();
    }),
  );
  await expect(callOnce('deskOrderNote', note)).rejects.toThrow('No.');
  expect(later).toEqual([keys[0]]);
});

it('takes a new key after an answer, and for another purpose', async () => {
  const keys = answerWith(refused);
  await expect(callOnce('deskOrderNote', note)).rejects.toThrow();
  await expect(callOnce('deskOrderNote', note)).rejects.toThrow();
  await expect(callOnce('deskOrderNote', { ...note, text: 'Other.' })).rejects.toThrow();
  expect(new Set(keys).size).toBe(3);
});

it('sends the token, and says what the shop says', async () => {
  let token: string | null = null;
  server.use(
    http.post(PATH, ({ request }) => {
      token = request.headers.get('token');
      return refused();
    }),
  );
  await expect(callOnce('deskOrderNote', note)).rejects.toMatchObject({
    status: 409,
    message: 'No.',
  });
  expect(token).toBe('a token');
});

it('refuses an answer that is not the shop’s, such as the page of a portal', async () => {
  server.use(http.post(PATH, () => HttpResponse.html('<h1>Welcome to the hotel</h1>')));
  await expect(callOnce('deskOrderNote', note)).rejects.toThrow('The shop does not answer.');
});
