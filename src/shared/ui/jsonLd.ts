/** schema.org objects for pages of any feature; addresses are absolute, as crawlers want them. */

const CONTEXT = 'https://schema.org';

const absolute = (path: string, origin: string): string => new URL(path, origin).href;

export interface Crumb {
  name: string;
  path: string;
}

/** From the start page to the page itself. */
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
