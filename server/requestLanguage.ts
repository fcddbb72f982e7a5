import { AsyncLocalStorage } from 'node:async_hooks';
import { readTranslationFrom, type Translation } from '../src/shared/i18n/message';

/** Answers a request in a language. `language` is a code of a build; any other means English. */
export type InLanguage = (
  language: string | undefined,
  answer: () => Promise<void>,
) => Promise<void>;

/** From now on `t` speaks the language of the request that is being answered (src/shared/i18n/t.ts). */
export function createInLanguage(translations: readonly Translation[]): InLanguage {
  const byLanguage = new Map(translations.map((one) => [one.language, one]));
  const current = new AsyncLocalStorage<Translation>();
  readTranslationFrom(() => current.getStore());
  return (language, answer) => {
    const translation = language === undefined ? undefined : byLanguage.get(language);
    return translation ? current.run(translation, answer) : answer();
  };
}
