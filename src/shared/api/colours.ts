/** The colours of a product as variants (src/shared/lib/variants.ts): what a line has, and which picture shows it. */
import type { Product } from './contract';
import { DEFAULT_SIZE, VARIANT_SEPARATOR } from './productRules';

const slug = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');

/**
 * The index of the picture that shows a colour; -1 if there is none. A picture shows the colour after which its file is
 * named: `rust.webp`, `kurta-dark-blue.jpg`.
 */
export function pictureOfColour(
  { image, colors }: Pick<Product, 'image' | 'colors'>,
  colour: string,
): number {
  const longestFirst = [...colors].sort((a, b) => b.length - a.length);
  return image.findIndex((address) => {
    const file = `-${slug(address.split('/').at(-1) ?? '')}`;
    return longestFirst.find((name) => file.includes(`-${slug(name)}-`)) === colour;
  });
}

/** The colour of a variant; null for a product without a choice of colours. */
export function colourOf(
  { colors, colorVariants }: Pick<Product, 'colors' | 'colorVariants'>,
  variant: string,
): string | null {
  return (
    (colorVariants ? colors.find((name) => variant.endsWith(VARIANT_SEPARATOR + name)) : null) ??
    null
  );
}

/** The index of the picture of a variant; 0, the product's own, if none shows its colour. */
export function pictureOfVariant(
  product: Pick<Product, 'image' | 'colors' | 'colorVariants'>,
  variant: string,
): number {
  const colour = colourOf(product, variant);
  return colour === null ? 0 : Math.max(0, pictureOfColour(product, colour));
}

/** Whether a line has a size of the product, and lacks the colour: it is older than the choice of colours. */
export const lacksColour = (
  { sizes, colorVariants }: Pick<Product, 'sizes' | 'colorVariants'>,
  variant: string,
): boolean => colorVariants && (sizes.length > 0 ? sizes : [DEFAULT_SIZE]).includes(variant);
