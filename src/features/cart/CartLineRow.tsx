import DeleteIcon from '../../shared/ui/icons/DeleteOutlineRounded';
import FavoriteBorderIcon from '../../shared/ui/icons/FavoriteBorderRounded';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { colourOf, pictureOfVariant } from '../../shared/api/colours';
import { MAX_QUANTITY } from '../../shared/api/productRules';
import { variantText } from '../../shared/api/variantText';
import { productPath } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { tRich } from '../../shared/i18n/tRich';
import { formatPaise } from '../../shared/lib/money';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import { PriceText } from '../../shared/ui/PriceText';
import { QuantityField } from '../../shared/ui/QuantityField';
import { TextLink } from '../../shared/ui/TextLink';
import { ProductImage } from '../catalog/ProductImage';
import { LineColour } from './LineColour';
import { LineSync } from './LineSync';
import { NOT_LOADED, problemText, type CartLineView } from './queries/useCartLines';
import * as s from './CartLineRow.css';

interface CartLineRowProps {
  line: CartLineView;
  /** A guest's cart is on this device only, so it shows no account status. */
  showSync: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Absent for a product that is no longer sold, which no wishlist can hold. */
  onMoveToWishlist?: () => void;
  onPriceAccepted: () => void;
}

/** The price change since the line was added: old and new price. */
function PriceChange({
  line,
  onAccepted,
}: {
  line: CartLineView;
  onAccepted: () => void;
}): ReactElement | null {
  const { oldUnitPaise, unitPaise } = line;
  if (oldUnitPaise === undefined || unitPaise === null) return null;
  const isDearer = unitPaise > oldUnitPaise;
  const old = <s>{formatPaise(oldUnitPaise)}</s>;
  const today = <strong>{formatPaise(unitPaise)}</strong>;
  return (
    <Notice
      severity={isDearer ? 'warning' : 'success'}
      className={s.priceChange}
      action={
        <Button size="small" color="inherit" onClick={onAccepted}>
          {t('OK')}
        </Button>
      }
    >
      <span key={String(isDearer)}>
        {isDearer
          ? tRich('The price has gone up: it was {old}, it is now {today}.', { old, today })
          : tRich('The price has come down: it was {old}, it is now {today}.', { old, today })}
      </span>
    </Notice>
  );
}

/** One line of the cart page. */
export function CartLineRow({
  line,
  showSync,
  onQuantity,
  onRemove,
  onMoveToWishlist,
  onPriceAccepted,
}: CartLineRowProps): ReactElement {
  const { product, size, quantity, unitPaise, linePaise, problem, left, sync } = line;
  const variant = variantText(size);
  const to = productPath(line.productId, (product && colourOf(product, size)) ?? undefined);
  const name = product?.name ?? (problem === null ? NOT_LOADED : t('A product we no longer sell'));
  return (
    <li className={s.line}>
      <div className={clsx(s.picture, problem !== null && s.faded)}>
        {product && (
          <Link to={to} tabIndex={-1} aria-hidden>
            <ProductImage
              product={product}
              index={pictureOfVariant(product, size)}
              alt=""
              sizes="120px"
            />
          </Link>
        )}
      </div>
      <div className={s.words}>
        <div className={s.head}>
          <div className={s.product}>
            <h2 className={s.name}>
              {product ? (
                <TextLink to={to} underline="hover" className={s.link}>
                  {name}
                </TextLink>
              ) : (
                name
              )}
            </h2>
            {variant !== null && <p className={s.detail}>{variant}</p>}
            {product && (
              <div className={s.detail}>
                {unitPaise === null
                  ? t('Price not available')
                  : quantity > 1 && t('{price} each', { price: formatPaise(unitPaise) })}
              </div>
            )}
          </div>
          {linePaise !== null && problem === null && (
            <div className={s.price}>
              <PriceText paise={linePaise} />
            </div>
          )}
        </div>

        {problem === 'no-colour' && product && <LineColour line={line} product={product} />}
        {problem !== null && problem !== 'no-colour' && (
          <p className={s.problem}>
            <span>{problemText(line)}</span>
            <span className={s.wayOut}>
              {` · ${
                problem === 'short'
                  ? t('reduce the quantity to check out')
                  : t('remove it to check out')
              }`}
            </span>
          </p>
        )}
        <PriceChange line={line} onAccepted={onPriceAccepted} />

        <div className={s.controls}>
          {(problem === null || problem === 'short') && (
            <QuantityField
              value={quantity}
              max={MAX_QUANTITY}
              label={t('Quantity of {name}', { name })}
              onChange={onQuantity}
            />
          )}
          <div className={s.actions}>
            {problem === 'short' && left !== null && (
              <Button
                color="inherit"
                aria-label={t('Change to {count}: {name}', { count: left, name })}
                onClick={() => onQuantity(left)}
                className={s.action}
              >
                {t('Change to {count}', { count: left })}
              </Button>
            )}
            {onMoveToWishlist && (
              <Button
                color="inherit"
                startIcon={<FavoriteBorderIcon />}
                aria-label={t('Save for later: {name}', { name })}
                onClick={onMoveToWishlist}
                className={s.action}
              >
                <span className={s.actionText}>{t('Save for later')}</span>
              </Button>
            )}
            <Button
              color="inherit"
              startIcon={<DeleteIcon />}
              aria-label={t('Remove {name}', { name })}
              onClick={onRemove}
              className={s.action}
            >
              <span className={s.actionText}>{t('Remove')}</span>
            </Button>
          </div>
        </div>
        {showSync && <LineSync sync={sync} name={name} />}
      </div>
    </li>
  );
}
