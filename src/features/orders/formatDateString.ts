import { t } from '../../shared/i18n/t';
import { MONTHS, WEEKDAYS } from '../../shared/lib/formatDay';
import { INDIA_OFFSET_MS } from '../../shared/lib/indiaTime';

/** `Fri Nov 20 2026`, as `Date.toDateString` writes it (spec section 2, order item row). */
export function formatDateString(ms: number): string {
  const date = new Date(ms + INDIA_OFFSET_MS);
  return t('{weekday} {month} {day} {year}', {
    weekday: WEEKDAYS[date.getUTCDay()] ?? '',
    month: MONTHS[date.getUTCMonth()] ?? '',
    day: String(date.getUTCDate()).padStart(2, '0'),
    year: date.getUTCFullYear(),
  });
}
