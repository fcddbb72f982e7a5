import fc from 'fast-check';
import { formatDate, formatDateTime, formatReviewDate } from './dates';
import { formatAge } from './formatAge';

const moments = fc.date({
  min: new Date(2000, 0, 1),
  max: new Date(2100, 0, 1),
  noInvalidDate: true,
});
const intl = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Kolkata' });

/** A moment by India's clock. */
const at = (year: number, month: number, day: number, hours = 0, minutes = 0) =>
  new Date(Date.UTC(year, month, day, hours, minutes) - 5.5 * 3_600_000);

describe('dates', () => {
  it('are India’s, whatever the device’s time zone', () => {
    expect(formatDateTime(Date.UTC(2026, 10, 20, 19, 0))).toBe('21 Nov 2026, 12:30 am');
  });

  it('are en-US short on reviews, as Intl writes them', () => {
    expect(formatReviewDate(at(2026, 10, 20).getTime())).toBe('Nov 20, 2026');
    const short = intl('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(formatReviewDate(moment.getTime())).toBe(short.format(moment));
      }),
    );
  });

  it('have the day first elsewhere, and a short month', () => {
    expect(formatDate(at(2026, 8, 1).getTime())).toBe('1 Sep 2026');
    const british = intl('en-GB', { year: 'numeric', month: 'short', day: 'numeric' });
    fc.assert(
      fc.property(moments, (moment) => {
        const known = british.format(moment).replace('Sept', 'Sep');
        expect(formatDate(moment.getTime())).toBe(known);
      }),
    );
  });

  it.each([
    [at(2026, 10, 20, 21, 5), '20 Nov 2026, 9:05 pm'],
    [at(2026, 8, 1, 0, 0), '1 Sep 2026, 12:00 am'],
    [at(2026, 0, 31, 12, 30), '31 Jan 2026, 12:30 pm'],
  ])('include the time on orders: %s', (moment, words) => {
    expect(formatDateTime(moment.getTime())).toBe(words);
  });
});

describe('the age of stored data', () => {
  const now = 1_800_000_000_000;
  it.each([
    [0, 'just now'],
    [59_000, 'just now'],
    [60_000, '1 minute ago'],
    [2 * 3_600_000 + 5, '2 hours ago'],
    [3 * 86_400_000, '3 days ago'],
    [-5_000, 'just now'],
  ])('%d ms reads %s', (age, words) => {
    expect(formatAge(now - age, now)).toBe(words);
  });
});
