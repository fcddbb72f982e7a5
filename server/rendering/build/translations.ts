/** The translations of the shop's texts: `messages/<language>.json`, by English text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_LANGUAGE, type Language } from '../../../src/shared/config/languages';
import { wantedDrafts } from '../../buildSettings';
import type { Translation } from '../../../src/shared/i18n/message';

/** Translated messages by English message, both in ICU MessageFormat. */
export type Translations = Readonly<Record<string, string>>;

const FOLDER = path.resolve('messages');
/** Languages that are not complete yet: what they lack stays English. */
const DRAFTS = path.join(FOLDER, 'drafts');

const codesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => path.basename(name, '.json'))
        .sort()
    : [];

export const completeLanguages = (): string[] => codesIn(FOLDER);
export const draftLanguages = (): string[] => codesIn(DRAFTS);

/** Empty for English, which is in the code. */
export function translationsOf(language: string): Translations {
  if (language === SOURCE_LANGUAGE) return {};
  const file = [FOLDER, DRAFTS]
    .map((folder) => path.join(folder, `${language}.json`))
    .find((name) => existsSync(name));
  if (file === undefined)
    throw new Error(`Neither messages nor messages/drafts has a ${language}.json.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Translations;
}

/** The translations of languages. English has none: it is in the code. */
export const translationsIn = (languages: readonly Language[]): Translation[] =>
  languages
    .filter(({ code }) => code !== SOURCE_LANGUAGE)
    .map(({ code }) => ({ language: code, texts: translationsOf(code) }));

/** English, each language that has a file, and the drafts that the setting DRAFT_LANGUAGES names. */
export function builtLanguages(drafts = wantedDrafts()): Language[] {
  return [SOURCE_LANGUAGE, ...completeLanguages(), ...drafts].map((code) => ({
    code,
    name: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
  }));
}

/** The codes of these languages without English. */
export const translatedLanguages = (): string[] =>
  builtLanguages()
    .map(({ code }) => code)
    .filter((code) => code !== SOURCE_LANGUAGE);
