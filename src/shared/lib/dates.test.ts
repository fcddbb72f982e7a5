import { formatAge, formatReviewDate } from './dates';

it('shows review dates in en-US short format', () => {
  expect(formatReviewDate(new Date(2026, 10, 20).getTime())).toBe('Nov 20, 2026');
});

describe('the age of what was kept', () => {
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
