import FavoriteIcon from '../../shared/ui/icons/FavoriteRounded';
import FavoriteBorderIcon from '../../shared/ui/icons/FavoriteBorderRounded';
import { clsx } from 'clsx';
import type { MouseEvent, ReactElement } from 'react';
import { useAppSelector } from '../../app/hooks';
import type { Product } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { isRepeatedClick } from '../../shared/lib/clicks';
import { IconButton } from '../../shared/ui/Button';
import { useWishlistActions } from './useWishlist';
import { selectIsWishlisted } from './wishlistSelectors';
import * as s from './WishlistButton.css';

interface WishlistButtonProps {
  product: Product;
  className?: string;
}

const FULL =
  'M13.35 20.13c-.76.69-1.93.69-2.69-.01l-.11-.1C5.3 15.27 1.87 12.16 2 8.28c.06-1.7.93-3.33 2.34-4.29 2.64-1.8 5.9-.96 7.66 1.1 1.76-2.06 5.02-2.91 7.66-1.1 1.41.96 2.28 2.59 2.34 4.29.14 3.88-3.3 6.99-8.55 11.76z';
const EMPTY =
  'M19.66 3.99c-2.64-1.8-5.9-.96-7.66 1.1-1.76-2.06-5.02-2.91-7.66-1.1-1.4.96-2.28 2.58-2.34 4.29-.14 3.88 3.3 6.99 8.55 11.76l.1.09c.76.69 1.93.69 2.69-.01l.11-.1c5.25-4.76 8.68-7.87 8.55-11.75-.06-1.7-.94-3.32-2.34-4.28M12.1 18.55l-.1.1-.1-.1C7.14 14.24 4 11.39 4 8.5 4 6.5 5.5 5 7.5 5c1.54 0 3.04.99 3.57 2.36h1.87C13.46 5.99 14.96 5 16.5 5c2 0 3.5 1.5 3.5 3.5 0 2.89-3.14 5.74-7.9 10.05';

function useHeart(product: Product) {
  const isSaved = useAppSelector((state) => selectIsWishlisted(state, product._id));
  const { add, remove } = useWishlistActions();
  return {
    isSaved,
    press: (event: MouseEvent) => {
      // The card is a link; a click on its heart must not follow it.
      event.preventDefault();
      event.stopPropagation();
      if (isRepeatedClick(event)) return;
      // Another tab may have saved it since: then `add` says so.
      if (isSaved) remove(product._id);
      else add(product._id);
    },
  };
}

const nameOf = (product: Product) => t('Save {name} to wishlist', { name: product.name });

/** The heart as a plain element with the card's styles: a listing has twenty. */
export function CardHeart({ product }: { product: Product }): ReactElement {
  const { isSaved, press } = useHeart(product);
  return (
    <button type="button" aria-label={nameOf(product)} aria-pressed={isSaved} onClick={press}>
      <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden>
        <path d={isSaved ? FULL : EMPTY} />
      </svg>
    </button>
  );
}

/** The heart on product pages: a toggle button named after the product. */
export function WishlistButton({ product, className }: WishlistButtonProps): ReactElement {
  const { isSaved, press } = useHeart(product);
  return (
    <IconButton
      aria-label={nameOf(product)}
      aria-pressed={isSaved}
      onClick={press}
      className={clsx(isSaved && s.saved, className)}
    >
      {isSaved ? <FavoriteIcon /> : <FavoriteBorderIcon />}
    </IconButton>
  );
}
