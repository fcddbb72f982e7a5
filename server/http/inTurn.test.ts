/** @jest-environment node */
import { createTurns } from './inTurn';

it('runs one after the other, and skips what nobody waits for any more', async () => {
  const inTurn = createTurns();
  const order: string[] = [];
  const gone = new AbortController();
  const here = new AbortController().signal;
  const first = inTurn(here, () => order.push('first'));
  const skipped = inTurn(gone.signal, () => order.push('skipped'));
  const last = inTurn(here, () => order.push('last'));
  gone.abort();
  await first;
  await expect(skipped).rejects.toMatchObject({ kind: 'unavailable' });
  await last;
  expect(order).toEqual(['first', 'last']);
});

it('goes on after a computation that failed', async () => {
  const inTurn = createTurns();
  const { signal } = new AbortController();
  await expect(inTurn(signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn(signal, () => 1)).toBe(1);
});
