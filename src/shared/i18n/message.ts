import { IntlMessageFormat } from 'intl-messageformat';
import { addressIn, SOURCE_LANGUAGE } from '../config/languages';

export type Values = Record<string, string | number>;

/** The texts of a language by English text. */
export interface Translation {
  language: string;
  texts: Readonly<Record<string, string>>;
}

/** Its texts are the messages themselves. */
const ENGLISH: Translation = { language: SOURCE_LANGUAGE, texts: {} };
const parsed = new Map<string, IntlMessageFormat>();
let readTranslation: (() => Translation | undefined) | null = null;
/** What texts were made of before there was a translation: constants of modules, by text. */
const constants = new Map<string, { message: string; values: Values | undefined }>();

/** In the server: from where to read the language of the request that is being answered; undefined for English. */
export function readTranslationFrom(read: () => Translation | undefined): void {
  readTranslation = read;
}

/** In the server: the language of the request that is being answered, or of the message that is being written. */
export const requestLanguage = (): string => readTranslation?.()?.language ?? SOURCE_LANGUAGE;

/** The address of a path of the shop in that language. */
export const pathInLanguage = (path: string): string => addressIn(requestLanguage(), path);

/** Does work in a language, which `t` then uses. A code that is not one of the shop's languages means English. */
export type InLanguage = <Result>(language: string | undefined, work: () => Result) => Result;

/** Where there are no translations. */
export const inEnglish: InLanguage = (_language, work) => work();

/** The message in the current language, parsed once. */
export function messageOf(message: string): IntlMessageFormat {
  const { language, texts } = readTranslation?.() ?? ENGLISH;
  const key = `${language} ${message}`;
  const known = parsed.get(key);
  if (known) return known;
  const made = new IntlMessageFormat(texts[message] ?? message, language);
  parsed.set(key, made);
  return made;
}

export function textOf(message: string, values: Values | undefined): string {
  const text = String(messageOf(message).format(values));
  if (!readTranslation) constants.set(text, { message, values });
  return text;
}

/** A text that may be a constant of a module, which was made in English: in the language of the request. */
export function translated(text: string): string {
  const constant = readTranslation?.() && constants.get(text);
  return constant ? textOf(constant.message, constant.values) : text;
}
