/** Sorts the files of a build by language. */
import { languageAt, SOURCE_LANGUAGE } from '../shared/config/languages';
import { SHELL_FILE } from '../shared/config/pageFiles';

export interface Entry {
  url: string;
  revision: string | null;
}

/** The languages of a build: those that have an app shell. */
export const languagesOf = (entries: readonly Entry[]): string[] =>
  entries
    .map(({ url }) => `/${url}`)
    .filter((url) => url.endsWith(SHELL_FILE))
    .map((url) => url.slice(1, -SHELL_FILE.length) || SOURCE_LANGUAGE);

/** The first part of an address that is a language's code; no page of the shop has such a name. */
const LANGUAGE = /^\/[a-z]{2}(?:\/|$)/;

/** Whether a page is of a language that is not in this build, such as a later build's. */
export const isOfOtherBuild = (pathname: string, codes: readonly string[]): boolean =>
  languageAt(pathname, codes) === SOURCE_LANGUAGE && LANGUAGE.test(pathname);

/** The key of fonts and icons, which every language needs. */
export const SHARED = 'shared';

/** The files by language, and those for all under `SHARED`. */
export function byLanguage(
  entries: readonly Entry[],
  codes: readonly string[],
): Map<string, readonly Entry[]> {
  const isOfLanguage = ({ url }: Entry): boolean => /^(?:[\w-]+\/)?assets\/|\.html$/.test(url);
  const isShell = ({ url }: Entry): boolean => `/${url}`.endsWith(SHELL_FILE);
  const groups = new Map<string, Entry[]>([SHARED, ...codes].map((code) => [code, []]));
  // The app shell is last: with it, a language's cache is complete.
  for (const entry of [...entries].sort((a, b) => Number(isShell(a)) - Number(isShell(b)))) {
    const key = isOfLanguage(entry) ? languageAt(`/${entry.url}`, codes) : SHARED;
    groups.get(key)?.push(entry);
  }
  return groups;
}
