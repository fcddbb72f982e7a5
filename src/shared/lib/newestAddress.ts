import type { Location } from 'react-router-dom';

/**
 * Where the browser is, which React shows a moment later: navigations are transitions. What changes
 * a part of the address starts from here, or it takes back what was chosen in that moment. For
 * events; never to be called while rendering.
 */
export const newestAddress = (): Pick<Location, 'pathname' | 'search'> => window.location;

/** Nothing is on its way any more. */
export const isOnScreen = ({ pathname, search }: Location): boolean =>
  pathname === newestAddress().pathname && search === newestAddress().search;
