import type { PaymentFacts } from '../services/ports';

export interface PaymentRequest {
  /** Our id, unique for each payment page, including retries. */
  paymentId: string;
  orderId: string;
  /** Paise. */
  amount: number;
  /** When the page may close by itself (ms); the shop closes it then. */
  expiresAt: number;
  customer: { name: string; email: string; phone: string };
  urls: PaymentUrls;
}

/** Without a trailing slash. */
export interface PaymentUrls {
  /** The shop in the shopper's language, to which the shopper returns: `https://shop.example/hi`. */
  shop: string;
  /** This API. */
  api: string;
}

/** The address to which a payment page redirects (spec section 2). */
export const returnUrl = (shop: string, orderId: string, success: boolean): string =>
  `${shop}/verify?success=${String(success)}&orderId=${encodeURIComponent(orderId)}`;

export interface PaymentNotice {
  /** The provider's id of the event, which may be delivered many times. */
  eventId: string;
  /** The payment page; null if the event names only the money. */
  providerRef: string | null;
  /** The provider's id of the money itself. */
  paymentId: string | null;
  /** Our order, as we told the provider when it created the page. */
  orderId: string | null;
  /** An attempt to pay failed; the page may still be paid. */
  isFailedAttempt: boolean;
}

/** The provider failed or could not be reached; the payment's state is unknown. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable';
}

/** The provider will never take this payment: a repeat is refused in the same way. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
}

/** The webhook's signature is wrong. */
export class ForgedNotice extends Error {
  override name = 'ForgedNotice';
}

/**
 * A service that takes payments by UPI. Every method throws PaymentUnavailable when it fails, and `create` throws
 * PaymentRefused for a payment that it will not take.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Milliseconds for which a result of `look` is fresh enough for a list of orders. */
  readonly pollInterval: number;
  /** Creates a payment page. */
  create(request: PaymentRequest): Promise<{ providerRef: string; url: string }>;
  look(providerRef: string): Promise<PaymentFacts>;
  /** Closes the page, so that it can no longer be paid. Returns what is true afterwards. */
  cancel(providerRef: string): Promise<PaymentFacts>;
  /**
   * Refunds until `total` (paise) of the payment is refunded, so a repeat does nothing. Two callers with different totals
   * must not call it at the same time.
   */
  refund(providerRef: string, total: number): Promise<void>;
  /**
   * Reads a webhook. Returns the payment that it is about, or null for an event of another kind; the payment's state is
   * then queried with `look`. Throws ForgedNotice for a wrong signature.
   */
  readWebhook?(
    body: string,
    header: (name: string) => string | undefined,
  ): Promise<PaymentNotice | null>;
}
