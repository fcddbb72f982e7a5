/** Checks the pages' structured data against schema.org's vocabulary. */
import { productJsonLd } from '../features/catalog/product/productJsonLd';
import { testProduct } from '../features/catalog/testProducts';
import { storeFacts } from '../features/content/storeFacts';
import { organizationJsonLd } from '../features/content/jsonLd';
import { breadcrumbJsonLd } from '../shared/ui/jsonLd';

const ORIGIN = 'https://shop.example';
type Kind = 'text' | 'number' | 'url' | 'thing';

/** By type: the required and the optional properties. */
const vocabulary: Record<string, { needed: Record<string, Kind>; may: Record<string, Kind> }> = {
  Product: {
    needed: { name: 'text', image: 'url', offers: 'thing' },
    may: { description: 'text', sku: 'text', brand: 'thing', aggregateRating: 'thing' },
  },
  Offer: {
    needed: { price: 'number', priceCurrency: 'text', availability: 'url' },
    may: { url: 'url' },
  },
  Brand: { needed: { name: 'text' }, may: {} },
  AggregateRating: { needed: { ratingValue: 'number', reviewCount: 'number' }, may: {} },
  BreadcrumbList: { needed: { itemListElement: 'thing' }, may: {} },
  ListItem: { needed: { position: 'number', name: 'text', item: 'url' }, may: {} },
  // A subtype of Organization.
  OnlineStore: {
    needed: { name: 'text', url: 'url', logo: 'url' },
    may: {
      legalName: 'text',
      taxID: 'text',
      email: 'text',
      telephone: 'text',
      address: 'thing',
      hasMerchantReturnPolicy: 'thing',
    },
  },
  PostalAddress: { needed: { streetAddress: 'text', addressCountry: 'text' }, may: {} },
  MerchantReturnPolicy: {
    needed: { applicableCountry: 'text', returnPolicyCategory: 'url' },
    may: { merchantReturnDays: 'number', returnFees: 'url', returnMethod: 'url' },
  },
};

function isKind(value: unknown, kind: Kind): boolean {
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (kind === 'thing') return typeof value === 'object' && value !== null;
  if (typeof value !== 'string' || value === '') return false;
  return kind === 'text' || URL.canParse(value);
}

/** Describes what is wrong with an object and the objects in it. */
function faultsOf(thing: object, path = ''): string[] {
  const { '@context': context, '@type': type, ...fields } = thing as Record<string, unknown>;
  const at = `${path}${String(type)}`;
  const known = vocabulary[String(type)];
  if (!known) return [`${at}: not a type of schema.org that the shop uses`];
  const faults = path === '' && context !== 'https://schema.org' ? [`${at}: no context`] : [];
  for (const name of Object.keys(known.needed)) {
    if (!(name in fields)) faults.push(`${at}.${name}: missing`);
  }
  for (const [name, value] of Object.entries(fields)) {
    const kind = { ...known.needed, ...known.may }[name];
    if (kind === undefined) {
      faults.push(`${at}.${name}: not a property of it`);
      continue;
    }
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (!isKind(each, kind)) faults.push(`${at}.${name}: not a ${kind}`);
      else if (kind === 'thing') faults.push(...faultsOf(each as object, `${at}.${name}.`));
    }
  }
  return faults;
}

const dress = testProduct({
  _id: 'p1',
  name: 'Midi Dress',
  shortDescription: 'Three tiers.',
  image: ['/pictures/dress.webp', 'https://cdn.example/dress-2.webp'],
  regularPrice: 2799,
  salePrice: 2099.5,
  seller: 'Marigold Lane Studio',
  averageRating: 4.5,
  totalReviews: 4,
});

describe('structured data for search engines', () => {
  it('is a Product with an Offer in rupees and its rating', () => {
    const data = productJsonLd(dress, ORIGIN);
    expect(faultsOf(data)).toEqual([]);
    expect(data).toMatchObject({
      offers: { price: 2099.5, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 4 },
    });
  });

  it('claims no rating without reviews, and no stock that is sold out', () => {
    const data = productJsonLd({ ...dress, totalReviews: 0, inStock: false }, ORIGIN);
    expect(faultsOf(data)).toEqual([]);
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  });

  it('is a BreadcrumbList', () => {
    const crumbs = [
      { name: 'Home', path: '/' },
      { name: 'Shop', path: '/shop' },
    ];
    expect(faultsOf(breadcrumbJsonLd(crumbs, ORIGIN))).toEqual([]);
  });

  it('is an Organization', () => {
    expect(faultsOf(organizationJsonLd(ORIGIN, storeFacts))).toEqual([]);
  });
});
