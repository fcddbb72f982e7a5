import { numberOf, textOf } from './numbers';

it('reads an empty field as none, and 0 as a number', () => {
  expect([numberOf(' '), numberOf('0'), numberOf('12.5')]).toEqual([null, 0, 12.5]);
  expect([textOf(null), textOf(0)]).toEqual(['', '0']);
});
