import fc from 'fast-check';
import { formatPaise, fromPaise, toPaise } from './money';

describe('money', () => {
  it('groups digits the Indian way', () => {
    expect(formatPaise(12_990_000)).toBe('₹1,29,900');
    expect(formatPaise(100)).toBe('₹1');
    expect(formatPaise(0)).toBe('₹0');
    expect(formatPaise(-49_900)).toBe('-₹499');
  });

  it('shows paise only where there are any', () => {
    expect(formatPaise(1_234_550)).toBe('₹12,345.50');
  });

  it('formats every amount as Intl does for India', () => {
    const intl = (paise: number, digits: number) =>
      new Intl.NumberFormat('en-IN', {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(paise / 100);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (paise) => {
        expect(formatPaise(paise)).toBe(`₹${intl(paise, paise % 100 === 0 ? 0 : 2)}`);
      }),
    );
  });

  it('converts every amount in paise to rupees and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (paise) => {
        expect(toPaise(fromPaise(paise))).toBe(paise);
      }),
    );
  });
});
