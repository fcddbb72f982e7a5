/** @jest-environment node */
import { sendMessages } from '../messages/send';
import { accountNamed } from '../operator/accounts';
import { setOrderStatus } from '../services/orderStatus';
import { deleteAccount, personalDataOf } from '../services/personalData';
import { address, engines, lampOrder, openTestShop, type TestShop } from './harness';
import { mailbox, mailContext } from './mailbox';

describe.each(engines)('what the shop knows of a person, on $name', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  /** A shopper with a cart, a wishlist, a review and an order. */
  async function shopper() {
    const { token, email, password } = await shop.signUp();
    await shop.call('cartAdd', { itemId: 'kurta', size: 'M' }, token);
    await shop.call('wishlistAdd', { productId: 'sofa' }, token);
    await shop.call('reviewAdd', { productId: 'lamp', rating: 4, comment: 'Bright.' }, token);
    const { body } = await shop.call('orderPlace', lampOrder(), token);
    const orderId = body['orderId'] as string;
    return { token, email, password, orderId, user: await accountNamed(shop.store, email) };
  }

  it('can be read as a whole', async () => {
    const { email, orderId, user } = await shopper();
    expect(await personalDataOf(shop.context, user)).toMatchObject({
      account: { email, name: 'Asha' },
      cart: { kurta: { M: 1 } },
      wishlist: ['sofa'],
      reviews: [{ productId: 'lamp', rating: 4, comment: 'Bright.' }],
      orders: [{ _id: orderId, address, amount: 2_000, history: [{ status: 'Order Placed' }] }],
    });
  });

  it('is kept while an order has not ended', async () => {
    const { token, user } = await shopper();
    await expect(deleteAccount(shop.context, user)).rejects.toThrow(
      'The account has orders that have not ended:',
    );
    expect((await shop.call('cartGet', {}, token)).body).toMatchObject({
      cartData: { kurta: { M: 1 } },
    });
  });

  it('is deleted, but for orders without name and address', async () => {
    const { token, email, password, orderId, user } = await shopper();
    await setOrderStatus(shop.context, orderId, 'Cancelled');
    const before = await shop.call('reviewGet', { productId: 'lamp' });
    const note = { id: 'note-1', orderId, author: 'staff', text: 'Rings twice.', createdAt: 0 };
    await shop.store.desk.addNote(note);
    await deleteAccount(shop.context, user);
    expect(await shop.store.desk.notesOf(orderId)).toEqual([]);
    expect((await shop.call('cartGet', {}, token)).status).toBe(401);
    expect((await shop.call('userLogin', { email, password })).body['success']).toBe(false);
    await expect(accountNamed(shop.store, email)).rejects.toThrow('There is no account');
    const left = (await shop.store.users.find(user.id))!;
    expect((await shop.store.orders.find(orderId))?.address).toEqual({ state: 'Karnataka' });
    expect(await personalDataOf(shop.context, left)).toMatchObject({
      account: { name: 'Former shopper', email: `${user.id}@deleted.invalid` },
      cart: {},
      wishlist: [],
      orders: [{ _id: orderId, address: { state: 'Karnataka' }, amount: 2_000 }],
    });
    const { body } = await shop.call('reviewGet', { productId: 'lamp' });
    expect(JSON.stringify(body)).not.toContain(user.id);
    expect(body['totalReviews']).toBe(Number(before.body['totalReviews']) - 1);
    // The mail server's words may name the address.
    expect((await shop.store.messages.list(100)).map(({ subjectId }) => subjectId)).not.toEqual(
      expect.arrayContaining([user.id]),
    );
    // The address is free again.
    const again = { name: 'Asha', email, password };
    expect((await shop.call('userRegister', again)).body['success']).toBe(true);
  });

  it('is given to the person, and deleted by them, after the password', async () => {
    const { token, email, password, orderId } = await shopper();
    for (const name of ['userData', 'userDelete'] as const) {
      const wrong = await shop.call(name, { password: 'not it' }, token);
      expect([wrong.status, wrong.body['message']]).toEqual([
        409,
        'The current password is wrong.',
      ]);
    }
    const { body } = await shop.call('userData', { password }, token);
    expect(body['data']).toMatchObject({ account: { email }, orders: [{ _id: orderId }] });
    expect(JSON.stringify(body)).not.toContain('scrypt');
    const open = await shop.call('userDelete', { password }, token);
    expect(open.body['message']).toMatch(/^The account has orders that have not ended:/);
    await setOrderStatus(shop.context, orderId, 'Cancelled');
    expect((await shop.call('userDelete', { password }, token)).status).toBe(200);
    expect((await shop.call('userInfo', undefined, token)).status).toBe(401);
  });

  it('is written to no more', async () => {
    const { orderId, user } = await shopper();
    await setOrderStatus(shop.context, orderId, 'Cancelled');
    await deleteAccount(shop.context, user);
    const { taken, transport } = mailbox();
    await sendMessages({ ...mailContext(shop, transport), operator: undefined });
    const written = taken.map(({ to }) => to);
    expect(written.filter((to) => to.includes(user.id) || to === user.email)).toEqual([]);
    expect(await shop.store.messages.oldestWaiting()).toBeNull();
  });
});
