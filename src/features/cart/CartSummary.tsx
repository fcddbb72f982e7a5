import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { formatPaise, groupDigits } from '../../shared/lib/money';
import { BottomBar } from '../../shared/ui/BottomBar';
import { Button } from '../../shared/ui/Button';
import * as surface from '../../shared/ui/surface.css';
import * as text from '../../shared/ui/text.css';
import { lineLimitText, type CartView } from './queries/useCartLines';
import * as s from './CartSummary.css';

function Row({
  label,
  value,
  strong = false,
}: {
  label: ReactNode;
  value: ReactNode;
  strong?: boolean;
}): ReactElement {
  return (
    <div className={s.row}>
      <dt className={strong ? text.h6 : text.body1}>{label}</dt>
      <dd className={strong ? s.total : s.value}>{value}</dd>
    </div>
  );
}

interface CartSummaryProps {
  cart: CartView;
  isSignedIn: boolean;
  onCheckout: () => void;
}

/** What to do about lines of each kind: their names, or '' if there are none. */
function waysOut(gone: string, short: string, uncoloured: string): string {
  if (gone && short && uncoloured) {
    return t(
      'Remove {gone} and order fewer of {short} and choose the colour of {uncoloured} to check out.',
      { gone, short, uncoloured },
    );
  }
  if (gone && short) {
    return t('Remove {gone} and order fewer of {short} to check out.', { gone, short });
  }
  if (gone && uncoloured) {
    return t('Remove {gone} and choose the colour of {uncoloured} to check out.', {
      gone,
      uncoloured,
    });
  }
  if (short && uncoloured) {
    return t('Order fewer of {short} and choose the colour of {uncoloured} to check out.', {
      short,
      uncoloured,
    });
  }
  if (gone) return t('Remove {gone} to check out.', { gone });
  if (short) return t('Order fewer of {short} to check out.', { short });
  return t('Choose the colour of {uncoloured} to check out.', { uncoloured });
}

/** Why the cart cannot be ordered; null if it can. */
export function blockedText(cart: CartView): string | null {
  const { lines, blocked } = cart;
  if (blocked.length === 0) return lineLimitText(cart);
  const named = (some: typeof blocked): string =>
    some.map(({ product }) => product?.name ?? t('a product we no longer sell')).join(', ');
  const short = blocked.filter(({ problem }) => problem === 'short');
  const withoutColour = blocked.filter(({ problem }) => problem === 'no-colour');
  const gone = blocked.filter((line) => !short.includes(line) && !withoutColour.includes(line));
  if (gone.length === lines.length) return t('Nothing in your cart can be ordered right now.');
  return waysOut(named(gone), named(short), named(withoutColour));
}

/** Totals and the checkout button, which stays at the bottom of a phone's screen. */
export function CartSummary({ cart, isSignedIn, onCheckout }: CartSummaryProps): ReactElement {
  const units = cart.lines
    .filter(({ problem }) => problem === null)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const why = blockedText(cart);
  const label = isSignedIn ? t('PROCEED TO CHECKOUT') : t('LOGIN TO CONTINUE');
  const button = (
    <Button
      variant="contained"
      size="large"
      fullWidth
      disabled={why !== null}
      aria-describedby={why === null ? undefined : 'cart-blocked'}
      onClick={onCheckout}
    >
      {label}
    </Button>
  );
  return (
    <>
      <section aria-labelledby="cart-totals" className={clsx(surface.outlined, s.summary)}>
        <h2 id="cart-totals" className={s.title}>
          {t('Cart totals')}
        </h2>
        <dl className={s.rows}>
          <Row
            label={t('Subtotal ({count, plural, one {1 item} other {{shown} items}})', {
              count: units,
              shown: groupDigits(units),
            })}
            value={formatPaise(cart.totalPaise)}
          />
          <Row label={t('Shipping')} value={t('Free')} />
          <div aria-hidden role="presentation" className={surface.divider} />
          <Row strong label={t('Total')} value={formatPaise(cart.totalPaise)} />
        </dl>
        {why !== null && (
          <p id="cart-blocked" role="alert" className={s.why}>
            {why}
          </p>
        )}
        <div className={s.checkout}>{button}</div>
        <Button to={paths.shop} fullWidth className={s.shopOn}>
          {t('Continue Shopping')}
        </Button>
        <p className={s.promise}>
          {t('Free delivery on every order. Pay by Cash on Delivery or UPI.')}
        </p>
      </section>
      <BottomBar label={t('Checkout')}>
        <div className={s.bar}>
          <div className={s.barTotal}>
            <div className={s.barLabel}>{t('Total')}</div>
            <span className={text.price}>{formatPaise(cart.totalPaise)}</span>
          </div>
          {button}
        </div>
      </BottomBar>
    </>
  );
}
