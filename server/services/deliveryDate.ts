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

/**
 * The day by which a parcel arrives that is ordered at `orderedAt`: its last millisecond in India. Business days are
 * counted from the next one.
 */
export function deliveredBy(orderedAt: number, zipcode: string): number {
  let left = METROS.includes(zipcode.slice(0, 3)) ? LATEST.metro : LATEST.elsewhere;
  let days = Math.floor((orderedAt + INDIA_OFFSET_MS) / DAY);
  while (left > 0) {
    days += 1;
    if (isBusinessDay(days)) left -= 1;
  }
  return (days + 1) * DAY - INDIA_OFFSET_MS - 1;
}
