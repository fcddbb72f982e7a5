import { addressIn, basePathOf, languageAt, pathWithin } from './languages';

const codes = ['en', 'hi'];

describe('languages in addresses', () => {
  it.each([
    ['/', 'en', '/'],
    ['/shop', 'en', '/shop'],
    ['/hi', 'hi', '/'],
    ['/hi/', 'hi', '/'],
    ['/hi/product/x', 'hi', '/product/x'],
    ['/high-tea', 'en', '/high-tea'],
    ['/en/shop', 'en', '/en/shop'],
    ['/ta/shop', 'en', '/ta/shop'],
  ])('%s is %s, and %s within it', (pathname, code, within) => {
    expect(languageAt(pathname, codes)).toBe(code);
    expect(pathWithin(pathname, code)).toBe(within);
  });

  it.each([
    ['en', '/', '/'],
    ['en', '/shop?tag=new', '/shop?tag=new'],
    ['hi', '/', '/hi'],
    ['hi', '/?a=1', '/hi?a=1'],
    ['hi', '/shop', '/hi/shop'],
  ])('in %s, %s is at %s', (code, path, address) => {
    expect(addressIn(code, path)).toBe(address);
  });

  it('has no prefix for English', () => {
    expect([basePathOf('en'), basePathOf('hi')]).toEqual(['', '/hi']);
  });
});
