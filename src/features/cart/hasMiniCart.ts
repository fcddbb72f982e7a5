import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { WIDE } from '../../shared/lib/mediaQuery';

/** Spec section 8. */
export const ADDED = t('Added to cart!');

/** These pages show the cart anyway. */
const WITHOUT: string[] = [paths.cart, paths.placeOrder, paths.login];

/** Whether the mini cart says what was added. Elsewhere, and where it would cover a phone's screen, a toast does. */
export const hasMiniCart = (pathname: string): boolean =>
  // Absent in jsdom.
  typeof window.matchMedia === 'function' &&
  window.matchMedia(WIDE).matches &&
  !WITHOUT.includes(pathname);
