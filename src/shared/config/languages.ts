/**
 * The shop's languages (docs/adr/0027-one-build-a-language.md). A page's language is in its address: `/shop` is English,
 * `/hi/shop` is Hindi.
 */
export const SOURCE_LANGUAGE = 'en';

/** The parameter of the API's reads; English without it. */
export const LANGUAGE = 'lang';

export interface Language {
  /** As in `lang` attributes and in addresses. */
  code: string;
  /** In the language itself: `हिन्दी`. */
  name: string;
}

/** The prefix of every page's path: empty for English. */
export const basePathOf = (code: string): string => (code === SOURCE_LANGUAGE ? '' : `/${code}`);

/** The address of a path in a language. Home has no slash at its end: `/hi`. */
export function addressIn(code: string, path: string): string {
  const base = basePathOf(code);
  return base === '' ? path : base + path.replace(/^\/(?=$|[?#])/, '');
}

/** The language of an address: the one of its prefix, else English. */
export function languageAt(pathname: string, codes: readonly string[]): string {
  const [, first = ''] = pathname.split('/', 2);
  return first !== SOURCE_LANGUAGE && codes.includes(first) ? first : SOURCE_LANGUAGE;
}

/** The path within the shop: `/shop` for `/hi/shop`, `/` for `/hi`. */
export const pathWithin = (pathname: string, code: string): string =>
  pathname.slice(basePathOf(code).length) || '/';
