import type { Context as HonoContext } from 'hono';
import { exportProducts } from '../operator/products';
import { toPaise } from '../services/money';
import { logout } from '../services/accounts';
import { readShipment } from '../services/couriers';
import { orderNamed, returnNamed } from '../services/findByNumber';
import { invoicePdfOf } from '../services/orders';
import { setOrderStatus } from '../services/orderStatus';
import {
  acceptReturn,
  declineReturn,
  payReturn,
  receiveReturn,
  replaceReturn,
} from '../services/returnAnswers';
import { answerReview, moderateReview } from '../services/reviews';
import { tellBackInStock } from '../services/stockAlerts';
import { setRole } from '../services/roles';
import { base64Of } from '../http/base64';
import { deskContentOf, saveDeskContent } from './content';
import {
  deleteDeskCustomer,
  deskCustomerOf,
  exportDeskCustomer,
  listDeskCustomers,
  sendDeskResetLink,
} from './customers';
import {
  addOrderNote,
  deskOrderOf,
  deskReturnOf,
  listDeskOrders,
  listDeskReturns,
  moveOrders,
  pageOf,
  setDeskShipment,
} from './orders';
import {
  arrangeProducts,
  deskProductOf,
  importDeskProducts,
  listDeskProducts,
  planDeskSale,
  previewDeskImport,
  saveDeskProduct,
} from './products';
import { deskReviewOf, listDeskReviews } from './reviews';
import type { DeskHandlers } from './routes';
import {
  assertMayRefund,
  confirmTotp,
  loginToDesk,
  newTotp,
  removeTotp,
  toDeskUser,
} from './session';
import { todayOf } from './today';

/** One handler for each call of the desk. @param placeOf the client's network, for rate limits */
export function deskHandlers(placeOf: (c: HonoContext) => string): DeskHandlers {
  const done = { success: true } as const;
  return {
    deskLogin: async ({ input, context, c }) => ({
      success: true,
      token: await loginToDesk(context, input, placeOf(c)),
    }),
    deskLogout: async ({ context, c }) => {
      await logout(context, c.req.header('token') ?? '');
      return done;
    },
    deskMe: ({ context, user }) => ({ success: true, data: toDeskUser(context, user) }),
    deskTotpStart: ({ user }) => ({ success: true, ...newTotp(user) }),
    deskTotpConfirm: async ({ input, context, user }) => {
      await confirmTotp(context, user, input);
      return done;
    },
    deskTotpRemove: async ({ context, user }) => {
      await removeTotp(context, user);
      return done;
    },
    deskToday: ({ context }) => todayOf(context),

    deskOrders: ({ input, context }) => listDeskOrders(context, input),
    deskOrder: async ({ input, context }) => ({
      success: true,
      data: await deskOrderOf(context, input.id),
    }),
    deskOrdersMove: ({ input, context }) => moveOrders(context, input),
    deskOrderCallOff: async ({ input, context, user }) => {
      const order = await orderNamed(context.store, input.id);
      if (order.paymentStatus === 'paid') assertMayRefund(context, user, order.amount);
      await setOrderStatus(context, order.id, input.status);
      return { success: true, data: await deskOrderOf(context, order.id) };
    },
    deskOrderShipment: async ({ input, context }) => ({
      success: true,
      data: await setDeskShipment(context, input),
    }),
    deskOrderNote: async ({ input, context, user }) => ({
      success: true,
      data: await addOrderNote(context, user.email, input),
    }),
    deskInvoicePdf: async ({ input, context }) => {
      const { order } = await deskOrderOf(context, input.id);
      const { name, pdf } = await invoicePdfOf(context, order);
      return { success: true, name, pdf: base64Of(pdf) };
    },

    deskReturns: ({ input, context }) => listDeskReturns(context, input),
    deskReturn: async ({ input, context }) => ({
      success: true,
      data: await deskReturnOf(context, input.id),
    }),
    deskReturnMove: async ({ input, context }) => {
      const { id, to, answer = '', damaged } = input;
      if (to === 'Accepted') await acceptReturn(context, id);
      else if (to === 'Declined') await declineReturn(context, id, answer);
      else if (to === 'Received') await receiveReturn(context, id, { damaged });
      else await replaceReturn(context, id, readShipment(input));
      return { success: true, data: await deskReturnOf(context, id) };
    },
    deskReturnRefund: async ({ input, context, user }) => {
      const { id, paidBack } = input;
      const amount = toPaise(input.amount);
      const { id: returnId } = await returnNamed(context.store, id);
      assertMayRefund(context, user, amount);
      await payReturn(context, returnId, { amount, paidBack });
      return { success: true, data: await deskReturnOf(context, returnId) };
    },

    deskProducts: ({ input, context }) => listDeskProducts(context, input),
    deskProduct: async ({ input, context }) => ({
      success: true,
      data: await deskProductOf(context, input.id),
    }),
    deskProductSave: async ({ input, context }) => {
      const data = await saveDeskProduct(context, input);
      await tellBackInStock(context);
      return { success: true, data };
    },
    deskProductSale: async ({ input, context }) => ({
      success: true,
      data: await planDeskSale(context, input),
    }),
    deskProductsArrange: async ({ input, context }) => {
      await arrangeProducts(context, input.ids);
      return done;
    },
    deskProductsExport: async ({ input: { format }, context }) => ({
      success: true,
      name: `products.${format}`,
      text: await exportProducts(context.store, format),
    }),
    deskProductsPreview: ({ input, context }) => previewDeskImport(context, input),
    deskProductsImport: async ({ input, context }) => {
      const outcome = await importDeskProducts(context, input);
      await tellBackInStock(context);
      return outcome;
    },

    deskReviews: ({ input, context }) => listDeskReviews(context, input),
    deskReview: async ({ input, context }) => ({
      success: true,
      data: await deskReviewOf(context, input.id),
    }),
    deskReviewModerate: async ({ input, context }) => {
      await moderateReview(context, input.id, input.hidden);
      return { success: true, data: await deskReviewOf(context, input.id) };
    },
    deskReviewAnswer: async ({ input, context }) => {
      await answerReview(context, input.id, input.answer);
      return { success: true, data: await deskReviewOf(context, input.id) };
    },

    deskCustomers: ({ input, context }) => listDeskCustomers(context, input),
    deskCustomer: async ({ input, context }) => ({
      success: true,
      data: await deskCustomerOf(context, input.id),
    }),
    deskCustomerReset: async ({ input, context }) => {
      await sendDeskResetLink(context, input.id);
      return done;
    },
    deskCustomerExport: async ({ input, context }) => ({
      success: true,
      data: await exportDeskCustomer(context, input.id),
    }),
    deskCustomerDelete: async ({ input, context }) => {
      await deleteDeskCustomer(context, input.id);
      return done;
    },

    deskContent: async ({ context }) => ({ success: true, data: await deskContentOf(context) }),
    deskContentSave: async ({ input, context }) => ({
      success: true,
      data: await saveDeskContent(context, input),
    }),
    deskStaff: async ({ context }) => {
      const staff = await context.store.users.listStaff();
      const data = staff.map(({ id, name, email, role, totpSecret }) => ({
        id,
        name,
        email,
        role,
        hasTotp: totpSecret !== null,
      }));
      return { success: true, data, total: data.length };
    },
    deskSetRole: async ({ input, context }) => {
      await setRole(context, input.email, input.role);
      return done;
    },
    deskAudit: async ({ input, context }) => {
      const { records, total } = await context.store.audit.list(input, pageOf(input));
      return { success: true, data: records, total };
    },
  };
}
