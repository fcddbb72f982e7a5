/** Tax invoices under India's goods and services tax. Prices include the tax. Pure. */
import { ToWords } from 'to-words';
import type { OrderItem, TaxInvoice } from '../../src/shared/api/contract';
import { INDIA_OFFSET_MS } from '../../src/shared/lib/indiaTime';
import { paidFor } from './discounts';
import { toRupees } from './money';
import type { InvoiceRecord, OrderRecord } from './ports';
import { nameOfState, stateCodeOf, stateOfGstin } from './states';

/** What the shop's own details say about taxes. */
export interface TaxTerms {
  /** The first two digits of the seller's GSTIN. */
  stateCode: string;
  /** Percent for goods that have no rate of their own. */
  rate: number;
  /** What every number begins with: at most three characters, since a number has at most 16. */
  prefix: string;
}

export const DEFAULT_TAX: TaxTerms = { stateCode: '29', rate: 5, prefix: 'ML' };

const APRIL = 3;

/** The financial year of a time in India: `26-27` from April 2026 to March 2027. */
export function financialYear(at: number): string {
  const date = new Date(at + INDIA_OFFSET_MS);
  const first = date.getUTCFullYear() - (date.getUTCMonth() < APRIL ? 1 : 0);
  const short = (year: number): string => String(year % 100).padStart(2, '0');
  return `${short(first)}-${short(first + 1)}`;
}

export const invoiceNumber = (prefix: string, year: string, serial: number): string =>
  `${prefix}/${year}/${String(serial).padStart(5, '0')}`;

/** The tax that a price includes (paise). The two halves of a tax differ by one paisa at most. */
export function taxOf(
  gross: number,
  rate: number,
  isInterState: boolean,
): { taxable: number; cgst: number; sgst: number; igst: number } {
  const taxable = Math.round((gross * 100) / (100 + rate));
  const tax = gross - taxable;
  if (isInterState) return { taxable, cgst: 0, sgst: 0, igst: tax };
  const cgst = Math.floor(tax / 2);
  return { taxable, cgst, sgst: tax - cgst, igst: 0 };
}

const words = new ToWords({ localeCode: 'en-IN', converterOptions: { currency: true } });

function lineOf(item: OrderItem, { rate: usual }: TaxTerms, isInterState: boolean) {
  const rate = item.taxRate ?? usual;
  const tax = taxOf(paidFor(item), rate, isInterState);
  return {
    hsn: item.hsn ?? '',
    rate,
    taxable: toRupees(tax.taxable),
    cgst: toRupees(tax.cgst),
    sgst: toRupees(tax.sgst),
    igst: toRupees(tax.igst),
  };
}

/** An invoice as the API has it. */
export function toWireInvoice(
  { number, issuedAt, seller }: InvoiceRecord,
  { items, address, amount }: Pick<OrderRecord, 'items' | 'address' | 'amount'>,
  tax: TaxTerms,
): TaxInvoice {
  const state = address['state'] ?? '';
  const code = stateCodeOf(state);
  // Of an unknown state the shop's own is assumed, as for goods that are handed over at the shop.
  const own = seller ? stateOfGstin(seller.taxNumber) : tax.stateCode;
  const isInterState = code !== null && code !== own;
  return {
    number,
    issuedAt,
    placeOfSupply: code === null ? nameOfState(own) : `${nameOfState(code)} (${code})`,
    lines: items.map((item) => lineOf(item, tax, isInterState)),
    amountInWords: words.convert(toRupees(amount)),
    ...(seller && { seller }),
  };
}
