import CheckCircleIcon from '../../shared/ui/icons/CheckCircleRounded';
import CloseIcon from '../../shared/ui/icons/CloseRounded';
import { clsx } from 'clsx';
import { useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { pictureOfVariant } from '../../shared/api/colours';
import { variantText } from '../../shared/api/variantText';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { formatPaise, groupDigits } from '../../shared/lib/money';
import { publishedHeight } from '../../shared/lib/publishedHeight';
import { Button, IconButton } from '../../shared/ui/Button';
import * as surface from '../../shared/ui/surface.css';
import { ProductImage } from '../catalog/ProductImage';
import { selectIsSignedIn } from '../session/sessionSelectors';
import { selectLastAdded } from './cartSelectors';
import { miniCartClosed } from './cartSlice';
import { ADDED, hasMiniCart } from './hasMiniCart';
import { useCartLines } from './queries/useCartLines';
import * as s from './MiniCart.css';

const SHOWN_MS = 6_000;

/** For the toasts, which appear above it. */
const publishHeight = publishedHeight('--ml-mini-cart');

/**
 * Shows what was just added, in the corner of the toasts, with the ways to the cart and the checkout. It never takes the
 * focus, closes by itself, and stays open while the pointer or the focus is in it.
 */
export function MiniCart(): ReactElement | null {
  const added = useAppSelector(selectLastAdded);
  const { lines, totalPaise, count } = useCartLines();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const [isHeld, setIsHeld] = useState(false);
  const at = added?.at;

  useEffect(() => {
    if (at === undefined || isHeld) return undefined;
    const timer = setTimeout(() => dispatch(miniCartClosed()), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [at, isHeld, dispatch]);

  const line = lines.find(
    ({ productId, size }) => productId === added?.productId && size === added.size,
  );
  if (added === null || line?.product === undefined || !hasMiniCart(pathname)) return null;

  const close = () => {
    setIsHeld(false);
    dispatch(miniCartClosed());
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only listens to what is done with the buttons inside
    <section
      ref={publishHeight}
      aria-label={t('Just added to your cart')}
      data-no-print
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      className={clsx(surface.paper, s.miniCart)}
    >
      <div className={s.head}>
        <CheckCircleIcon aria-hidden className={s.done} />
        <p key={at} role="alert" className={s.title}>
          {ADDED}
        </p>
        <IconButton aria-label={t('Close')} onClick={close} className={s.close}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={s.line}>
        <div className={s.picture}>
          <ProductImage
            product={line.product}
            index={pictureOfVariant(line.product, line.size)}
            alt=""
            sizes="64px"
          />
        </div>
        <div className={s.words}>
          <p className={s.name}>{line.product.name}</p>
          <p className={s.detail}>
            {[
              variantText(line.size),
              t('Qty {count}', { count: line.quantity }),
              line.linePaise !== null && formatPaise(line.linePaise),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      <p className={s.total}>
        {`${t('{count, plural, one {1 item in your cart} other {{shown} items in your cart}}', {
          count,
          shown: groupDigits(count),
        })} · ${formatPaise(totalPaise)}`}
      </p>
      <div className={s.foot}>
        <Button to={paths.cart} variant="outlined" onClick={close}>
          {t('View cart')}
        </Button>
        <Button
          {...(isSignedIn
            ? { to: paths.placeOrder }
            : { to: paths.login, state: { from: paths.placeOrder } })}
          variant="contained"
          onClick={close}
        >
          {t('Checkout')}
        </Button>
      </div>
    </section>
  );
}
