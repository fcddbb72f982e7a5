import type { Product, ProductId } from '../../../shared/api/contract';
import { fold } from '../fold';
import { categoriesOf } from '../price';
import { wordsOf } from '../words';

export const RELATED_LIMIT = 5;

/**
 * Related products (spec section 9): same category, and same subCategory if the product has one;
 * at most five, in the server's order, sold-out products last.
 */
export function relatedTo(product: Product, products: readonly Product[]): Product[] {
  const category = categoriesOf(product)[0];
  if (category === undefined) return [];
  const key = fold(category);
  const related = products.filter(
    (other) =>
      other._id !== product._id &&
      categoriesOf(other).some((own) => fold(own) === key) &&
      (product.subCategory === '' || fold(other.subCategory) === fold(product.subCategory)),
  );
  return [
    ...related.filter(({ inStock }) => inStock),
    ...related.filter(({ inStock }) => !inStock),
  ].slice(0, RELATED_LIMIT);
}

/**
 * Products to offer at an unknown product's address: those whose id or name shares most words with it (ids are often
 * readable), then featured ones.
 */
export function neighboursOf(id: ProductId, products: readonly Product[]): Product[] {
  const asked = new Set(wordsOf(id));
  return products
    .map((product, position) => ({
      product,
      position,
      shared: wordsOf(`${product._id} ${product.name}`).filter((word) => asked.has(word)).length,
    }))
    .sort(
      (first, second) =>
        second.shared - first.shared ||
        Number(second.product.isFeatured) - Number(first.product.isFeatured) ||
        first.position - second.position,
    )
    .slice(0, RELATED_LIMIT)
    .map(({ product }) => product);
}
