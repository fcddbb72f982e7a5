import type { ParsedRequestOf, Product, ResponseOf } from '../../src/shared/api/contract';
import { unitPriceOf } from '../../src/shared/api/productRules';
import { SOURCE_LANGUAGE } from '../../src/shared/config/languages';
import { hasColourVariants, variantsOf } from '../../src/shared/lib/variants';
import { t } from '../../src/shared/i18n/t';
import { catalogueOf } from './catalogueSnapshot';
import type { Context } from './context';
import { toRupees } from './money';
import type { ProductRecord } from './ports';
import { Refusal } from './refusal';

/** Maximum page size of a list (spec section 9: the shop requests 1,000). */
const MAX_PAGE = 1_000;

export const isOnSale = (product: ProductRecord | undefined): product is ProductRecord =>
  product?.published === true && product.visibility === 'visible';

/** Unit price in paise: salePrice if set, else regularPrice (spec section 9). */
export const unitPrice = (
  product: Pick<ProductRecord, 'salePrice' | 'regularPrice'>,
): number | null => unitPriceOf(product);

/** The product's sizes and colours, with the decision whether its colours are variants. */
export const choicesOf = ({ sizes, colors }: Pick<ProductRecord, 'sizes' | 'colors'>) => ({
  colors,
  sizes,
  colorVariants: hasColourVariants({ sizes, colors }),
});

/** The variants in which a product is sold, as the API's `size` field has them. */
export const variantTexts = (product: Pick<ProductRecord, 'sizes' | 'colors'>): string[] =>
  variantsOf(choicesOf(product));

/** Whether a unit can be bought in at least one variant. */
export function isInStock(product: ProductRecord): boolean {
  if (!product.inStock) return false;
  // Most products are not counted; this is asked for each comparison of a sorting.
  if (!Object.values(product.stock).includes(0)) return true;
  return variantTexts(product).some((variant) => product.stock[variant] !== 0);
}

const rounded = (sum: number, count: number): number =>
  count === 0 ? 0 : Math.round((sum / count) * 100) / 100;

const rupees = (paise: number | null): number | null => (paise === null ? null : toRupees(paise));

/** Defaults for a new product. */
export const BLANK_PRODUCT: Omit<ProductRecord, 'id' | 'createdAt' | 'name'> = {
  position: null,
  shortDescription: '',
  description: '',
  image: [],
  pictures: [],
  regularPrice: null,
  salePrice: null,
  categories: [],
  category: '',
  subCategory: '',
  tags: [],
  colors: [],
  sizes: [],
  seller: '',
  material: '',
  care: '',
  dimensions: '',
  weight: null,
  hsn: '',
  taxRate: null,
  isFeatured: false,
  visibility: 'visible',
  allowReviews: true,
  inStock: true,
  stock: {},
  published: true,
  ratingSum: 0,
  ratingCount: 0,
  badge: '',
  translations: {},
};

/** A product's name in a language; in English where it has none. */
export const nameIn = (product: ProductRecord, language: string): string =>
  product.translations[language]?.name ?? product.name;

/** @param language of the texts; English where a product has none */
export function toWire(product: ProductRecord, language = SOURCE_LANGUAGE): Product {
  const rating = rounded(product.ratingSum, product.ratingCount);
  const texts = product.translations[language];
  return {
    _id: product.id,
    name: product.name,
    // The search finds both names.
    ...(texts?.name !== undefined && { englishName: product.name }),
    shortDescription: product.shortDescription,
    description: product.description,
    image: product.image,
    pictures: product.pictures.map(({ color, widths, blur, alt }, index) => ({
      color,
      widths,
      // Previews are most of a list's bytes: only the picture that cards show has one.
      ...(index === 0 && blur !== undefined && { blur }),
      ...(alt !== undefined && { alt }),
    })),
    regularPrice: rupees(product.regularPrice),
    salePrice: rupees(product.salePrice),
    price: rupees(unitPrice(product)),
    categories: product.categories,
    category: product.category,
    subCategory: product.subCategory,
    tags: product.tags,
    ...choicesOf(product),
    seller: product.seller,
    material: product.material,
    care: product.care,
    dimensions: product.dimensions,
    weight: product.weight,
    isFeatured: product.isFeatured,
    ...(product.badge !== '' && { badge: product.badge }),
    visibilityInCatalog: product.visibility,
    allowCustomerReviews: product.allowReviews,
    inStock: isInStock(product),
    ...(Object.keys(product.stock).length > 0 && { stock: product.stock }),
    published: product.published,
    averageRating: rating,
    totalReviews: product.ratingCount,
    rating,
    createdAt: product.createdAt,
    ...texts,
  };
}

