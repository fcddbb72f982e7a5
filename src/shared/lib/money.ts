/** Money: integer paise in the shop, rupees on the wire (contract.ts). */
export type Paise = number;

/** Converts rupees to paise; rounds away binary fractions (19.99 * 100). */
export const toPaise = (rupees: number): Paise => Math.round(rupees * 100);

export const fromPaise = (paise: Paise): number => paise / 100;

/**
 * `129900` to `1,29,900`: groups digits the Indian way. Does the same as `Intl` for en-IN, whose first
 * formatter blocks a slow phone for 100 ms during hydration.
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
