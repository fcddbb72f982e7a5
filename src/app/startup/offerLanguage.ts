import { language, languages } from '../../shared/config/env';
import { addressIn } from '../../shared/config/languages';
import { CHOICE, chooseLanguage } from '../../shared/i18n/chosenLanguage';
import { currentPath } from '../../shared/i18n/language';
import { t } from '../../shared/i18n/t';
import { notice } from '../../shared/ui/notify';

const OFFERED = 'app:language-offered';

/** The language to read in: the chosen one, else the first of the browser's languages that the shop has. */
export function wantedLanguage(chosen: string | null, browser: readonly string[]): string | null {
  const built = languages.map(({ code }) => code);
  const preferred = chosen === null ? browser : [chosen];
  const codes = preferred.map((tag) => tag.split('-')[0] ?? '');
  return codes.find((code) => built.includes(code)) ?? null;
}

/** The chosen language, null without a choice; undefined if a language was offered in this visit already. */
function chosenLanguage(): string | null | undefined {
  try {
    return sessionStorage.getItem(OFFERED) === null ? localStorage.getItem(CHOICE) : undefined;
  } catch {
    return undefined; // Storage is blocked: the offer would come with every page.
  }
}

/** Offers the page in the person's language, once a visit and never by a redirect. */
export function offerLanguage(): void {
  const chosen = chosenLanguage();
  if (chosen === undefined) return;
  const wanted = wantedLanguage(chosen, navigator.languages);
  const offered = languages.find(({ code }) => code === wanted);
  if (!offered || offered.code === language) return;
  try {
    sessionStorage.setItem(OFFERED, '');
  } catch {
    return;
  }
  notice(t('This shop is also in {language}.', { language: offered.name }), {
    key: 'language',
    action: {
      label: offered.name,
      onClick: () => {
        chooseLanguage(offered.code);
        const { search, hash } = window.location;
        window.location.assign(addressIn(offered.code, currentPath() + search + hash));
      },
    },
  });
}
