/** Stock rules that shop and server share. */
import type { Product } from './contract';

/** From this many units left on, the product page says how many. */
export const LOW_STOCK = 5;

/** Units left in a variant (a size, or `default`); null if the shop does not count them. */
export const unitsLeft = ({ stock }: Pick<Product, 'stock'>, variant: string): number | null =>
  stock?.[variant] ?? null;
