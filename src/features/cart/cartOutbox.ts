/** The cart's outbox: its API calls and its messages to the shopper. */
import { mergeGuestCart } from '../../sync/guestMerge';
import type { Answered } from '../../sync/events';
import type { OutboxConfig } from '../../sync/outboxConfig';
import { quantityOf } from '../../sync/quantityMap';
import { shownQuantity } from '../../sync/record';
import { cartSync, MERGE_NOTICE } from '../../sync/syncActions';
import { classify } from '../../sync/transitions';
import { toAppError } from '../../shared/api/appError';
import { baseApi } from '../../shared/api/baseApi';
import { t } from '../../shared/i18n/t';
import { groupDigits } from '../../shared/lib/money';
import { notice, toast } from '../../shared/ui/notify';
import { selectProductEntities, type CatalogRootState } from '../catalog/catalogSelectors';
import { readAccount, type ApiStore } from '../session/readAccount';
import type { SessionRootState } from '../session/sessionSlice';
import { cartApi } from './queries/cartApi';
import { guestCartForgotten, mergeUndone, type CartRootState } from './cartSlice';

type Root = CartRootState & CatalogRootState & SessionRootState;

/** The sentence about a guest cart that was merged (spec section 4). */
export function mergeSentence(joined: number, saved: number): string {
  return saved === 0
    ? t(
        "{count, plural, one {1 item added to your account's cart} other {{shown} items added to your account's cart}}",
        { count: joined, shown: groupDigits(joined) },
      )
    : t(
        '{count, plural, one {1 item added to the {saved} in your account} other {{shown} items added to the {saved} in your account}}',
        { count: joined, shown: groupDigits(joined), saved },
      );
}

/** The server's message; names a merged line that is no longer sold. */
function showRefusal({ cart, catalog }: Root, { request, record }: Answered, why: string): void {
  const wasMerged = quantityOf(cart.record?.merge?.joined ?? {}, request) > 0;
  if (!wasMerged || shownQuantity(record, request) > 0) {
    toast.error(why);
    return;
  }
  const name = selectProductEntities({ catalog })[request.productId]?.name ?? t('A product');
  notice(t('{name} was taken out of your cart. {reason}', { name, reason: why }));
}

export function cartOutbox<State extends Root>(store: ApiStore<State>): OutboxConfig<State> {
  return {
    name: 'cart',
    actions: cartSync,
    lockName: 'merge',
    edits: (state) => state.cart.edits,
    run: (state) => state.cart.run,
    guest: ({ cart: { gid, guest } }) =>
      gid === null ? null : { gid, content: JSON.stringify(guest) },
    merge: ({ cart }, gid, record, tombstones, at) =>
      mergeGuestCart(record, tombstones, { gid, cart: cart.guest }, at),
    guestForgotten: guestCartForgotten,
    async send(uid, { call, productId, size, quantity }) {
      const { cartAdd, cartUpdate } = cartApi.endpoints;
      const { error } = await store.dispatch(
        call === 'add'
          ? cartAdd.initiate({ uid, itemId: productId, size }, { track: false })
          : cartUpdate.initiate({ uid, itemId: productId, size, quantity }, { track: false }),
      );
      return { error: error === undefined ? null : toAppError(error) };
    },
    async read(uid) {
      const answer = await readAccount(store, uid, 'cartGet');
      return 'data' in answer ? { cart: answer.data.cartData } : answer;
    },
    classify,
    onEvent(uid, event) {
      if (event.type === 'answered' && event.outcome.type === 'refused') {
        showRefusal(store.getState(), event, event.outcome.message);
      }
      if (event.type === 'drained') {
        store.dispatch(baseApi.util.invalidateTags([{ type: 'Cart', id: uid }]));
      }
      if (event.type === 'merged' && event.joined > 0) {
        notice(mergeSentence(event.joined, event.saved), {
          key: MERGE_NOTICE,
          action: {
            label: t('Undo'),
            onClick: () => {
              store.dispatch(mergeUndone(uid));
            },
          },
        });
      }
    },
  };
}
