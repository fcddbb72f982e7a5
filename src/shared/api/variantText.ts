/** How people read the variant in a line's `size` (src/shared/lib/variants.ts). */
import { label } from '../i18n/label';
import { t } from '../i18n/t';
import { DEFAULT_SIZE, VARIANT_SEPARATOR } from './productRules';

const COLOUR_ONLY = DEFAULT_SIZE + VARIANT_SEPARATOR;

/** Size and colour by their labels, without a size that nobody chose. */
const shown = (variant: string): string =>
  variant
    .split(VARIANT_SEPARATOR)
    .filter((part) => part !== DEFAULT_SIZE)
    .map((part) => label(part))
    .join(VARIANT_SEPARATOR);

/** Size `M`, Size `M / Rust`, Colour `Rust`; null if there was nothing to choose. */
export function describeVariant(text: string): { label: string; value: string } | null {
  if (text === DEFAULT_SIZE) return null;
  return text.startsWith(COLOUR_ONLY)
    ? { label: t('Colour'), value: shown(text) }
    : { label: t('Size'), value: shown(text) };
}

/** `Size M`; null if there was nothing to choose. */
export function variantText(text: string): string | null {
  if (text === DEFAULT_SIZE) return null;
  return text.startsWith(COLOUR_ONLY)
    ? t('Colour {colour}', { colour: shown(text) })
    : t('Size {size}', { size: shown(text) });
}

/** `size M`, inside a sentence; null if there was nothing to choose. */
export function variantPhrase(text: string): string | null {
  if (text === DEFAULT_SIZE) return null;
  return text.startsWith(COLOUR_ONLY)
    ? t('colour {colour}', { colour: shown(text) })
    : t('size {size}', { size: shown(text) });
}
