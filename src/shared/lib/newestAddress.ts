import type { Location } from 'react-router-dom';

/**
 * The newest requested address. React renders it a moment later, because navigations are transitions. Code
 * that changes a part of the address must start from here, or it would undo what was chosen in that moment.
 * For event handlers only, not for rendering.
 */
export const newestAddress = (): Pick<Location, 'pathname' | 'search'> => window.location;

/** No navigation is pending. */
export const isOnScreen = ({ pathname, search }: Location): boolean =>
  pathname === newestAddress().pathname && search === newestAddress().search;
