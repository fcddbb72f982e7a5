/** The limits of an order, for shop and server. */

/** The largest number of line items in an order. */
export const MAX_LINES = 200;

export const TOO_MANY_LINES = `An order has at most ${String(MAX_LINES)} different items.`;

/** What UPI accepts as one payment, in rupees: its network's rule, whoever takes the payment. */
export const UPI_RUPEES = { min: 1, max: 100_000 } as const;

/** Where and up to which amount orders are paid on delivery. */
export interface CodTerms {
  /** In rupees; null for any amount. */
  max: number | null;
  /** PIN codes, or the digits with which they begin. */
  excludedPins: string[];
}

/** @param pins PIN codes, or the digits with which they begin */
export const isAmong = (pins: readonly string[], zipcode: string): boolean =>
  pins.some((pin) => zipcode.startsWith(pin));

/** Why an order of an amount in rupees to a PIN code cannot be paid on delivery; null if it can. */
export function codRefusal(
  { max, excludedPins }: CodTerms,
  amount: number,
  zipcode: string,
): string | null {
  const advice =
    amount > UPI_RUPEES.max ? 'Please order fewer items at once.' : 'Please pay by UPI.';
  if (isAmong(excludedPins, zipcode)) {
    return `Cash on Delivery is not offered at ${zipcode}. ${advice}`;
  }
  if (max === null || amount <= max) return null;
  return `Cash on Delivery is for orders up to ₹${max.toLocaleString('en-IN')}. ${advice}`;
}

/** Why an amount in rupees cannot be paid by UPI; null if it can. */
export function upiRefusal(amount: number): string | null {
  if (amount > UPI_RUPEES.max) {
    return 'UPI takes at most ₹1,00,000 at once. Please choose Cash on Delivery.';
  }
  return amount < UPI_RUPEES.min ? 'UPI takes at least ₹1. Please choose Cash on Delivery.' : null;
}
