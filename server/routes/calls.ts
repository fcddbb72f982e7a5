import type { Context as HonoContext } from 'hono';
import type { RequestOf } from '../../src/shared/api/contract';
import { basePathOf, SOURCE_LANGUAGE } from '../../src/shared/config/languages';
import { newsletterTerms } from '../../src/shared/config/newsletterTerms';
import { requestLanguage } from '../../src/shared/i18n/message';
import { t } from '../../src/shared/i18n/t';
import { base64Of } from '../http/base64';
import type { CallHandlers } from '../http/callRoutes';
import { createTurns } from '../http/inTurn';
import { createAnswerCache, type Compression } from '../http/cached';
import { createShared } from '../http/shared';
import type { PaymentUrls } from '../payments/provider';
import {
  assertPassword,
  changePassword,
  login,
  logout,
  logoutEverywhere,
  register,
  renameUser,
  toUser,
  type AccountContext,
} from '../services/accounts';
import { checkCoupon } from '../services/coupons';
import { listCategories, listProducts, listTags } from '../services/catalogue';
import { deliveredBy } from '../services/deliveryDate';
import { askForNewsletter } from '../services/newsletter';
import { searchProducts } from '../services/productSearch';
import {
  addToCart,
  addToWishlist,
  cartOf,
  clearWishlist,
  removeFromWishlist,
  updateCart,
} from '../services/lists';
import {
  cancelOrder,
  invoicePdfOf,
  orderByKey,
  orderOf,
  ordersOf,
  payAgain,
  switchToCod,
  verifyPayment,
} from '../services/orders';
import { noteMissedSearch } from '../services/missedSearches';
import { noteVitals } from '../services/vitals';
import { requestPasswordReset, setForgottenPassword } from '../services/passwordReset';
import { deleteAccount, personalDataOf } from '../services/personalData';
import { placeCod, placeUpi } from '../services/placeOrder';
import { subscribeToPush } from '../services/pushSubscriptions';
import { askForReturn, withdrawReturn } from '../services/returns';
import {
  assertDelivered,
  contentOf,
  footersIn,
  headersIn,
  settingsOf,
} from '../services/shopSettings';
import { askForAlert } from '../services/stockAlerts';
import {
  addReview,
  deleteReview,
  reportReview,
  reviewsOf,
  updateReview,
} from '../services/reviews';

export interface RouteSettings {
  /** The shop's public origin; by default the request's own. */
  publicUrl: string | undefined;
  /** The client's address, for rate limits. */
  placeOf: (c: HonoContext) => string;
  compression: Compression | undefined;
  /** What each answer carries. */
  headers: Record<string, string>;
  turnEnd: (() => Promise<unknown>) | undefined;
  /** Takes the measures of a visit for the metrics. */
  observeVitals: ((measured: RequestOf<'vitals'>) => void) | undefined;
}

