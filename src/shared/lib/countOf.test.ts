import { countOf } from './countOf';

test('a unit agrees with its number', () => {
  expect([0, 1, 2, 1_20_000].map((count) => countOf(count, 'item'))).toEqual([
    '0 items',
    '1 item',
    '2 items',
    '1,20,000 items',
  ]);
});
