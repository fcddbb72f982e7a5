/** Rupees from the API to paise; rounds away binary fractions (19.99 * 100). */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

export const toRupees = (paise: number): number => paise / 100;

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const fraction = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `12990000` to `₹1,29,900`. */
export const formatPaise = (paise: number): string =>
  `₹${(paise % 100 === 0 ? whole : fraction).format(paise / 100)}`;
