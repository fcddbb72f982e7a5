/** @jest-environment node */
import fc from 'fast-check';
import { DEFAULT_TAX, financialYear, invoiceNumber, taxOf, toWireInvoice } from './invoice';
import { nameOfState, stateCodeOf } from './states';

const item = { _id: 'a', name: 'A', image: [], price: 1_050, quantity: 2, size: 'default' };
const invoice = { orderId: 'o', number: 'ML/26-27/00001', issuedAt: 1, seller: null };
const order = (state: string) => ({ items: [item], address: { state }, amount: 210_000 });

it('names the financial year, which begins on 1 April in India', () => {
  expect(financialYear(Date.UTC(2026, 2, 31, 18, 29, 59))).toBe('25-26');
  expect(financialYear(Date.UTC(2026, 2, 31, 18, 30))).toBe('26-27');
  expect(financialYear(Date.UTC(2099, 11, 31))).toBe('99-00');
  // A number has at most 16 characters.
  expect(invoiceNumber('ABC', '26-27', 999_999)).toHaveLength(16);
});

it('splits a price into goods and tax without losing a paisa', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_00 }),
      fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40),
      fc.boolean(),
      (gross, rate, isInterState) => {
        const { taxable, cgst, sgst, igst } = taxOf(gross, rate, isInterState);
        expect(taxable + cgst + sgst + igst).toBe(gross);
        expect(Math.min(taxable, cgst, sgst, igst)).toBeGreaterThanOrEqual(0);
        expect(Math.abs(cgst - sgst)).toBeLessThanOrEqual(1);
        expect(isInterState ? cgst + sgst : igst).toBe(0);
      },
    ),
  );
});

it('has central and state tax within the state, and integrated tax beyond it', () => {
  const within = toWireInvoice(invoice, order('Karnataka'), DEFAULT_TAX);
  expect(within).toMatchObject({
    placeOfSupply: 'Karnataka (29)',
    lines: [{ rate: 5, taxable: 2_000, cgst: 50, sgst: 50, igst: 0 }],
    amountInWords: 'Two Thousand One Hundred Rupees Only',
  });
  const beyond = toWireInvoice(invoice, order('tamil  nadu'), DEFAULT_TAX);
  expect(beyond).toMatchObject({
    placeOfSupply: 'Tamil Nadu (33)',
    lines: [{ taxable: 2_000, cgst: 0, sgst: 0, igst: 100 }],
  });
  expect(toWireInvoice(invoice, order('Somewhere'), DEFAULT_TAX).lines[0]).toMatchObject({
    igst: 0,
  });
});

it('uses the rate and code that the order has copied', () => {
  const own = { ...item, hsn: '6204', taxRate: 18 };
  const { lines } = toWireInvoice(
    invoice,
    { ...order('Karnataka'), items: [own, item] },
    DEFAULT_TAX,
  );
  expect(lines).toMatchObject([
    { hsn: '6204', rate: 18 },
    { hsn: '', rate: 5 },
  ]);
});

it('knows states by the names that the postal service has', () => {
  const names = ['Orissa', 'Andaman & Nicobar Islands', 'JAMMU & KASHMIR', 'Pondicherry', 'Goa'];
  expect(names.map(stateCodeOf)).toEqual(['21', '35', '01', '34', '30']);
  expect(stateCodeOf('Utopia')).toBeNull();
  expect(nameOfState('29')).toBe('Karnataka');
});
