import { createShared } from './shared';

/** What is read, and turns that end when the test says so. */
function shared() {
  const ends: (() => void)[] = [];
  const state = { value: 1, reads: 0, isBroken: false };
  const read = createShared(
    () => {
      state.reads += 1;
      return state.isBroken ? Promise.reject(new Error('away')) : Promise.resolve(state.value);
    },
    () => new Promise<void>((resolve) => ends.push(resolve)),
  );
  return { state, read, endTurn: () => ends.shift()?.() };
}

it('reads once for requests that arrive together, after the last of them', async () => {
  const { state, read, endTurn } = shared();
  const first = read();
  state.value = 2;
  const second = read();
  expect(state.reads).toBe(0);
  endTurn();
  expect(await Promise.all([first, second])).toEqual([2, 2]);
  expect(state.reads).toBe(1);
});

it('reads again for a request that arrives when a read has begun', async () => {
  const { state, read, endTurn } = shared();
  const first = read();
  endTurn();
  await first;
  state.value = 3;
  const later = read();
  endTurn();
  expect(await later).toBe(3);
  expect(state.reads).toBe(2);
});

it('fails the requests of a read that failed, and no others', async () => {
  const { state, read, endTurn } = shared();
  state.isBroken = true;
  const failed = [read(), read()];
  endTurn();
  for (const each of failed) await expect(each).rejects.toThrow('away');
  state.isBroken = false;
  const later = read();
  endTurn();
  expect(await later).toBe(1);
});
