/**
 * Formats dates in India's time zone, where the shop is, whatever the device's: an order's date is the one on
 * its invoice. Without `Intl`, whose first formatter blocks a slow phone for 80 ms.
 */
import { t } from '../i18n/t';
import { MONTHS } from './formatDay';
import { INDIA_OFFSET_MS } from './indiaTime';

function partsOf(ms: number) {
  const date = new Date(ms + INDIA_OFFSET_MS);
  return {
    day: String(date.getUTCDate()),
    month: MONTHS[date.getUTCMonth()] ?? '',
    year: String(date.getUTCFullYear()),
    hours: date.getUTCHours(),
    minutes: String(date.getUTCMinutes()).padStart(2, '0'),
  };
}

/** Review dates are en-US short (spec section 9): `Nov 20, 2026`. */
export function formatReviewDate(ms: number): string {
  const { day, month, year } = partsOf(ms);
  return t('{month} {day}, {year}', { month, day, year });
}

/** `20 Nov 2026` */
export function formatDate(ms: number): string {
  const { day, month, year } = partsOf(ms);
  return t('{day} {month} {year}', { day, month, year });
}

/** `9:05 pm` */
export function formatTime(ms: number): string {
  const { hours, minutes } = partsOf(ms);
  const time = `${String(hours % 12 || 12)}:${minutes}`;
  return hours < 12 ? t('{time} am', { time }) : t('{time} pm', { time });
}

/** `20 Nov 2026, 9:05 pm` */
export function formatDateTime(ms: number): string {
  return `${formatDate(ms)}, ${formatTime(ms)}`;
}
