/** @jest-environment node */
import { existsSync } from 'node:fs';
import * as v from 'valibot';
import {
  FooterLinkSchema,
  HEADER_ITEM_TYPES,
  HeaderItemSchema,
  ProductSchema,
  REVIEW_COMMENT_MAX_LENGTH,
} from '../../src/shared/api/contract';
import { paths } from '../../src/shared/config/paths';
import { products } from './catalogue';
import { COLOURS } from './colours';
import { BANGLES, BEDS, CLOTHES, DROPS, EU_SHOES, UK_SHOES } from './family';
import { generateProducts } from './generator';
import { inHindi } from './hindi';
import { labels } from './hindi/labels';
import { footerLinks, headerItems } from './layout';
import { people } from './people';
import { reviews } from './reviews';
import type { SeedProduct } from './types';

const share = (list: readonly SeedProduct[], test: (product: SeedProduct) => boolean) =>
  list.filter(test).length / list.length;
const isShown = (product: SeedProduct) =>
  product.published && product.visibilityInCatalog === 'visible';
const ids = (list: readonly SeedProduct[]) => list.map((product) => product._id).sort();
const routes = new Set<string>(Object.values(paths));
const routeOf = (link: string) => link.replace(/\?.*$/, '');

describe('the demo catalogue', () => {
  it('has at least 120 products, each under its own readable id', () => {
    expect(products.length).toBeGreaterThanOrEqual(120);
    expect(new Set(ids(products)).size).toBe(products.length);
    for (const { _id } of products) expect(_id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
  });

  it('fits the contract', () => {
    for (const product of products) expect(v.is(ProductSchema, product)).toBe(true);
  });

  it('has fashion and home goods, with the three categories of the header menu', () => {
    const categories = new Set(products.flatMap((product) => product.categories));
    for (const category of ['Bed', 'Sofa', 'Chairs', 'Kurtas', 'Sarees', 'Dresses', 'Co-ords'])
      expect(categories).toContain(category);
    for (const category of ['Tops', 'Dupattas', 'Footwear', 'Bags', 'Jewellery', 'Lamps', 'Rugs'])
      expect(categories).toContain(category);
    for (const category of ['Cushions', 'Tableware']) expect(categories).toContain(category);
  });

  it('spells categories as ?category= expects: first letter in upper case, the others in lower case', () => {
    for (const category of products.flatMap((product) => product.categories))
      expect(category).toBe(category.charAt(0).toUpperCase() + category.slice(1).toLowerCase());
  });

  it('puts about a third on sale, always below the regular price', () => {
    expect(share(products, (product) => product.salePrice !== null)).toBeCloseTo(0.34, 1);
    for (const { regularPrice, salePrice } of products) {
      expect(regularPrice).toBeGreaterThanOrEqual(249);
      expect(regularPrice).toBeLessThanOrEqual(129_900);
      if (salePrice !== null) expect(salePrice).toBeLessThan(regularPrice);
    }
  });

  it('has the discounts that the home page promises', () => {
    const largest = (list: readonly SeedProduct[]) =>
      Math.max(
        ...list
          .filter(isShown)
          .map(({ regularPrice, salePrice }) =>
            Math.round(100 - (100 * (salePrice ?? regularPrice)) / regularPrice),
          ),
      );
    const tagged = (tag: string) => products.filter(({ tags }) => tags.includes(tag));
    expect(largest(tagged('collection'))).toBe(60);
    expect(largest(tagged('summer'))).toBe(40);
  });

  it('says of every product what it is made of and how to look after it', () => {
    for (const { material, care } of products) {
      expect(material).toMatch(/^[A-Z0-9]/);
      expect(care).toMatch(/^[A-Z]/);
    }
    const furniture = products.filter(({ category }) =>
      ['Bed', 'Sofa', 'Chairs'].includes(category),
    );
    for (const { dimensions } of furniture) {
      expect(dimensions).toMatch(/^\d+ × \d+ × \d+ cm/);
    }
  });

  it('weighs from 0.05 to 100 kg', () => {
    const weights = products.map((product) => product.weight);
    expect(Math.min(...weights)).toBe(0.05);
    expect(Math.max(...weights)).toBe(100);
  });

  it('uses about twenty tags, one of them summer', () => {
    const tags = new Set(products.flatMap((product) => product.tags));
    expect(tags).toContain('summer');
    expect(tags.size).toBeGreaterThanOrEqual(18);
    expect(tags.size).toBeLessThanOrEqual(24);
  });

  it('names only known colours and sizes', () => {
    const sizes = new Set([CLOTHES, EU_SHOES, UK_SHOES, BANGLES, BEDS, DROPS].flat());
    sizes.add('2 seater').add('3 seater');
    for (const product of products) {
      expect(product.colors.length).toBeGreaterThan(0);
      for (const colour of product.colors) expect(Object.keys(COLOURS)).toContain(colour);
      for (const size of product.sizes) expect(sizes).toContain(size);
    }
    expect(products.filter((product) => product.sizes.length === 0).length).toBeGreaterThan(20);
  });

  it('shows every product in at least two pictures that exist', () => {
    const missing = products
      .flatMap((product) => product.image)
      .filter((path) => !existsSync(`public${path}`));
    expect(missing).toEqual([]);
    for (const product of products) {
      expect(product.image.length).toBeGreaterThanOrEqual(2);
      expect(product.pictures).toHaveLength(product.image.length);
      for (const { color } of product.pictures) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('features some, has sold out of a few and keeps some closed to reviews', () => {
    expect(products.filter((product) => product.isFeatured).length).toBeGreaterThanOrEqual(12);
    expect(products.filter((product) => !product.inStock && isShown(product)).length).toBe(7);
    expect(ids(products.filter((product) => !product.allowCustomerReviews))).toEqual([
      'coord-velvet-winter',
      'ring-silver-toe',
      'stool-bar-acacia',
    ]);
  });

  it('hides exactly these', () => {
    expect(ids(products.filter((product) => !isShown(product)))).toEqual([
      'dress-next-season-preview',
      'kurta-sample-archive',
      'sofa-showroom-display',
      'vase-kiln-trial',
    ]);
  });

  it('describes everything, some of it in harmless HTML', () => {
    const markup = new Set<string>();
    for (const { description, shortDescription } of products) {
      expect(description.length).toBeGreaterThan(30);
      expect(shortDescription).not.toContain('<');
      for (const [, tag = ''] of description.matchAll(/<\/?([a-z]+)/g)) markup.add(tag);
    }
    expect([...markup].sort()).toEqual(['li', 'p', 'strong', 'ul']);
  });
});

describe('the demo reviews', () => {
  it('come from several people, one a product at most', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(240);
    expect(new Set(reviews.map((review) => review.userId)).size).toBe(people.length);
    const pairs = reviews.map((review) => `${review.userId} ${review.productId}`);
    expect(new Set(pairs).size).toBe(reviews.length);
    expect(new Set(people.map((person) => person.email)).size).toBe(people.length);
  });

  it('rate from 2 to 5 and say something', () => {
    expect(new Set(reviews.map((review) => review.rating))).toEqual(new Set([2, 3, 4, 5]));
    for (const { comment, rating } of reviews) {
      expect(Number.isInteger(rating)).toBe(true);
      expect(comment.trim().length).toBeGreaterThan(4);
      expect(comment.length).toBeLessThan(REVIEW_COMMENT_MAX_LENGTH);
    }
  });

  it('have the mean that the home page claims', () => {
    const sum = reviews.reduce((total, { rating }) => total + rating, 0);
    expect((sum / reviews.length).toFixed(1)).toBe('4.8');
  });

  it('leave a few products without any, and include none for a product closed to reviews', () => {
    const reviewed = new Set(reviews.map((review) => review.productId));
    const open = products.filter((product) => isShown(product) && product.allowCustomerReviews);
    expect(open.filter((product) => !reviewed.has(product._id)).length).toBeGreaterThan(5);
    const known = new Set(open.map((product) => product._id));
    for (const id of reviewed) expect(known).toContain(id);
  });
});

describe('the demo header and footer', () => {
  it('has more than 13 header items of every type, told apart by position', () => {
    expect(headerItems.length).toBeGreaterThan(13);
    expect(new Set(headerItems.map((item) => item.type))).toEqual(new Set(HEADER_ITEM_TYPES));
    expect(new Set(headerItems.map((item) => item.position)).size).toBe(headerItems.length);
    for (const item of headerItems) expect(v.is(HeaderItemSchema, item)).toBe(true);
  });

  it('has both kinds of theme and the three icons', () => {
    const themes = headerItems.filter((item) => item.type === 'theme');
    expect(themes.map((item) => item.link ?? null).sort()).toEqual(['/summer-collection', null]);
    const icons = headerItems.filter((item) => item.type === 'icon').map((item) => item.title);
    expect(icons.sort()).toEqual(['cart', 'profile', 'search']);
  });

  it('links only to pages that exist', () => {
    expect(footerLinks.length).toBeGreaterThanOrEqual(5);
    for (const link of footerLinks) expect(v.is(FooterLinkSchema, link)).toBe(true);
    for (const { link } of [...headerItems, ...footerLinks])
      if (typeof link === 'string') expect(routes).toContain(routeOf(link));
  });
});

describe('the generator', () => {
  it('makes the same products from the same seed, and others from another', () => {
    expect(generateProducts(50, 7)).toEqual(generateProducts(50, 7));
    expect(generateProducts(50, 7)).not.toEqual(generateProducts(50, 8));
  });

  it('makes ten thousand different, plausible products', () => {
    const many = generateProducts(10_000);
    expect(new Set(ids(many)).size).toBe(10_000);
    expect(new Set(many.map((product) => product.name)).size).toBe(10_000);
    expect(many.every(isShown)).toBe(true);
    expect(share(many, (product) => product.salePrice !== null)).toBeCloseTo(0.33, 1);
    expect(many.every((p) => p.salePrice === null || p.salePrice < p.regularPrice)).toBe(true);
    expect(many.every((p) => p.weight >= 0.05 && p.weight <= 100)).toBe(true);
    expect(v.is(ProductSchema, many[0])).toBe(true);
  });
});

describe('the demo shop in Hindi', () => {
  const translated = products.map((product) => ({
    product,
    hindi: inHindi(product._id, product.care),
  }));
  const tagsOf = (html: string) => html.match(/<\/?\w+>/g);
  /** Longer than a digit: small numbers may be words. */
  const numbersOf = (text: string) =>
    (text.match(/\d+(?:\.\d+)?/g) ?? []).filter((n) => n.length > 1);

  it('has every text of every product', () => {
    for (const { product, hindi } of translated) {
      const { name, shortDescription, description, material, care, dimensions } = product;
      const said = Object.entries({
        name,
        shortDescription,
        description,
        material,
        care,
        dimensions,
      });
      for (const [field, text] of said) {
        const inBoth = {
          id: product._id,
          field,
          hindi: text === '' || /[\u0900-\u097f]/.test(hindi?.[field as keyof typeof hindi] ?? ''),
        };
        expect(inBoth).toEqual({ ...inBoth, hindi: true });
      }
    }
  });

  it('has the same elements in a description', () => {
    for (const { product, hindi } of translated)
      expect(tagsOf(hindi?.description ?? '')).toEqual(tagsOf(product.description));
  });

  it('has every number of the dimensions', () => {
    for (const { product, hindi } of translated) {
      const said = numbersOf(hindi?.dimensions ?? '');
      const missing = numbersOf(product.dimensions).filter((number) => !said.includes(number));
      expect([product._id, missing]).toEqual([product._id, []]);
    }
  });

  it('has a label for each category, tag, colour, badge and menu entry', () => {
    const texts = [
      ...products.flatMap(({ categories, tags, colors }) => [...categories, ...tags, ...colors]),
      ...headerItems
        .filter(({ type }) => type === 'link' || type === 'theme')
        .map(({ title }) => title),
      ...footerLinks.map(({ title }) => title),
      'New',
      'Bestseller',
    ];
    const known = new Set(Object.keys(labels).map((text) => text.toLowerCase()));
    expect([...new Set(texts)].filter((text) => !known.has(text.toLowerCase()))).toEqual([]);
  });
});
