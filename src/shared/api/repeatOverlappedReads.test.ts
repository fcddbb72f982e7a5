/** Reads and writes of one order, answered in every order. */
import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import fc from 'fast-check';
import type { ApiCall } from './baseApi';
import { repeatOverlappedReads } from './repeatOverlappedReads';

/** A server that counts writes, and a store that shows the count. */
function setUp() {
  let count = 0;
  const inFlight: { call: ApiCall; handled: number | null; answer: (count: number) => void }[] = [];
  const api = createApi({
    baseQuery: repeatOverlappedReads<unknown>(
      (call) =>
        new Promise((resolve) =>
          inFlight.push({ call, handled: null, answer: (data) => resolve({ data }) }),
        ),
    ),
    tagTypes: ['Order'],
    invalidationBehavior: 'immediately',
    endpoints: (build) => ({
      read: build.query<number, void>({
        query: (): ApiCall => ({ name: 'orderGet' }),
        providesTags: ['Order'],
      }),
      write: build.mutation<number, void>({
        query: (): ApiCall => ({ name: 'orderCancel' }),
        invalidatesTags: ['Order'],
      }),
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  return {
    read: () => store.dispatch(api.endpoints.read.initiate(undefined, { forceRefetch: true })),
    write: () => store.dispatch(api.endpoints.write.initiate()),
    /** The server handles a request. */
    handle(index: number): void {
      const request = inFlight[index % Math.max(1, inFlight.length)];
      if (request?.handled !== null) return;
      if (request.call.name === 'orderCancel') count += 1;
      request.handled = count;
    },
    /** The answer arrives; returns what a write answered. */
    async answer(index: number): Promise<number | null> {
      const request = inFlight[index % Math.max(1, inFlight.length)];
      if (request === undefined || request.handled === null) return null;
      inFlight.splice(inFlight.indexOf(request), 1);
      request.answer(request.handled);
      await new Promise((resolve) => setTimeout(resolve, 0));
      return request.call.name === 'orderCancel' ? request.handled : null;
    },
    inFlight,
    shown: () => api.endpoints.read.select()(store.getState()).data,
    count: () => count,
  };
}

it('shows the write although the first read was answered from before it', async () => {
  const shop = setUp();
  void shop.read();
  shop.handle(0);
  void shop.write();
  shop.handle(1);
  await shop.answer(1);
  await shop.answer(0);
  expect(shop.shown()).toBeUndefined();
  shop.handle(0);
  await shop.answer(0);
  expect(shop.shown()).toBe(1);
});

it('ends with the server’s state and never shows an older one, whatever the order of answers', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constantFrom('read', 'write') }),
    fc.record({ kind: fc.constantFrom('handle', 'answer'), index: fc.nat(5) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (schedule) => {
      const shop = setUp();
      let known = 0;
      let shown = shop.shown();
      const look = (): void => {
        if (shop.shown() === shown) return;
        shown = shop.shown();
        expect(shown).toBeGreaterThanOrEqual(known);
      };
      const answer = async (index: number): Promise<void> => {
        known = Math.max(known, (await shop.answer(index)) ?? 0);
        look();
      };
      void shop.read();
      for (const each of schedule) {
        if (each.kind === 'read') void shop.read();
        else if (each.kind === 'write') void shop.write();
        else if ('index' in each && each.kind === 'handle') shop.handle(each.index);
        else if ('index' in each) await answer(each.index);
      }
      for (let turn = 0; shop.inFlight.length > 0 && turn < 200; turn += 1) {
        shop.handle(0);
        await answer(0);
      }
      expect(shop.inFlight).toEqual([]);
      expect(shop.shown()).toBe(shop.count());
    }),
    { numRuns: 200 },
  );
});
