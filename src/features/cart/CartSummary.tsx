import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { paths } from '../../shared/config/paths';
import { countOf } from '../../shared/lib/countOf';
import { formatPaise } from '../../shared/lib/money';
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

/** Why the cart cannot be ordered; null if it can. */
export function blockedText(cart: CartView): string | null {
  const { lines, blocked } = cart;
  if (blocked.length === 0) return lineLimitText(cart);
  const named = (some: typeof blocked): string =>
    some.map(({ product }) => product?.name ?? 'a product we no longer sell').join(', ');
  const short = blocked.filter(({ problem }) => problem === 'short');
  const withoutColour = blocked.filter(({ problem }) => problem === 'no-colour');
  const gone = blocked.filter((line) => !short.includes(line) && !withoutColour.includes(line));
  if (gone.length === lines.length) return 'Nothing in your cart can be ordered right now.';
  const ways = [
    ...(gone.length > 0 ? [`remove ${named(gone)}`] : []),
    ...(short.length > 0 ? [`order fewer of ${named(short)}`] : []),
    ...(withoutColour.length > 0 ? [`choose the colour of ${named(withoutColour)}`] : []),
  ].join(' and ');
  return `${ways.charAt(0).toUpperCase()}${ways.slice(1)} to check out.`;
}

/** Totals and the checkout button, which stays at the bottom of a phone's screen. */
export function CartSummary({ cart, isSignedIn, onCheckout }: CartSummaryProps): ReactElement {
  const units = cart.lines
    .filter(({ problem }) => problem === null)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const why = blockedText(cart);
  const label = isSignedIn ? 'PROCEED TO CHECKOUT' : 'LOGIN TO CONTINUE';
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
          Cart totals
        </h2>
        <dl className={s.rows}>
          <Row
            label={`Subtotal (${countOf(units, 'item')})`}
            value={formatPaise(cart.totalPaise)}
          />
          <Row label="Shipping" value="Free" />
          <div aria-hidden role="presentation" className={surface.divider} />
          <Row strong label="Total" value={formatPaise(cart.totalPaise)} />
        </dl>
        {why !== null && (
          <p id="cart-blocked" role="alert" className={s.why}>
            {why}
          </p>
        )}
        <div className={s.checkout}>{button}</div>
        <Button to={paths.shop} fullWidth className={s.shopOn}>
          Continue Shopping
        </Button>
        <p className={s.promise}>Free delivery on every order. Pay by Cash on Delivery or UPI.</p>
      </section>
      <BottomBar label="Checkout">
        <div className={s.bar}>
          <div className={s.barTotal}>
            <div className={s.barLabel}>Total</div>
            <span className={text.price}>{formatPaise(cart.totalPaise)}</span>
          </div>
          {button}
        </div>
      </BottomBar>
    </>
  );
}
