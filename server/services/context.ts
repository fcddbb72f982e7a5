import type { CodTerms } from '../../src/shared/api/orderLimits';
import type { Order, Picture, StoreDetails, TaxInvoice } from '../../src/shared/api/contract';
import type { Row } from '../operator/fileError';
import type { TaxTerms } from './invoice';
import type { PaymentProvider } from '../payments/provider';
import type { Store } from './ports';

/** The store as an invoice names it. */
export interface Seller extends StoreDetails {
  name: string;
}

/** Makes the PDF of an order's invoice, in English and `language`. */
export type InvoicePdf = (
  order: Order,
  invoice: TaxInvoice,
  seller: Seller,
  language: string,
) => Promise<Uint8Array>;

/** The photographs that staff upload. */
export interface Media {
  /** Refuses what is no photograph. Resolves to what a product needs of it. */
  save(bytes: Uint8Array, signal: AbortSignal): Promise<{ image: string; picture: Picture }>;
}

/** The dependencies of all rules. `clock` returns milliseconds since the epoch. */
export interface Context {
  store: Store;
  clock: () => number;
  payments: PaymentProvider;
  /** Orders that an account may place within an hour. */
  ordersPerHour?: number;
  /** For invoices. */
  tax?: TaxTerms;
  seller?: Seller;
  /** These are absent where the API runs in a browser. */
  invoicePdf?: InvoicePdf;
  media?: Media;
  /** Reads a file of the operator. */
  readRows?: (name: string, text: string) => Row[];
  /** The codes of the languages into which texts are translated, without English; absent: none. */
  languages?: readonly string[];
  /** Where and up to which amount orders are paid on delivery. */
  codTerms?: CodTerms;
  /** The key with which browsers subscribe to notifications; absent if the shop sends none. */
  pushKey?: string | undefined;
  /** True with a mail server. */
  hasNewsletter?: boolean;
  /** The most (paise) that staff may refund at once. */
  staffRefundLimit?: number;
  /** Staff or operator, for the audit log; absent for shoppers. */
  actor?: string;
  /** How long a UPI order holds its stock and waits for its payment (ms). */
  upiHoldMs?: number;
}

export const STAFF_REFUND_LIMIT = 2_000 * 100;
export const ORDERS_PER_HOUR = 30;
export const COD_EVERYWHERE: CodTerms = { max: null, excludedPins: [] };
export const UPI_HOLD_MINUTES = 15;
export const UPI_HOLD_MS = UPI_HOLD_MINUTES * 60 * 1000;
