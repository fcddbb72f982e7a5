/** The cookie with the chosen colour scheme, which the server and the worker read. */

export type Scheme = 'light' | 'dark';

/** A cookie, because a navigation request carries nothing else. Absent while the device decides. */
export const SCHEME_COOKIE = 'scheme';

const isScheme = (value: string | undefined): value is Scheme =>
  value === 'light' || value === 'dark';

/** @param value the cookie's value, which may be anything */
export const schemeOf = (value: string | undefined): Scheme | undefined =>
  isScheme(value) ? value : undefined;

/** @param cookies the header of a request, as in `a=1; scheme=dark` */
export function schemeIn(cookies: string | undefined): Scheme | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  return schemeOf(pairs.find(([name]) => name === SCHEME_COOKIE)?.[1]);
}
