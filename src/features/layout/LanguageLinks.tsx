import { useLocation } from 'react-router-dom';
import { language, languages } from '../../shared/config/env';
import { addressIn } from '../../shared/config/languages';
import { chooseLanguage } from '../../shared/i18n/chosenLanguage';
import { useHydrated } from '../../shared/lib/hydration';
import { TextLink } from '../../shared/ui/TextLink';

/** The same page in the shop's other languages. Each is a build of its own, so these are links to documents. */
export function LanguageLinks({ className }: { className?: string | undefined }) {
  const { pathname, search, hash } = useLocation();
  // One cached document serves many addresses, so its HTML leads to the home page.
  const path = useHydrated() ? pathname + search + hash : '/';
  return languages
    .filter(({ code }) => code !== language)
    .map(({ code, name }) => (
      <TextLink
        key={code}
        href={addressIn(code, path)}
        lang={code}
        hrefLang={code}
        className={className}
        onClick={() => chooseLanguage(code)}
      >
        {name}
      </TextLink>
    ));
}
