import type { Product } from '../../../shared/api/contract';
import { language } from '../../../shared/config/env';
import { addressIn } from '../../../shared/config/languages';
import { productPath } from '../../../shared/config/paths';
import { pictureUrl } from '../../../shared/lib/pictures';
import { fromPaise } from '../../../shared/lib/money';
import { displayedPrice, ratingOf } from '../price';

const SCHEMA = 'https://schema.org';

/** schema.org's Product for search engines; the price in rupees, as schema.org counts. */
export function productJsonLd(product: Product, origin: string): object {
  const price = displayedPrice(product);
  const rating = ratingOf(product);
  const absolute = (path: string) => new URL(path, origin).href;
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: product.name,
    description: product.shortDescription,
    image: product.image.map((path) => absolute(pictureUrl(path))),
    sku: product._id,
    ...(product.seller !== '' && { brand: { '@type': 'Brand', name: product.seller } }),
    ...(price !== null && {
      offers: {
        '@type': 'Offer',
        url: absolute(addressIn(language, productPath(product._id))),
        priceCurrency: 'INR',
        price: fromPaise(price),
        availability: `${SCHEMA}/${product.inStock ? 'InStock' : 'OutOfStock'}`,
      },
    }),
    ...(rating !== null &&
      product.totalReviews > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          reviewCount: product.totalReviews,
        },
      }),
  };
}
