/**
 * Days on which couriers do not deliver anywhere in India, besides Sundays (`2026-12-25`). Add a year before it begins:
 * the dates of most festivals are announced in the autumn before.
 */
export const HOLIDAYS: readonly string[] = [
  '2026-11-08', // Diwali
  '2026-12-25', // Christmas
  '2027-01-26', // Republic Day
  '2027-03-22', // Holi
  '2027-08-15', // Independence Day
  '2027-10-02', // Gandhi Jayanti
  '2027-10-29', // Diwali
  '2027-12-25', // Christmas
];