const byName = (a: ProductRecord, b: ProductRecord): number =>
  a.name.localeCompare(b.name, 'en-IN', { sensitivity: 'base' });

type Order = (a: ProductRecord, b: ProductRecord) => number;
/** Products without a price come last in both directions. */
const price = (product: ProductRecord, missing: number): number => unitPrice(product) ?? missing;
const average = (product: ProductRecord): number => rounded(product.ratingSum, product.ratingCount);

const newest: Order = (a, b) => b.createdAt - a.createdAt;

/** The store's own order. */
const inOrder: Order = (a, b) => {
  const [one, other] = [a.position ?? Infinity, b.position ?? Infinity];
  return one === other ? newest(a, b) || (a.id < b.id ? -1 : 1) : one - other;
};

/** The sort options of spec section 9, and `newest`; any other value means the server's order. */
const orders = new Map<string | undefined, Order>([
  ['relevant', (a, b) => Number(isInStock(b)) - Number(isInStock(a))],
  ['low-high', (a, b) => price(a, Infinity) - price(b, Infinity) || 0],
  ['high-low', (a, b) => price(b, -1) - price(a, -1)],
  ['name-asc', byName],
  ['name-desc', (a, b) => byName(b, a)],
  ['featured', (a, b) => Number(b.isFeatured) - Number(a.isFeatured)],
  ['rating', (a, b) => average(b) - average(a) || b.ratingCount - a.ratingCount],
  ['newest', newest],
]);

const same = (a: string, b: string): boolean => a.toLowerCase() === b.trim().toLowerCase();

/**
 * Filters, sorts and pages products. `published=true` changes nothing, since unpublished products are never listed.
 * `inStock` filters only when it is sent (docs/decisions.md, "inStock=true").
 */
export function selectProducts(
  products: readonly ProductRecord[],
  query: ParsedRequestOf<'productList'>,
): { page: ProductRecord[]; total: number } {
  const wanted = query.categories?.split(',').filter((name) => name.trim() !== '');
  const found = products.filter((product) => {
    if (query.published === 'false') return false;
    if (query.inStock !== undefined && isInStock(product) !== (query.inStock === 'true'))
      return false;
    if (query.isFeatured !== undefined && product.isFeatured !== (query.isFeatured === 'true')) {
      return false;
    }
    if (query.seller !== undefined && !same(product.seller, query.seller)) return false;
    if (!wanted || wanted.length === 0) return true;
    return [...product.categories, product.category].some((have) =>
      wanted.some((want) => same(have, want)),
    );
  });
  const order = orders.get(query.sort);
  if (order) found.sort(order);
  const size = Math.min(Math.max(query.limit ?? MAX_PAGE, 1), MAX_PAGE);
  const first = (Math.max(query.page ?? 1, 1) - 1) * size;
  return { page: found.slice(first, first + size), total: found.length };
}

export async function listProducts(
  { store }: Pick<Context, 'store'>,
  query: ParsedRequestOf<'productList'>,
  language = SOURCE_LANGUAGE,
): Promise<ResponseOf<'productList'>> {
  const { version, products, byId } = await catalogueOf(store);
  const wanted = query.id && new Set(query.id);
  const candidates = wanted
    ? [...wanted].flatMap((id) => byId.get(id) ?? []).sort(inOrder)
    : products;
  const { page, total } = selectProducts(candidates, query);
  const shown = page.map((product) => toWire(product, language));
  return { success: true, products: shown, total, version };
}

/** Distinct categories, in the order of the products. */
export function categoriesAmong(products: readonly ProductRecord[]): string[] {
  const names = products.flatMap((product) =>
    product.categories.length > 0 ? product.categories : [product.category],
  );
  return [...new Set(names)].filter((name) => name !== '');
}

export const tagsAmong = (products: readonly ProductRecord[]): string[] =>
  [...new Set(products.flatMap((product) => product.tags))].filter((tag) => tag !== '');

export const listCategories = async ({ store }: Pick<Context, 'store'>): Promise<string[]> =>
  categoriesAmong((await catalogueOf(store)).products);

export const listTags = async ({ store }: Pick<Context, 'store'>): Promise<string[]> =>
  tagsAmong((await catalogueOf(store)).products);

/** The product, if shoppers may see it; else throws a Refusal. */
export async function productOnSale(store: Context['store'], id: string): Promise<ProductRecord> {
  const product = await store.products.find(id);
  if (!isOnSale(product)) throw new Refusal('not-found', t('This product is no longer available.'));
  return product;
}
