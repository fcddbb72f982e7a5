import { cartApi } from '../../features/cart/queries/cartApi';
import type { OutboxRecord } from '../../sync/record';
import { cartSync, wishlistSync } from '../../sync/syncActions';
import { wishlistApi } from '../../features/wishlist/queries/wishlistApi';
import { asCart } from '../../features/wishlist/wishlistSlice';
import { baseApi } from '../../shared/api/baseApi';
import type { RootState } from '../rootReducer';
import type { Listen } from './listeners';
import type { Outbox } from '../../sync/outbox';
import { momentOf, type ServerRead } from '../../sync/transitions';

interface Reactions {
  cart: Pick<Outbox<RootState>, 'applyRead'>;
  wishlist: Pick<Outbox<RootState>, 'applyRead'>;
  now: () => number;
}

/**
 * Applies what a screen has read of cart or wishlist to the record's base. A read that overlaps a write is
 * ignored, because it may show the state before or after it. A read that began before the record was loaded
 * is made again.
 */
export function applyScreenReads(listen: Listen, { cart, wishlist, now }: Reactions): void {
  const began = new Map<string, Omit<ServerRead, 'cart'>>();
  const tooEarly = { Cart: new Set<string>(), Wishlist: new Set<string>() };
  const note = (
    { requestId, arg }: { requestId: string; arg: { originalArgs: string } },
    record: OutboxRecord | null,
    early: Set<string>,
  ): void => {
    if (record?.uid !== arg.originalArgs) early.add(arg.originalArgs);
    else if (record.sending === null) {
      began.set(requestId, { startedAt: now(), since: momentOf(record) });
    }
  };
  const taken = (requestId: string) => {
    const start = began.get(requestId);
    began.delete(requestId);
    return start;
  };
  listen({
    matcher: cartApi.endpoints.cartGet.matchPending,
    effect: ({ meta }, api) => {
      note(meta, api.getState().cart.record, tooEarly.Cart);
    },
  });
  listen({
    matcher: wishlistApi.endpoints.wishlistGet.matchPending,
    effect: ({ meta }, api) => {
      note(meta, api.getState().wishlist.record, tooEarly.Wishlist);
    },
  });
  listen({
    actionCreator: cartSync.recordRead,
    effect: ({ meta: { record } }, api) => {
      if (!tooEarly.Cart.delete(record.uid)) return;
      api.dispatch(baseApi.util.invalidateTags([{ type: 'Cart', id: record.uid }]));
    },
  });
  listen({
    actionCreator: wishlistSync.recordRead,
    effect: ({ meta: { record } }, api) => {
      if (!tooEarly.Wishlist.delete(record.uid)) return;
      api.dispatch(baseApi.util.invalidateTags([{ type: 'Wishlist', id: record.uid }]));
    },
  });
  for (const { matchRejected } of [cartApi.endpoints.cartGet, wishlistApi.endpoints.wishlistGet]) {
    listen({
      matcher: matchRejected,
      effect: ({ meta }) => {
        began.delete(meta.requestId);
      },
    });
  }
  listen({
    matcher: cartApi.endpoints.cartGet.matchFulfilled,
    effect: ({ meta, payload }) => {
      const start = taken(meta.requestId);
      if (start === undefined) return;
      void cart.applyRead(meta.arg.originalArgs, { cart: payload.cartData, ...start });
    },
  });
  listen({
    matcher: wishlistApi.endpoints.wishlistGet.matchFulfilled,
    effect: ({ meta, payload }) => {
      const start = taken(meta.requestId);
      if (start === undefined) return;
      const wishes = asCart(payload.wishlist);
      void wishlist.applyRead(meta.arg.originalArgs, { cart: wishes, ...start });
    },
  });
}
