/** The colour scheme that a person chose, told to whoever sends pages: to the server and to the worker. */

export type Scheme = 'light' | 'dark';

/** A cookie, because a page's address is asked for with nothing else; absent while the device decides. */
export const SCHEME_COOKIE = 'scheme';

const isScheme = (value: string | undefined): value is Scheme =>
  value === 'light' || value === 'dark';

/** @param value the cookie's; anything may stand in it */
export const schemeOf = (value: string | undefined): Scheme | undefined =>
  isScheme(value) ? value : undefined;

/** @param cookies the header of a request, as in `a=1; scheme=dark` */
export function schemeIn(cookies: string | undefined): Scheme | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  return schemeOf(pairs.find(([name]) => name === SCHEME_COOKIE)?.[1]);
}
