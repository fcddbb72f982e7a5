/** schema.org objects for any feature's pages. Addresses are absolute, as crawlers expect. */

import { language } from '../config/env';
import { addressIn } from '../config/languages';

const CONTEXT = 'https://schema.org';

const absolute = (path: string, origin: string): string =>
  new URL(addressIn(language, path), origin).href;

export interface Crumb {
  name: string;
  path: string;
}

/** The breadcrumbs, from the home page to the page itself. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], origin: string) {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path, origin),
    })),
  };
}
