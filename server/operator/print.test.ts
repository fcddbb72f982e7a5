/** @jest-environment node */
import { printable, table } from './print';

describe('what is printed', () => {
  it.each([
    ['Asha Rao', 'Asha Rao'],
    ['आशा क्‍ष 🪔', 'आशा क्‍ष 🪔'],
    ['one\ntwo\r\tthree', 'one\\u000atwo\\u000d\\u0009three'],
    ['\u001b[8mhidden\u009b1A', '\\u001b[8mhidden\\u009b1A'],
    ['line\u2028paragraph\u2029', 'line\\u2028paragraph\\u2029'],
    ['\u202eoaR ahsA', '\\u202eoaR ahsA'],
  ])('%j shows as it is and moves nothing', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  it('stands in columns, one line a row', () => {
    const rows = [
      ['NAME', 'CITY'],
      ['Asha\nRao', 'Pune'],
      ['Ravi', ''],
    ];
    expect(table(rows)).toBe('NAME           CITY\nAsha\\u000aRao  Pune\nRavi\n');
  });
});
