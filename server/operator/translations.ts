/** Products' translations as an operator writes them: a column for each text and language, such as `name:hi`. */
import {
  TRANSLATED_TEXTS,
  type DeskTranslation,
  type TranslatedText,
} from '../../src/shared/api/deskContract';
import { SOURCE_LANGUAGE } from '../../src/shared/config/languages';
import type { ProductRecord, ProductTranslations } from '../services/ports';

interface Place {
  text: TranslatedText;
  language: string;
}

export const translationColumn = ({ text, language }: Place): string => `${text}:${language}`;

/** Null for any other column. */
function placeOf(column: string): Place | null {
  const [name, ...rest] = column.split(':');
  const text = TRANSLATED_TEXTS.find((each) => each === name);
  return text === undefined || rest.length === 0 ? null : { text, language: rest.join(':') };
}

export const isTranslationColumn = (column: string): boolean => placeOf(column) !== null;

/** What is wrong with a language that a file names; null if nothing is. */
export function languageProblem(
  column: string,
  language: string,
  languages: readonly string[],
): string | null {
  if (languages.includes(language)) return null;
  const known = languages.length === 0 ? 'no other than English' : languages.join(', ');
  return language === SOURCE_LANGUAGE
    ? `The column ${column} is not known: English has no language in its heading.`
    : `The column ${column} is of a language that the shop does not have. It has ${known}.`;
}

/** What is wrong with the translation columns among these. */
export const translationProblems = (
  columns: readonly string[],
  languages: readonly string[],
): string[] =>
  columns.flatMap((column) => {
    const place = placeOf(column);
    return (place && languageProblem(column, place.language, languages)) ?? [];
  });

/** The texts that the desk sends, by column. */
export const columnsOfDesk = (translations: readonly DeskTranslation[]): Record<string, string> =>
  Object.fromEntries(
    translations.flatMap(({ language, ...texts }) =>
      TRANSLATED_TEXTS.flatMap((text) => {
        const value = texts[text];
        return value === undefined ? [] : [[translationColumn({ text, language }), value]];
      }),
    ),
  );

/** Texts by column; null: there is none. */
export type TextsOfRow = Record<string, string | null>;

/** A product's translations with those of a row. The very same ones if the row changes nothing. */
export function withTexts(before: ProductTranslations, row: TextsOfRow): ProductTranslations {
  const places = Object.entries(row).flatMap(([column, value]) => {
    const place = placeOf(column);
    return place && textAt(before, place) !== value ? [{ ...place, value }] : [];
  });
  if (places.length === 0) return before;
  const languages = new Set([...Object.keys(before), ...places.map(({ language }) => language)]);
  const translations = [...languages].sort().map((language) => {
    const changed = new Map(
      places.filter((place) => place.language === language).map(({ text, value }) => [text, value]),
    );
    const texts = TRANSLATED_TEXTS.flatMap((text) => {
      const value = changed.has(text) ? changed.get(text) : before[language]?.[text];
      return value == null ? [] : [[text, value] as const];
    });
    return [language, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(translations.filter(([, texts]) => Object.keys(texts).length > 0));
}

const textAt = (translations: ProductTranslations, { text, language }: Place): string | null =>
  translations[language]?.[text] ?? null;

/** The translation columns of the languages in which one of these products has a text. */
export function translationColumns(products: readonly ProductRecord[]): string[] {
  const languages = products.flatMap(({ translations }) => Object.keys(translations));
  return [...new Set(languages)]
    .sort()
    .flatMap((language) => TRANSLATED_TEXTS.map((text) => translationColumn({ text, language })));
}

/** A product's texts in these columns; empty where it has none. */
export const translationCells = (
  { translations }: ProductRecord,
  columns: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    columns.map((column) => {
      const place = placeOf(column);
      return [column, (place && textAt(translations, place)) ?? ''];
    }),
  );
