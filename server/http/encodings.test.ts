/** @jest-environment node */
import { acceptedEncoding } from './encodings';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['gzip;q=0.5, br;q=0.1', 'br'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s', (header, expected) => {
  expect(acceptedEncoding(header, ['br', 'gzip'])).toBe(expected);
});
