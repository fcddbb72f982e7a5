/** Amounts and times as the desk shows them. */
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});

/** `₹1,29,900` */
export const money = (amount: number): string => rupees.format(amount);

const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
const short = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** `12 Jan 2026, 6:30 pm`, in India. */
export const when = (at: number): string => time.format(at);
/** `12 Jan, 6:30 pm` */
export const shortTime = (at: number): string => short.format(at);
