/** How people read the variant in a line's `size` (src/shared/lib/variants.ts). */
import { t } from '../i18n/t';
import { DEFAULT_SIZE, VARIANT_SEPARATOR } from './productRules';

const COLOUR_ONLY = DEFAULT_SIZE + VARIANT_SEPARATOR;

/** Size `M`, Size `M / Rust`, Colour `Rust`; null if there was nothing to choose. */
export function describeVariant(text: string): { label: string; value: string } | null {
  if (text === DEFAULT_SIZE) return null;
  return text.startsWith(COLOUR_ONLY)
    ? { label: t('Colour'), value: text.slice(COLOUR_ONLY.length) }
    : { label: t('Size'), value: text };
}

/** `Size M`; null if there was nothing to choose. */
export function variantText(text: string): string | null {
  if (text === DEFAULT_SIZE) return null;
  return text.startsWith(COLOUR_ONLY)
    ? t('Colour {colour}', { colour: text.slice(COLOUR_ONLY.length) })
    : t('Size {size}', { size: text });
}

/** `size M`, inside a sentence; null if there was nothing to choose. */
export function variantPhrase(text: string): string | null {
  if (text === DEFAULT_SIZE) return null;
  return text.startsWith(COLOUR_ONLY)
    ? t('colour {colour}', { colour: text.slice(COLOUR_ONLY.length) })
    : t('size {size}', { size: text });
}
