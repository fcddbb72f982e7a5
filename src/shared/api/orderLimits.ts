/** The limits of an order, for shop and server. */

/** The largest number of line items in an order. */
export const MAX_LINES = 200;

export const TOO_MANY_LINES = `An order has at most ${String(MAX_LINES)} different items.`;

/** What UPI accepts as one payment, in rupees: its network's rule, whoever takes the payment. */
export const UPI_RUPEES = { min: 1, max: 100_000 } as const;

/** Why an amount in rupees cannot be paid by UPI; null if it can. */
export function upiRefusal(amount: number): string | null {
  if (amount > UPI_RUPEES.max) {
    return 'UPI takes at most ₹1,00,000 at once. Please choose Cash on Delivery.';
  }
  return amount < UPI_RUPEES.min ? 'UPI takes at least ₹1. Please choose Cash on Delivery.' : null;
}
