/** The wishlist's outbox: its API calls and its messages to the shopper. */
import type { OutboxConfig } from '../../sync/outboxConfig';
import { wishlistSync } from '../../sync/syncActions';
import { toAppError } from '../../shared/api/appError';
import { baseApi } from '../../shared/api/baseApi';
import { t } from '../../shared/i18n/t';
import { toast } from '../../shared/ui/notify';
import { readAccount, type ApiStore } from '../session/readAccount';
import type { SessionRootState } from '../session/sessionSlice';
import { wishlistApi } from './queries/wishlistApi';
import { asCart, guestListForgotten, type WishlistRootState } from './wishlistSlice';
import { classifyWishlistError, mergeGuestList, settledByClearing } from './wishlistSync';

const ADD_FAILED = t('Failed to add to wishlist');
const REMOVE_FAILED = t('Failed to remove from wishlist');

type Root = WishlistRootState & SessionRootState;

export function wishlistOutbox<State extends Root>(store: ApiStore<State>): OutboxConfig<State> {
  return {
    name: 'wishlist',
    actions: wishlistSync,
    lockName: 'wishlist',
    edits: (state) => state.wishlist.edits,
    run: (state) => state.wishlist.run,
    guest: ({ wishlist: { gid, guest } }) =>
      gid === null ? null : { gid, content: JSON.stringify(guest) },
    merge({ wishlist }, gid, record, tombstones, at) {
      const plan = mergeGuestList(record, tombstones, { gid, ids: wishlist.guest }, at);
      return { record: plan.record, tombstones: plan.tombstones, units: plan.added };
    },
    guestForgotten: guestListForgotten,
    async send(uid, request, record) {
      const { wishlistAdd, wishlistRemove, wishlistClear } = wishlistApi.endpoints;
      const { productId } = request;
      const also = settledByClearing(record, request);
      const call = also
        ? wishlistClear.initiate({ uid }, { track: false })
        : (request.quantity > 0 ? wishlistAdd : wishlistRemove).initiate(
            { uid, productId },
            { track: false },
          );
      const { error } = await store.dispatch(call);
      return { error: error === undefined ? null : toAppError(error), ...(also && { also }) };
    },
    async read(uid) {
      const answer = await readAccount(store, uid, 'wishlistGet');
      return 'data' in answer ? { cart: asCart(answer.data.wishlist) } : answer;
    },
    classify: classifyWishlistError,
    onEvent(uid, event) {
      if (event.type === 'answered' && event.outcome.type === 'refused') {
        // A failed clear is only logged (spec section 8).
        if (event.also) {
          console.warn(`The wishlist could not be cleared: ${event.outcome.message}`);
        } else toast.error(event.request.quantity > 0 ? ADD_FAILED : REMOVE_FAILED);
      }
      if (event.type === 'drained') {
        store.dispatch(baseApi.util.invalidateTags([{ type: 'Wishlist', id: uid }]));
      }
    },
  };
}
