import { INDIA_OFFSET_MS } from '../../shared/lib/indiaTime';

/** `Fri Nov 20 2026`, as `Date.toDateString` writes it (spec section 2, order item row). */
export function formatDateString(ms: number): string {
  const [weekday = '', day = '', month = '', year = ''] = new Date(ms + INDIA_OFFSET_MS)
    .toUTCString()
    .split(' ');
  return `${weekday.slice(0, 3)} ${month} ${day} ${year}`;
}
