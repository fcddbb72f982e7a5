import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { pictureOfVariant } from '../../shared/api/colours';
import { describeVariant } from '../../shared/api/variantText';
import { paths } from '../../shared/config/paths';
import { countOf } from '../../shared/lib/countOf';
import { NARROW, useMediaQuery } from '../../shared/lib/mediaQuery';
import { formatPaise, type Paise } from '../../shared/lib/money';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import * as surface from '../../shared/ui/surface.css';
import * as text from '../../shared/ui/text.css';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { TextLink } from '../../shared/ui/TextLink';
import { useCartActions } from '../cart/useCartActions';
import {
  NOT_LOADED,
  problemText,
  type CartLineView,
  type CartView,
} from '../cart/queries/useCartLines';
import { ItemPicture } from '../orders/ItemPicture';
import type { ValidCoupon } from './useCoupon';
import * as s from './CheckoutSummary.css';

function SummaryLine({ line, discount }: { line: CartLineView; discount: Paise }) {
  const { product } = line;
  const variant = describeVariant(line.size);
  const name = product?.name ?? (line.problem === null ? NOT_LOADED : 'No longer available');
  return (
    <li className={s.line}>
      <ItemPicture path={product?.image[pictureOfVariant(product, line.size)]} size={56} />
      <div className={s.what}>
        <p className={s.name}>{name}</p>
        <p className={s.aside}>
          {`Qty: ${String(line.quantity)}${variant ? ` · ${variant.label}: ${variant.value}` : ''}`}
        </p>
      </div>
      <div className={s.linePrices}>
        <p className={s.linePrice}>
          {line.problem === null && line.linePaise !== null ? formatPaise(line.linePaise) : '–'}
        </p>
        {discount > 0 && (
          <p className={s.aside}>
            <VisuallyHidden>Discount </VisuallyHidden>
            <span>{formatPaise(-discount)}</span>
          </p>
        )}
      </div>
    </li>
  );
}

/** The lines that prevent the order, each with a way to resolve it. */
export function BlockedLines({ lines }: { lines: CartLineView[] }) {
  const { removeLine, setQuantity } = useCartActions();
  if (lines.length === 0) return null;
  return (
    <Notice severity="warning" className={s.blocked}>
      <p className={s.blockedTitle}>
        These items cannot be ordered as they are. Change them to continue.
      </p>
      <ul className={s.lines}>
        {lines.map((line) => {
          const name = line.product?.name ?? 'An item';
          const left = line.problem === 'short' ? line.left : null;
          const lacksColour = line.problem === 'no-colour';
          const way = lacksColour
            ? 'Choose'
            : left === null
              ? 'Remove'
              : `Change to ${String(left)}`;
          return (
            <li key={`${line.productId}|${line.size}`} className={s.blockedLine}>
              <span>
                <bdi>{name}</bdi>
                {line.problem !== null && <span>{`: ${problemText(line) ?? ''}`}</span>}
              </span>
              <Button
                color="inherit"
                size="small"
                aria-label={`${way} ${name}`}
                {...(lacksColour && { to: paths.cart })}
                onClick={() => {
                  if (left !== null) setQuantity(line.productId, line.size, left);
                  else if (!lacksColour) removeLine(line.productId, line.size);
                }}
              >
                {way}
              </Button>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

function Row({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={s.row}>
      <dt className={strong ? s.totalLabel : s.label}>{label}</dt>
      <dd className={strong ? s.totalAmount : s.amount}>{value}</dd>
    </div>
  );
}

interface CheckoutSummaryProps {
  cart: CartView;
  discount: ValidCoupon | null;
  /** How it will be paid, in words. */
  payment: string;
  /** The return policy, from the store's facts. */
  promise: string;
  children: ReactNode;
}

/** The items, the amount, the payment method, and the button. */
export function CheckoutSummary({
  cart,
  discount,
  payment,
  promise,
  children,
}: CheckoutSummaryProps) {
  const total = cart.totalPaise - (discount?.paise ?? 0);
  const isPhone = useMediaQuery(NARROW, false);
  const lines = (
    <ul className={s.lines}>
      {cart.lines.map((line) => (
        <SummaryLine
          key={`${line.productId}|${line.size}`}
          line={line}
          discount={discount?.ofLine(line) ?? 0}
        />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="checkout-summary" className={clsx(surface.outlined, s.summary)}>
      <div className={s.head}>
        <h2 id="checkout-summary" className={text.h4}>
          Order summary
        </h2>
        <TextLink to={paths.cart} className={s.edit}>
          Edit cart
        </TextLink>
      </div>
      {isPhone ? (
        <details>
          <summary className={s.unfold}>{countOf(cart.count, 'item')}</summary>
          {lines}
        </details>
      ) : (
        lines
      )}
      <hr className={clsx(surface.divider, s.divider)} />
      <dl className={s.amounts}>
        <Row label="Subtotal" value={formatPaise(cart.totalPaise)} />
        {discount && (
          <Row label={`Discount, ${discount.name}`} value={formatPaise(-discount.paise)} />
        )}
        <Row label="Shipping" value="Free" />
        <Row label="Total" value={formatPaise(total)} strong />
      </dl>
      <p className={clsx(s.aside, s.payment)}>{payment}</p>
      <div>{children}</div>
      <p className={clsx(s.aside, s.promise)}>{promise}</p>
    </section>
  );
}
