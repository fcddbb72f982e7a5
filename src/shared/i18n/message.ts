import { IntlMessageFormat } from 'intl-messageformat';

export type Values = Record<string, string | number>;

/** A language other than English, with its texts by English text. */
export interface Translation {
  language: string;
  texts: Readonly<Record<string, string>>;
}

const parsed = new Map<string, IntlMessageFormat>();
let readTranslation: (() => Translation | undefined) | null = null;
/** What texts were made of before there was a translation: constants of modules, by text. */
const constants = new Map<string, { message: string; values: Values | undefined }>();

/** In the server: from where to read the language of the request that is being answered; undefined for English. */
export function readTranslationFrom(read: () => Translation | undefined): void {
  readTranslation = read;
}

/** In the server: the language of the request that is being answered. */
export const requestLanguage = (): string => readTranslation?.()?.language ?? 'en';

/** The message in the current language, parsed once. */
export function messageOf(message: string): IntlMessageFormat {
  const translation = readTranslation?.();
  const language = requestLanguage();
  const key = `${language} ${message}`;
  const known = parsed.get(key);
  if (known) return known;
  const made = new IntlMessageFormat(translation?.texts[message] ?? message, language);
  parsed.set(key, made);
  return made;
}

export function textOf(message: string, values: Values | undefined): string {
  const text = String(messageOf(message).format(values));
  if (!readTranslation) constants.set(text, { message, values });
  return text;
}

/** A text in the language of the request: constants of modules were made in English. */
export function translated(text: string): string {
  const constant = readTranslation?.() && constants.get(text);
  return constant ? textOf(constant.message, constant.values) : text;
}
