/** @jest-environment node */
import { Secret, TOTP } from 'otpauth';
import * as v from 'valibot';
import { deskCalls, type DeskCallName } from '../../src/shared/api/deskContract';
import { setCoupon } from '../operator/coupons';
import { readRows } from '../operator/rows';
import { createInLanguage } from '../requestLanguage';
import { COMMAND_LINE } from '../services/audit';
import type { Seller } from '../services/context';
import { setOrderStatus } from '../services/orderStatus';
import { setRole } from '../services/roles';
import { engines, lampOrder, openTestShop, type TestShop } from './harness';

const names = Object.keys(deskCalls) as DeskCallName[];
const guarded = names.filter((name) => deskCalls[name].auth);
const forOwners = guarded.filter((name) => (deskCalls[name] as { role?: string }).role === 'owner');

let keys = 0;
const newKey = (): string => `key-number-${String((keys += 1))}`;

describe.each(engines)('the desk on $name', (engine) => {
  let shop: TestShop;
  /** As the invoices name it. */
  const sellers: Seller[] = [];
  let owner: Awaited<ReturnType<TestShop['signUpAtDesk']>>;
  let staff: typeof owner;
  beforeAll(async () => {
    shop = await openTestShop(engine, () => ({
      invoicePdf: (_order, _invoice, seller) => {
        sellers.push(seller);
        return Promise.resolve(new Uint8Array([37]));
      },
      staffRefundLimit: 150_000,
      readRows,
      languages: ['hi'],
      inLanguage: createInLanguage([{ language: 'hi', texts: {} }]),
    }));
    owner = await shop.signUpAtDesk('owner');
    staff = await shop.signUpAtDesk('staff');
  });
  afterAll(() => shop.close());

  async function placed(upi = false): Promise<string> {
    const { token } = await shop.signUp();
    const call = upi ? 'orderPlaceUpi' : 'orderPlace';
    const { body } = await shop.call(call, lampOrder(newKey()), token);
    return body['orderId'] as string;
  }

  /** An order that is paid by UPI (2,000 rupees), and its shopper. */
  async function paid() {
    const { token } = await shop.signUp();
    const { body } = await shop.call('orderPlaceUpi', lampOrder(newKey()), token);
    const orderId = body['orderId'] as string;
    const { pathname } = new URL(body['paymentUrl'] as string);
    await fetch(`${shop.origin}${pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    });
    await shop.call('orderVerify', { success: 'true', orderId }, token);
    expect((await shop.store.orders.find(orderId))?.paymentStatus).toBe('paid');
    return { orderId, token };
  }

  /** A received return of one of two lamps that were paid by UPI. */
  async function received(): Promise<string> {
    const { orderId, token } = await paid();
    await setOrderStatus(shop.context, orderId, 'Delivered');
    const asked = {
      orderId,
      returnKey: newKey(),
      productId: 'lamp',
      size: 'default',
      quantity: 1,
      kind: 'return',
      reason: 'mind',
    };
    const { body } = await shop.call('orderReturn', asked, token);
    const { returns } = body['order'] as { returns: { _id: string }[] };
    const id = returns[0]!._id;
    for (const to of ['Accepted', 'Received']) {
      const moved = await shop.desk('deskReturnMove', { key: newKey(), id, to }, staff.token);
      expect(moved.status).toBe(200);
    }
    return id;
  }

  describe('lets in', () => {
    it.each(guarded)('nobody without a token of the desk to %s', async (name) => {
      expect((await shop.desk(name)).status).toBe(401);
      // The owner's own token in the shop is none here.
      expect((await shop.desk(name, {}, owner.shopToken)).status).toBe(401);
    });

    it.each(guarded)('no shopper to %s', async (name) => {
      const former = await shop.signUpAtDesk('staff');
      await shop.store.users.setRole(former.id, 'shopper');
      const { status, body } = await shop.desk(name, {}, former.token);
      expect(status).toBe(403);
      expect(body['success']).toBe(false);
    });

    it.each(forOwners)('no staff to %s', async (name) => {
      const { status, body } = await shop.desk(name, {}, staff.token);
      expect([status, body['message']]).toEqual([403, 'Only the owner of the shop may do this.']);
    });

    it('nobody with the password of a shopper', async () => {
      const { email, password } = await shop.signUp();
      const { status, body } = await shop.desk('deskLogin', { email, password });
      expect([status, body['message']]).toEqual([
        403,
        'This account may not use the desk. Ask the owner of the shop.',
      ]);
    });

    it('staff for a working day', async () => {
      const clerk = await shop.signUpAtDesk('staff');
      shop.wait(11 * 60 * 60 * 1000);
      const late = await shop.desk('deskMe', {}, clerk.token);
      shop.wait(-11 * 60 * 60 * 1000);
      expect(late.status).toBe(401);
    });

    it('no token of the desk into the shop', async () => {
      expect((await shop.call('userInfo', undefined, owner.token)).status).toBe(401);
    });
  });

  describe('a second factor', () => {
    const codeOf = (secret: string, at: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

    it('is asked for once it is confirmed, and each code is good once', async () => {
      const clerk = await shop.signUpAtDesk('staff');
      const { password, token, email } = clerk;
      const { body } = await shop.desk('deskTotpStart', { password }, token);
      const secret = body['secret'] as string;
      expect(body['address']).toMatch(/^otpauth:\/\/totp\//);
      const now = shop.context.clock();
      const confirm = (code: string) =>
        shop.desk('deskTotpConfirm', { key: newKey(), password, secret, code }, token);
      const wrong = await confirm('000000');
      expect(wrong.status).toBe(409);
      const code = codeOf(secret, now);
      expect((await confirm(code)).status).toBe(200);

      const without = await shop.desk('deskLogin', { email, password });
      expect(without.body).toEqual({ success: true, token: null });
      const later = now + 60_000;
      shop.wait(60_000);
      const next = codeOf(secret, later);
      const first = await shop.desk('deskLogin', { email, password, code: next });
      expect(first.body['token']).toEqual(expect.any(String));
      const again = await shop.desk('deskLogin', { email, password, code: next });
      expect(again.status).toBe(409);
      expect((await shop.desk('deskLogin', { email, password: 'wrong', code: next })).status).toBe(
        401,
      );
    });

    it('cannot be turned on with a stolen session alone', async () => {
      const clerk = await shop.signUpAtDesk('staff');
      const secret = new Secret({ size: 20 }).base32;
      const code = codeOf(secret, shop.context.clock());
      const request = { key: newKey(), password: 'wrong', secret, code };
      expect((await shop.desk('deskTotpConfirm', request, clerk.token)).status).toBe(409);
      expect((await shop.store.users.find(clerk.id))?.totpSecret).toBeNull();
    });

    it('cannot be guessed', async () => {
      const clerk = await shop.signUpAtDesk('staff');
      await shop.store.users.setTotpSecret(clerk.id, new Secret({ size: 20 }).base32);
      const statuses: number[] = [];
      for (let at = 0; at < 7; at += 1) {
        const { email, password } = clerk;
        const { status } = await shop.desk('deskLogin', { email, password, code: '000000' });
        statuses.push(status);
      }
      expect(statuses.at(-1)).toBe(429);
    });
  });

  describe('sensitive calls', () => {
    const sensitive = names.filter(
      (name) => (deskCalls[name] as { sensitive?: boolean }).sensitive,
    );

    it.each(sensitive)('%s asks for the password again', (name) => {
      const schema = deskCalls[name].request as unknown as { entries: Record<string, unknown> };
      expect(schema.entries).toHaveProperty('password');
    });

    it('are refused with a wrong password, and do nothing', async () => {
      const id = await placed();
      const request = { key: newKey(), password: 'wrong', id, status: 'Cancelled' };
      const { status, body } = await shop.desk('deskOrderCallOff', request, staff.token);
      expect([status, body['message']]).toEqual([409, 'The current password is wrong.']);
      expect((await shop.store.orders.find(id))?.status).toBe('Order Placed');
    });
  });

  describe('orders', () => {
    it('are found by number, phone and name', async () => {
      const id = await placed();
      const searches = [
        id.slice(-8).toUpperCase(),
        '98765 43210'.replace(' ', ''),
        'asha',
        '#' + id.slice(-8),
      ];
      for (const search of searches) {
        const { body } = await shop.desk('deskOrders', { search, limit: 100 }, staff.token);
        const data = body['data'] as { id: string }[];
        expect(data.map((order) => order.id)).toContain(id);
      }
      const { body } = await shop.desk('deskOrders', { search: '100%' }, staff.token);
      expect(body).toMatchObject({ data: [], total: 0 });
    });

    it('are moved together, and those that cannot be are named', async () => {
      const good = await placed();
      const ended = await placed();
      await setOrderStatus(shop.context, ended, 'Cancelled');
      const request = { key: newKey(), ids: [good, ended], status: 'Packing' };
      const { body } = await shop.desk('deskOrdersMove', request, staff.token);
      expect(body).toMatchObject({
        moved: 1,
        refused: [{ id: ended, message: 'An order that is "Cancelled" cannot become "Packing".' }],
      });
      // The answer was lost on the way, and the phone asks again.
      expect((await shop.desk('deskOrdersMove', request, staff.token)).body).toEqual(body);
    });

    it('keep a note once, however often it is sent', async () => {
      const id = await placed();
      const request = { key: newKey(), id, text: 'Ring twice.' };
      await Promise.all([1, 2, 3].map(() => shop.desk('deskOrderNote', request, staff.token)));
      const { body } = await shop.desk('deskOrder', { id }, staff.token);
      expect(body['data']).toMatchObject({ notes: [{ text: 'Ring twice.', author: staff.email }] });
    });

    it('above the limit are refunded by the owner only', async () => {
      const { orderId: id } = await paid();
      const request = (password: string) => ({ key: newKey(), password, id, status: 'Cancelled' });
      const small = await shop.desk('deskOrderCallOff', request(staff.password), staff.token);
      expect([small.status, small.body['message']]).toEqual([
        403,
        'Staff may refund up to ₹1,500. Ask the owner to refund ₹2,000.',
      ]);
      const own = await shop.desk('deskOrderCallOff', request(owner.password), owner.token);
      expect(own.body['data']).toMatchObject({ status: 'Cancelled', paymentStatus: 'refunded' });
    });
  });

  describe('refunds', () => {
    it('of a return are made once, whatever is repeated', async () => {
      const id = await received();
      const request = { key: newKey(), password: staff.password, id, amount: 1000 };
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => shop.desk('deskReturnRefund', request, staff.token)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const again = await shop.desk('deskReturnRefund', request, staff.token);
      expect(again.body['data']).toMatchObject({ status: 'Refunded', amount: 1000 });
      const record = await shop.store.returns.find(id);
      const payments = await shop.store.payments.allOf(record!.orderId);
      expect(payments.map(({ refunded }) => refunded)).toEqual([100_000]);
      // Another key is another request, and the return has ended.
      const other = { ...request, key: newKey() };
      expect((await shop.desk('deskReturnRefund', other, staff.token)).status).toBe(409);
    });
  });

  describe('roles', () => {
    it('are given by the owner, and taking one signs the person out', async () => {
      const { email, id, password } = await shop.signUp();
      const give = { password: owner.password, email, role: 'staff' };
      expect((await shop.desk('deskSetRole', give, owner.token)).status).toBe(200);
      const { body } = await shop.desk('deskLogin', { email, password });
      const token = body['token'] as string;
      expect((await shop.desk('deskMe', {}, token)).body['data']).toMatchObject({ role: 'staff' });
      await shop.desk('deskSetRole', { ...give, role: 'shopper' }, owner.token);
      expect((await shop.desk('deskMe', {}, token)).status).toBe(401);
      expect((await shop.store.users.find(id))?.role).toBe('shopper');
    });

    it('always leave an owner', async () => {
      const take = { password: owner.password, email: owner.email, role: 'staff' };
      const { status, body } = await shop.desk('deskSetRole', take, owner.token);
      expect([status, body['message']]).toEqual([
        409,
        'The shop needs an owner. Make somebody else an owner first.',
      ]);
    });
  });

  describe('the audit log', () => {
    it('says who changed what, from what to what, at the desk and at the command line', async () => {
      const id = await placed();
      await shop.desk(
        'deskOrdersMove',
        { key: newKey(), ids: [id], status: 'Packing' },
        staff.token,
      );
      await setOrderStatus({ ...shop.context, actor: COMMAND_LINE }, id, 'Shipped', {
        courier: 'Delhivery',
        number: '12',
      });
      const { body } = await shop.desk('deskAudit', { subjectId: id }, owner.token);
      expect(body).toMatchObject({
        total: 2,
        data: [
          {
            actor: COMMAND_LINE,
            action: 'order.status',
            before: { status: 'Packing' },
            after: { status: 'Shipped', courier: 'Delhivery', number: '12' },
          },
          {
            actor: staff.email,
            action: 'order.status',
            before: { status: 'Order Placed' },
            after: { status: 'Packing' },
          },
        ],
      });
    });

    it('has nothing of what shoppers do', async () => {
      const before = (await shop.store.audit.list({}, { limit: 1, offset: 0 })).total;
      await placed();
      expect((await shop.store.audit.list({}, { limit: 1, offset: 0 })).total).toBe(before);
    });

    it('has a refund that is made at the desk', async () => {
      const id = await received();
      const request = { key: newKey(), password: owner.password, id, amount: 400 };
      await shop.desk('deskReturnRefund', request, owner.token);
      const { body } = await shop.desk('deskAudit', { subjectId: id, limit: 1 }, owner.token);
      expect(body['data']).toMatchObject([
        { actor: owner.email, action: 'return.refund', after: { amount: 400 } },
      ]);
    });

    it('has discount codes that are made at the command line', async () => {
      const context = { ...shop.context, actor: COMMAND_LINE };
      await setCoupon(context, 'DIWALI', { percent: '10' });
      await setCoupon(context, 'DIWALI', { percent: '15' });
      const { records } = await shop.store.audit.list(
        { subjectId: 'DIWALI' },
        { limit: 9, offset: 0 },
      );
      expect(records).toMatchObject([
        { action: 'coupon.change', before: { percent: 10 }, after: { percent: 15 } },
        { action: 'coupon.add', actor: COMMAND_LINE, after: { percent: 10 } },
      ]);
    });

    it('does not note a change that was not made', async () => {
      const id = await placed();
      const store = {
        ...shop.store,
        transaction: (work: Parameters<TestShop['store']['transaction']>[0]) =>
          shop.store.transaction((inside) =>
            work({
              ...inside,
              invoices: { ...inside.invoices, issue: () => Promise.reject(new Error('full')) },
            }),
          ),
      } as TestShop['store'];
      const context = { ...shop.context, store, actor: 'test' };
      await expect(setOrderStatus(context, id, 'Shipped')).rejects.toThrow('full');
      const { total } = await shop.store.audit.list({ subjectId: id }, { limit: 1, offset: 0 });
      expect(total).toBe(0);
    });
  });

  describe('products', () => {
    const fields = {
      name: 'Clay cup',
      regularPrice: 250,
      sizes: ['Small', 'Large'],
      published: true,
    };
    const save = (request: object) =>
      shop.desk('deskProductSave', { key: newKey(), ...request }, staff.token);

    it('are added, and sold in the shop at once', async () => {
      const stockOf = [{ variant: 'Small', left: 4 }];
      const request = { key: newKey(), id: 'cup-clay', isNew: true, fields, stock: stockOf };
      const { body } = await save(request);
      expect(body['data']).toMatchObject({
        id: 'cup-clay',
        regularPrice: 250,
        stock: [
          { variant: 'Small', label: 'Small', left: 4 },
          { variant: 'Large', label: 'Large', left: null },
        ],
      });
      const listed = await shop.call('productList', { id: 'cup-clay' });
      expect(listed.body['products']).toMatchObject([{ name: 'Clay cup', regularPrice: 250 }]);
      // The answer was lost on the way, and the phone asks again.
      expect((await save(request)).body).toEqual(body);
      const again = await save({ ...request, key: newKey() });
      expect([again.status, again.body['message']]).toEqual([
        409,
        'There is a product cup-clay already.',
      ]);
    });

    it('keep what is not sent', async () => {
      await save({ id: 'lamp', fields: { salePrice: 900 } });
      const { body } = await save({
        id: 'lamp',
        fields: {},
        stock: [{ variant: 'default', left: 7 }],
      });
      expect(body['data']).toMatchObject({ name: 'Brass lamp', salePrice: 900 });
      expect((await shop.store.products.find('lamp'))?.stock).toEqual({ default: 7 });
      await save({
        id: 'lamp',
        fields: { salePrice: null },
        stock: [{ variant: 'default', left: null }],
      });
    });

    it('are refused with a message, and stay as they were', async () => {
      const { status, body } = await save({ id: 'lamp', fields: { salePrice: 5_000 } });
      expect([status, body['message']]).toEqual([400, 'salePrice must not be above regularPrice.']);
      const unknown = await save({ id: 'nothing-here', fields: { name: 'X' } });
      expect(unknown.status).toBe(404);
      expect((await shop.store.products.find('lamp'))?.salePrice).toBeNull();
    });

    it('are in the audit log with what has changed', async () => {
      await save({ id: 'kurta', fields: { salePrice: 1_299 }, stock: [{ variant: 'S', left: 3 }] });
      const { body } = await shop.desk('deskAudit', { subjectId: 'kurta', limit: 1 }, owner.token);
      expect(body['data']).toMatchObject([
        {
          action: 'product.change',
          actor: staff.email,
          before: { salePrice: 1_499, 'stock S': null },
          after: { salePrice: 1_299, 'stock S': 3 },
        },
      ]);
      await save({
        id: 'kurta',
        fields: { salePrice: 1_499 },
        stock: [{ variant: 'S', left: null }],
      });
    });

    it('take translations, text by text, each in the audit log', async () => {
      const textsInHindi = async () => {
        const { body } = await shop.call('productList', { id: 'quiet' }, undefined, 'hi');
        return (body['products'] as unknown[])[0];
      };
      const translated = (texts: object, language = 'hi') =>
        save({ id: 'quiet', fields: { translations: [{ language, ...texts }] } });
      const { body } = await translated({ name: ' ज़री दुपट्टा ', care: 'ड्राई क्लीन' });
      const translations = [{ language: 'hi', name: 'ज़री दुपट्टा', care: 'ड्राई क्लीन' }];
      expect(body['data']).toMatchObject({ name: 'Zari dupatta', translations });
      expect(await textsInHindi()).toMatchObject({ name: 'ज़री दुपट्टा', care: 'ड्राई क्लीन' });
      await translated({ care: '', material: 'सिल्क' });
      expect(await textsInHindi()).toMatchObject({
        name: 'ज़री दुपट्टा',
        care: '',
        material: 'सिल्क',
      });
      const log = await shop.desk('deskAudit', { subjectId: 'quiet', limit: 1 }, owner.token);
      expect(log.body['data']).toMatchObject([
        {
          actor: staff.email,
          before: { 'care:hi': 'ड्राई क्लीन', 'material:hi': '' },
          after: { 'care:hi': '', 'material:hi': 'सिल्क' },
        },
      ]);

      for (const [refused, message] of [
        [await translated({ name: 'ज'.repeat(201) }), /at most 200 characters/],
        [await translated({ name: 'दो\nलाइन' }), /in one line/],
        [await translated({ name: 'x' }, 'fr'), /^The column name:fr is of a language/],
        [await translated({ name: 'x' }, 'en'), /English/],
      ] as const) {
        expect([refused.status, refused.body['message']]).toEqual([
          400,
          expect.stringMatching(message),
        ]);
      }
      expect(await textsInHindi()).toMatchObject({ name: 'ज़री दुपट्टा' });
      await translated({ name: '', material: '' });
      expect((await shop.store.products.find('quiet'))?.translations).toEqual({});
    });

    it('are found by name and by what is low', async () => {
      await save({ id: 'kurta', fields: {}, stock: [{ variant: 'S', left: 1 }] });
      const low = await shop.desk('deskProducts', { show: 'low' }, staff.token);
      expect((low.body['data'] as { id: string }[]).map(({ id }) => id)).toContain('kurta');
      const named = await shop.desk('deskProducts', { search: 'anarkali KURTA' }, staff.token);
      expect(named.body).toMatchObject({ total: 1, data: [{ id: 'kurta' }] });
      await save({ id: 'kurta', fields: {}, stock: [{ variant: 'S', left: null }] });
    });
  });

  describe('files of products', () => {
    const csv = (lines: string[]) => ({
      name: 'prices.csv',
      text: ['_id,name,regularPrice', ...lines].join('\n'),
    });
    const preview = (file: object) => shop.desk('deskProductsPreview', file, staff.token);

    it('are looked at before anything is changed', async () => {
      const file = csv(['free,Free gift,42', 'pot-blue,Blue pot,300', 'sofa,Cane sofa,42000']);
      const before = await shop.store.products.find('free');
      const { body } = await preview(file);
      expect(body).toMatchObject({
        added: 1,
        changes: expect.arrayContaining([
          { id: 'pot-blue', name: 'Blue pot', isNew: true, fields: [] },
        ]) as unknown[],
      });
      const { changes } = body as { changes: { id: string; fields: unknown[] }[] };
      expect(changes.find(({ id }) => id === 'free')?.fields).toContainEqual({
        field: 'regularPrice',
        before: before?.regularPrice == null ? null : before.regularPrice / 100,
        after: 42,
      });
      expect(await shop.store.products.find('free')).toEqual(before);
      expect(await shop.store.products.find('pot-blue')).toBeUndefined();
    });

    it('show translations that come and go', async () => {
      const look = async (text: string) => {
        const { body } = await preview({ name: 'hindi.csv', text });
        return (body['changes'] as { fields: unknown[] }[]).map(({ fields }) => fields);
      };
      const name = 'name:hi';
      const text = `_id,${name}\nsofa,सोफ़ा\n`;
      expect(await look(text)).toEqual([[{ field: name, before: '', after: 'सोफ़ा' }]]);
      const file = { key: newKey(), name: 'hindi.csv', text };
      await shop.desk('deskProductsImport', file, staff.token);
      expect(await look(`_id,${name}\nsofa,\n`)).toEqual([
        [{ field: name, before: 'सोफ़ा', after: '' }],
      ]);
    });

    it('are imported once, with a line in the log for each product', async () => {
      const request = { key: newKey(), ...csv(['pot-red,Red pot,300']) };
      const { body } = await shop.desk('deskProductsImport', request, staff.token);
      expect(body).toEqual({ success: true, added: 1, changed: 0, unchanged: 0 });
      expect((await shop.desk('deskProductsImport', request, staff.token)).body).toEqual(body);
      const { total } = await shop.store.audit.list(
        { subjectId: 'pot-red' },
        { limit: 1, offset: 0 },
      );
      expect(total).toBe(1);
    });

    it('with mistakes change nothing, and name each line', async () => {
      const { status, body } = await preview(csv(['pot-a,Pot,free', 'pot-b,,5']));
      expect(status).toBe(400);
      expect(body['message']).toMatch(/^Nothing was imported\.\nline 2: .*\nline 3: /);
      const other = await preview({ name: 'prices.xlsx', text: 'PK' });
      expect(other.body['message']).toContain('only .csv and .json files can be read.');
    });

    it('are exported in the form that an import reads', async () => {
      const { body } = await shop.desk('deskProductsExport', { format: 'csv' }, staff.token);
      const back = await preview({ name: body['name'], text: body['text'] });
      expect(back.body).toMatchObject({ added: 0, changed: 0, changes: [] });
    });
  });

  it('arranges the shop: the arranged products first, the others by date', async () => {
    const listed = async () => {
      const { body } = await shop.call('productList', {});
      return (body['products'] as { _id: string }[]).map(({ _id }) => _id);
    };
    const before = await listed();
    const ids = [before.at(-1), before.at(-2)];
    await shop.desk('deskProductsArrange', { ids }, staff.token);
    const rest = before.filter((id) => !ids.includes(id));
    expect((await listed()).slice(0, 2)).toEqual(ids);
    expect(new Set(await listed())).toEqual(new Set([...ids, ...rest]));
    const { records } = await shop.store.audit.list(
      { action: 'products.arrange' },
      { limit: 1, offset: 0 },
    );
    expect(records).toMatchObject([{ actor: staff.email, action: 'products.arrange' }]);
    expect((records[0]?.after['order'] as string[]).slice(0, 2)).toEqual(ids);
    // Those that had a place and were not sent follow: a desk shows the first products only.
    await shop.desk('deskProductsArrange', { ids: [rest[0]] }, staff.token);
    expect((await listed()).slice(0, 3)).toEqual([rest[0], ...ids]);
    await shop.store.products.arrange([]);
  });

  describe('content', () => {
    const save = (request: object) => shop.desk('deskContentSave', request, owner.token);
    const store = {
      legalName: 'Asha Textiles',
      taxNumber: '33AAAAA0000A1Z5',
      address: '1 Temple Road, Chennai',
      email: 'care@asha.example',
      phone: '+91 44 0000 0000',
    };
    const slide = {
      title: 'Onam',
      text: 'Kasavu sarees are here.',
      action: 'See them',
      link: '/collection',
      image: '/media/0123456789abcdef01234567.webp',
      picture: { color: '#aabbcc', widths: [320, 640] },
    };
    const hindi = (...labels: { text: string; label: string }[]) => ({
      labels: [{ language: 'hi', labels }],
    });
    const content = async () => (await shop.call('content')).body['content'];

    it('is shown by the shop at once, and goes back to that of the build', async () => {
      expect(await content()).toEqual({});
      const version = await shop.store.products.version();
      await save({ store, slides: [slide] });
      expect(await content()).toEqual({ store, slides: [slide] });
      expect(await shop.store.products.version()).not.toBe(version);
      const { body } = await save({ slides: null });
      expect(body['data']).toMatchObject({ store, slides: null });
      expect(await content()).toEqual({ store });
      await save({ store: null });
      expect(await content()).toEqual({});
    });

    it('has words that mean the same to the search', async () => {
      const found = async () => {
        const { body } = await shop.call('productSearch', { search: 'deepak' });
        return (body['products'] as { _id: string }[]).map(({ _id }) => _id);
      };
      expect(await found()).toEqual([]);
      const synonyms = [['deepak', 'lamp']];
      await save({ synonyms });
      expect(await content()).toEqual({ synonyms });
      expect(await found()).toEqual(['lamp']);
      await save({ synonyms: null });
      expect(await found()).toEqual([]);
    });

    it('has labels in other languages, and the texts that have none', async () => {
      const inHindi = async () =>
        (await shop.call('content', undefined, undefined, 'hi')).body['content'];
      const { body } = await save(hindi({ text: 'lamps', label: ' लैंप ' }));
      const [saved] = (body['data'] as { labels: { missing: string[] }[] }).labels;
      expect(saved).toMatchObject({
        language: 'hi',
        labels: [{ text: 'lamps', label: 'लैंप' }],
        missing: expect.arrayContaining(['Kurtas', 'festive', 'Bestseller']) as unknown,
      });
      expect(saved?.missing).not.toContain('Lamps');
      expect(await inHindi()).toMatchObject({ labels: { lamps: 'लैंप' } });
      expect(await content()).not.toHaveProperty('labels');
      const log = await shop.desk(
        'deskAudit',
        { action: 'settings.change', limit: 1 },
        owner.token,
      );
      expect(log.body['data']).toMatchObject([
        { actor: owner.email, after: { labels: { hi: { lamps: 'लैंप' } } } },
      ]);
      const fr = await save({ labels: [{ language: 'fr', labels: [] }] });
      expect([fr.status, fr.body['message']]).toEqual([400, 'The shop has no language fr.']);
      expect(await inHindi()).toMatchObject({ labels: { lamps: 'लैंप' } });
      await save(hindi());
      expect(await inHindi()).not.toHaveProperty('labels');
    });

    it('names the seller on invoices, whose state decides the tax', async () => {
      await save({ store });
      const { orderId, token } = await paid();
      await setOrderStatus(shop.context, orderId, 'Shipped');
      const { body } = await shop.call('orderGet', { orderId }, token);
      // From Tamil Nadu to Karnataka: one tax of the union.
      const { invoice } = body['order'] as { invoice: { lines: { igst: number; cgst: number }[] } };
      expect(invoice.lines[0]).toMatchObject({ cgst: 0, igst: expect.any(Number) as number });
      expect(invoice.lines[0]?.igst).toBeGreaterThan(0);
      await shop.call('invoicePdf', { orderId }, token);
      expect(sellers.at(-1)).toMatchObject({ legalName: 'Asha Textiles', name: 'Marigold Lane' });

      // An invoice that was issued stays as it is.
      await save({ store: null });
      const later = await shop.call('orderGet', { orderId }, token);
      expect((later.body['order'] as { invoice: unknown }).invoice).toEqual(invoice);
      expect(invoice).toMatchObject({ seller: { legalName: 'Asha Textiles' } });
      await shop.call('invoicePdf', { orderId }, token);
      expect(sellers.at(-1)).toMatchObject({ legalName: 'Asha Textiles' });
    });

    it('decides how orders are paid', async () => {
      const payment = { codMax: 1_999, codExcludedPins: ['797'], upiHoldMinutes: 5 };
      await save({ payment });
      expect((await shop.call('codTerms')).body).toMatchObject({
        max: 1_999,
        excludedPins: ['797'],
      });
      const { token } = await shop.signUp();
      const refused = await shop.call('orderPlace', lampOrder(newKey()), token);
      expect(refused.status).toBe(422);
      const { body } = await shop.call('orderPlaceUpi', lampOrder(newKey()), token);
      const order = await shop.call('orderGet', { orderId: body['orderId'] }, token);
      const { payUntil } = order.body['order'] as { payUntil: number };
      expect(payUntil - shop.context.clock()).toBe(5 * 60_000);
      await save({ payment: null });
      expect((await shop.call('orderPlace', lampOrder(newKey()), token)).status).toBe(200);
    });

    it('decides where orders are sent', async () => {
      const { token } = await shop.signUp();
      const key = newKey();
      const placed = await shop.call('orderPlace', lampOrder(key), token);
      expect(placed.status).toBe(200);
      const { zipcode } = lampOrder(key).address;
      await save({ delivery: { excludedPins: [zipcode.slice(0, 3)] } });
      expect(await content()).toEqual({});
      for (const name of ['orderPlace', 'orderPlaceUpi'] as const) {
        const refused = await shop.call(name, lampOrder(newKey()), token);
        expect([refused.status, refused.body['message']]).toEqual([
          422,
          expect.stringMatching(`We do not deliver to ${zipcode} yet`),
        ]);
      }
      // An answer that was lost: the order is there.
      expect((await shop.call('orderPlace', lampOrder(key), token)).body).toEqual(placed.body);
      const asked = await shop.call('deliveryDate', { zipcode });
      expect(asked.body['message']).toMatch(/do not deliver/);
      expect((await shop.call('deliveryDate', { zipcode: '110001' })).status).toBe(200);
      await save({ delivery: null });
      expect((await shop.call('deliveryDate', { zipcode })).status).toBe(200);
    });

    it('has the links of header and footer', async () => {
      const before = (await shop.desk('deskContent', {}, staff.token)).body['data'] as {
        headers: object[];
      };
      const { body } = await save({ footers: [{ title: 'Care', link: '/contact' }] });
      expect(body['data']).toMatchObject({
        headers: before.headers,
        footers: [{ title: 'Care', link: '/contact' }],
      });
      const wrong = await save({ footers: [{ title: 'Care', link: 'javascript:alert(1)' }] });
      expect([wrong.status, wrong.body['message']]).toEqual([
        400,
        expect.stringMatching(/^Entry 1: link /),
      ]);
      const noted = await shop.store.audit.list(
        { action: 'footer.change' },
        { limit: 9, offset: 0 },
      );
      expect(noted.records).toMatchObject([
        { actor: owner.email, after: { links: [{ title: 'Care' }] } },
      ]);
      const half = await save({ footers: [], store: { ...store, taxNumber: '99AAAAA0000A1Z5' } });
      expect(half.status).toBe(400);
      expect(await shop.store.layout.footers()).toMatchObject([{ title: 'Care' }]);
      await save({ footers: [] });
    });

    it.each([
      [{ slides: [{ ...slide, link: 'https://elsewhere.example' }] }, /begins with \//],
      [{ slides: [{ ...slide, link: '//elsewhere.example' }] }, /begins with \//],
      [{ slides: [{ ...slide, image: 'javascript:alert(1)//.webp' }] }, /choose a photograph/],
      [{ slides: [] }, /add one/],
      [{ slides: [slide, slide] }, /title of its own/],
      [{ store: { ...store, taxNumber: '29' } }, /GSTIN has 15/],
      [{ store: { ...store, taxNumber: '99AAAAA0000A1Z5' } }, /code of a state/],
      [{ synonyms: [['lamp']] }, /two words or more/],
      [{ synonyms: [['lamp', 'x'.repeat(41)]] }, /at most 40/],
      [hindi({ text: 'a=b', label: 'x' }), /cannot contain =/],
      [hindi({ text: 'a', label: ' ' }), /write something/],
      [hindi({ text: 'a', label: 'x'.repeat(201) }), /at most 200/],
      [hindi({ text: 'a', label: 'x' }, { text: 'a', label: 'y' }), /one label/],
      [{ delivery: { excludedPins: ['x'] } }, /PIN codes/],
      [{ payment: { codMax: null, codExcludedPins: ['x'], upiHoldMinutes: 5 } }, /PIN codes/],
    ])('is refused if it makes no sense: %j', async (request, message) => {
      const { status, body } = await save(request);
      expect([status, body['message']]).toEqual([400, expect.stringMatching(message)]);
      expect(await content()).toEqual({});
    });
  });

  describe('customers', () => {
    it('are found by name and address, with what they have bought', async () => {
      const shopper = await shop.signUp('Vasundhara');
      await shop.call('orderPlace', lampOrder(newKey()), shopper.token);
      const { body } = await shop.desk('deskCustomers', { search: 'vasundhara' }, staff.token);
      expect(body).toMatchObject({
        total: 1,
        data: [{ id: shopper.id, email: shopper.email, role: 'shopper', orders: 1, spent: 2_000 }],
      });
      const one = await shop.desk('deskCustomer', { id: shopper.id }, staff.token);
      expect(one.body['data']).toEqual((body['data'] as unknown[])[0]);
      expect((await shop.desk('deskCustomer', { id: 'nobody' }, staff.token)).status).toBe(404);
    });

    it('get a link for a new password, one for each tap', async () => {
      const { id, email } = await shop.signUp();
      const request = { key: newKey(), id };
      await shop.desk('deskCustomerReset', request, staff.token);
      await shop.desk('deskCustomerReset', request, staff.token);
      expect(await shop.store.passwordResets.forget(email)).toHaveLength(1);
      const { body } = await shop.desk('deskAudit', { subjectId: id }, owner.token);
      expect(body['data']).toMatchObject([{ action: 'account.reset-link', actor: staff.email }]);
    });

    it('are exported and deleted by the owner alone, with the password', async () => {
      const { id, email, token } = await shop.signUp('Kamala');
      const { password } = owner;
      const data = await shop.desk('deskCustomerExport', { password, id }, owner.token);
      expect(data.body['data']).toMatchObject({ account: { id, email, name: 'Kamala' } });
      const wrong = { key: newKey(), password: 'wrong', id };
      expect((await shop.desk('deskCustomerDelete', wrong, owner.token)).status).toBe(409);
      const request = { key: newKey(), password, id };
      const { body } = await shop.desk('deskCustomerDelete', request, owner.token);
      // A repeat after a lost answer.
      expect((await shop.desk('deskCustomerDelete', request, owner.token)).body).toEqual(body);
      expect((await shop.call('userInfo', undefined, token)).status).toBe(401);
      expect((await shop.desk('deskCustomer', { id }, staff.token)).status).toBe(404);
      const noted = await shop.desk('deskAudit', { subjectId: id }, owner.token);
      expect(noted.body['data']).toMatchObject([
        { action: 'account.delete' },
        { action: 'account.export' },
      ]);
      expect(JSON.stringify(noted.body)).not.toContain(email);
    });

    it('are not deleted while they may use the desk', async () => {
      const request = { key: newKey(), password: owner.password, id: staff.id };
      const { status, body } = await shop.desk('deskCustomerDelete', request, owner.token);
      expect([status, body['message']]).toEqual([
        409,
        'This account may use the desk. Take its role away first.',
      ]);
      // Nor by themselves in the shop: it could be the last owner.
      const own = await shop.call('userDelete', { password: owner.password }, owner.shopToken);
      expect(own.status).toBe(409);
    });
  });

  it('counts on one page what is to be done', async () => {
    const before = (await shop.desk('deskToday', {}, staff.token)).body['data'] as {
      toPack: number;
      unpaid: number;
      days: { orders: number; amount: number }[];
    };
    await placed();
    await placed(true);
    await shop.store.stock.set([{ productId: 'kurta', variant: 'M', quantity: 2 }]);
    const { body } = await shop.desk('deskToday', {}, staff.token);
    const today = body['data'] as typeof before;
    expect(today.toPack).toBe(before.toPack + 1);
    expect(today.unpaid).toBe(before.unpaid + 1);
    expect(today.days).toHaveLength(14);
    const last = before.days.at(-1)!;
    expect(today.days.at(-1)).toMatchObject({
      orders: last.orders + 2,
      amount: last.amount + 4_000,
    });
    expect(body['data']).toMatchObject({
      lowStock: expect.arrayContaining([
        { productId: 'kurta', name: 'Anarkali kurta', variant: 'M', left: 2 },
      ]) as unknown[],
    });
    await shop.store.stock.set([{ productId: 'kurta', variant: 'M', quantity: null }]);
  });

  it('shows how fast visits were, without persons', async () => {
    const vitals = async () => {
      const { body } = await shop.desk('deskToday', {}, staff.token);
      return (body['data'] as { vitals: unknown[] }).vitals;
    };
    const none = { value: null, count: 0 };
    expect(await vitals()).toContainEqual({ name: 'lcp', ...none });
    for (const value of [900, 1_100, 1_200, 9_000]) {
      const measures = [
        { name: 'lcp', value },
        { name: 'cls', value: 0 },
      ];
      expect((await shop.call('vitals', { page: 'home', measures })).status).toBe(200);
    }
    expect(await vitals()).toEqual([
      { name: 'lcp', value: 1_500, count: 4 },
      { name: 'inp', ...none },
      { name: 'cls', value: 0.0075, count: 4 },
      { name: 'hydrated', ...none },
      { name: 'sync', ...none },
    ]);
    const measures = [{ name: 'lcp', value: -1 }];
    expect((await shop.call('vitals', { page: 'home', measures })).status).toBe(400);
    const day = 24 * 60 * 60 * 1000;
    expect(await shop.store.vitals.since(shop.context.clock() + day)).toEqual([]);
    await shop.store.sweep(shop.context.clock() + 32 * day);
    expect(await shop.store.vitals.since(0)).toEqual([]);
  });

  it('lists what is searched for and not found, without persons', async () => {
    for (const search of [
      'Silk  sari',
      'silk sari',
      'asha@example.com',
      '98765 43210',
      'lehenga',
    ]) {
      expect((await shop.call('searchMissed', { search })).status).toBe(200);
    }
    const missed = async () => {
      const { body } = await shop.desk('deskToday', {}, staff.token);
      return (body['data'] as { missedSearches: unknown[] }).missedSearches;
    };
    expect(await missed()).toEqual([
      { words: 'silk sari', count: 2 },
      { words: 'lehenga', count: 1 },
    ]);
    for (let at = 0; at < 60; at += 1)
      await shop.call('searchMissed', { search: `word ${String(at)}` });
    expect((await shop.call('searchMissed', { search: 'one more' })).status).toBe(429);
    await shop.store.sweep(shop.context.clock() + 40 * 24 * 60 * 60 * 1000);
    expect(await missed()).toEqual([]);
  });

  it('answers every call as its contract says', async () => {
    const clerk = await shop.signUpAtDesk('owner');
    const { password, email, token } = clerk;
    const order = await placed();
    await setOrderStatus(shop.context, order, 'Shipped');
    const back = await received();
    const secret = new Secret({ size: 20 }).base32;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: shop.context.clock(),
    });
    const { email: other } = await shop.signUp();
    const asked = (await placedReturn()).id;
    const shopper = await shop.signUp();
    const review = { productId: 'sofa', rating: 4, comment: 'Soft.' };
    await shop.call('reviewAdd', review, shopper.token);
    const written = (await shop.store.reviews.of('sofa', shopper.id))?._id;
    const requests: [DeskCallName, unknown][] = [
      ['deskLogin', { email, password }],
      ['deskMe', {}],
      ['deskToday', {}],
      ['deskOrders', {}],
      ['deskOrder', { id: order }],
      ['deskOrdersMove', { key: newKey(), ids: [order], status: 'Out for delivery' }],
      ['deskOrderShipment', { id: order, courier: 'DTDC', tracking: 'X1' }],
      ['deskOrderNote', { key: newKey(), id: order, text: 'Fragile.' }],
      ['deskInvoicePdf', { id: order }],
      ['deskOrderCallOff', { key: newKey(), password, id: await placed(), status: 'Cancelled' }],
      ['deskReturns', { statuses: ['Received', 'Requested'] }],
      ['deskReturn', { id: back }],
      ['deskReturnMove', { key: newKey(), id: asked, to: 'Declined', answer: 'It was worn.' }],
      ['deskReturnRefund', { key: newKey(), password, id: back, amount: 10 }],
      ['deskProducts', { show: 'published' }],
      ['deskProduct', { id: 'kurta' }],
      ['deskProductSave', { key: newKey(), id: 'sofa', fields: { name: 'Cane sofa' } }],
      ['deskProductSale', { id: 'sofa', sale: null }],
      ['deskProductsArrange', { ids: ['sofa'] }],
      ['deskProductsExport', { format: 'json' }],
      ['deskProductsPreview', { name: 'a.json', text: '[]' }],
      ['deskProductsImport', { key: newKey(), name: 'a.json', text: '[]' }],
      ['deskReviews', { show: 'unanswered' }],
      ['deskReview', { id: written }],
      ['deskReviewModerate', { id: written, hidden: true }],
      ['deskReviewAnswer', { id: written, answer: 'Thank you.' }],
      ['deskCustomers', { search: shopper.email }],
      ['deskCustomer', { id: shopper.id }],
      ['deskCustomerReset', { key: newKey(), id: shopper.id }],
      ['deskCustomerExport', { password, id: shopper.id }],
      ['deskCustomerDelete', { key: newKey(), password, id: shopper.id }],
      ['deskContent', {}],
      ['deskContentSave', { payment: null }],
      ['deskStaff', {}],
      ['deskSetRole', { password, email: other, role: 'staff' }],
      ['deskAudit', { limit: 1000 }],
      ['deskTotpStart', { password }],
      ['deskTotpConfirm', { key: newKey(), password, secret, code }],
      ['deskTotpRemove', { password }],
      ['deskLogout', {}],
    ];
    for (const [name, body] of requests) {
      const answer = await shop.desk(name, body, token);
      expect({ name, status: answer.status, body: answer.body }).toMatchObject({
        name,
        status: 200,
      });
      expect(() => v.parse(deskCalls[name].response, answer.body)).not.toThrow();
    }
    const called = new Set(requests.map(([name]) => name));
    expect(names.filter((name) => !called.has(name))).toEqual([]);
    expect((await shop.desk('deskMe', {}, token)).status).toBe(401);
  });

  /** A return that was asked for. */
  async function placedReturn() {
    const { orderId, token } = await paid();
    await setOrderStatus(shop.context, orderId, 'Delivered');
    const asked = { orderId, returnKey: newKey(), productId: 'lamp', size: 'default' };
    await shop.call(
      'orderReturn',
      { ...asked, quantity: 1, kind: 'return', reason: 'mind' },
      token,
    );
    return (await shop.store.returns.ofOrders([orderId])).get(orderId)![0]!;
  }
});

it('gives the first role at the command line', async () => {
  const shop = await openTestShop(engines[0]!);
  const { email } = await shop.signUp();
  const owner = await setRole(
    { ...shop.context, actor: COMMAND_LINE },
    email.toUpperCase(),
    'owner',
  );
  expect(owner).toMatchObject({ email, role: 'owner' });
  await expect(setRole(shop.context, 'nobody@example.com', 'owner')).rejects.toThrow(
    'There is no account with the address nobody@example.com.',
  );
  await shop.close();
});
