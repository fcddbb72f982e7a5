/** Money is integer paise inside the shop and rupees on the wire (contract). */
export type Paise = number;

/** Rupees from the wire to paise; rounds away what binary fractions add (19.99 * 100). */
export const toPaise = (rupees: number): Paise => Math.round(rupees * 100);

export const fromPaise = (paise: Paise): number => paise / 100;

/**
 * `129900` to `1,29,900`: a comma before the last three digits and before every two to their left.
 * `Intl` does the same for en-IN, but its first number formatter keeps a slow phone busy for 100 ms
 * while the shop wakes.
 */
export const groupDigits = (count: number): string =>
  String(count).replace(/\d(?=(?:\d\d)+\d$)/g, '$&,');

/** `12990000` to `₹1,29,900`; paise are shown only where there are any. */
export function formatPaise(paise: Paise): string {
  const amount = Math.abs(paise);
  const rest = amount % 100;
  const digits = groupDigits(Math.trunc(amount / 100));
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${paise < 0 ? '-' : ''}₹${digits}${fraction}`;
}
