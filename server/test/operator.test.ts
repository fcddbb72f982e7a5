/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createScryptPasswords } from '../auth/scrypt';
import { resetPassword } from '../operator/accounts';
import { exportFooter, exportHeader, importFooter, importHeader } from '../operator/layout';
import { exportLabels, importLabels } from '../operator/labels';
import { decodeFile } from '../operator/fileText';
import { readShipment } from '../services/couriers';
import { listOrders, readStatus, showOrder } from '../operator/orders';
import { setOrderStatus, setShipment } from '../services/orderStatus';
import { exportProducts, importProducts } from '../operator/products';
import { FileError } from '../operator/fileError';
import { exportSynonyms, importSynonyms } from '../operator/synonyms';
import { readRows } from '../operator/rows';
import type { Order, Product } from '../../src/shared/api/contract';
import { createSandbox } from '../payments/sandbox';
import type { Context } from '../services/context';
import { address, engines, lampOrder, openTestShop, stock, type TestShop } from './harness';
import { killAll, run, startServer } from './processes';

const csv = (text: string) => readRows('file.csv', text);
const json = (text: string) => readRows('file.json', text);

async function problemsOf(work: Promise<unknown>): Promise<readonly string[]> {
  try {
    await work;
  } catch (error) {
    if (error instanceof FileError) return error.problems;
    throw error;
  }
  return [];
}

