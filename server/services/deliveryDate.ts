import { INDIA_OFFSET_MS } from '../../src/shared/lib/indiaTime';
import { HOLIDAYS } from './holidays';

const DAY = 24 * 60 * 60 * 1000;

/** The first digits of PIN codes in the metros: Delhi, Mumbai, Kolkata, Chennai, Bengaluru, Hyderabad. */
const METROS = ['110', '400', '700', '600', '560', '500'];

/** Business days until delivery at the latest (docs/decisions.md: 2-3 in metros, 3-5 elsewhere). */
const LATEST = { metro: 3, elsewhere: 5 };

const HOLIDAY = new Set(HOLIDAYS);

/** `days` since the epoch in India's time zone; day 3 was the first Sunday. */
const isBusinessDay = (days: number): boolean =>
  days % 7 !== 3 && !HOLIDAY.has(new Date(days * DAY).toISOString().slice(0, 10));

/** The day by which a parcel arrives that is ordered at `orderedAt`: its last millisecond in India. */
export const deliveredBy = (orderedAt: number, zipcode: string): number =>
  businessDaysAfter(
    orderedAt,
    METROS.includes(zipcode.slice(0, 3)) ? LATEST.metro : LATEST.elsewhere,
  );

/** The end (ms) of the `count`th business day in India after the day of `at`. */
export function businessDaysAfter(at: number, count: number): number {
  let left = count;
  let days = Math.floor((at + INDIA_OFFSET_MS) / DAY);
  while (left > 0) {
    days += 1;
    if (isBusinessDay(days)) left -= 1;
  }
  return (days + 1) * DAY - INDIA_OFFSET_MS - 1;
}
