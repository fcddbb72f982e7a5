import { breadcrumbJsonLd } from './jsonLd';

const origin = 'https://shop.example';

describe('structured data', () => {
  it('numbers the breadcrumbs from 1', () => {
    const crumbs = [
      { name: 'Home', path: '/' },
      { name: 'Sofa', path: '/shop?category=sofa' },
    ];
    expect(breadcrumbJsonLd(crumbs, origin).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Sofa',
        item: 'https://shop.example/shop?category=sofa',
      },
    ]);
  });
});
