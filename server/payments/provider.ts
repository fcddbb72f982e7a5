import type { PaymentState } from '../services/ports';

export interface PaymentRequest {
  /** Ours; unique for each payment page, also across retries. */
  paymentId: string;
  orderId: string;
  /** Paise. */
  amount: number;
  customer: { name: string; email: string; phone: string };
  urls: PaymentUrls;
}

/** Origins, without a slash at the end. */
export interface PaymentUrls {
  /** Where the person returns to. */
  shop: string;
  /** Where this API answers. */
  api: string;
}

/** The page of the shop to which a payment page sends people back (spec section 2). */
export const returnUrl = (shop: string, orderId: string, success: boolean): string =>
  `${shop}/verify?success=${String(success)}&orderId=${encodeURIComponent(orderId)}`;

export interface PaymentNotice {
  /** The provider's id of the event: the same event may be delivered many times. */
  eventId: string;
  providerRef: string;
}

/** The provider could not be reached or failed; nothing is known about the payment. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable';
}

/** The message did not come from the provider. */
export class ForgedNotice extends Error {
  override name = 'ForgedNotice';
}

/** A service that takes payments by UPI. Every method throws PaymentUnavailable when it fails. */
export interface PaymentProvider {
  readonly name: string;
  /** How long an answer of `state` is good enough when a list of orders is looked at, in ms. */
  readonly pollInterval: number;
  /** Makes a page on which the person pays. */
  create(request: PaymentRequest): Promise<{ providerRef: string; url: string }>;
  /** The truth about a payment; `failed` is final. */
  state(providerRef: string): Promise<PaymentState>;
  /** Closes the page, so that it can no longer be paid; answers what is true afterwards. */
  cancel(providerRef: string): Promise<PaymentState>;
  /** Gives the whole payment back; refunding twice gives it back once. */
  refund(providerRef: string, amount: number): Promise<void>;
  /**
   * Reads a webhook: what it is about, or null when it is of no concern. What is true of the
   * payment is then asked with `state`. Throws ForgedNotice when the signature is not right.
   */
  readWebhook?(
    body: string,
    header: (name: string) => string | undefined,
  ): Promise<PaymentNotice | null>;
}