describe.each(engines)('the operator’s commands on $name', (engine) => {
  let shop: TestShop;
  let context: Context;
  const now = Date.UTC(2026, 0, 16);
  const real = { dryRun: false, now };
  beforeEach(async () => {
    shop = await openTestShop(engine);
    const clock = () => now;
    context = { store: shop.store, clock, payments: createSandbox(shop.db, clock) };
  });
  afterEach(() => shop.close());

  const placeOrder = async (name: 'orderPlace' | 'orderPlaceUpi') => {
    const { token } = await shop.signUp();
    const { body } = await shop.call(name, lampOrder(), token);
    return { token, id: body['orderId'] as string };
  };

  it('records how a parcel travels, and the shopper can follow it', async () => {
    const { token, id } = await placeOrder('orderPlace');
    const seen = async () =>
      (await shop.call('orderGet', { orderId: id }, token)).body['order'] as Order;
    // Ordered on Thursday 15 January 2026 for Bengaluru.
    const byMonday = Date.parse('2026-01-19T23:59:59.999+05:30');
    expect(await seen()).toMatchObject({ shipment: null, expectedBy: byMonday });
    const parcel = readShipment({ courier: ' delhivery ', tracking: ' 12/34 ' });
    await expect(setOrderStatus(context, id, 'Packing', parcel)).rejects.toThrow(
      'A courier belongs to "Shipped", not to "Packing".',
    );
    await expect(setShipment(context, id, { courier: 'Delhivery', number: null })).rejects.toThrow(
      'An order that is "Order Placed" is not on its way.',
    );
    await setOrderStatus(context, id, 'Shipped', parcel);
    expect(await seen()).toMatchObject({
      status: 'Shipped',
      shipment: {
        courier: 'Delhivery',
        number: '12/34',
        url: 'https://www.delhivery.com/track-v2/package/12%2F34',
      },
    });
    expect(await showOrder(context, id)).toMatch(/Courier +Delhivery 12\/34/);
    await setShipment(context, id, { courier: 'Ravi', number: null });
    expect((await seen()).shipment).toEqual({ courier: 'Ravi', number: null, url: null });
    await setOrderStatus(context, id, 'Delivered');
    expect(await seen()).toMatchObject({ shipment: { courier: 'Ravi' }, expectedBy: null });
    expect(readShipment({})).toBeNull();
    expect(() => readShipment({ tracking: '12' })).toThrow('A tracking number needs its courier.');
    expect(() => readShipment({ courier: 'DTDC', tracking: '<b>' })).toThrow(
      'A tracking number has at most 64 letters',
    );
  });

  it('promises no date for an order that is not paid for', async () => {
    const { token, id } = await placeOrder('orderPlaceUpi');
    const { body } = await shop.call('orderGet', { orderId: id }, token);
    expect(body['order']).toMatchObject({ paymentStatus: 'pending', expectedBy: null });
  });

  it('moves an order forward, and the shopper sees when', async () => {
    const { token, id } = await placeOrder('orderPlace');
    for (const status of ['packing', 'Shipped', 'out for delivery']) {
      const order = await setOrderStatus(context, id, readStatus(status));
      expect(order.paymentStatus).toBe('due');
    }
    const delivered = await setOrderStatus(context, id, readStatus('Delivered'));
    expect(delivered).toMatchObject({ status: 'Delivered', paymentStatus: 'paid' });
    const { body } = await shop.call('orderGet', { orderId: id }, token);
    expect(body['order']).toMatchObject({
      status: 'Delivered',
      paymentStatus: 'paid',
      history: [
        { status: 'Order Placed' },
        { status: 'Packing' },
        { status: 'Shipped' },
        { status: 'Out for delivery' },
        { status: 'Delivered' },
      ],
    });
  });

  it('refuses to move back, out of a final status, to an unknown one, or to ship an unpaid order', async () => {
    const cod = await placeOrder('orderPlace');
    await setOrderStatus(context, cod.id, 'Shipped');
    await expect(setOrderStatus(context, cod.id, 'Packing')).rejects.toThrow(
      'An order that is "Shipped" cannot become "Packing".',
    );
    await expect(setOrderStatus(context, cod.id, 'Cancelled')).rejects.toThrow('cannot become');
    await expect(setOrderStatus(context, 'nothing', 'Packing')).rejects.toThrow(
      'There is no order nothing.',
    );
    expect(() => readStatus('Vanished')).toThrow(
      '"Vanished" is not a status. Known are "Order Placed"',
    );
    const upi = await placeOrder('orderPlaceUpi');
    await expect(setOrderStatus(context, upi.id, 'Packing')).rejects.toThrow(
      'is to be paid by UPI and has not been',
    );
    expect((await setOrderStatus(context, upi.id, 'Cancelled')).paymentStatus).toBe('failed');
  });

  it('lists orders, newest first and by status', async () => {
    expect(await listOrders(context, { status: undefined, limit: 10 })).toBe(
      'There are no such orders.\n',
    );
    const first = await placeOrder('orderPlace');
    shop.wait(1000);
    const second = await placeOrder('orderPlaceUpi');
    const table = await listOrders(context, { status: undefined, limit: 10 });
    expect(table.indexOf(second.id)).toBeLessThan(table.indexOf(first.id));
    expect(table).toContain('upi pending');
    expect(table).toContain('₹2,000');
    expect(await listOrders(context, { status: 'Packing', limit: 10 })).not.toContain(first.id);
  });

  it('shows everything needed to pack and deliver an order', async () => {
    const { token, email } = await shop.signUp();
    const two = { ...lampOrder().items[0], quantity: 2 };
    const kurta = { _id: 'kurta', name: 'Anarkali kurta', quantity: 1, size: 'M' };
    const order = {
      address: { ...address, appartment: 'Flat 3' },
      items: [two, kurta],
      amount: 3499,
    };
    const { body } = await shop.call('orderPlaceUpi', order, token);
    const id = body['orderId'] as string;
    const [payment] = await shop.store.payments.allOf(id);
    const number = id.slice(-8).toUpperCase();
    const placed = '15 Jan 2026, 12:00 pm';
    expect(await showOrder(context, id)).toBe(
      [
        `Order    ${number} (${id})`,
        `Placed   ${placed}`,
        'Status   Order Placed',
        'Amount   ₹3,499',
        'Payment  UPI, pending',
        `Account  ${email}`,
        '',
        'Name     Asha Rao',
        'Street   12 MG Road',
        'Flat     Flat 3',
        'City     Bengaluru, Karnataka 560001',
        'Country  India',
        'Phone    9876543210',
        'Email    asha@example.com',
        '',
        'PRODUCT  NAME            SIZE  QUANTITY  PRICE   TOTAL',
        'lamp     Brass lamp            2         ₹1,000  ₹2,000',
        'kurta    Anarkali kurta  M     1         ₹1,499  ₹1,499',
        '',
        'HISTORY',
        `${placed}  Order Placed`,
        '',
        'PROVIDER  REFERENCE                             STATUS   AMOUNT  REFUNDED  STARTED                LAST FAILURE',
        `sandbox   ${payment?.providerRef ?? ''}  pending  ₹3,499  ₹0        ${placed}`,
        '',
      ].join('\n'),
    );
  });

  it('finds an order by the number that the shopper sees', async () => {
    const { id } = await placeOrder('orderPlace');
    const number = id.slice(-8).toUpperCase();
    expect(await showOrder(context, number)).toContain(`Order    ${number} (${id})\n`);
    expect(await setOrderStatus(context, ` ${number} `, 'Packing')).toMatchObject({ id });
    for (const unknown of ['00000000', 'A%', id.slice(-7), '']) {
      await expect(showOrder(context, unknown)).rejects.toThrow(`There is no order ${unknown}.`);
    }
    const order = await shop.store.orders.find(id);
    if (!order) throw new Error('The order is gone.');
    const twin = `0190aaaa-0000-7000-8000-0000${id.slice(-8)}`;
    await shop.store.orders.insert({ ...order, id: twin });
    await expect(setOrderStatus(context, number, 'Shipped')).rejects.toThrow(
      `Several orders end in ${number}: ${twin}, ${id}. Please name one whole.`,
    );
    expect(await setOrderStatus(context, twin, 'Shipped')).toMatchObject({ id: twin });
  });

  it('escapes shoppers’ texts for the terminal', async () => {
    const { id } = await placeOrder('orderPlace');
    const order = await shop.store.orders.find(id);
    if (!order) throw new Error('The order is gone.');
    const firstName = 'A\n0190  15 Jan  Order Placed  upi paid  ₹9,999\u001b[1A\u001b[8m';
    const forged = { ...order, id: `0${id.slice(1, -1)}x`, address: { ...address, firstName } };
    await shop.store.orders.insert(forged);
    const table = await listOrders(context, { status: undefined, limit: 10 });
    expect(table.split('\n')).toHaveLength(4);
    for (const text of [table, await showOrder(context, forged.id)]) {
      expect(text).not.toContain('\u001b');
      expect(text).toContain('A\\u000a0190  15 Jan  Order Placed');
    }
  });

  it('sets a new password, which signs out all devices', async () => {
    const { token, email, password } = await shop.signUp();
    const passwords = createScryptPasswords({ n: 2, r: 1, p: 1 });
    const fresh = await resetPassword(shop.store, passwords, ` ${email.toUpperCase()} `);
    expect(fresh).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect((await shop.call('userInfo', undefined, token)).status).toBe(401);
    expect((await shop.call('userLogin', { email, password })).status).toBe(401);
    expect((await shop.call('userLogin', { email, password: fresh })).status).toBe(200);
    expect(await resetPassword(shop.store, passwords, email)).not.toBe(fresh);
    await expect(resetPassword(shop.store, passwords, 'no@example.com')).rejects.toThrow(
      'There is no account with the address no@example.com.',
    );
  });

  it('adds and changes products, and leaves fields unchanged that the file does not name', async () => {
    const rows = csv(
      '_id,name,regularPrice,tags\nlamp,Brass lamp,"1,200",\n'.replace('"1,200"', '1200.50') +
        'vase,"Vase, tall\nand blue",799,festive | home\n',
    );
    expect(await importProducts(shop.store, rows, { dryRun: true, now })).toEqual({
      added: 1,
      changed: 1,
      unchanged: 0,
    });
    expect(await shop.store.products.find('vase')).toBeUndefined();
    await importProducts(shop.store, rows, real);
    expect(await shop.store.products.find('vase')).toMatchObject({
      name: 'Vase, tall\nand blue',
      regularPrice: 79_900,
      tags: ['festive', 'home'],
      published: true,
    });
    expect(await shop.store.products.find('lamp')).toMatchObject({
      regularPrice: 120_050,
      tags: [],
      categories: ['Lamps'],
    });
    expect(await importProducts(shop.store, rows, real)).toMatchObject({ unchanged: 2 });
  });

  it('imports, changes and shows material, care and dimensions', async () => {
    const facts = 'material,care,dimensions';
    const save = (row: string) =>
      importProducts(shop.store, csv(`_id,name,${facts}\n${row}\n`), real);
    const shown = async () => {
      const { body } = await shop.call('productList');
      return (body['products'] as Product[]).find(({ _id }) => _id === 'stool');
    };
    await save('stool,Stool,Teak,Oil,42 × 40 × 65 cm');
    expect(await shown()).toMatchObject({
      material: 'Teak',
      care: 'Oil',
      dimensions: '42 × 40 × 65 cm',
    });
    await save('stool,Stool,Mango wood,Dust,');
    expect(await shown()).toMatchObject({ material: 'Mango wood', care: 'Dust', dimensions: '' });
  });

  describe('translations of products', () => {
    const options = { ...real, languages: ['hi', 'ta'] };
    const save = (text: string) => importProducts(shop.store, csv(text), options);
    const translationsOf = async (id: string) => (await shop.store.products.find(id))?.translations;
    const name = 'पीतल का लैंप';

    it('are set by their columns, kept without them and removed by empty cells', async () => {
      await save(`_id,name:hi,care:hi,name:ta\nlamp, ${name} ,सूखा रखें,விளக்கு\nsofa,,,\n`);
      const translations = { hi: { name, care: 'सूखा रखें' }, ta: { name: 'விளக்கு' } };
      expect(await translationsOf('lamp')).toEqual(translations);
      expect(await translationsOf('sofa')).toEqual({});
      await save('_id,material\nlamp,Brass\n');
      expect(await translationsOf('lamp')).toEqual(translations);
      await save('_id,care:hi,name:ta\nlamp,,\n');
      expect(await translationsOf('lamp')).toEqual({ hi: { name } });
      const row = json(JSON.stringify([{ _id: 'lamp', 'name:hi': null, 'care:hi': 'सूखा' }]));
      await importProducts(shop.store, row, options);
      expect(await translationsOf('lamp')).toEqual({ hi: { care: 'सूखा' } });
    });

    it('are in no other language than those of the shop', async () => {
      const text = '_id,name:en,care:fr,sizes:hi,name:hi\nlamp,Lamp,Sec,M,क\nsofa,,,,ख\n';
      expect(await problemsOf(save(text))).toEqual([
        'The column name:en is not known: English has no language in its heading.',
        'The column care:fr is of a language that the shop does not have. It has hi, ta.',
        'line 2: sizes:hi is not a known field.',
        'line 3: sizes:hi is not a known field.',
      ]);
      expect(
        await problemsOf(importProducts(shop.store, csv('_id,name:hi\nlamp,क\n'), real)),
      ).toEqual([
        'The column name:hi is of a language that the shop does not have. It has no other than English.',
      ]);
      expect(await problemsOf(save(`_id,care:hi\nlamp,${'क'.repeat(4_001)}\n`))).toEqual([
        'line 2: care:hi is longer than 4,000 characters.',
      ]);
      expect(await translationsOf('lamp')).toEqual({});
    });

    it.each(['csv', 'json'] as const)(
      'are exported as %s, in the languages that there are',
      async (format) => {
        expect(await exportProducts(shop.store, format)).not.toContain('name:');
        const [lamp] = await shop.store.products.findMany(['lamp']);
        if (!lamp) throw new Error('No lamp.');
        // As a seed may have them: in another order than that of the columns.
        const translations = { hi: { care: 'सूखा', name } };
        await shop.store.products.upsertMany([{ ...lamp, translations }]);
        const text = await exportProducts(shop.store, format);
        expect(text).toContain('name:hi');
        expect(text).not.toContain('name:ta');
        const rows = readRows(`file.${format}`, decodeFile(Buffer.from(text)));
        expect(await importProducts(shop.store, rows, options)).toEqual({
          added: 0,
          changed: 0,
          unchanged: stock.length,
        });
      },
    );
  });

  it('names every bad row of a CSV by its line, and changes nothing', async () => {
    const text = [
      '_id,name,regularPrice,salePrice,inStock,image',
      'new-1,Good,100,,true,/a.webp',
      'new-2,"Two',
      'lines",abc,,true,/a.webp',
      'new 3,Bad id,100,,true,/a.webp',
      'new-4,Sale above,100,200,true,/a.webp',
      'new-1,Twice,100,,true,/a.webp',
      'new-5,,100,,maybe,javascript:alert(1)',
      '',
    ].join('\n');
    expect(await problemsOf(importProducts(shop.store, csv(text), real))).toEqual([
      'line 3: regularPrice must be a number, written like 1299 or 1299.50.',
      'line 5: _id must be 1 to 64 letters, digits, - and _.',
      'line 6: salePrice must not be above regularPrice.',
      'line 7: _id new-1 is on line 2 already.',
      'line 8: name must not be empty.',
      'line 8: image must start with / or https://.',
      'line 8: inStock must be true or false.',
    ]);
    expect(await shop.store.products.listAll()).toHaveLength(stock.length);
  });

  it('refuses names of JavaScript’s built-in properties as ids and sizes', async () => {
    const text =
      '_id,name,sizes\n__proto__,A,\nconstructor,B,\nprototype,C,\ntoString,D,\ne,E,S|__proto__\n';
    const rule = 'must not be a word of JavaScript, such as constructor.';
    expect(await problemsOf(importProducts(shop.store, csv(text), real))).toEqual([
      `line 2: _id ${rule}`,
      `line 3: _id ${rule}`,
      `line 4: _id ${rule}`,
      `line 5: _id ${rule}`,
      `line 6: sizes ${rule}`,
    ]);
  });

  it('names bad rows of a JSON file by their line as well', async () => {
    const text =
      '[\n  {"_id": "a", "name": "A"},\n\n  {"_id": "b",\n   "colour": "red"},\n  {"name": "C"}\n]';
    expect(await problemsOf(importProducts(shop.store, json(text), real))).toEqual([
      'line 4: colour is not a known field.',
      'line 6: _id is missing.',
    ]);
    const missing = json('[{"_id": "a"}]');
    expect(await problemsOf(importProducts(shop.store, missing, real))).toEqual([
      'line 1: name is missing, and there is no product a yet.',
    ]);
  });

  it('says where a file is malformed', () => {
    expect(() => csv('_id,name\na\n')).toThrow('line 2: has 1 fields, but the heading has 2.');
    expect(() => csv('')).toThrow('The file is empty.');
    expect(() => json('[\n{"_id": }\n]')).toThrow(/^line 2: is not JSON/);
    expect(() => json('[\n{"_id": "a"},\n{"_id": "b",\n "tags": ["x" "y"]}\n]')).toThrow(
      /^line 4: /,
    );
    expect(() => json('{}')).toThrow('The file must hold a list of objects.');
    expect(() => readRows('products.xlsx', '')).toThrow('only .csv and .json files can be read.');
  });

  it.each(['csv', 'json'] as const)(
    'exports products as %s that imports back unchanged',
    async (format) => {
      const text = await exportProducts(shop.store, format);
      const rows = readRows(`file.${format}`, decodeFile(Buffer.from(text)));
      expect(rows).toHaveLength(stock.length);
      expect(await importProducts(shop.store, rows, real)).toEqual({
        added: 0,
        changed: 0,
        unchanged: stock.length,
      });
    },
  );

  it('lists the newest products first, behind those with a position', async () => {
    const order = async () => (await shop.store.products.listAll()).map(({ id }) => id);
    const before = await order();
    const rows = '_id,name,createdAt\nolder,Older,2025-12-31\nnew-a,A,\nnew-b,B,\n';
    await importProducts(shop.store, csv(rows), real);
    expect(await order()).toEqual([...before, 'new-a', 'new-b', 'older']);
    expect(await shop.store.products.find('older')).toMatchObject({
      createdAt: Date.parse('2025-12-31T00:00+05:30'),
      position: null,
    });
    const list = async (sort: string) => {
      const { body } = await shop.call('productList', { sort });
      return (body['products'] as { _id: string }[]).map(({ _id }) => _id);
    };
    expect((await list('newest')).slice(0, 2)).toEqual(['new-a', 'new-b']);
    expect((await list('newest')).at(-1)).toBe('older');
    // An empty cell takes the position, and leaves the date.
    await importProducts(shop.store, csv('_id,position,createdAt\nlamp,,\nnew-b,0,\n'), real);
    expect((await order())[0]).toBe('new-b');
    expect(await shop.store.products.find('lamp')).toMatchObject({ position: null });
    const [bad] = await problemsOf(
      importProducts(shop.store, csv('_id,createdAt\nlamp,31.12.2025\n'), real),
    );
    expect(bad).toBe('line 2: createdAt must be a date, written like 2026-11-27.');
  });

  it('reads what spreadsheets write', () => {
    const fields = (text: string) => csv(text).map((row) => row.fields);
    const chair = { _id: 'chair', name: 'Chair, "low"' };
    expect(fields('_id;name\r\nchair;"Chair, ""low"""\r\n')).toEqual([chair]);
    expect(fields('_id\tname\nchair\t"Chair, ""low"""\n')).toEqual([chair]);
    // Empty rows and columns.
    expect(fields(',,\n_id,name,\n,,\nchair,"Chair, ""low""",\n\n , ,\n')).toEqual([chair]);
    expect(() => csv('_id,name\na,b,c\n')).toThrow('line 2: "c" is in a column without a heading.');
    expect(() => csv('\n_id,name, name\na,b,c\n')).toThrow(
      'line 2: the heading name is there twice.',
    );
  });

  it('refuses an entry that is there twice, and line breaks in entries', async () => {
    const text = '_id,sizes,colors\nkurta,S|M|S,"Deep\nred"\n';
    const problems = [
      'line 2: colors must not have a line break inside an entry.',
      'line 2: sizes has an entry twice.',
    ];
    expect(await problemsOf(importProducts(shop.store, csv(text), real))).toEqual(problems);
    const same = [{ _id: 'kurta', sizes: ['S', 'M', ' S '], colors: ['Deep\nred'] }];
    expect(await problemsOf(importProducts(shop.store, json(JSON.stringify(same)), real))).toEqual(
      problems.map((problem) => problem.replace('line 2', 'line 1')),
    );
  });

  it('exports formulas as text, and imports them back', async () => {
    const names = ['=HYPERLINK("https://example.com")', '+91', '-1', '@here', "'=quoted", "'t is"];
    await importProducts(
      shop.store,
      json(JSON.stringify(names.map((name, at) => ({ _id: `f${String(at)}`, name })))),
      real,
    );
    const text = await exportProducts(shop.store, 'csv');
    expect(text).toContain(`f0,"'=HYPERLINK(""https://example.com"")"`);
    expect(text).not.toMatch(/(^|,)"?[=+\-@]/m);
    expect(text.startsWith('\ufeff_id,name')).toBe(true);
    const rows = csv(decodeFile(Buffer.from(text)));
    expect(await importProducts(shop.store, rows, real)).toMatchObject({ added: 0, changed: 0 });
  });

  it('shows imported products at once, also to browsers with an older list', async () => {
    const path = '/v1/api/product/list';
    const etag = (await shop.get(path)).headers.get('etag') ?? '';
    await importProducts(shop.store, csv('_id,regularPrice\nlamp,5\n'), real);
    const response = await shop.get(path, { 'If-None-Match': etag });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('"regularPrice":5,');
  });

  it('replaces header and footer, and exports them', async () => {
    const header = 'type,title,link,image,position\nlogo,Marigold Lane,/,,1\nicon,cart,,,2\n';
    expect(await importHeader(shop.context, csv(header), { dryRun: true })).toBe(2);
    expect(await shop.store.layout.headers()).toEqual([]);
    await importHeader(shop.context, csv(header), real);
    await importFooter(shop.context, json('[{"title": "About", "link": "/about"}]'), real);
    expect(await exportHeader(shop.store, 'csv')).toMatch(
      /^\ufeff_id,type,title,link,image,position\n[\w-]+,logo,Marigold Lane,\/,,1\n[\w-]+,icon,cart,,,2\n$/,
    );
    const footer = json(await exportFooter(shop.store, 'json'));
    expect(await importFooter(shop.context, footer, real)).toBe(1);
  });

  it('replaces the synonyms of the search, and exports them', async () => {
    const file = 'diwan, daybed\n\ndeepak, table lamp,\n';
    expect(await importSynonyms(shop.context, file, { dryRun: true })).toBe(2);
    expect(await exportSynonyms(shop.store)).toBe('');
    await importSynonyms(shop.context, file, real);
    const exported = await exportSynonyms(shop.store);
    expect(exported).toBe('diwan, daybed\ndeepak, table lamp\n');
    const wrong = 'diwan, daybed\n\nalone\n';
    expect(await problemsOf(importSynonyms(shop.context, wrong, real))).toEqual([
      'line 3: Each line needs two words or more, separated by commas.',
    ]);
    expect(await exportSynonyms(shop.store)).toBe(exported);
    expect(await importSynonyms(shop.context, '', real)).toBe(0);
    expect(await exportSynonyms(shop.store)).toBe('');
  });

  describe('labels', () => {
    const inTwo = () => ({ ...shop.context, languages: ['hi', 'ta'] });
    const load = (text: string, dryRun = false) => importLabels(inTwo(), csv(text), { dryRun });
    const labels = async () => (await shop.store.settings.read()).labels;

    it('of the languages in the file are replaced, and an empty cell is none', async () => {
      const file = 'text,hi,ta\n Lamps ,लैंप,விளக்குகள்\nfestive,त्योहार,\n';
      expect(await load(file, true)).toEqual(
        new Map([
          ['hi', 2],
          ['ta', 1],
        ]),
      );
      expect(await labels()).toBeUndefined();
      await load(file);
      const tamil = { Lamps: 'விளக்குகள்' };
      expect(await labels()).toEqual({ hi: { Lamps: 'लैंप', festive: 'त्योहार' }, ta: tamil });
      await load('text,hi\nSofa,सोफ़ा\n');
      expect(await labels()).toEqual({ hi: { Sofa: 'सोफ़ा' }, ta: tamil });
      await load('text,hi\nSofa,\n');
      expect(await labels()).toEqual({ ta: tamil });
      await load('text,ta\nLamps,\n');
      expect(await labels()).toBeUndefined();
    });

    it.each(['csv', 'json'] as const)(
      'are exported as %s with the texts that have none yet, and imported back unchanged',
      async (format) => {
        await importFooter(shop.context, csv('title,link\nReturns,/returns\n'), real);
        await load('text,hi\nlamps,लैंप\nOld,पुराना\n');
        const before = await labels();
        const text = await exportLabels(inTwo(), format);
        const rows = readRows(`file.${format}`, decodeFile(Buffer.from(text)));
        const cells = rows.map(({ fields }) => [fields['text'], fields['hi'], fields['ta']]);
        expect(cells.slice(0, 2)).toEqual([
          ['lamps', 'लैंप', ''],
          ['Old', 'पुराना', ''],
        ]);
        const texts = cells.map(([english]) => english);
        for (const english of ['Kurtas', 'festive', 'New', 'Returns']) {
          expect(texts).toContain(english);
        }
        // The same in every language.
        expect(texts).not.toContain('M');
        await importLabels(inTwo(), rows, real);
        expect(await labels()).toEqual(before);
      },
    );

    it('that make no sense are refused by their line, and nothing is changed', async () => {
      await load('text,hi\nLamps,लैंप\n');
      const long = 'क'.repeat(201);
      const file = `text,hi\nSofa,${long}\n,खाली\na=b,x\nSarees,साड़ी\nSarees,साड़ियाँ\nBags,"दो\nलाइन"\n`;
      expect(await problemsOf(load(file))).toEqual([
        'line 2: hi is longer than 200 characters.',
        'line 3: text must not be empty.',
        'line 4: text must not contain =.',
        'line 6: text Sarees is on line 5 already.',
        'line 7: hi must be one line.',
      ]);
      expect(await problemsOf(load('text,en,fr\nSofa,Sofa,Canapé\n'))).toEqual([
        'The column en is not known: English has no language in its heading.',
        'The column fr is of a language that the shop does not have. It has hi, ta.',
      ]);
      expect(await problemsOf(load('text\nSofa\n'))).toEqual([
        'The file has no column of a language, such as hi.',
      ]);
      expect(await problemsOf(load('hi\nसोफ़ा\n'))).toEqual(['line 2: text is missing.']);
      expect(await labels()).toEqual({ hi: { Lamps: 'लैंप' } });
    });
  });

  it('refuses a header that the shop could not show', async () => {
    const header =
      'type,title,link,image,position\nmenu,A,/a,,1\nicon,heart,,,2\nlink,Sale,,,x\nlink,Sale,javascript:1,,4\n';
    expect(await problemsOf(importHeader(shop.context, csv(header), real))).toEqual([
      'line 2: type must be one of logo, theme, icon, link.',
      'line 3: title of an icon must be one of search, profile, cart.',
      'line 4: position must be a whole number.',
      'line 5: link must start with / or https://.',
    ]);
  });
});

describe('the encoding of a file', () => {
  const text = '_id,name\nchai,Café चाय\n';
  const utf16 = Buffer.from(text, 'utf16le');

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 LE', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16 BE', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
    ['UTF-16 LE without a byte order mark', utf16],
    ['UTF-16 BE without a byte order mark', Buffer.from(utf16).swap16()],
  ])('%s is read', (_, bytes) => {
    expect(decodeFile(bytes)).toBe(text);
  });

  it.each([
    ['Windows-1252', Buffer.from(text.replace(' चाय', ''), 'latin1')],
    ['text that another program has broken', Buffer.from(text.replace('é', '\ufffd'))],
  ])('%s is refused by its line', (_, bytes) => {
    expect(() => decodeFile(bytes)).toThrow(
      /^line 2: a character cannot be read in "chai,Caf\ufffd.*"\.\nSave the file as "CSV UTF-8"/,
    );
  });
});

