/**
 * schema.org objects for pages that any feature may show. Prices are rupees here, as schema.org
 * counts major units; addresses are absolute, as crawlers want them.
 */
import type { Product } from '../api/contract';
import { fromPaise } from '../lib/money';
import type { Paise } from '../lib/money';
import { pictureUrl } from '../lib/pictures';

const CONTEXT = 'https://schema.org';

const absolute = (path: string, origin: string): string => new URL(path, origin).href;

export interface Crumb {
  name: string;
  path: string;
}

/** From the start page to the page itself. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], origin: string) {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path, origin),
    })),
  };
}

interface ProductFacts {
  product: Product;
  /** Path of the product's page. */
  path: string;
  /** Displayed price in paise; null when the product has none, and then nothing is offered. */
  paise: Paise | null;
  /** 0 to 5; left out when there is none, as schema.org wants at least one review behind it. */
  rating: number;
  origin: string;
}

export function productJsonLd({ product, path, paise, rating, origin }: ProductFacts) {
  const url = absolute(path, origin);
  const hasRating = rating > 0 && product.totalReviews > 0 && product.allowCustomerReviews;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.name,
    description: product.shortDescription,
    sku: product._id,
    image: product.image.map((picture) => absolute(pictureUrl(picture), origin)),
    ...(product.categories[0] !== undefined && { category: product.categories[0] }),
    ...(product.seller !== '' && { brand: { '@type': 'Brand', name: product.seller } }),
    ...(paise !== null && {
      offers: {
        '@type': 'Offer',
        url,
        priceCurrency: 'INR',
        price: fromPaise(paise).toFixed(2),
        availability: `${CONTEXT}/${product.inStock ? 'InStock' : 'OutOfStock'}`,
      },
    }),
    ...(hasRating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating,
        reviewCount: product.totalReviews,
      },
    }),
  };
}
