/** Stock rules of the shop. */
import type { Product } from '../api/contract';
import { DEFAULT_SIZE } from '../api/productRules';
import { coloursOf, variantsOf, writeVariant } from './variants';

/** From this many units left on, the shop says how many. */
export const LOW_STOCK = 5;

/** Units left of a variant; null if the shop does not count them. */
export const unitsLeft = ({ stock }: Pick<Product, 'stock'>, variant: string): number | null =>
  stock?.[variant] ?? null;

/** Units left of all variants together, if few (`LOW_STOCK`); else null, also if a variant is not counted. */
export function fewLeft(product: Product): number | null {
  const left = variantsOf(product).reduce(
    (sum, variant) => sum + (unitsLeft(product, variant) ?? Infinity),
    0,
  );
  return left <= LOW_STOCK ? left : null;
}

/** What an add button takes that shows no colours: the first colour of a size that is not sold out. */
export function firstVariant(product: Product, size: string = DEFAULT_SIZE): string {
  const colours = coloursOf(product);
  const isLeft = (colour: string) => unitsLeft(product, writeVariant(size, colour)) !== 0;
  return writeVariant(size, colours.find(isLeft) ?? colours[0] ?? null);
}