describe('npm run shop, npm run seed', () => {
  jest.setTimeout(120_000);
  let folder: string;
  let settings: Record<string, string>;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'marigold-cli-'));
    settings = { DATA_DIR: path.join(folder, 'data') };
    const seeded = await run('server/seed/cli.ts', ['--products', '300'], settings);
    expect(seeded).toEqual({ code: 0, stdout: 'The shop now has 300 products.\n', stderr: '' });
  });
  afterEach(killAll);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const shop = (...args: string[]) => run('server/cli.ts', args, settings);

  it('exports, and imports with and without --dry-run', async () => {
    const file = path.join(folder, 'products.csv');
    expect((await shop('products', 'export', '--out', file)).code).toBe(0);
    const changed = readFileSync(file, 'utf8').replace('Indigo', 'Deep indigo');
    writeFileSync(file, changed);
    const dry = await shop('products', 'import', file, '--dry-run');
    expect(dry.stdout).toBe('Dry run, products: added 0, changed 1, unchanged 299.\n');
    const done = await shop('products', 'import', file);
    expect(done).toMatchObject({
      code: 0,
      stdout: 'Products: added 0, changed 1, unchanged 299.\n',
    });
  });

  it('exports and imports labels', async () => {
    const file = path.join(folder, 'labels.csv');
    await shop('labels', 'export', '--out', file);
    expect(readFileSync(file, 'utf8')).toMatch(/^\ufefftext,hi\n/);
    expect((await shop('labels', 'import', file, '--dry-run')).stdout).toMatch(
      /^Dry run, labels: hi \d+\.\n$/,
    );
    writeFileSync(file, 'text,hi\nLamps,लैंप\n');
    expect(await shop('labels', 'import', file)).toMatchObject({
      code: 0,
      stdout: 'Labels: hi 1.\n',
    });
  });

  it('names what is wrong, changes nothing and exits with 1', async () => {
    const file = path.join(folder, 'bad.csv');
    writeFileSync(file, '_id,regularPrice\nlamp,-1\n');
    const bad = await shop('products', 'import', file);
    expect(bad).toMatchObject({ code: 1, stdout: '' });
    expect(bad.stderr).toContain('line 2: regularPrice must be a number');
    expect(bad.stderr).toContain('Nothing was changed: 1 problem(s).');
    const [unknown, noFile, noOrder, withEscape, badFlag] = await Promise.all([
      shop('orders', 'dance'),
      shop('products', 'import', path.join(folder, 'none.csv')),
      shop('orders', 'set-status', 'abc', 'Out', 'for', 'delivery'),
      shop('orders', 'show', 'abc\u001b[8m'),
      run('server/seed/cli.ts', ['--products', 'many'], settings),
    ]);
    expect(unknown.stderr).toContain('There is no such command.');
    expect(noFile.stderr).toContain('none.csv cannot be read');
    expect(noOrder.stderr).toBe('There is no order abc.\n');
    expect(withEscape.stderr).toBe('There is no order abc\\u001b[8m.\n');
    expect(badFlag.stderr).toContain('--products must be a whole number from 1 to 100000');
    const codes = [unknown, noFile, noOrder, withEscape, badFlag].map(({ code }) => code);
    expect(codes).toEqual([1, 1, 1, 1, 1]);
  });

  it('copies the database while the server runs, and restores it', async () => {
    const server = await startServer({ ...settings, TOKEN_SECRET: 'x'.repeat(32) });
    const call = async (name: string, body: object, token = '') => {
      const answer = await fetch(`${server.url}/v1/api/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as Record<string, unknown>;
    };
    const names = async () => {
      const answer = await fetch(`${server.url}/v1/api/product/list`);
      const { products } = (await answer.json()) as { products: { _id: string; name: string }[] };
      return products.map(({ _id, name }) => `${_id} ${name}`);
    };
    const person = { name: 'Asha', email: 'kept@example.com', password: 'correct horse' };
    const { token } = await call('user/register', person);
    const before = await names();
    const file = path.join(folder, 'backup.db');
    expect(await shop('backup', file)).toMatchObject({ code: 0, stderr: '' });
    expect((await shop('backup', file)).stderr).toContain('exists already');

    const changes = path.join(folder, 'changes.csv');
    const [id = ''] = before[0]?.split(' ') ?? [];
    writeFileSync(changes, `_id,name\n${id},Renamed\n`);
    await shop('products', 'import', changes);
    await call('user/register', { ...person, email: 'later@example.com' });
    expect(await names()).not.toEqual(before);

    expect(await shop('restore', file)).toMatchObject({ code: 0, stderr: '' });
    expect(await names()).toEqual(before);
    expect(await call('cart/get', {}, token as string)).toMatchObject({ success: true });
    const { email, password } = { ...person, email: 'later@example.com' };
    expect(await call('user/login', { email, password })).toMatchObject({ success: false });
    expect((await shop('restore', `${file}.none`)).stderr).toContain('There is no file');
    await server.stop();
  });

  it('empties the database on request only', async () => {
    const reset = await run('server/seed/cli.ts', ['--products', '10', '--reset'], settings);
    expect(reset.stdout).toBe('The shop now has 10 products.\n');
  });
});
