/**
 * A variant is a product in one size and one colour. The API's `size` field carries it: `M`, `M / Rust`, `default / Rust`
 * without sizes, and `default` without either (docs/adr/0021-variants-in-the-size-field.md). For shop and server.
 */
import type { Product } from '../api/contract';
import { DEFAULT_SIZE, VARIANT_SEPARATOR } from '../api/productRules';

type Choices = Pick<Product, 'sizes' | 'colors' | 'colorVariants'>;

/** The colours of which a shopper chooses one; none on a server that does not know variants. */
export const coloursOf = ({ colors, colorVariants }: Choices): readonly string[] =>
  colorVariants ? colors : [];

/** @param colour null for a product without a choice of colours */
export const writeVariant = (size: string, colour: string | null): string =>
  colour === null ? size : size + VARIANT_SEPARATOR + colour;

/** All variants of a product: its colours within its sizes. */
export function variantsOf(product: Choices): string[] {
  const colours = coloursOf(product);
  return (product.sizes.length > 0 ? product.sizes : [DEFAULT_SIZE]).flatMap((size) =>
    colours.length > 0 ? colours.map((colour) => writeVariant(size, colour)) : size,
  );
}

/** Whether a product is sold in this variant (spec section 5). */
export const isSoldIn = (product: Choices, variant: string): boolean =>
  variantsOf(product).includes(variant);

/**
 * Whether the colours of a product are variants: it has at least two, each variant can be read back, and none reads like
 * a plain size. The server decides; the shop reads `colorVariants`.
 */
export function hasColourVariants({ sizes, colors }: Omit<Choices, 'colorVariants'>): boolean {
  if (colors.length < 2 || colors.some((name) => name.includes(VARIANT_SEPARATOR.trim())))
    return false;
  const variants = variantsOf({ sizes, colors, colorVariants: true });
  return !sizes.some((size) => variants.includes(size));
}
