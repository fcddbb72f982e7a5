/** The limits of an order, for shop and server. */
import { t } from '../i18n/t';

/** The largest number of line items in an order. */
export const MAX_LINES = 200;

export const TOO_MANY_LINES = t('An order has at most {most} different items.', {
  most: MAX_LINES,
});

/** What UPI accepts as one payment, in rupees: a rule of the network, for every payment provider. */
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
    amount > UPI_RUPEES.max ? t('Please order fewer items at once.') : t('Please pay by UPI.');
  if (isAmong(excludedPins, zipcode)) {
    return `${t('Cash on Delivery is not offered at {pin}.', { pin: zipcode })} ${advice}`;
  }
  if (max === null || amount <= max) return null;
  const price = `₹${max.toLocaleString('en-IN')}`;
  return `${t('Cash on Delivery is for orders up to {price}.', { price })} ${advice}`;
}

/** Why an amount in rupees cannot be paid by UPI; null if it can. */
export function upiRefusal(amount: number): string | null {
  if (amount > UPI_RUPEES.max) {
    return t('UPI takes at most ₹1,00,000 at once. Please choose Cash on Delivery.');
  }
  return amount < UPI_RUPEES.min
    ? t('UPI takes at least ₹1. Please choose Cash on Delivery.')
    : null;
}
