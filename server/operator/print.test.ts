/** @jest-environment node */
import { printable, table } from './print';

describe('text for the terminal', () => {
  it.each([
    ['Asha Rao', 'Asha Rao'],
    ['आशा क्‍ष 🪔', 'आशा क्‍ष 🪔'],
    ['one\ntwo\r\tthree', 'one\\u000atwo\\u000d\\u0009three'],
    ['\u001b[8mhidden\u009b1A', '\\u001b[8mhidden\\u009b1A'],
    ['line\u2028paragraph\u2029', 'line\\u2028paragraph\\u2029'],
    ['\u202eoaR ahsA', '\\u202eoaR ahsA'],
  ])('%j is escaped: it cannot move the cursor', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  it('is aligned in columns, one line per row', () => {
    const rows = [
      ['NAME', 'CITY'],
      ['Asha\nRao', 'Pune'],
      ['Ravi', ''],
    ];
    expect(table(rows)).toBe('NAME           CITY\nAsha\\u000aRao  Pune\nRavi\n');
  });
});
