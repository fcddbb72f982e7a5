/** @jest-environment node */
import fc from 'fast-check';
import { deliveredBy } from './deliveryDate';

/** Noon in India. */
const noon = (date: string): number => Date.parse(`${date}T12:00:00+05:30`);
const dayOf = (ms: number): string =>
  new Date(ms).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

it.each([
  // A Monday.
  ['2026-11-30', '560001', '2026-12-03'],
  ['2026-11-30', '403001', '2026-12-05'],
  // A Friday: Sunday is no business day.
  ['2026-11-27', '560001', '2026-12-01'],
  ['2026-11-27', '781001', '2026-12-03'],
  // Christmas is on a Friday.
  ['2026-12-23', '110001', '2026-12-28'],
  ['2026-12-24', '400001', '2026-12-29'],
])('an order of %s to %s arrives by %s', (ordered, zipcode, by) => {
  expect(dayOf(deliveredBy(noon(ordered), zipcode))).toBe(by);
});

it('counts from the day in India', () => {
  const lateInIndia = Date.parse('2026-11-29T23:59:00+05:30');
  const earlyInIndia = Date.parse('2026-11-30T00:01:00+05:30');
  expect(dayOf(deliveredBy(lateInIndia, '560001'))).toBe('2026-12-02');
  expect(dayOf(deliveredBy(earlyInIndia, '560001'))).toBe('2026-12-03');
});

it('is the end of a day that is neither a Sunday nor a holiday, and never earlier for a later order', () => {
  const time = fc.integer({ min: noon('2026-11-01'), max: noon('2027-12-31') });
  fc.assert(
    fc.property(time, fc.nat(7 * 24 * 60 * 60 * 1000), (at, later) => {
      const by = deliveredBy(at, '302001');
      const weekday = new Date(by).toLocaleDateString('en-US', {
        weekday: 'short',
        timeZone: 'Asia/Kolkata',
      });
      expect(weekday).not.toBe('Sun');
      expect(dayOf(by)).not.toBe('2026-12-25');
      expect(dayOf(by + 1)).not.toBe(dayOf(by));
      expect(deliveredBy(at + later, '302001')).toBeGreaterThanOrEqual(by);
    }),
  );
});
