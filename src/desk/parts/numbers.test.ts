import { numberOf, textOf } from './numbers';

it('reads an empty field as none, and 0 as a number', () => {
  expect([numberOf(' '), numberOf('0'), numberOf('12.5')]).toEqual([null, 0, 12.5]);
  expect([textOf(null), textOf(0)]).toEqual(['', '0']);
});

it.each(['12,50', 'abc', '1e3', '-4'])('refuses %s, which would be sent as no number', (typed) => {
  expect(() => numberOf(typed)).toThrow(`"${typed}" is not a number.`);
});
