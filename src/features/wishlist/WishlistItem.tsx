import CloseIcon from '../../shared/ui/icons/CloseRounded';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '../../shared/api/contract';
import { firstVariant } from '../../shared/lib/stock';
import { productPath } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { Button, IconButton } from '../../shared/ui/Button';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { PriceText } from '../../shared/ui/PriceText';
import { TextLink } from '../../shared/ui/TextLink';
import { displayedPrice, originalPrice, notBuyable } from '../catalog/price';
import { ProductImage } from '../catalog/ProductImage';
import * as s from './WishlistItem.css';

/** Loads when the first product with several sizes is moved. */
const SizeMenu = lazyComponent(() => import('./SizeMenu').then((module) => module.SizeMenu));

interface WishlistItemProps {
  product: Product | undefined;
  /** While the list loads, a missing product does not count as gone. */
  isLoading: boolean;
  onRemove: () => void;
  onMoveToCart: (product: Product, size?: string) => void;
}

/** A saved product: picture, price, and buttons to add it to the cart or remove it. */
export function WishlistItem({
  product,
  isLoading,
  onRemove,
  onMoveToCart,
}: WishlistItemProps): ReactElement {
  const [sizesAt, setSizesAt] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const closeSizes = () => setSizesAt(null);
  const refusal = product ? notBuyable(product) : null;
  const name = product?.name ?? (isLoading ? t('Loading') : t('No longer available'));
  return (
    <li className={s.item}>
      <div className={s.picture}>
        {product && (
          <Link to={productPath(product._id)} tabIndex={-1} aria-hidden>
            <ProductImage
              product={product}
              alt=""
              sizes="(max-width: 600px) 50vw, (max-width: 1200px) 33vw, 300px"
            />
          </Link>
        )}
        <IconButton
          aria-label={
            product ? t('Remove {name} from wishlist', { name }) : t('Remove from wishlist')
          }
          onClick={onRemove}
          className={s.remove}
        >
          <CloseIcon />
        </IconButton>
      </div>
      <h2 className={s.name}>
        {product ? (
          <TextLink to={productPath(product._id)} underline="hover" className={s.link}>
            {name}
          </TextLink>
        ) : (
          name
        )}
      </h2>
      {product && (
        <>
          <PriceText paise={displayedPrice(product)} originalPaise={originalPrice(product)} />
          <Button
            variant="outlined"
            fullWidth
            disabled={refusal !== null}
            aria-label={`${refusal ?? t('Move to cart')}: ${name}`}
            aria-haspopup={product.sizes.length > 0 ? 'menu' : undefined}
            onClick={(event) => {
              if (product.sizes.length === 0) {
                onMoveToCart(product);
                return;
              }
              setSizesAt(event.currentTarget);
              setWasOpened(true);
            }}
            className={s.move}
          >
            {refusal ?? t('Move to cart')}
          </Button>
          {wasOpened && (
            <SizeMenu
              anchor={sizesAt}
              name={name}
              sizes={product.sizes}
              onPick={(size) => onMoveToCart(product, firstVariant(product, size))}
              onClose={closeSizes}
              onMissed={() => {
                closeSizes();
                setWasOpened(false);
              }}
            />
          )}
        </>
      )}
    </li>
  );
}
