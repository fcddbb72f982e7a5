/** @jest-environment node */
import PDFDocument from 'pdfkit';
import type { Order, TaxInvoice } from '../../src/shared/api/contract';
import { sampleStore } from '../../src/shared/config/sampleStore';
import { createInvoicePdf } from '../invoices/pdf';
import { invoiceOf } from '../operator/orders';
import { builtLanguages, translationsIn } from '../rendering/build/translations';
import { createInLanguage } from '../requestLanguage';
import type { Seller } from '../services/context';
import { setOrderStatus } from '../services/orderStatus';
import { address, lampOrder, openTestShop, engines, type TestShop } from './harness';

const inLanguage = createInLanguage([
  ...translationsIn(builtLanguages()),
  { language: 'ta', texts: { 'Tax invoice': 'வரி விலைப்பட்டியல்' } },
]);
const makeInvoicePdf = createInvoicePdf(inLanguage);
const invoicePdf = (order: Order, invoice: TaxInvoice, _seller?: Seller, language = 'en') =>
  makeInvoicePdf(order, invoice, sampleStore, language);

/** The number of pages of a PDF. */
const pagesOf = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .split(/\/Type \/Page\b/).length - 1;

describe.each(engines.slice(0, 1))('the invoice as a PDF', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine, () => ({ invoicePdf, inLanguage }));
  });
  afterAll(() => shop.close());

  it('is there for the shopper and the operator when the order is sent, for nobody else', async () => {
    const { token } = await shop.signUp();
    const placed = await shop.call(
      'orderPlace',
      { ...lampOrder(), address: { ...address, firstName: 'आशा' } },
      token,
    );
    const orderId = placed.body['orderId'] as string;
    const early = await shop.call('invoicePdf', { orderId }, token);
    expect([early.status, early.body['message']]).toEqual([
      409,
      'The tax invoice is issued when the order is sent.',
    ]);
    await setOrderStatus(shop.context, orderId, 'Shipped');
    const { body } = await shop.call('invoicePdf', { orderId }, token);
    expect(body['name']).toBe('invoice-ML-25-26-00001.pdf');
    const pdf = Buffer.from(body['pdf'] as string, 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.subarray(-6).toString().trim()).toBe('%%EOF');
    expect(pagesOf(pdf)).toBe(1);
    const other = await shop.signUp();
    expect((await shop.call('invoicePdf', { orderId }, other.token)).status).toBe(404);
    const forOperator = await invoiceOf({ ...shop.context, invoicePdf }, orderId);
    expect(forOperator.name).toBe('invoice-ML-25-26-00001.pdf');
    expect(pagesOf(forOperator.pdf)).toBe(1);
  });

  describe('has', () => {
    let written: jest.SpiedFunction<PDFKit.PDFDocument['text']>;
    beforeEach(() => {
      written = jest.spyOn(PDFDocument.prototype as PDFKit.PDFDocument, 'text');
    });
    afterEach(() => {
      jest.restoreAllMocks();
    });

    /** What the invoice of an order says that was placed on a page in a language. */
    async function invoiceIn(language: string): Promise<{ text: string; pages: number }> {
      const { token } = await shop.signUp();
      const { orderId } = (await shop.call('orderPlace', lampOrder(), token, language)).body;
      await setOrderStatus(shop.context, orderId as string, 'Shipped');
      // Whoever reads it, on whichever page: there is one invoice.
      const { body } = await shop.call('invoicePdf', { orderId }, token, 'en');
      const pdf = Buffer.from(body['pdf'] as string, 'base64');
      expect(pdf.toString('latin1')).toContain(`/Lang (${language === 'hi' ? 'hi' : 'en-IN'})`);
      return { text: written.mock.calls.map(([text]) => text).join(''), pages: pagesOf(pdf) };
    }

    it('both languages for an order of a Hindi page', async () => {
      const { text, pages } = await invoiceIn('hi');
      for (const said of [
        'टैक्स बिल / Tax invoice',
        'नं. / No. ML/',
        'सप्लाई की जगह / Place of supply: Karnataka (29)',
        'कुल / Total₹2,000',
        'कीमतों में सभी टैक्स शामिल हैं।',
        'Prices include all taxes.',
        'Two Thousand Rupees Only',
      ]) {
        expect(text).toContain(said);
      }
      expect(pages).toBe(1);
    });

    it.each([
      ['of an English page', 'en'],
      ['in a language whose script the fonts lack', 'ta'],
    ])('English alone for an order %s', async (_order, language) => {
      const { text } = await invoiceIn(language);
      expect(text).toContain('Tax invoiceNo. ML/');
      expect(text).not.toMatch(/[ऀ-ॿ஀-௿]| \/ /);
    });
  });

  it('takes further pages for many items', async () => {
    const { token } = await shop.signUp();
    const { orderId } = (await shop.call('orderPlace', lampOrder(), token)).body;
    await setOrderStatus(shop.context, orderId as string, 'Shipped');
    const { body } = await shop.call('orderGet', { orderId }, token);
    const order = body['order'] as Parameters<typeof invoicePdf>[0];
    const many = <T>(list: readonly T[]): T[] => Array.from({ length: 60 }, () => list).flat();
    const invoice = { ...order.invoice!, lines: many(order.invoice!.lines) };
    const long = { ...order, items: many(order.items) };
    expect(pagesOf(await invoicePdf(long, invoice))).toBeGreaterThan(1);
  });
});

it('cannot be made where the API runs in a browser, and the page can be printed', async () => {
  const shop = await openTestShop(engines[0]!);
  const { token } = await shop.signUp();
  const { orderId } = (await shop.call('orderPlace', lampOrder(), token)).body;
  const asked = await shop.call('invoicePdf', { orderId }, token);
  expect([asked.status, asked.body['message']]).toEqual([
    404,
    'Invoices can be printed here, not downloaded.',
  ]);
  await shop.close();
});
