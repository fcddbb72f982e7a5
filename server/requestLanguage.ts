import { AsyncLocalStorage } from 'node:async_hooks';
import { readTranslationFrom, type InLanguage, type Translation } from '../src/shared/i18n/message';

/** From now on `t` returns texts in the language in which work is done (src/shared/i18n/t.ts). */
export function createInLanguage(translations: readonly Translation[]): InLanguage {
  const byLanguage = new Map(translations.map((one) => [one.language, one]));
  const current = new AsyncLocalStorage<Translation | undefined>();
  readTranslationFrom(() => current.getStore());
  return (language = '', work) => current.run(byLanguage.get(language), work);
}
