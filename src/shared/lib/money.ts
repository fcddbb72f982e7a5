/** Money is integer paise inside the shop and rupees on the wire (contract). */
export type Paise = number;

/** Rupees from the wire to paise; rounds away what binary fractions add (19.99 * 100). */
export const toPaise = (rupees: number): Paise => Math.round(rupees * 100);

export const fromPaise = (paise: Paise): number => paise / 100;

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const fraction = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `12990000` to `₹1,29,900`; paise are shown only where there are any. */
export function formatPaise(paise: Paise): string {
  const rupees = Math.abs(paise) / 100;
  const digits = paise % 100 === 0 ? whole.format(rupees) : fraction.format(rupees);
  return `${paise < 0 ? '-' : ''}₹${digits}`;
}
