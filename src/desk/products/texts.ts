import {
  TRANSLATED_TEXTS,
  type DeskProduct,
  type DeskTranslation,
} from '../../shared/api/deskContract';
import { languages } from '../../shared/config/env';
import { SOURCE_LANGUAGE } from '../../shared/config/languages';

/** The shop's languages without English. */
export const translatedLanguages = languages.filter(({ code }) => code !== SOURCE_LANGUAGE);

/** What the form holds of a product's texts in other languages. */
export type TextsByLanguage = Record<string, Omit<DeskTranslation, 'language'>>;

type Translated = Pick<DeskProduct, 'translations'> | undefined;

export const textsOf = (product: Translated): TextsByLanguage =>
  Object.fromEntries(
    (product?.translations ?? []).map(({ language, ...texts }) => [language, texts]),
  );

/** The texts that differ from those of a product, which may be new. Empty: to be removed. */
export function changedTexts(values: TextsByLanguage, product: Translated): DeskTranslation[] {
  const before = textsOf(product);
  return Object.entries(values).flatMap(([language, texts]) => {
    const changed = TRANSLATED_TEXTS.filter(
      (text) => (texts[text] ?? '') !== (before[language]?.[text] ?? ''),
    );
    if (changed.length === 0) return [];
    return [{ language, ...Object.fromEntries(changed.map((text) => [text, texts[text] ?? ''])) }];
  });
}
