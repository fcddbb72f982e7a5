import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { pictureOfVariant } from '../../shared/api/colours';
import { describeVariant } from '../../shared/api/variantText';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { NARROW, useMediaQuery } from '../../shared/lib/mediaQuery';
import { formatPaise, groupDigits, type Paise } from '../../shared/lib/money';
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
  const name = product?.name ?? (line.problem === null ? NOT_LOADED : t('No longer available'));
  return (
    <li className={s.line}>
      <ItemPicture path={product?.image[pictureOfVariant(product, line.size)]} size={56} />
      <div className={s.what}>
        <p className={s.name}>{name}</p>
        <p className={s.aside}>
          {variant
            ? t('Qty: {count} · {label}: {value}', {
                count: line.quantity,
                label: variant.label,
                value: variant.value,
              })
            : t('Qty: {count}', { count: line.quantity })}
        </p>
      </div>
      <div className={s.linePrices}>
        <p className={s.linePrice}>
          {line.problem === null && line.linePaise !== null ? formatPaise(line.linePaise) : '–'}
        </p>
        {discount > 0 && (
          <p className={s.aside}>
            <VisuallyHidden>{`${t('Discount')} `}</VisuallyHidden>
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
        {t('These items cannot be ordered as they are. Change them to continue.')}
      </p>
      <ul className={s.lines}>
        {lines.map((line) => {
          const name = line.product?.name ?? t('An item');
          const left = line.problem === 'short' ? line.left : null;
          const lacksColour = line.problem === 'no-colour';
          const [way, label] = lacksColour
            ? [t('Choose'), t('Choose {name}', { name })]
            : left === null
              ? [t('Remove'), t('Remove {name}', { name })]
              : [
                  t('Change to {count}', { count: left }),
                  t('Change to {count} {name}', { count: left, name }),
                ];
          return (
            <li key={`${line.productId}|${line.size}`} className={s.blockedLine}>
              <span>
                <bdi>{name}</bdi>
                {line.problem !== null && <span>{`: ${problemText(line) ?? ''}`}</span>}
              </span>
              <Button
                color="inherit"
                size="small"
                aria-label={label}
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
          {t('Order summary')}
        </h2>
        <TextLink to={paths.cart} className={s.edit}>
          {t('Edit cart')}
        </TextLink>
      </div>
      {isPhone ? (
        <details>
          <summary className={s.unfold}>
            {t('{count, plural, one {1 item} other {{shown} items}}', {
              count: cart.count,
              shown: groupDigits(cart.count),
            })}
          </summary>
          {lines}
        </details>
      ) : (
        lines
      )}
      <hr className={clsx(surface.divider, s.divider)} />
      <dl className={s.amounts}>
        <Row label={t('Subtotal')} value={formatPaise(cart.totalPaise)} />
        {discount && (
          <Row
            label={t('Discount, {name}', { name: discount.name })}
            value={formatPaise(-discount.paise)}
          />
        )}
        <Row label={t('Shipping')} value={t('Free')} />
        <Row label={t('Total')} value={formatPaise(total)} strong />
      </dl>
      <p className={clsx(s.aside, s.payment)}>{payment}</p>
      <div>{children}</div>
      <p className={clsx(s.aside, s.promise)}>{promise}</p>
    </section>
  );
}
