import type { HeaderItem } from '../../shared/api/contract';
import { arrangeHeader, fallbackItems, linkTarget } from './headerItems';

const itemAt = (position: number): HeaderItem => ({
  _id: `h${String(position)}`,
  type: 'link',
  title: `Item ${String(position)}`,
  link: '/shop',
  image: null,
  position,
});

describe('the items of the header', () => {
  it('are ordered by position, nine in the grid and up to four after it', () => {
    const shuffled = [5, 1, 14, 9, 3, 12, 2, 8, 10, 4, 13, 7, 6, 11].map(itemAt);
    const { grid, after } = arrangeHeader(shuffled);
    expect(grid.map((item) => item.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(after.map((item) => item.position)).toEqual([10, 11, 12, 13]);
  });

  it('leave a usable header without a response', () => {
    const icons = fallbackItems.filter((item) => item.type === 'icon').map((item) => item.title);
    expect(icons).toEqual(['search', 'profile', 'cart']);
    expect(fallbackItems.map((item) => item.type)).toContain('logo');
  });
});

describe('a link from the server', () => {
  it.each([
    ['/shop?category=sofa', { to: '/shop?category=sofa' }],
    [`${window.location.origin}/about`, { to: '/about' }],
    ['https://example.com/', { href: 'https://example.com/' }],
    ['javascript:alert(1)', { to: '/' }],
    ['//evil.example', { to: '/' }],
  ])('%s leads to %j', (link, target) => {
    expect(linkTarget(link)).toEqual(target);
  });
});