/** One handler for each call of the contract: from HTTP to the rules and back. */
export function callHandlers(context: AccountContext, settings: RouteSettings): CallHandlers {
  const { store } = context;
  const done = { success: true } as const;
  const cached = createAnswerCache(settings.headers, settings.compression);
  // A cache of its own, so that many different searches do not evict the lists.
  const searched = createAnswerCache(settings.headers, settings.compression);
  const inTurn = createTurns();
  const printInTurn = createTurns();
  const ask = () => store.products.version();
  const version = settings.turnEnd ? createShared(ask, settings.turnEnd) : ask;
  const urls = (c: HonoContext): PaymentUrls => ({
    shop: (settings.publicUrl ?? originOf(c)) + basePathOf(requestLanguage()),
    api: settings.publicUrl ?? new URL(c.req.url).origin,
  });

  /** The key of an answer that depends on the request's language. */
  const keyInLanguage = (key: string) => `${requestLanguage()} ${key}`;

  return {
    cartAdd: async ({ input, user }) => {
      await addToCart(context, user.id, input);
      return done;
    },
    cartUpdate: async ({ input, user }) => {
      await updateCart(context, user.id, input);
      return done;
    },
    cartGet: async ({ user }) => ({ success: true, cartData: await cartOf(context, user.id) }),

    productList: async ({ input, c }) =>
      (input.id ? searched : cached)(
        c,
        await version(),
        keyInLanguage(`products ${JSON.stringify(input)}`),
        () => listProducts(context, input, requestLanguage()),
      ),
    productSearch: async ({ input, c }) => {
      const language = requestLanguage();
      return searched(c, await version(), keyInLanguage(`search ${JSON.stringify(input)}`), () =>
        inTurn(c.req.raw.signal, () => searchProducts(context, paramsOf(input), language)),
      );
    },
    productCategories: async ({ c }) =>
      cached(c, await version(), 'categories', async () => ({
        success: true,
        categories: await listCategories(context),
      })),
    productTags: async ({ c }) =>
      cached(c, await version(), 'tags', async () => ({
        success: true,
        tags: await listTags(context),
      })),
    headers: async ({ c }) =>
      cached(c, await version(), keyInLanguage('headers'), () =>
        headersIn(context, requestLanguage()),
      ),
    footers: async ({ c }) =>
      cached(c, await version(), keyInLanguage('footers'), () =>
        footersIn(context, requestLanguage()),
      ),

    deliveryDate: async ({ input }) => {
      assertDelivered(await settingsOf(context), input.zipcode);
      return { success: true, by: deliveredBy(context.clock(), input.zipcode) };
    },

    stockAlert: async ({ input, c }) => {
      await askForAlert(context, input, settings.placeOf(c));
      return done;
    },

    wishlistGet: async ({ user }) => ({
      success: true,
      wishlist: await store.wishlist.list(user.id),
    }),
    wishlistAdd: async ({ input, user }) => {
      const added = await addToWishlist(context, user.id, input);
      return added ? done : { success: true, message: t('Product already in wishlist!') };
    },
    wishlistRemove: async ({ input, user }) => {
      await removeFromWishlist(context, user.id, input);
      return done;
    },
    wishlistClear: async ({ input, user }) => {
      await clearWishlist(context, user.id, input);
      return done;
    },

    reviewGet: ({ input }) => reviewsOf(context, input),
    reviewAdd: async ({ input, user }) => {
      await addReview(context, user.id, input);
      return { success: true, message: t('Thank you for your review.') };
    },
    reviewUpdate: async ({ input, user }) => {
      await updateReview(context, user.id, input);
      return { success: true, message: t('Your review has been updated.') };
    },
    reviewDelete: async ({ input, user }) => {
      await deleteReview(context, user.id, input.productId);
      return { success: true, message: t('Your review has been deleted.') };
    },
    reviewReport: async ({ input, user }) => {
      await reportReview(context, user.id, input);
      return { success: true, message: t('Thank you. We will look at this review.') };
    },

    userRegister: async ({ input, c }) => ({
      success: true,
      token: await register(context, input, settings.placeOf(c)),
    }),
    userLogin: async ({ input, c }) => ({
      success: true,
      token: await login(context, input, settings.placeOf(c)),
    }),
    userInfo: ({ user }) => ({ success: true, user: toUser(user) }),
    userUpdate: async ({ input, user }) => ({
      success: true,
      user: await renameUser(context, user, input.name),
    }),
    userPassword: async ({ input, user }) => ({
      success: true,
      token: await changePassword(context, user, input),
    }),
    userForgotPassword: async ({ input, c }) => {
      await requestPasswordReset(context, input, settings.placeOf(c));
      return done;
    },
    userResetPassword: async ({ input, c }) => ({
      success: true,
      token: await setForgottenPassword(context, input, settings.placeOf(c)),
    }),
    userData: async ({ input, user }) => {
      await assertPassword(context, user, input.password);
      return { success: true, data: await personalDataOf(context, user) };
    },
    userDelete: async ({ input, user }) => {
      await assertPassword(context, user, input.password);
      await deleteAccount(context, user);
      return done;
    },
    userLogout: async ({ c }) => {
      await logout(context, c.req.header('token') ?? '');
      return done;
    },
    userLogoutEverywhere: async ({ user }) => {
      await logoutEverywhere(context, user);
      return done;
    },

    newsletterTerms: () => ({
      success: true,
      percent: context.hasNewsletter === true ? newsletterTerms.percent : null,
    }),
    newsletterSubscribe: async ({ input, c }) => {
      await askForNewsletter(context, input, settings.placeOf(c));
      return done;
    },
    pushKey: () => ({ success: true, publicKey: context.pushKey ?? null }),
    pushSubscribe: async ({ input, user }) => {
      await subscribeToPush(context, user.id, input);
      return done;
    },
    pushUnsubscribe: async ({ input }) => {
      await store.pushSubscriptions.remove(input.endpoint);
      return done;
    },
    couponCheck: ({ input, user }) => checkCoupon(context, user.id, input),
    orderPlace: ({ input, user }) => placeCod(context, user.id, input),
    orderPlaceUpi: ({ input, user, c }) => placeUpi(context, user.id, input, urls(c)),
    userOrders: async ({ user, input }) => ({
      success: true,
      ...(await ordersOf(context, user.id, input)),
    }),
    searchMissed: async ({ input, c }) => {
      await noteMissedSearch(context, input.search, settings.placeOf(c));
      return done;
    },
    vitals: async ({ input, c }) => {
      await noteVitals(context, input, settings.placeOf(c));
      settings.observeVitals?.(input);
      return done;
    },
    content: async ({ c }) =>
      cached(c, await version(), keyInLanguage('content'), async () => ({
        success: true,
        content: await contentOf(context, requestLanguage()),
      })),
    codTerms: async () => ({ success: true, ...(await settingsOf(context)).codTerms }),
    orderVerify: ({ input, user }) => verifyPayment(context, user.id, input.orderId),
    orderGet: async ({ input, user }) => ({
      success: true,
      order: await orderOf(context, user.id, input.orderId),
    }),
    orderByKey: async ({ input, user }) => ({
      success: true,
      order: await orderByKey(context, user.id, input.orderKey),
    }),
    invoicePdf: async ({ input, user, c }) => {
      // An invoice names goods in English.
      const order = await orderOf(context, user.id, input.orderId, SOURCE_LANGUAGE);
      const { name, pdf } = await printInTurn(c.req.raw.signal, () => invoicePdfOf(context, order));
      return { success: true, name, pdf: base64Of(pdf) };
    },
    orderCancel: async ({ input, user }) => ({
      success: true,
      order: await cancelOrder(context, user.id, input.orderId),
    }),
    orderPayAgain: async ({ input, user, c }) => ({
      success: true,
      paymentUrl: await payAgain(context, user.id, input, urls(c)),
    }),
    orderSwitchToCod: async ({ input, user }) => ({
      success: true,
      order: await switchToCod(context, user.id, input),
    }),

    orderReturn: async ({ input, user }) => ({
      success: true,
      order: await askForReturn(context, user.id, input),
    }),
    orderReturnWithdraw: async ({ input, user }) => ({
      success: true,
      order: await withdrawReturn(context, user.id, input.returnId),
    }),

    health: async ({ c }) => {
      c.header('Cache-Control', 'no-store');
      await store.ping();
      return done;
    },
  };
}

const paramsOf = (input: Record<string, string | string[] | undefined>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(input).flatMap(([key, sent = []]) => [sent].flat().map((value) => [key, value])),
  );

/** The origin of the calling page: its `Origin` header (in development Vite's), else the request's own. */
function originOf(c: HonoContext): string {
  const origin = c.req.header('Origin');
  return origin && /^https?:\/\/[^/]+$/.test(origin) ? origin : new URL(c.req.url).origin;
}
