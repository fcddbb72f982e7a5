import * as v from 'valibot';
import { ProductSchema } from '../api/contract';
import { breadcrumbJsonLd, productJsonLd } from './jsonLd';

const origin = 'https://shop.example';
const product = v.parse(ProductSchema, {
  _id: 'p1',
  name: 'Indigo kurta',
  shortDescription: 'Block printed cotton.',
  image: ['/pictures/kurta.webp'],
  categories: ['Kurtas'],
  seller: 'Anokhi',
  totalReviews: 3,
});

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

  it('offers a product in rupees, with its rating', () => {
    const data = productJsonLd({
      product,
      path: '/product/p1',
      paise: 249_900,
      rating: 4.5,
      origin,
    });
    expect(data).toMatchObject({
      '@type': 'Product',
      image: [expect.stringMatching(/^https?:.*\/pictures\/kurta\.webp$/)],
      offers: {
        price: '2499.00',
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.example/product/p1',
      },
      aggregateRating: { ratingValue: 4.5, reviewCount: 3 },
    });
  });

  it('claims neither an offer without a price nor a rating without reviews', () => {
    const bare = { ...product, totalReviews: 0, inStock: false };
    const data = productJsonLd({
      product: bare,
      path: '/product/p1',
      paise: null,
      rating: 0,
      origin,
    });
    expect(data).not.toHaveProperty('offers');
    expect(data).not.toHaveProperty('aggregateRating');
  });
});
