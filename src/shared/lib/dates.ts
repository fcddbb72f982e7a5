const reviewDate = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});
const dayAndTime = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** Review dates are en-US short (spec section 9): `Nov 20, 2026`. */
export const formatReviewDate = (ms: number): string => reviewDate.format(ms);

/** `20 November 2026` */
export const formatDate = (ms: number): string => day.format(ms);

/** `20 Nov 2026, 9:05 pm` */
export const formatDateTime = (ms: number): string => dayAndTime.format(ms);

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How old something kept is: `just now`, `5 minutes ago`, `2 hours ago`, `3 days ago`. */
export function formatAge(ms: number, now: number): string {
  const age = Math.max(0, now - ms);
  for (const [unit, length] of steps) {
    if (age >= length) return relative.format(-Math.floor(age / length), unit);
  }
  return 'just now';
}
