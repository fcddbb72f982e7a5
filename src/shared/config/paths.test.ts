import { orderPath, productPath, safeReturnPath, shopPath } from './paths';

describe('paths', () => {
  it('escapes ids in addresses', () => {
    expect(productPath('a/b c')).toBe('/product/a%2Fb%20c');
    expect(orderPath('o1')).toBe('/orders/o1');
  });

  it('narrows the shop to a category or a tag', () => {
    expect(shopPath()).toBe('/shop');
    expect(shopPath({ category: 'sofa' })).toBe('/shop?category=sofa');
    expect(shopPath({ tag: 'hand woven' })).toBe('/shop?tag=hand+woven');
  });
});

describe('the path to return to after signing in', () => {
  it.each(['/place-order', '/shop?category=sofa#top', '/product/a%2Fb'])('follows %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    'https://evil.example/cart',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'cart',
    '',
    '/login',
    null,
    undefined,
    7,
  ])('never follows %j', (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });
});
