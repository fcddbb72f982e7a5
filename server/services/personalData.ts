/** What the shop knows about a person: all of it to read, and its deletion. */
import { orderNumber } from '../../src/features/orders/orderFilter';
import { t } from '../../src/shared/i18n/t';
import { noteChange } from './audit';
import { cartOf } from './lists';
import type { Context } from './context';
import { nextStatuses } from './orderRules';
import { present } from './orders';
import type { UserRecord } from './ports';
import { Refusal } from './refusal';
import { isOpen } from './returnRules';
import { deleteReview } from './reviews';

const FORMER_NAME = 'Former shopper';

/** Everything about a person, to be written as JSON. Orders are as in the API. */
export async function personalDataOf(
  context: Context,
  { id, name, email, emailConfirmedAt, language }: UserRecord,
): Promise<Record<string, unknown>> {
  const { store } = context;
  return {
    account: { id, name, email, emailConfirmedAt, language },
    cart: await cartOf(context, id),
    wishlist: await store.wishlist.list(id),
    reviews: await store.reviews.listBy(id),
    reviewReports: await store.reviews.reportsBy(id),
    newsletter: (await store.newsletter.findByEmail(email)) ?? null,
    notifications: (await store.pushSubscriptions.listOf(id)).map(({ endpoint, createdAt }) => ({
      endpoint,
      createdAt,
    })),
    stockAlerts: await store.stockAlerts.listOf(email),
    orders: await present(context, await store.orders.listOf(id)),
  };
}

/** `personalDataOf` for the operator: the audit log says that it was read. */
export async function exportAccount(
  context: Context,
  user: UserRecord,
): Promise<Record<string, unknown>> {
  const data = await personalDataOf(context, user);
  await noteChange(context, context.store, { action: 'account.export', subjectId: user.id });
  return data;
}

/**
 * Deletes an account, its sessions, cart, wishlist, reviews and messages. Orders stay for the tax law, with only the state
 * of their address. Refuses while an order has not ended, because a parcel needs its address, and while the account may
 * use the desk.
 */
export async function deleteAccount(
  context: Context,
  { id, email, role }: UserRecord,
): Promise<void> {
  // The shop would be left without an owner.
  if (role !== 'shopper') {
    throw new Refusal('conflict', t('This account may use the desk. Take its role away first.'));
  }
  await context.store.transaction(async (inside) => {
    await inside.users.forget(id, FORMER_NAME);
    const orders = await inside.orders.listOf(id);
    const returns = await inside.returns.ofOrders(orders.map((order) => order.id));
    const open = orders.filter(
      (order) => nextStatuses(order.status).length > 0 || returns.get(order.id)?.some(isOpen),
    );
    if (open.length > 0) {
      const numbers = open.map((order) => orderNumber(order.id)).join(', ');
      throw new Refusal(
        'conflict',
        t(
          'The account has orders that have not ended: {numbers}. It can be deleted after they were delivered or cancelled, and their returns have ended.',
          { numbers },
        ),
      );
    }
    for (const order of orders) {
      await inside.orders.setAddress(order.id, { state: order.address['state'] ?? '' });
    }
    await inside.desk.forgetNotes(orders.map((order) => order.id));
    await inside.pushSubscriptions.forget(id);
    await inside.cart.clear(id);
    await inside.wishlist.clear(id);
    await inside.reviews.forgetReports({ userId: id });
    for (const { productId } of await inside.reviews.listBy(id)) {
      await deleteReview({ ...context, store: inside }, id, productId);
    }
    // The mail server's answers may name the address.
    const byAddress = [
      ...(await inside.passwordResets.forget(email)),
      ...(await inside.stockAlerts.forget(email)),
      ...(await inside.newsletter.forget(email)),
    ];
    const returnIds = [...returns.values()].flat().map((each) => each.id);
    await inside.messages.forget([
      id,
      ...byAddress,
      ...returnIds,
      ...orders.map((each) => each.id),
    ]);
    await inside.returns.forgetNotes(id);
    await noteChange(context, inside, { action: 'account.delete', subjectId: id });
  });
}
