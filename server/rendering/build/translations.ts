/** The translations of the shop's texts: `messages/<language>.json`, by English text. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_LANGUAGE, type Language } from '../../../src/shared/config/languages';
import type { Translation } from '../../../src/shared/i18n/message';

/** Translated messages by English message, both in ICU MessageFormat. */
export type Translations = Readonly<Record<string, string>>;

const FOLDER = path.resolve('messages');

/** Empty for English, which stands in the code. */
export const translationsOf = (language: string): Translations =>
  language === SOURCE_LANGUAGE
    ? {}
    : (JSON.parse(readFileSync(path.join(FOLDER, `${language}.json`), 'utf8')) as Translations);

/** The translations of languages. English has none: it stands in the code. */
export const translationsIn = (languages: readonly Language[]): Translation[] =>
  languages
    .filter(({ code }) => code !== SOURCE_LANGUAGE)
    .map(({ code }) => ({ language: code, texts: translationsOf(code) }));

/** English, and each language that has a file. */
export function builtLanguages(): Language[] {
  const translated = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.basename(name, '.json'))
    .sort();
  return [SOURCE_LANGUAGE, ...translated].map((code) => ({
    code,
    name: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
  }));
}
