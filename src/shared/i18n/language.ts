import { language } from '../config/env';
import { basePathOf, pathWithin } from '../config/languages';

/** The prefix of every page's path in this build's language: `` or `/hi`. */
export const basePath = basePathOf(language);

/** The open page's path within the shop, without the language. */
export const currentPath = (): string => pathWithin(window.location.pathname, language);
